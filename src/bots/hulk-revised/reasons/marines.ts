/** Why a Marine does what he does in the action phase: the greatest part of what it was worth. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { piece } from '../../../games/hulk-revised/position.ts';
import type { Piece } from '../../../games/hulk-revised/state.ts';
import { counted } from '../../../kernel/words.ts';
import { advance, openDoor } from '../advance.ts';
import { bestTarget } from '../aim.ts';
import { castWorth } from '../casts.ts';
import type { Errand } from '../duties.ts';
import { chance } from '../fights.ts';
import { FAR } from '../flood.ts';
import { burnsSection } from '../marine.ts';
import {
  CLEAR,
  canSnap,
  FREE_SHOT,
  isFighter,
  movement,
  placeAfter,
  prey,
  REVEAL,
  uncovered,
} from '../moves.ts';
import type { Squad } from '../squad.ts';
import type { TaskVerb } from '../tasks.ts';
import type { Thought } from '../thought.ts';
import { about, percent } from './words.ts';

const STRIKES_NEXT = 6; // steps
const NO_GAIN = 'By rule of thumb nothing is gained by it.';

/** `leftOver`: the most that anything but the end of the phase is worth. */
export function marineReason(thought: Thought, action: Action, leftOver: number): string {
  if (action.do === 'end')
    return leftOver > 0
      ? 'They end their phase, though by rule of thumb something was still worth its price.'
      : 'Nothing left to do was worth its price.';
  const { squad, areas, posts } = thought;
  const p = piece(squad.state, action.unit);
  if (p.kind === 'sentry') return sentry(squad, action);
  switch (action.do) {
    case 'use':
    case 'take':
    case 'exit':
      return 'That is what the mission asks, and he could do it now.';
    case 'give':
      return 'The other has the shorter way with it.';
    case 'shoot':
    case 'auto':
      return `${percent(chance(thought, action, 'kill'))} to kill it, and ${danger(squad, piece(squad.state, action.to))}.`;
    case 'flame':
      return burnsSection(squad, p, action.to)
        ? 'The mission asks for this section to be burnt.'
        : strike(areas.worth(p, action));
    case 'throw':
    case 'launch':
    case 'missile':
      return strike(areas.worth(p, action));
    case 'cast':
      return strike(castWorth(squad, areas, p, action));
    case 'assault': {
      const odds = `He wins with ${percent(chance(thought, action, 'win'))} and dies with ${percent(chance(thought, action, 'lose'))}`;
      return squad.locked.has(p.id) ? `${odds}, and it held him anyway.` : `${odds}.`;
    }
    case 'move':
    case 'turn':
    case 'climb':
      return step(thought, p, action);
    case 'door':
      return openDoor(squad, p, action.to) > 0 ? 'The door is on the way.' : NO_GAIN;
    case 'cut':
    case 'batter':
    case 'shoot-door':
    case 'auto-door':
    case 'disable':
      return 'It stands in the way.';
    case 'power-field':
      return 'It turns much of what comes away from us.';
    case 'overwatch':
      return watch(squad, posts.best(p, p.at, p.facing, p.ap).value);
    case 'guard':
      return 'They are near enough to strike at him, and on guard he may roll again.';
    case 'unjam':
      return bestTarget(squad, p.at, p.facing) > 0
        ? 'A jammed gun stops nobody, and he has a target.'
        : 'A jammed gun stops nobody.';
    case 'reload':
      return 'He had nothing left to fire.';
    default:
      return NO_GAIN;
  }
}

/** The parts of what a movement is worth (moves.ts): the greatest of them. */
function step(thought: Thought, p: Piece, action: Action): string {
  const { squad, posts } = thought;
  const { state, table } = squad;
  if (state.onPit === p.id) return 'Over a hole he must go on.';
  const [at, facing] = placeAfter(table, p, action);
  const armed = canSnap(squad, p);
  const ready = p.ap > 1;
  const clears = action.clear ? CLEAR : 0;
  const shoots = !action.clear && armed && p.jam === 0 && action.do !== 'climb';
  const parts = [
    { worth: advance(squad, p, at, facing), text: onErrand(thought, p, at, facing) },
    { worth: clears, text: 'It clears his jam in passing.' },
    {
      worth: shoots ? FREE_SHOT * bestTarget(squad, at, facing) : 0,
      text: 'From there he has a target, and a shot for nothing.',
    },
    {
      worth: armed && ready ? REVEAL * uncovered(squad, at, facing) : 0,
      text: 'A blip must show itself now, and we say where its Stealers stand.',
    },
    {
      worth: isFighter(squad, p) && ready ? prey(squad, at, facing) : 0,
      text: 'He has one of them before his blade then.',
    },
  ].sort((a, b) => b.worth - a.worth);
  if (parts[0].worth > 0) return parts[0].text;
  const post = posts.best(p, p.at, p.facing, p.ap);
  return movement(squad, p, action, post) > 0
    ? `Looking that way, ${lower(watch(squad, post.value))}`
    : NO_GAIN;
}

const GOALS: Readonly<Record<TaskVerb, string>> = {
  use: 'the objective',
  take: 'what must be picked up',
  exit: 'the way out',
  reach: 'where they must stand',
  flame: 'where the flamer is needed',
  destroy: 'the door that must go',
  hunt: 'the enemy',
};

function onErrand({ squad, view }: Thought, p: Piece, at: number, facing: number): string {
  const errand = squad.duties.errands[p.id];
  if (!errand) return NO_GAIN;
  // with what command points he can get there only his own side knows
  if (squad.finisher === p.id && view.viewer === 'marine')
    return `He can get to ${GOALS[errand.task.verb]} in this phase.`;
  const [before, after] = [togo(errand, p.at, p.facing), togo(errand, at, facing)];
  if (before >= FAR || after >= before) return 'He makes way for the one in front.';
  const goal = GOALS[errand.task.verb];
  const alone = errand.doer ? '' : ', with the others';
  return `It brings him nearer to ${goal}${alone}: ${after} AP from there instead of ${before}.`;
}

function togo({ togo }: Errand, at: number, facing: number): number {
  return togo[at * 4 + facing];
}

/** What a target threatens (aim.ts). */
function danger(squad: Squad, target: Piece): string {
  if (squad.lockers.has(target.id)) return 'it has a Marine in its claws';
  if (squad.approach[target.at] <= STRIKES_NEXT) return 'it could strike in the next Stealer phase';
  return squad.way[target.at] ? 'it stands in the way' : 'it is in sight';
}

function strike(worth: number): string {
  return worth > 0
    ? `What it kills and holds up is worth about ${counted(Number(about(worth)), 'Genestealer')} more than what it costs.`
    : NO_GAIN;
}

function watch(squad: Squad, value: number): string {
  if (value <= 0) return NO_GAIN;
  const stops = about(value / Math.max(squad.temper.watch, 0.01));
  return `His overwatch would stop about ${stops} of what may come.`;
}

function lower(text: string): string {
  return text[0].toLowerCase() + text.slice(1);
}

function sentry(squad: Squad, action: Action): string {
  if (action.do === 'shoot') return `It has a target: ${danger(squad, piece(squad.state, action.to))}.`;
  return action.do === 'deploy'
    ? 'From there the gun covers a way they come.'
    : 'The gun drives to where it covers a way they come, or keeps up with the others.';
}
