/** HH-SAVE-10: what lets a failed save be rolled again, without a command point. */
import { isDaemon, isNear } from '../auras.ts';
import { modelsOf, rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { range, type Table } from '../table.ts';
import type { Again } from './again.ts';
import type { Attack } from './attack.ts';

/** The dice it lets its owner roll again; none where it does not hold. */
type Ask = (table: Table, state: State, p: Piece, attack: Attack, thrown: readonly number[]) => number[];

interface Row {
  readonly word: string;
  readonly rule: string;
  readonly one?: true;
  readonly dice: Ask;
}

const whole = (holds: boolean): number[] => (holds ? [0, 1] : []);
const under =
  (what: string): Ask =>
  (_table, state, p) =>
    whole(state.effects.some((effect) => effect.what === what && effect.unit === p.id));

const ROWS: readonly Row[] = [
  {
    word: 'praetor',
    rule: 'HH-PRAE-03',
    one: true,
    dice(table, state, p, _attack, thrown) {
      const isLed = modelsOf(state, p.side).some(
        (other) => rowOfPiece(state, other).kind === 'praetor' && range(table, other.at, p.at) <= 6,
      );
      return isLed ? thrown.flatMap((die, i) => (die === 1 ? [i] : [])) : [];
    },
  },
  {
    word: 'icon', // HH-DAEM-10
    rule: 'HH-DAEM-10',
    dice: (table, state, p, attack) =>
      whole(
        !attack.psychic &&
          isDaemon(state, p) &&
          p.body?.iconUsed === false &&
          isNear(table, state, p, (row) => row.icon, 6),
      ),
  },
  { word: 'endurance', rule: 'HH-PSI-10', dice: under('endurance') },
  { word: 'precognition', rule: 'HH-PSI-15', dice: under('precognition') },
  {
    word: 'sanctuary',
    rule: 'HH-PSI-26',
    dice: (table, state, p) =>
      whole(
        state.effects.some(
          ({ what, owner, section }) =>
            what === 'sanctuary' && owner === p.side && section === table.board.section[p.at],
        ),
      ),
  },
];

export function effectsAgain(
  table: Table,
  state: State,
  p: Piece,
  attack: Attack,
  thrown: readonly number[],
): Again[] {
  return ROWS.map(({ dice, ...row }) => ({ ...row, dice: dice(table, state, p, attack, thrown) })).filter(
    (again) => again.dice.length > 0,
  );
}
