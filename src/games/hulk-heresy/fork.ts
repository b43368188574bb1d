/** A copy of a match to play on, written out: bots and searches make one for every answer they try. */
import { plainCopy } from '../../kernel/hash.ts';
import { type Piece, SIDES, type Side, type State } from './state.ts';

function copyPiece(p: Piece | null): Piece | null {
  if (!p) return null;
  const { body } = p;
  if (!body) return { ...p };
  const { ammo, fired, grenades } = body;
  return { ...p, body: { ...body, ammo: [...ammo], fired: [...fired], grenades: [...grenades] } };
}

const bothOf = <T>(pair: Record<Side, T>, copy: (one: T) => T): Record<Side, T> => {
  const copied = { ...pair };
  for (const side of SIDES) copied[side] = copy(pair[side]);
  return copied;
};

const listOf = <T>(list: T[]): T[] => [...list];
const each = <T extends object>(list: T[]): T[] => list.map((one) => ({ ...one }));

/** A roster row never changes and is shared, as is what an area or a marker holds besides plain values. */
export function fork(state: State): State {
  return {
    ...state,
    zones: { ...state.zones },
    pieces: state.pieces.map(copyPiece),
    units: bothOf(state.units, listOf),
    doors: [...state.doors],
    occupant: [...state.occupant],
    ground: [...state.ground],
    hard: [...state.hard],
    areas: each(state.areas),
    markers: each(state.markers),
    effects: each(state.effects),
    phantoms: plainCopy(state.phantoms),
    genestealers: plainCopy(state.genestealers),
    objects: each(state.objects),
    mustered: { ...state.mustered },
    rosters: bothOf(state.rosters, listOf),
    stock: bothOf(state.stock, listOf),
    owed: { ...state.owed },
    command: bothOf(state.command, (purse) => ({ ...purse })),
    closed: [...state.closed],
    losses: { ...state.losses },
    fallen: bothOf(state.fallen, listOf),
    exited: bothOf(state.exited, listOf),
    late: [...state.late],
    blasts: [...state.blasts],
    steps: plainCopy(state.steps),
    outcome: state.outcome,
  };
}
