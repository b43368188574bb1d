import type { Replay } from './replay.ts';

/** Where a turn begins. */
export interface TurnMark {
  readonly at: number;
  /** 'Turn 3 of 8'. */
  readonly name: string;
  /** '3', for the scale. */
  readonly short: string;
}

/** Goes through the match once and notes where its turns begin. */
export function turnsOf({ table, lenses, last, viewAt }: Replay): TurnMark[] {
  const marks: TurnMark[] = [];
  for (let at = 0; at <= last; at++) {
    const name = table.head(viewAt(at, lenses[0]), 'spectator').turn;
    if (name !== marks.at(-1)?.name) marks.push({ at, name, short: /\d+/.exec(name)?.[0] ?? name[0] });
  }
  return marks;
}

/** The turn a point lies in. */
export function turnAt(marks: readonly TurnMark[], at: number): TurnMark | undefined {
  return marks.findLast((mark) => mark.at <= at);
}
