/** HH-BLIP-15, HH-CONV-12: what is hit makes a save; a blip is turned up for it, and faces somewhere only if it lives. */
import { turnUp } from '../blips/turn-up.ts';
import type { Piece } from '../state.ts';
import type { Play } from '../steps.ts';

export function strikePiece(play: Play, p: Piece, modifier: number, rule: string): void {
  const { state } = play;
  if (p.blip) {
    if (!turnUp(play, p, 'hit')) return;
    state.steps.push({ do: 'reveal', faces: [p.id], facesOnly: true });
  }
  state.steps.push({ do: 'save', unit: p.id, modifier, rule });
}
