/** PSI: a power is used, in the Action phase (HH-GAP-14), and is no shot (HH-PSI-08). */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { type PowerId, psiCost } from '../data/powers.ts';
import { named, rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { BIOMANCY, DIVINATION } from './body-and-sight.ts';
import { MALEFIC, SANCTIC } from './daemonology.ts';
import type { Aim, Power } from './power.ts';
import { PYROMANCY } from './pyromancy.ts';
import { TELEKINESIS } from './telekinesis.ts';
import { TELEPATHY } from './telepathy.ts';

/** HH-PSI-09. */
const POWERS: Readonly<Record<PowerId, Power>> = {
  ...BIOMANCY,
  ...DIVINATION,
  ...PYROMANCY,
  ...TELEPATHY,
  ...TELEKINESIS,
  ...SANCTIC,
  ...MALEFIC,
};

/** HH-PSI-02, HH-PSI-03, HH-LIBR-03: one a turn, of those it has, while the points last. */
function refusePower(state: State, p: Piece, power: string): Refusal | null {
  if (p.blip || !(rowOfPiece(state, p).powers as readonly string[]).includes(power))
    return no('HH-LIBR-05', 'It does not have that power.');
  if (p.body?.cast) return no('HH-PSI-02', 'It has used a power this turn.');
  return psiCost(power as PowerId) > (p.body?.psi ?? 0)
    ? no('HH-LIBR-03', 'It has not psi points enough.')
    : null;
}

function aimOf({ to, square, section, how, face }: Action): Aim {
  const aim: Record<string, unknown> = { to, square, section, how, face };
  return Object.fromEntries(Object.entries(aim).filter(([, value]) => value !== undefined));
}

/** HH-PSI-01: neither AP nor command points; HH-PSI-31: an action of the Librarian. */
export const castAct: Act = {
  may: ({ powers }) => powers.length > 0,
  least: 0,
  ownPhaseOnly: true,
  price: () => 0,
  refuse(table, state, p, action) {
    const power = action.with as PowerId;
    return refusePower(state, p, power) ?? POWERS[power].refuse(table, state, p, aimOf(action)); // HH-PSI-32
  },
  list(table, state, p) {
    if (p.blip || p.at < 0) return [];
    return rowOfPiece(state, p)
      .powers.filter((power) => !refusePower(state, p, power))
      .flatMap((power) =>
        POWERS[power]
          .list(table, state, p)
          .map((aim): Action => ({ do: 'cast', unit: p.id, with: power, ...aim })),
      );
  },
  apply(play, p, action) {
    const power = action.with as PowerId;
    const aim = aimOf(action);
    p.body!.cast = true;
    p.body!.psi -= psiCost(power);
    play.events.push({
      kind: 'cast',
      ...named(play.state, p),
      at: p.at,
      power,
      ...told(play.table, play.state, aim),
    });
    POWERS[power].apply(play, p, aim);
  },
};

/** Where it was aimed, for the report. */
function told({ board }: Table, state: State, { to, square, section }: Aim) {
  const place = square ?? (to === undefined ? -1 : (state.pieces[to]?.at ?? -1));
  return { target: to ?? 0, square: place, section: section === undefined ? '' : board.sections[section] };
}
