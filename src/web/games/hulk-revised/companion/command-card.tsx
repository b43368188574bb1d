import { TOKENS } from '../../../../games/hulk-revised/turn/command.ts';
import { chance } from '../../../companion/chance.ts';
import { HoldToSee } from '../../../companion/hold-to-see.tsx';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { commandPoints, drawToken, type Kit, redraw, spend } from './kit.ts';

const TOKEN_VALUES = TOKENS.flatMap((count, i) => Array<number>(count).fill(i + 1));

/** The secret draw of command points (HR-CMD). */
export function CommandCard({ kit, onChange }: { kit: Kit; onChange(kit: Kit): void }) {
  const { token } = kit;
  return (
    <section className="aid" aria-label="Command points">
      <h2 className="label">Command points</h2>
      {token ? (
        <>
          <HoldToSee word="Hold to look" name="look-token">
            <b className="secret">{commandPoints(token)}</b>
            <small>
              token {token.value}
              {token.bonus !== 0 && `, ${token.bonus > 0 ? '+' : '−'}${Math.abs(token.bonus)} bonus`}
              {`, ${commandPoints(token) - token.spent} left`}
            </small>
          </HoldToSee>
          <p className="told">
            For the Marine player’s eyes only. What is spent is public. <Rule id="HR-CMD-02" />
          </p>
          <div className="keys">
            <button
              type="button"
              className="btn"
              data-do="redraw"
              disabled={token.redraws === 0}
              onClick={() => onChange(redraw(kit, chance()))}
            >
              <Icon name="i-undo" /> Draw again ({token.redraws} left)
            </button>
            <Counter
              word="Spent"
              value={token.spent}
              most={6}
              field="spent"
              onChange={(n) => onChange(spend(kit, n))}
            />
          </div>
        </>
      ) : (
        <>
          <ol className="tokens" aria-label="The tokens in the bag">
            {TOKEN_VALUES.map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move
              <li key={i}>{value}</li>
            ))}
          </ol>
          <p className="told">
            One of six tokens, seen by the Marine player alone. Each Sergeant allows one more draw, each
            Captain adds 2. <Rule id="HR-CMD-03" />
          </p>
          <button
            type="button"
            className="btn go large"
            data-do="draw-token"
            onClick={() => onChange(drawToken(kit, chance()))}
          >
            <Icon name="i-command" /> Draw a token
          </button>
        </>
      )}
    </section>
  );
}
