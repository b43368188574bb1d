/** HR-SETUP-04 and HR-HOUSE-07: the players lay the tiles in turn, then the Marine player picks his end. */
import type { Decision, Dice, Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import type { Play } from '../position.ts';
import { emptyState } from '../setting-up/muster.ts';
import type { Side, State } from '../state.ts';
import type { Table } from '../table.ts';
import { cellAt, cellNumber } from './cells.ts';
import { openEnds, type Placed, placements, sameWay } from './lay.ts';
import { endSpot } from './picture.ts';
import { type Geo, NO_TILES } from './state.ts';
import { tilesOf } from './tables.ts';

function geoOf(state: State): Geo {
  return state.geo ?? NO_TILES;
}

function other(side: Side): Side {
  return side === 'marine' ? 'stealer' : 'marine';
}

/** Shuffles the mission's tiles and deals them evenly; a tile left over is not used. */
export function dealTiles(play: Play): void {
  const { table, state, dice, events } = play;
  const rule = table.mission.geotiles;
  if (!rule) return;
  const deck = shuffled(tilesOf(rule), dice);
  const each = Math.min(rule.deal ?? deck.length, Math.floor(deck.length / 2));
  const marine = deck.slice(0, each).sort((a, b) => a - b);
  const stealer = deck.slice(each, 2 * each).sort((a, b) => a - b);
  state.geo = { ...NO_TILES, hands: { marine, stealer } };
  events.push({ kind: 'dealt', marine, stealer });
}

function shuffled(tiles: readonly number[], dice: Dice): number[] {
  const left = [...tiles];
  const deck: number[] = [];
  while (left.length > 0) deck.push(...left.splice(dice.draw(left.map(() => 1)), 1));
  return deck;
}

export function tileDecision(state: State): Decision {
  return { seat: geoOf(state).turn, kind: 'tile', rule: 'HR-SETUP-04' };
}

/** True when the player whose turn it is has a tile to place. One who cannot place any discards his first. */
export function runTiles(play: Play): boolean {
  const { state, events } = play;
  for (;;) {
    const geo = geoOf(state);
    const { turn } = geo;
    const hand = geo.hands[turn];
    if (hand.length === 0 && geo.hands[other(turn)].length === 0) return false;
    if (placements(geo.placed, hand).length > 0) return true;
    if (hand.length > 0) {
      events.push({ kind: 'tile-discarded', seat: turn, tile: hand[0] });
      state.geo = { ...handOver(geo, hand[0]), discarded: [...geo.discarded, hand[0]] };
    } else state.geo = { ...geo, turn: other(turn) };
  }
}

/** The tile leaves the hand, and the other player is next. */
function handOver(geo: Geo, tile: number): Geo {
  const hand = geo.hands[geo.turn].filter((held) => held !== tile);
  return { ...geo, hands: { ...geo.hands, [geo.turn]: hand }, turn: other(geo.turn) };
}

function placedBy(action: Action): Placed {
  return { tile: action.item, ...cellAt(action.to), turn: action.face };
}

export function listTiles(state: State): Action[] {
  const geo = geoOf(state);
  return placements(geo.placed, geo.hands[geo.turn]).map(({ tile, x, y, turn }) =>
    act('tile', 0, cellNumber(x, y), turn, 0, false, tile),
  );
}

export function refuseTile(state: State, action: Action): Refusal | null {
  const geo = geoOf(state);
  const way = placedBy(action);
  if (!geo.hands[geo.turn].includes(way.tile))
    return { rule: 'HR-SETUP-04', why: 'That tile is not in your hand.' };
  if (placements(geo.placed, geo.hands[geo.turn]).some((legal) => sameWay(legal, way))) return null;
  // Laid all the same, it would leave too few ends: the rule to name depends on whether it fits at all.
  return placements(geo.placed, [way.tile], 0).some((legal) => sameWay(legal, way))
    ? {
        rule: 'HR-HOUSE-07',
        why: 'It would leave fewer than three open ends, and another placement would not.',
      }
    : {
        rule: 'HR-HOUSE-07',
        why: 'A tile goes next to another, joined by an open edge; open edges meet open ones, closed ones closed.',
      };
}

export function answerTile(play: Play, action: Action): void {
  const { state, events } = play;
  const geo = geoOf(state);
  const way = placedBy(action);
  events.push({ kind: 'tile-placed', seat: geo.turn, ...way });
  state.geo = { ...handOver(geo, way.tile), placed: [...geo.placed, way] };
  clearBoard(play);
}

/** The ends are where the draft has its entry areas. */
export function listEnds(table: Table): Action[] {
  return table.board.entries.map(({ squares }) => act('start-end', 0, squares[0]));
}

export function refuseEnd(table: Table, action: Action): Refusal | null {
  return table.board.entries.some(({ squares }) => squares[0] === action.to)
    ? null
    : { rule: 'HR-HOUSE-07', why: 'The Marines start at an open end.' };
}

export function answerEnd(play: Play, action: Action): void {
  const { table, state, events } = play;
  const geo = geoOf(state);
  const { x, y } = table.board;
  const start = openEnds(geo.placed).find((end) => {
    const spot = endSpot(geo.placed, end);
    return spot.x === x[action.to] && spot.y === y[action.to];
  });
  if (!start) throw new Error(`No end opens at ${table.board.name(action.to)}.`);
  state.geo = { ...geo, start };
  events.push({ kind: 'start-chosen', square: action.to });
  clearBoard(play);
}

/** Everything in the state that has a value for each square begins anew with the board. */
function clearBoard(play: Play): void {
  const { occupant, guns, doors, ground, murk, hard, soft, objects } = emptyState(play.table);
  Object.assign(play.state, { occupant, guns, doors, ground, murk, hard, soft, objects });
}
