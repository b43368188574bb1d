/** Who can get at whom in the enemy's next phase, from what the viewer knows, and how far one's own get. */

import { NOWHERE, type Piece } from '../../../../games/hulk-revised/state.ts';
import { setBit } from '../../../../grid/bits.ts';
import type { Facing } from '../../../../grid/index.ts';
import { capital, counted } from '../../../../kernel/words.ts';
import type { LayerDraw, LayerLabel } from '../../layer.ts';
import { type Hulk, nameOf, pieceAt, type View, whoIs } from '../game.ts';
import { type Poses, posesNextTurn, squaresOf, strikes } from './next-turn.ts';

const walks = new WeakMap<View, Map<number, Poses>>();

/** Each piece's walk is found once a view. */
function posesOf(hulk: Hulk, view: View, p: Piece): Poses {
  const known = walks.get(view) ?? new Map<number, Poses>();
  walks.set(view, known);
  const poses = known.get(p.id) ?? posesNextTurn(hulk.table, view, p);
  known.set(p.id, poses);
  return poses;
}

export function dangerLayer(hulk: Hulk, view: View, marine: boolean, selected: number): LayerDraw {
  const threats = dangers(hulk, view, marine);
  const mine = pieces(view, marine ? [...view.marines] : view.stealers);
  const labels: LayerLabel[] = [];
  const says: string[] = [];
  for (const p of mine) {
    const by = p.at === NOWHERE ? [] : threats.filter(({ harms }) => harms.has(p.at));
    if (by.length === 0) continue;
    labels.push({ square: p.at, kind: 'sign', lines: [String(by.length)] });
    const who = by.length > 2 ? counted(by.length, 'piece') : by.map(({ p }) => whoIs(hulk, p)).join(' and ');
    says.push(`${capital(whoIs(hulk, p))} can be ${marine ? 'struck' : 'shot at'} by ${who}.`);
  }
  if (says.length === 0)
    says.push(`None of yours can be ${marine ? 'struck' : 'shot at'} from what you know.`);
  const reach = new Set(threats.flatMap(({ gets }) => gets));
  const harm = new Set(threats.flatMap(({ harms }) => [...harms]));
  const enemy = marine ? 'Stealers' : 'Marines';
  const areas: LayerDraw['areas'][number][] = [
    { fill: 'reach', squares: [...reach], text: `${enemy} can get here next turn` },
    {
      fill: 'strike',
      squares: [...harm].filter((square) => !reach.has(square)),
      text: marine ? 'They can strike here' : 'They can fire here, with a step or a turn first',
    },
  ];
  const chosen = pieceAt(view, selected);
  if (chosen && chosen.marine === marine) {
    const own = [...squaresOf(posesOf(hulk, view, chosen)).keys()];
    areas.push({ fill: 'own', squares: own, text: `${nameOf(hulk, chosen)} can get here next turn` });
  }
  if (!marine) says.push('Command points may take Marines further.');
  else if (hulk.table.board.entries.length > 0) says.push('New blips may come in on top of this.');
  return { areas, labels, says };
}

/** How many pieces can strike a Marine in the Stealers' next phase, from what is known. */
export function strikers(hulk: Hulk, view: View, p: Piece): number {
  return dangers(hulk, view, true).filter(({ harms }) => harms.has(p.at)).length;
}

interface Threat {
  readonly p: Piece;
  readonly gets: readonly number[];
  readonly harms: ReadonlySet<number>;
}

const known = {
  marine: new WeakMap<View, readonly Threat[]>(),
  stealer: new WeakMap<View, readonly Threat[]>(),
};

/** Everything of the other side that can move, where it gets and what it can harm from there. */
function dangers(hulk: Hulk, view: View, marine: boolean): readonly Threat[] {
  const made = marine ? known.marine : known.stealer;
  const before = made.get(view);
  if (before) return before;
  const { table } = hulk;
  const found = pieces(view, marine ? view.stealers : [...view.marines, ...view.sentries]).map(
    (p): Threat => {
      const poses = p.kind === 'sentry' ? new Map([[p.at * 4 + p.facing, 0]]) : posesOf(hulk, view, p);
      const gets = [...squaresOf(poses).keys()];
      if (marine) return { p, gets, harms: strikes(table, 'genestealer', poses) };
      const shoots = p.kind === 'sentry' || (table.loadouts[p.id]?.ranged ?? null) !== null;
      return { p, gets, harms: shoots ? fireFrom(hulk, view, poses) : strikes(table, p.kind, poses) };
    },
  );
  made.set(view, found);
  return found;
}

/** What could be seen from any of these places; pieces in the way may move, so only walls and shut doors count. */
function fireFrom({ table }: Hulk, view: View, poses: Poses): Set<number> {
  const seen = new Set<number>();
  const doors = view.hard.map(() => 0);
  for (let square = 0; square < table.board.size; square++) if (view.doors[square] > 1) setBit(doors, square);
  const nobody = view.soft.map(() => 0);
  const out: number[] = [];
  for (const key of poses.keys())
    for (const square of table.sight.view(key >> 2, (key & 3) as Facing, doors, nobody, out))
      seen.add(square);
  return seen;
}

function pieces(view: View, ids: readonly number[]): Piece[] {
  return ids.flatMap((id) => pieceAt(view, id) ?? []);
}
