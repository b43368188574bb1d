/** Dice as a case writes them: `5 3`, or `hit 5, save 3 3` with what they are thrown for. */
import { oneOrMore, problemAt, textOf, type Yaml } from './yaml.ts';

interface WrittenDice {
  readonly dice: readonly number[];
  /** As long as `dice`; a word counts for every die until the next word or comma. */
  readonly labels: readonly (string | null)[];
}

export function readDice(yaml: Yaml | undefined): WrittenDice {
  const dice: number[] = [];
  const labels: (string | null)[] = [];
  if (yaml === undefined) return { dice, labels };
  for (const item of oneOrMore(yaml))
    for (const part of textOf(item, 'Dice').split(',')) {
      let label: string | null = null;
      for (const word of part.trim().split(/\s+/)) {
        if (/^[a-z][a-z-]*$/.test(word)) label = word;
        else if (/^[1-6]$/.test(word)) {
          dice.push(Number(word));
          labels.push(label);
        } else
          throw problemAt(item.place, `'${word}' is no die: write faces from 1 to 6, and words before them.`);
      }
      if (/[a-z-]\s*$/.test(part)) throw problemAt(item.place, `No die follows '${label}'.`);
    }
  return { dice, labels };
}
