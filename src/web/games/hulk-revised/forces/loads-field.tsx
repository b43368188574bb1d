import type { Loads } from '../../../../games/hulk-revised/force/words.ts';
import { GRENADES } from '../../../../games/hulk-revised/shooting/armoury.ts';
import { Counter } from '../../../parts/counter.tsx';

/** How many grenades or missiles of each kind. */
export function LoadsField({
  word,
  loads,
  onChange,
}: {
  word: string;
  loads: Loads;
  onChange(loads: Loads): void;
}) {
  return (
    <fieldset className="loads">
      <legend className="label">{word}</legend>
      {GRENADES.map((kind) => (
        <Counter
          key={kind}
          word={kind}
          field={`${word.toLowerCase()}-${kind}`}
          value={loads[kind]}
          onChange={(n) => onChange({ ...loads, [kind]: n })}
        />
      ))}
    </fieldset>
  );
}
