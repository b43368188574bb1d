/** HH-GSB-09: the stock of Genestealer blips: nine 1s, four 2s, nine 3s. */
import { newPiece, stand } from '../position.ts';
import { FALSE_BLIP, GENESTEALER, type Genestealers, NOWHERE, type Side, type State } from '../state.ts';
import type { Play } from '../steps.ts';
import type { Table } from '../table.ts';

/** HH-GAP-20. */
export const WHOLE = [9, 4, 9];

/** The side that plays from Genestealer blips, or null. */
export function hostOf(state: State, side: Side): Genestealers | null {
  return state.genestealers?.side === side ? state.genestealers : null;
}

/** HH-GSB-01: in a mission that says so, one zone has no force and a stock of blips instead. */
export function layStock({ table, state }: Pick<Play, 'table' | 'state'>): void {
  const written = table.mission.genestealers;
  if (!written || state.genestealers) return;
  const side: Side = state.zones.A === written.zone ? 'A' : 'B';
  state.mustered[side] = true;
  state.genestealers = {
    side,
    host: written.as,
    bag: [...WHOLE],
    aside: [0, 0, 0],
    left: written.total,
    broodlord: written.broodlord,
  };
}

/** HH-GSB-10: Marines from such blips have no command points. */
export function isWithoutCommand(state: State, side: Side): boolean {
  const host = hostOf(state, side);
  return host !== null && host.host !== 'daemons';
}

/** How many come this turn: those of the start with the first. */
export function dueOf({ mission }: Table, state: State): number {
  const { perTurn, start } = mission.genestealers!;
  return perTurn + (state.turn === 1 ? start : 0);
}

/** As many as the mission still grants and counters are left to draw. */
export function blipsLeft({ left, bag, aside }: Genestealers): number {
  const counters = [...bag, ...aside].reduce((sum, count) => sum + count, 0);
  return left === null ? counters : Math.min(left, counters);
}

/** HH-GSB-09, HH-DICE-11: drawn at random, seen by its owner alone; what is set aside goes back when none is left. */
export function drawBlip(
  { state, dice, events }: Play,
  host: Genestealers,
  area: number,
  at = NOWHERE,
): void {
  if (host.bag.every((count) => count === 0)) {
    host.bag = host.aside;
    host.aside = [0, 0, 0];
  }
  const value = dice.draw(host.bag) + 1;
  host.bag[value - 1]--;
  if (host.left !== null) host.left--;
  const isEcho = host.host === 'terminators' && value === 1; // HH-GSB-11
  const p = newPiece(state, host.side, isEcho ? FALSE_BLIP : GENESTEALER, true);
  p.value = value;
  if (at === NOWHERE) p.area = area;
  else stand(state, p, at);
  events.push({ kind: 'drawn', unit: p.id, side: host.side, at, area, value });
}

/** Blips that wait on the board where the map marks them. */
export function layWaiting(play: Play): void {
  const { table, state } = play;
  if (state.genestealers)
    for (const square of table.board.marks.blip ?? []) drawBlip(play, state.genestealers, NOWHERE, square);
}
