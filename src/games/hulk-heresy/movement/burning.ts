/** HH-SPEC-22: whoever comes into a further square of a fire is rolled for. */
import { FLAME } from '../ground.ts';
import { named } from '../position.ts';
import { strikePiece } from '../shooting/hit.ts';
import type { Piece } from '../state.ts';
import type { Play } from '../steps.ts';

export function burn(play: Play, p: Piece): void {
  const { state, dice, events } = play;
  if (!(state.ground[p.at] & FLAME)) return;
  const fires = state.areas.filter(({ kind, squares }) => kind !== 'blind' && squares.includes(p.at));
  const needed = Math.min(...fires.map(({ kill }) => kill));
  const die = dice.d6();
  const hits = die >= needed ? 1 : 0;
  events.push({ kind: 'scorched', ...named(state, p), at: p.at, dice: [die], needed, hits });
  const wide = fires.some((fire) => fire.wide && fire.kill === needed); // HH-WPN-37
  if (hits > 0) strikePiece(play, p, { modifier: 0, wide }, 'HH-SPEC-22');
}
