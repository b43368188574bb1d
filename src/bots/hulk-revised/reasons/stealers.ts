/** Why a Stealer does what it does in the action phase. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { isBlip, piece } from '../../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import { counted } from '../../../kernel/words.ts';
import { distances, type Hunt } from '../hunt.ts';
import { melee } from '../melee.ts';
import { type Deliberate, deliberate, inOrder } from '../stealer.ts';
import { percent } from './words.ts';

export function stealerReason(hunt: Hunt, action: Action): string {
  if (action.do === 'end')
    return inOrder(hunt).some((p) => deliberate(hunt, p))
      ? 'They wait, though by rule of thumb some of them would go on.'
      : 'None of them could do better than to wait.';
  const p = hunt.state.pieces[action.unit];
  if (!p) return 'By rule of thumb nothing is gained by it.';
  if (action.do === 'assault') return fight(hunt, p, piece(hunt.state, action.to));
  if (action.do === 'burst') return 'It takes more of the Marines along than of its own.';
  if (action.do === 'grab') return 'It pulls a Marine out of his place, and off his overwatch.';
  const planned = deliberate(hunt, p);
  if (!planned || planned.action.do !== action.do || planned.action.to !== action.to)
    return isBlip(p) && action.do === 'convert'
      ? 'As itself it is quicker, and can strike.'
      : 'By rule of thumb it would do something else.';
  return purpose(hunt, p, planned);
}

function purpose(hunt: Hunt, p: Piece, { to, raid, at }: Deliberate): string {
  if (to === 'prey') return 'A Marine stands where it comes in.';
  if (to === 'barred') return 'What bars the way only a Stealer can break.';
  if (to === 'nest') return 'Here it wins the mission, and a blip holds nothing yet.';
  if (raid?.strikes) {
    const alive = raid.alive < 1 ? ` It lives through the fire with ${percent(raid.alive)}.` : '';
    return `It can get its claws into a Marine in this turn.${alive}`;
  }
  return whereTo(hunt, p, raid ? raid.at : (at ?? NOWHERE));
}

/** What waiting there is worth (deeds.ts). */
function whereTo(hunt: Hunt, p: Piece, at: number): string {
  if (at === NOWHERE) return 'It waits outside.';
  if (hunt.nests.includes(at)) return 'Standing there wins the mission for them.';
  if (hunt.block[at] > 0) return 'There it stands in the way of the Marines.';
  const steps = distances(hunt, p);
  const unseen = hunt.seen[at] === 0;
  if (p.at === NOWHERE || steps[at] < steps[p.at])
    return unseen
      ? `It comes nearer without being seen: ${counted(steps[at], 'step')} from a Marine.`
      : `It comes nearer: ${counted(steps[at], 'step')} from a Marine.`;
  return unseen ? 'There nobody sees it.' : 'It looks where they may come from.';
}

function fight(hunt: Hunt, p: Piece, prey: Piece): string {
  if (p.at === NOWHERE) return 'A Marine stands where it comes in.';
  const { kill, die } = melee(hunt.table, hunt.state, p, p.at, prey, p.ap);
  return `With what AP it has left it kills him with ${percent(kill)} and dies with ${percent(die)}.`;
}
