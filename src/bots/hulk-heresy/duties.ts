/** What the mission asks of whom: for every piece of a side the way it should go, and how much that is worth. */
import { NOWHERE, otherSide, type Piece } from '../../games/hulk-heresy/state.ts';
import { zoneOf } from '../../games/hulk-heresy/table.ts';
import { bestAtEnd, reachedBy } from '../../games/hulk-heresy/turn/victory.ts';
import type { Fighter, Sense } from './sense.ts';
import { FAR, wayTo } from './ways.ts';

export type Why = 'hold' | 'fetch' | 'home' | 'leave' | 'reach' | 'hunt' | 'bar' | 'hide';

export interface Duty {
  readonly why: Why;
  /** Cost of the way from each square. */
  readonly field: Int16Array;
  /** What a step nearer is worth, in points. */
  readonly pull: number;
  /** Only a model that stands there counts: a blip has to be turned up for it. */
  readonly models: boolean;
  /** The enemy wins when this turn ends, unless something is done: lives count for less. */
  readonly urgent: boolean;
}

export interface Post {
  readonly why: Why;
  readonly squares: readonly number[];
  /** How many should go there; the rest have other duties. */
  readonly need: number;
  readonly pull: number;
  readonly only?: (f: Fighter) => boolean;
}

const PULL: Readonly<Record<Why, number>> = {
  hold: 0.35,
  fetch: 0.45,
  home: 0.8,
  leave: 0.7,
  reach: 0.4,
  hunt: 0.18,
  bar: 0.3,
  hide: 0.3,
};

const sectionSquares = ({ table: { board } }: Sense, name: string): number[] => {
  const section = board.sections.indexOf(name);
  return Array.from({ length: board.size }, (_, square) => square).filter(
    (at) => board.section[at] === section,
  );
};

/** What the goals of one side come to, as places to be. */
export function postsFor(sense: Sense, ours: boolean): Post[] {
  const { table, state, side, own, foes } = sense;
  const who = ours ? side : otherSide(side);
  const { goals, lastTurn } = table.mission;
  const posts: Post[] = [];
  const post = (why: Why, squares: readonly number[], need: number, only?: Post['only']): void => {
    if (squares.length > 0) posts.push({ why, squares, need, pull: PULL[why], only });
  };
  const hold = (names: readonly string[]): void => {
    for (const name of names)
      post(ours ? 'hold' : 'bar', sectionSquares(sense, name), Math.ceil(own.length / names.length));
  };
  for (const goal of goals) {
    if (goal.zone !== undefined && goal.zone !== state.zones[who]) continue;
    if (goal.hold) hold(goal.hold);
    if (goal.bring) fetch(sense, goal.bring, post);
    if (goal.exit !== undefined)
      post(
        ours ? 'leave' : 'bar',
        Array.from(table.exits.keys()).filter((square) => table.exits[square] >= 0),
        ours ? FAR : Math.ceil(own.length / 3),
      );
    if (goal.reach)
      post(
        ours ? 'reach' : 'bar',
        table.board.marks[goal.reach],
        ours ? own.length : Math.ceil(own.length / 2),
      );
    if (goal.slay !== undefined && ours && goal.kinds) {
      const prey = foes.filter(({ p, row }) => !p.blip && row && goal.kinds?.includes(row.kind));
      post(
        'fetch',
        prey.map(({ p }) => p.at),
        Math.ceil(own.length / 2),
      );
    }
    if (goal.slay !== undefined && !ours && goal.kinds) {
      const kinds = goal.kinds;
      post(
        'hide',
        zoneOf(table, state, side).squares,
        1,
        ({ row }) => row !== null && kinds.includes(row.kind),
      );
    }
  }
  if (lastTurn && 'more-rooms' in lastTurn && goals.length === 0) hold(lastTurn['more-rooms']);
  return posts;
}

/** An object to bring home: look for it, take it, carry it, or stop whoever has it. */
function fetch(
  { table, state, side }: Sense,
  name: string,
  post: (why: Why, squares: readonly number[], need: number, only?: Post['only']) => void,
): void {
  const item = state.objects[table.mission.objects.findIndex((object) => object.name === name)];
  const holder = item.out ? null : state.pieces[item.holder];
  if (holder?.side === side)
    post('home', zoneOf(table, state, side).squares, 1, ({ p }) => p.id === holder.id);
  else if (holder) post('fetch', [holder.at], FAR);
  else if (!item.out && item.at !== NOWHERE)
    post('fetch', [item.at], 4, ({ p }) => !p.blip || p.at !== item.at);
  else
    for (const counter of state.objects)
      if (counter.counter !== 0 && !counter.out) post('fetch', [counter.at], 5);
}

/** Where a piece is, or will be once it enters. */
export function standsAt(sense: Sense, p: Piece): number {
  return p.at !== NOWHERE
    ? p.at
    : p.area === NOWHERE
      ? NOWHERE
      : sense.table.board.entries[p.area].squares[0];
}

const URGENT = 3;

/** Whether the enemy has won if this turn ends as it stands. */
function isUrgent({ table, state, side, turnsLeft }: Sense): boolean {
  const { lastTurn, turns } = table.mission;
  const winners = reachedBy(table, state);
  if (winners.includes(side)) return false;
  if (winners.length > 0) return true;
  return turns > 0 && turnsLeft <= 1 && lastTurn !== null && bestAtEnd(table, state, lastTurn) !== side;
}

/** The duty of every piece of the side. */
export function dutiesOf(sense: Sense): ReadonlyMap<number, Duty> {
  const { table, state, own, foes, turnsLeft } = sense;
  const duties = new Map<number, Duty>();
  const free = new Set(own);
  const posts = [...postsFor(sense, true), ...postsFor(sense, false)];
  const urgent = isUrgent(sense);
  /** Whoever must get somewhere hurries as the turns run out; whoever waits for the end does not. */
  const haste = (why: Why, way: number): number =>
    why === 'hide'
      ? 1
      : urgent
        ? URGENT
        : why === 'bar'
          ? 1
          : Math.min(3, Math.max(1, (1.5 * (way + 4)) / (turnsLeft * 2)));
  for (const { why, squares, need, pull, only } of posts) {
    const field = wayTo(table, state, squares);
    const order = [...free]
      .filter((f) => only?.(f) ?? true)
      .map((f) => ({ f, way: distance(sense, field, f) }))
      .sort((a, b) => a.way - b.way || a.f.p.id - b.f.p.id);
    for (const { f, way } of order.slice(0, need)) {
      free.delete(f);
      duties.set(f.p.id, {
        why,
        field,
        pull: pull * haste(why, way),
        models: why !== 'hide' && (urgent || why !== 'bar'),
        urgent,
      });
    }
  }
  if (free.size === 0) return duties;
  const prey = foes.map(({ p }) => p.at);
  const field = wayTo(
    table,
    state,
    prey.length > 0 ? prey : zoneOf(table, state, otherSide(sense.side)).squares,
  );
  for (const { p } of free) duties.set(p.id, { why: 'hunt', field, pull: PULL.hunt, models: false, urgent });
  return duties;
}

function distance(sense: Sense, field: Int16Array, { p }: Fighter): number {
  const at = standsAt(sense, p);
  return at === NOWHERE ? FAR : field[at] + (p.at === NOWHERE ? 2 : 0);
}
