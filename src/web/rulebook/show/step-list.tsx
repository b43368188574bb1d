import type { CaseWords } from '../../games/case-words.ts';
import { Dice } from '../../parts/dice.tsx';
import type { Stage } from './play-case.ts';
import { stepWords } from './step-words.ts';

interface Props {
  stages: readonly Stage[];
  at: number;
  words: CaseWords | null;
  seatName(seat: string): string;
  onStep(at: number): void;
}

/** Every step in words; a click goes there. */
export function StepList({ stages, at, words, seatName, onStep }: Props) {
  return (
    <ol className="case-steps" aria-label="Steps">
      <li>
        <button type="button" aria-current={at === 0 ? 'step' : undefined} onClick={() => onStep(0)}>
          <b>Start</b>
        </button>
      </li>
      {stages.slice(1).map((stage, i) => {
        const { step, refused } = stage;
        if (!step) return null;
        const { head, text } = stepWords(stage, step, { words, seatName });
        const no = step.is === 'refuse' || refused.length > 0;
        return (
          <li key={`${step.place.line} ${step.is}`} className={no ? 'is-no' : `is-${step.is}`}>
            <button
              type="button"
              aria-current={at === i + 1 ? 'step' : undefined}
              onClick={() => onStep(i + 1)}
            >
              <b>{head}</b> <span>{text}</span>
              {step.is === 'act' &&
                // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
                step.dice.map((value, n) => <Dice key={n} shown={{ values: [value] }} />)}
              {step.is === 'act' && step.draws.length > 0 && (
                <span className="dim">drawn: {step.draws.join(', ')}</span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
