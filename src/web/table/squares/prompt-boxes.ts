/** What a question is about and what it offers, as boxes that it must never cover. */
import type { Board } from '../../../grid/index.ts';
import { entryBox, lineBoxes, spotBox, squareBox } from '../../board/spot-boxes.ts';
import type { Prompt } from '../../games/adapter.ts';
import type { PromptBoxes } from '../layout.ts';
import type { SquaresLook } from './picking.ts';
import type { LiveSpot } from './spots-for.ts';
import { squareOf } from './squares-at.ts';

export function promptBoxes(
  board: Board,
  look: SquaresLook,
  prompt: Prompt,
  spots: readonly LiveSpot[],
): PromptBoxes {
  const asked = prompt.square ?? squareOf(look, prompt.unit ?? 0);
  const concerned = new Set([...(prompt.concerns ?? []), ...(asked >= 0 ? [asked] : [])]);
  const keep = [...concerned].map((square) => squareBox(board, square));
  for (const area of prompt.concernsAreas ?? []) keep.push(entryBox(board, look.scene.entries[area]));
  for (const spot of spots) {
    const box = spotBox(board, spot);
    if (box) keep.push(box);
    if (spot.look === 'foe' && asked >= 0 && spot.square !== undefined && spot.square >= 0)
      keep.push(...lineBoxes(board, asked, spot.square));
  }
  return {
    about: asked >= 0 ? squareBox(board, asked) : null,
    keep,
    shun: look.scene.pieces
      .filter(({ square }) => !concerned.has(square))
      .map(({ square }) => squareBox(board, square)),
  };
}
