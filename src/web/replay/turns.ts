import { seededDice } from '../../kernel/dice.ts';
import { isTableWord, stateAt, undoTarget } from '../../kernel/match.ts';
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
export function turnsOf({ match, table, lenses }: Replay): TurnMark[] {
  const { game, entries } = match;
  const viewer = lenses[0] === 'all' ? 'spectator' : lenses[0];
  const marks: TurnMark[] = [];
  const note = (at: number, state: unknown) => {
    const name = table.head(game.view(state, viewer), viewer).turn;
    if (name !== marks.at(-1)?.name) marks.push({ at, name, short: /\d+/.exec(name)?.[0] ?? name[0] });
  };
  let state = stateAt(match, 0);
  const dice = seededDice(match.fairness.diceKey, match.snapshots[0].position);
  note(0, state);
  entries.forEach(({ seat, text, position }, i) => {
    const back = undoTarget(text);
    if (back !== null) state = stateAt(match, back);
    else if (!isTableWord(text)) game.apply(state, seat, game.notation.parse(state, text), dice);
    dice.position = position;
    note(i + 1, state);
  });
  return marks;
}

/** The turn a point lies in. */
export function turnAt(marks: readonly TurnMark[], at: number): TurnMark | undefined {
  return marks.findLast((mark) => mark.at <= at);
}
