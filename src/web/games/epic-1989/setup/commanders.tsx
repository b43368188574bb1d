import type { Placement } from '../../../../games/epic-1989/actions.ts';
import { Rule } from '../../../parts/rule.tsx';

interface Props {
  readonly placed: readonly Placement[];
  called(unit: number): string;
  onChange(unit: number): void;
}

/** E1-SETUP-10: which stands of a detachment its commanders are with. */
export function Commanders({ placed, called, onChange }: Props) {
  if (placed.length === 0) return null;
  return (
    <fieldset className="set-up-commanders">
      <legend className="label">
        A commander is with <Rule id="E1-SETUP-10" />
      </legend>
      {placed.map(({ unit, commander = false }) => (
        <button
          key={unit}
          type="button"
          className="btn quiet"
          data-commander={unit}
          aria-pressed={commander}
          onClick={() => onChange(unit)}
        >
          {called(unit)}
        </button>
      ))}
    </fieldset>
  );
}
