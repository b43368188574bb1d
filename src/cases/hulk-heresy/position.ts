/** Lays a case out: a mission for its board, then the position in the middle of a phase. */
import { KIND_IDS, type KindId } from '../../games/hulk-heresy/data/kinds.ts';
import { layStock } from '../../games/hulk-heresy/gsb/stock.ts';
import { gameOn, type HeresyGame } from '../../games/hulk-heresy/index.ts';
import { groundAt } from '../../games/hulk-heresy/markers.ts';
import { freshBody, fullAp, newPiece, setGround, stand } from '../../games/hulk-heresy/position.ts';
import { begin, emptyState } from '../../games/hulk-heresy/setting-up/begin.ts';
import { readSetup } from '../../games/hulk-heresy/setting-up/mission.ts';
import {
  FALSE_BLIP,
  GENESTEALER,
  NOWHERE,
  type Piece,
  type RosterRow,
  SIDES,
  type State,
} from '../../games/hulk-heresy/state.ts';
import { layTable } from '../../games/hulk-heresy/table.ts';
import { facingNamed } from '../../grid/directions.ts';
import type { Case } from '../case.ts';
import { problemAt } from '../problem.ts';
import { type Names, namesOn, squareNamed } from '../squares/names.ts';
import { areaNamed, levelsOf, mayFallApart, onBoard } from '../squares/open.ts';
import { canvasOf, legendOf, liftPieces, picturesOf } from '../squares/picture.ts';
import { type ReadPiece, readPieces, usualRow, type Written } from './pieces.ts';
import { readSettings, type Settings } from './settings.ts';

export interface LaidOut {
  readonly game: HeresyGame;
  readonly state: State;
  readonly settings: Settings;
  readonly names: Names;
}

export function layOut(written: Case): LaidOut {
  const settings = readSettings(written);
  const pieces = readPieces(written);
  const canvas = canvasOf(written);
  liftPieces(written, canvas, pieces);
  const game = open(written, settings, picturesOf(canvas));
  const numbers = Object.fromEntries(pieces.map(({ name }, i) => [name, i + 1]));
  const names = namesOn(game.board, written, numbers);
  const state = settings.phase === 'start' ? begin(game.table) : emptyState(game.table);
  if (settings.phase !== 'start') arrange(game, state, settings, pieces, names);
  return { game, state, settings, names };
}

/** Squares marked 'zone A' and 'zone B' are the deployment areas. */
function open(written: Case, settings: Settings, pictures: readonly string[]): HeresyGame {
  const levels = levelsOf(pictures, settings.sections);
  const count = pictures.join('').split('E').length - 1;
  const all = Array.from({ length: count }, (_, i) => `E${i + 1}`);
  const half = Math.ceil(count / 2);
  const { entries } = settings;
  const mission = {
    id: 'case',
    title: 'Case',
    summary: '',
    briefing: '',
    levels,
    legend: legendOf(written),
    sectionNames: settings.sectionNames,
    rooms: settings.rooms,
    zones: [
      { name: 'zone of A', area: 'zone A', entries: entries.A ?? all.slice(0, half) },
      { name: 'zone of B', area: 'zone B', entries: entries.B ?? all.slice(half) },
    ],
    attacker: settings.attacker === null ? null : SIDES.indexOf(settings.attacker),
    points: settings.points,
    blips: settings.blips,
    objects: settings.objects.map((name) => ({ name, destructible: settings.destructible.includes(name) })),
    cat: settings.cat,
    goals: settings.goals,
    lastTurn: settings.lastTurn,
    turns: settings.turns,
    genestealers: genestealersOf(settings),
  };
  return onBoard(written, () => {
    const setup = readSetup({ mission, options: settings.options, builder: settings.builder });
    return gameOn(layTable({ ...setup, mission: mayFallApart(setup.mission) }));
  });
}

function genestealersOf({ genestealers }: Settings) {
  if (!genestealers) return null;
  const { side, ...rest } = genestealers;
  return { ...rest, zone: SIDES.indexOf(side) };
}

function arrange(
  game: HeresyGame,
  state: State,
  settings: Settings,
  pieces: readonly ReadPiece[],
  names: Names,
): void {
  state.turn = settings.turn;
  state.attacker = settings.attacker ?? 'A';
  state.mustered = { A: true, B: true };
  layStock({ table: game.table, state });
  for (const side of SIDES) {
    const kinds = (settings.stock[side] ?? []).map((row) =>
      typeof row === 'string' ? usualRow(kindNamed(row)) : row,
    );
    const placed = pieces.filter(({ written, row }) => written.side === side && row !== null);
    state.rosters[side] = [...placed.map(({ row }) => row!), ...kinds].map(
      (row): RosterRow => ({ ...row, shown: false }),
    );
    state.stock[side] = kinds.map((_, i) => placed.length + i);
    state.owed[side] = settings.owed[side] ?? 0;
    const { commander = 0, duel = 0, daemonic = 0 } = settings.bonus[side] ?? {};
    const counter = settings.cp[side] ?? (settings.phase === 'command' ? 0 : 1);
    const spent = settings.spent[side] ?? 0;
    state.command[side] = { counter, spent, commander, duel, daemonic, duels: settings.duels[side] ?? 0 };
  }
  const rows = { A: 0, B: 0 };
  for (const one of pieces) {
    const { side } = one.written;
    put(game, state, one, one.row === null ? nobodyIn(state, one) : rows[side]++);
  }
  markUp(game, state, settings, names, pieces);
  begun(state, settings, names);
}

/** A false blip, or a Genestealer blip with its number. */
function nobodyIn({ genestealers }: State, { written: { value } }: ReadPiece): number {
  if (value === 0 || !genestealers) return FALSE_BLIP;
  genestealers.bag[value - 1]--;
  return genestealers.host === 'terminators' && value === 1 ? FALSE_BLIP : GENESTEALER;
}

function kindNamed(word: string): KindId {
  const kind = KIND_IDS.find((one) => one === word);
  if (!kind) throw problemAt({ line: 1, column: 1 }, `There is no kind of model called '${word}'.`);
  return kind;
}

function put({ board }: HeresyGame, state: State, { written, spot, area }: ReadPiece, row: number): void {
  const p = newPiece(state, written.side, row, written.blip || row < 0);
  if (spot) stand(state, p, board.at(spot.level, spot.x, spot.y));
  else if (area) p.area = areaNamed(board, area.value, area.place);
  p.facing = Math.max(0, facingNamed(written.facing)) as Piece['facing'];
  p.value = written.value;
  for (const key of ['acted', 'stirred', 'turned', 'overwatch', 'guard'] as const) p[key] = written[key];
  if (!p.blip) embody(state, p, written);
  if (written.jam) {
    p.jam = written.jam === true ? 'plain' : written.jam;
    p.jammed = 1;
  }
}

function embody(state: State, p: Piece, { ammo, fired, reloaded, psi }: Written): void {
  const row: RosterRow = { ...(state.rosters[p.side][p.row] as RosterRow), shown: true };
  state.rosters[p.side][p.row] = row;
  p.body = freshBody(row);
  if (ammo) p.body.ammo = p.body.ammo.map((full, i) => ammo[i] ?? full);
  if (fired) p.body.fired = p.body.fired.map((_, i) => fired[i] ?? 0);
  if (psi !== undefined) p.body.psi = psi;
  p.body.reloaded = reloaded;
}

/** What lies on squares and holds for models. */
function markUp(
  { table }: HeresyGame,
  state: State,
  settings: Settings,
  names: Names,
  pieces: readonly ReadPiece[],
): void {
  const unit = (name: string | undefined): number => (name === undefined ? 0 : names.numbers[name]);
  state.closed = settings.closed.map((name) => names.board.entries.findIndex((entry) => entry.name === name));
  state.areas = settings.areas.map(({ squares, ...area }) => ({
    ...area,
    squares: squares.map((name) => squareNamed(names, name)).sort((a, b) => a - b),
  }));
  state.markers = settings.markers.map(({ square, by, ...marker }) => ({
    ...marker,
    square: squareNamed(names, square),
    by: state.pieces[unit(by)]?.row ?? NOWHERE,
  }));
  state.effects = settings.effects.map(({ unit: who, section, ...effect }) => ({
    ...effect,
    unit: unit(who),
    section: section === undefined ? -1 : names.board.sections.indexOf(section),
  }));
  for (let square = 0; square < names.board.size; square++)
    setGround(state, square, groundAt(table, state, square));
  pieces.forEach(({ written }, i) => {
    const p = state.pieces[i + 1]!;
    if (written.aim !== undefined) {
      p.aim = names.numbers[written.aim] ?? -(squareNamed(names, written.aim) + 1);
      p.aimGun = 1;
    }
    for (const name of written.carries) {
      const item = state.objects[settings.objects.indexOf(name)];
      item.holder = p.id;
      item.at = NOWHERE;
    }
  });
}

/** In the middle of an Action phase its owner's pieces are fresh; the other side's have none left. */
function begun(state: State, settings: Settings, names: Names): void {
  const acting = settings.phase === 'A' || settings.phase === 'B' ? settings.phase : null;
  const middle = settings.phase as State['phase'];
  state.phase = acting ? (acting === state.attacker ? 'attacker' : 'defender') : middle;
  if (settings.phase === 'action') state.phase = 'attacker';
  for (const p of state.pieces) if (p && p.side === acting) p.ap = fullAp(state, p);
  if (acting) state.steps = [{ do: 'acting', side: acting, clock: false }];
  if (settings.active !== null) {
    state.active = names.numbers[settings.active];
    state.pieces[state.active]!.stage = 'active';
  }
}

/** AP and stages as the case has them, once everything stands. */
export function finishPieces(state: State, written: Case): void {
  readPieces(written).forEach(({ written: it }, i) => {
    const p = state.pieces[i + 1];
    if (!p) return;
    if (it.ap !== undefined) p.ap = it.ap;
    if (it.stage) p.stage = it.stage;
    if (p.stage === 'done') p.ap = 0;
  });
}
