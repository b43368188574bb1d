/** A view as pieces, doors, entry points and what lies on the ground. */
import { letterOf } from '../../../games/hulk-heresy/force/list.ts';
import { activeSide, NOWHERE, type Piece, SIDES } from '../../../games/hulk-heresy/state.ts';
import { topStep } from '../../../kernel/steps.ts';
import { counted } from '../../../kernel/words.ts';
import type { EntryDraw, PieceDraw, Scene } from '../adapter.ts';
import { doorDraws } from '../door-draws.ts';
import { badgeOf, chipsOf, stateWords } from './chips.ts';
import { type Heresy, nameOf, pieceAt, type View, wayName } from './game.ts';
import { marksOf } from './ground-marks.ts';
import { rowOf, sideClass, sideOf, symbolOf } from './pieces/symbols.ts';

export function sceneOf(heresy: Heresy, view: View): Scene {
  const pieces = SIDES.flatMap((side) => view.units[side])
    .map((id) => pieceAt(view, id))
    .filter((p): p is Piece => p !== null && p.at !== NOWHERE);
  return {
    pieces: [...pieces, ...phantom(view, pieces)].map((p) => drawPiece(heresy, view, p)),
    entries: drawEntries(heresy, view),
    doors: doorDraws(heresy.table.board, view.doors),
    marks: marksOf(heresy, view),
    boxes: [],
  };
}

/** HH-PSI-21: one of those who have still to go from where the model stood, unless somebody stands on top of them. */
function phantom(view: View, pieces: readonly Piece[]): Piece[] {
  const step = topStep(view);
  if (step?.do !== 'phantoms' || pieces.some(({ at }) => at === step.from)) return [];
  const next = pieceAt(view, step.waiting[0]);
  return next ? [{ ...next, at: step.from }] : [];
}

function drawPiece({ table }: Heresy, view: View, p: Piece): PieceDraw {
  const chips = chipsOf(view, p);
  const badge = badgeOf(view, p);
  const states = stateWords(chips, badge);
  const acting = activeSide(view) === p.side;
  const begun = p.stage === 'active' || (acting && view.viewer === p.side && p.stage !== 'done');
  const row = rowOf(view, p);
  const looks = p.blip
    ? p.overwatch
      ? `, watches ${wayName(p.facing)}`
      : ''
    : `, faces ${wayName(p.facing)}`;
  return {
    id: p.id,
    symbol: symbolOf(view, p),
    side: sideOf(view, p),
    square: p.at,
    facing: p.blip ? null : p.facing,
    label: `${nameOf(view, p)}, ${table.board.name(p.at)}${looks}${states && `, ${states}`}`,
    ...(row && !p.blip ? { number: letterOf(p.row) } : {}),
    ...(begun && p.ap > 0 ? { ap: p.ap } : {}),
    badge,
    ...(p.blip && p.overwatch ? { mark: 'NESW'[p.facing] } : {}),
    chips,
    pulse: p.blip,
    spent: acting && p.stage === 'done',
  };
}

function drawEntries({ table }: Heresy, view: View): EntryDraw[] {
  return table.board.entries.map(({ name, x, y, level, facing }, area) => {
    const side = SIDES.find(
      (one) => view.zones[one] >= 0 && table.zones[view.zones[one]].entries.includes(area),
    );
    const here = SIDES.flatMap((one) => view.units[one])
      .map((id) => pieceAt(view, id))
      .filter((p): p is Piece => p?.area === area);
    const closed = view.closed.includes(area);
    return {
      area,
      name,
      x,
      y,
      level,
      facing,
      side: sideClass(side ?? 'A'),
      label: `Entry point ${name}: ${here.length > 0 ? `${counted(here.length, 'piece')} waiting` : 'nobody waits'}${closed ? ', closed this turn' : ''}`,
      lurkers: here.map((p) => ({ id: p.id, symbol: symbolOf(view, p), waits: closed })),
    };
  });
}
