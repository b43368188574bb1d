/** HH-BLIP-15, HH-CONV-12: what is hit makes a save; a blip is turned up for it, and faces somewhere only if it lives. */
import { turnUp } from '../blips/turn-up.ts';
import { destroy } from '../deaths.ts';
import { loseBlip } from '../gsb/lost.ts';
import { spawn } from '../gsb/spawn.ts';
import { GENESTEALER, type Piece } from '../state.ts';
import type { Play } from '../steps.ts';
import type { Attack } from './attack.ts';

export function strikePiece(play: Play, p: Piece, attack: Attack, rule: string): void {
  const { state } = play;
  if (p.row === GENESTEALER) return spawn(play, p, 'hit', { ...attack, rule });
  if (p.blip) {
    if (!turnUp(play, p, 'hit')) return;
    state.steps.push({ do: 'reveal', faces: [p.id], facesOnly: true });
  }
  state.steps.push({ do: 'save', unit: p.id, ...attack, rule });
}

/** HH-SAVE-11: without a save. A blip is turned up as it goes (HH-BLIP-15). */
export function killPiece(play: Play, p: Piece, rule: string): void {
  if (p.row === GENESTEALER) return loseBlip(play, p);
  if (p.blip && !turnUp(play, p, 'destroyed')) return;
  destroy(play, p, rule);
}
