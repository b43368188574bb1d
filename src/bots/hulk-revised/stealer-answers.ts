/** What the Stealers answer when they are asked: where to lurk and hide, what comes, where it stands and looks. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import { hidingPlaces } from '../../games/hulk-revised/blips/entry.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type State } from '../../games/hulk-revised/state.ts';
import { questionOf } from '../../games/hulk-revised/steps.ts';
import { SPECIALS } from '../../games/hulk-revised/units.ts';
import type { DutyMemory } from './duties.ts';
import { FAR } from './flood.ts';
import { type Hunt, readHunt } from './hunt.ts';
import { highest } from './muster.ts';
import type { Temper } from './temper.ts';

const LURK_DISTANCE = 6; // HR-ENTRY-07
const URGENT = 0.1;
const A_TURN = 6; // steps lost by waiting one
const NEAR = 7;
const AMBUSH_SAVES = 4; // steps an Ambush blip must be nearer: it stands for half as many
const HIDDEN_AHEAD = 10; // steps a good place in the Marines' way is worth

/** The best answer to anything but the action phase and the rubble. */
export function answerAsStealer(
  game: HulkGame,
  view: View,
  world: State,
  actions: readonly Action[],
  temper: Temper,
  memory?: DutyMemory,
): Action {
  const hunt = readHunt(game.tableOf(world), world, temper, memory);
  return highest(actions, (action) => suits(game, view, hunt, action));
}

function suits(game: HulkGame, view: View, hunt: Hunt, action: Action): number {
  switch (action.do) {
    case 'lurk':
      return -delay(hunt, action.to);
    case 'place':
      return placing(hunt, action.to);
    case 'face':
      return facing(hunt, action.unit, action.face);
    case 'first':
      return -hunt.approach[piece(hunt.state, action.unit).at];
    case 'bring':
      return bring(game, hunt, action.item);
    case 'ambush':
      return nearestArea(hunt) - nearestHide(hunt) - AMBUSH_SAVES;
    case 'hide':
      return hunt.block[action.to] * HIDDEN_AHEAD - hunt.floor[action.to];
    case 'claw':
    case 'accept':
      return -marineOutlook(game, view, action);
    default:
      return 0;
  }
}

/** Steps until a blip that is put into this area gets at a Marine. */
function delay(hunt: Hunt, area: number): number {
  const { table, state } = hunt;
  let least = FAR;
  for (const square of table.board.entries[area].squares) {
    let steps = Math.min(hunt.floor[square], toTheWay(hunt, square) + 2);
    if (state.phase === 'reinforcement')
      for (const id of state.marines)
        if (table.walk(piece(state, id).at, square) <= LURK_DISTANCE) {
          steps += A_TURN;
          break;
        }
    if (hunt.seen[square]) steps += A_TURN / 2; // a blip cannot come in there
    least = Math.min(least, steps);
  }
  let crowd = 0;
  for (const id of state.stealers) if (piece(state, id).area === area) crowd++;
  return least + crowd;
}

function nearestArea(hunt: Hunt): number {
  return Math.min(...hunt.table.board.entries.map((_, area) => delay(hunt, area)));
}

function nearestHide(hunt: Hunt): number {
  const { table, state } = hunt;
  const blip = state.stealers.map((id) => piece(state, id)).find((p) => isBlip(p) && p.at !== NOWHERE);
  if (!blip) return NEAR;
  return Math.min(FAR, ...hidingPlaces(table, state, blip).map((square) => hunt.floor[square]));
}

/** Steps to the best place in the Marines' way that is worth having. */
function toTheWay(hunt: Hunt, from: number): number {
  let least = FAR;
  for (let square = 0; square < hunt.block.length; square++)
    if (hunt.block[square] >= URGENT) least = Math.min(least, hunt.table.walk(from, square));
  return least;
}

/** A Broodlord beats three of its brood; an Acid Maw only among Marines; a Hormagaunt where there is no room. */
function bring(game: HulkGame, hunt: Hunt, item: number): number {
  const { state, table } = hunt;
  const blip = questionOf(game.pending(state).find(({ seat }) => seat === 'stealer'));
  if (item === 0 || blip?.do !== 'convert') return 0;
  const from = blip.square === NOWHERE ? table.board.entries[blip.area].squares[0] : blip.square;
  const near = hunt.floor[from] <= NEAR;
  switch (SPECIALS[item - 1]) {
    case 'broodlord':
      return hunt.floor[from] <= 2 * NEAR ? 2 : -1;
    case 'hormagaunt':
      return cramped(hunt, from) ? 1 : -1;
    case 'acidmaw':
      return near && together(hunt) ? 2 : -1;
    default:
      return near ? 1 : 0.1;
  }
}

function cramped(hunt: Hunt, square: number): boolean {
  let free = 0;
  for (let dir = 0; dir < 8; dir++) {
    const to = hunt.table.near[square * 8 + dir];
    if (to >= 0 && !hunt.state.occupant[to]) free++;
  }
  return free < 2;
}

/** Two Marines within one burst of each other. */
function together({ state, table }: Hunt): boolean {
  return state.marines.some((a) =>
    state.marines.some((b) => a < b && table.spread(piece(state, a).at, piece(state, b).at) <= 2),
  );
}

function marineOutlook(game: HulkGame, view: View, action: Action): number {
  let sum = 0;
  for (const { what, ways, total } of game.odds(view, action)?.chances ?? [])
    sum += what === 'win' ? ways / total : what === 'lose' ? -ways / total : 0;
  return sum;
}

/** Next to a Marine is best, behind him better still; else near and unseen. */
function placing(hunt: Hunt, square: number): number {
  const { table, state } = hunt;
  let score = -hunt.approach[square] - (hunt.seen[square] ? 2 : 0) + hunt.block[square];
  for (const id of state.marines) {
    const p = piece(state, id);
    for (let f = 0; f < 4; f++) if (table.near[p.at * 8 + f * 2] === square) score += f === p.facing ? 1 : 2;
  }
  return score;
}

/** A Marine straight ahead is locked; else look where the way to one goes. */
function facing(hunt: Hunt, id: number, face: number): number {
  const { table, state } = hunt;
  const at = piece(state, id).at;
  const ahead = table.near[at * 8 + face * 2];
  if (ahead < 0) return -FAR - 1;
  const other = state.occupant[ahead] ? piece(state, state.occupant[ahead]) : null;
  if (other?.marine && other.kind !== 'sentry') return FAR + hunt.prize[other.id];
  return -hunt.approach[ahead];
}
