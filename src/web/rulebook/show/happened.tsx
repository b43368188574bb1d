import type { AnyGame, GameEvent } from '../../../kernel/contract.ts';
import { Dice } from '../../parts/dice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Rule } from '../../parts/rule.tsx';
import type { Refused, Stage } from './play-case.ts';
import { tried } from './step-words.ts';

interface Props {
  stage: Stage;
  game: AnyGame;
  /** What the looker may know of the step's events. */
  told: readonly GameEvent[];
  seatName(seat: string): string;
}

/** What a step brought: the report's own lines, or why it is refused. */
export function Happened({ stage, game, told, seatName }: Props) {
  const lines = told.map((event) => game.describe(event)).filter((line) => line !== null);
  const { step, asked, outcome, problem } = stage;
  return (
    <div className="case-told" aria-live="polite">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one step never move
        <p key={i}>
          {line.text}{' '}
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
        <No key={refused.text} refused={refused} seatName={seatName} whole={step?.is === 'refuse'} />
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
            {seatName(seat)} decides: {kind} <Rule id={rule} />
          </p>
        ))}
    </div>
  );
}

function No({
  refused,
  seatName,
  whole,
}: {
  refused: Refused;
  seatName(seat: string): string;
  whole: boolean;
}) {
  const { text, refusal } = refused;
  return (
    <p className="why">
      <Icon name="i-close" />
      <span>
        <b>{whole ? tried(text, seatName) : text}</b>{' '}
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
