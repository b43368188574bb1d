import './titan.css';
import { type ComponentProps, useState } from 'react';
import { HIT_GRIDS } from '../../../../games/epic-1991/sheets/index.ts';
import { faceOf, squareAt } from '../../../../games/epic-1991/titans/titans.ts';
import type { Odds, Refusal } from '../../../../kernel/contract.ts';
import { topStep } from '../../../../kernel/steps.ts';
import { capital } from '../../../../kernel/words.ts';
import type { AnswerForm } from '../../offer.ts';
import type { EpicGame, View } from '../game.ts';
import { partName } from './parts.ts';

const FACES = {
  front: 'from the front',
  left: 'from its left',
  right: 'from its right',
  rear: 'from behind',
};

/** The Titan as the hit sees it: each square with what stands there and what an aim at it comes to. */
export default function AimForm({ game, view: seen, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const view = seen as View;
  const epic = game as unknown as EpicGame;
  const [told, setTold] = useState<Odds | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const step = topStep(view);
  const hit = step?.do === 'titan' ? step.hits[0] : undefined;
  if (step?.do !== 'titan' || !hit) return null;
  const face = faceOf(view, step.model, hit);
  const grid = HIT_GRIDS[face];
  return (
    <div className="aim-form">
      <p className="dim">
        Seen {FACES[face]}. In each square: its armour, the chance to get through somewhere, the chance to end
        the Titan.
      </p>
      <div className="hit-grid">
        {grid.flatMap((squares, r) =>
          squares.map((_, c) => {
            const [column, row] = [c + 1, r + 1];
            const square = squareAt(view, step.model, grid, column, row);
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
            if (!square) return <span key={`${c} ${r}`} />;
            const action = { do: 'aim', column, row } as const;
            const odds = epic.odds(view, action);
            const { through, ends } = sums(odds);
            return (
              <button
                key={`${column} ${row}`}
                type="button"
                data-action={`aim ${column} ${row}`}
                disabled={resting}
                title={`${capital(partName(square.location))}, armour ${square.save}+: gets through ${through}%, ends the Titan ${ends}%`}
                onPointerEnter={() => setTold(odds)}
                onFocus={() => setTold(odds)}
                onClick={() => setRefused(onAnswer(action))}
              >
                <small>{partName(square.location)}</small>
                <b>{through}%</b>
                <small>
                  {square.save}+ · {ends}%
                </small>
              </button>
            );
          }),
        )}
      </div>
      <p className="told" aria-live="polite">
        {told
          ? told.chances
              .map(
                ({ what, ways, total }) =>
                  `${capital(what.replaceAll('-', ' '))} ${Math.round((100 * ways) / total)}%`,
              )
              .join(', ')
          : 'Four times in six it lands where you aim, each way.'}
      </p>
      {refused && <p className="refused">{refused.why}</p>}
    </div>
  );
}

/** In hundredths: through the armour anywhere, and the end of the Titan, which is told last. */
function sums(odds: Odds | null): { through: number; ends: number } {
  const parts = (odds?.chances ?? []).map(({ ways, total }) => ways / total);
  const through = parts.slice(0, -1).reduce((sum, part) => sum + part, 0);
  return { through: Math.round(100 * through), ends: Math.round(100 * (parts.at(-1) ?? 0)) };
}
