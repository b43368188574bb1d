import type { AnyGame, GameEvent } from '../../../kernel/contract.ts';
import type { CaseWords } from '../../games/case-words.ts';
import { Dice } from '../../parts/dice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Rule } from '../../parts/rule.tsx';
import type { Refused, Stage } from './play-case.ts';

interface Props {
  stage: Stage;
  game: AnyGame;
  /** What the looker may know of the step's events. */
  told: readonly GameEvent[];
  words: CaseWords | null;
  seatName(seat: string): string;
}

/** What a step brought: the report's own lines, or why it is refused. */
export function Happened({ stage, game, told, words, seatName }: Props) {
  const lines = told.map((event) => game.describe(event)).filter((line) => line !== null);
  const { step, asked, outcome, problem } = stage;
  return (
    <div className="case-told" aria-live="polite">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one step never move
        <p key={i}>
          {words?.line(line.text, stage.called, game, stage.state) ?? line.text}{' '}
          {line.dice?.map((shown, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
            <Dice key={n} shown={shown} />
          ))}{' '}
          {line.rules.map((rule) => (
            <Rule key={rule} id={rule} />
          ))}
        </p>
      ))}
      {stage.refused.map((refused) => (
        <No key={refused.text} refused={refused} />
      ))}
      {step?.is === 'act' && lines.length === 0 && stage.refused.length === 0 && !problem && (
        <p className="dim">Nothing that this player may know.</p>
      )}
      {problem && <p className="harm">{problem}</p>}
      {outcome && (
        <p>
          {outcome.why} <Rule id={outcome.rule} />
        </p>
      )}
      {(step === null || step.is === 'offered') &&
        asked.map(({ seat, kind, rule }) => (
          <p key={`${seat} ${kind}`} className="dim">
            {seatName(seat)} decides {words?.question(kind) ?? 'what to do'}. <Rule id={rule} />
          </p>
        ))}
    </div>
  );
}

function No({ refused: { text, refusal } }: { refused: Refused }) {
  return (
    <p className="why">
      <Icon name="i-close" />
      <span>
        <b>{text}.</b>{' '}
        {refusal ? (
          <>
            {refusal.why} <Rule id={refusal.rule} />
          </>
        ) : (
          'There is no way to say that at this table.'
        )}
      </span>
    </p>
  );
}
