import type { Side } from '../../../../games/hulk-heresy/state.ts';
import { HIGHEST_COUNTER } from '../../../../games/hulk-heresy/turn/command.ts';
import { chance } from '../../../companion/chance.ts';
import { HoldToSee } from '../../../companion/hold-to-see.tsx';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { anyOf, sideClass } from '../pieces/symbols.ts';
import { type Commander, draw, type Kit, rollCommander, spend, withPurse } from './kit.ts';

const COMMANDERS: readonly { value: Commander; word: string }[] = [
  { value: 'none', word: 'None' },
  { value: 'praetor', word: 'Praetor' },
  { value: 'centurion', word: 'Centurion' },
];

interface Props {
  side: Side;
  title: string;
  kit: Kit;
  onChange(kit: Kit): void;
}

/** One player's secret counter, and what is public of the command points (HH-CMD). */
export function CommandCard({ side, title, kit, onChange }: Props) {
  const { counter, redrawn, spent, commander, heralds, die, bonus } = kit.purses[side];
  return (
    <section className="aid" aria-label={title} data-purse={side}>
      <h2 className="label">
        <Icon name={anyOf(side)} className={`icon ${sideClass(side)}`} /> {title}
      </h2>
      {counter === null ? (
        <button
          type="button"
          className="btn go large"
          data-do="draw-counter"
          onClick={() => onChange(draw(kit, side, chance()))}
        >
          <Icon name="i-command" /> Draw a counter
        </button>
      ) : (
        <>
          <HoldToSee word="Hold to look" name="look-counter">
            <b className="secret">{counter}</b>
            <small>{counter - spent} left</small>
          </HoldToSee>
          <p className="told">
            For its owner’s eyes only; what is spent is public. <Rule id="HH-CMD-03" />
          </p>
          <div className="keys">
            <button
              type="button"
              className="btn"
              data-do="redraw"
              disabled={redrawn || spent > 0}
              onClick={() => onChange(draw(kit, side, chance()))}
            >
              <Icon name="i-undo" /> {redrawn ? 'Drawn again' : 'Draw once more'}
            </button>
            <Counter
              word="Spent"
              value={spent}
              most={HIGHEST_COUNTER}
              field="spent"
              onChange={(n) => onChange(spend(kit, side, n))}
            />
          </div>
          <p className="told">
            Once more only with a revealed Sergeant or Character on the board. <Rule id="HH-CMD-04" />
          </p>
        </>
      )}
      <fieldset className="in-play">
        <legend className="label">In play, revealed</legend>
        <Pick
          word="Commander"
          field="commander"
          value={commander}
          options={COMMANDERS}
          onChange={(value) => onChange(withPurse(kit, side, { commander: value, die: 0, bonus: 0 }))}
        />
        {commander !== 'none' && (
          <button
            type="button"
            className="btn"
            data-do="roll-commander"
            disabled={die > 0}
            onClick={() => onChange(rollCommander(kit, side, chance()))}
          >
            {die > 0 ? `Rolled ${die}: ${bonus} more, public` : 'Roll for the Commander'}
          </button>
        )}
        <Counter
          word="Heralds"
          value={heralds}
          most={9}
          field="heralds"
          onChange={(n) => onChange(withPurse(kit, side, { heralds: n }))}
        />
        {heralds > 0 && (
          <p className="told">
            {heralds * 2} more for daemons, public. <Rule id="HH-DAEM-08" />
          </p>
        )}
      </fieldset>
    </section>
  );
}
