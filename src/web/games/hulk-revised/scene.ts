import { opensLater } from '../../../games/hulk-revised/blips/entry.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { EntryDraw, PieceDraw, Scene } from '../adapter.ts';
import { doorDraws } from '../door-draws.ts';
import { badgeOf, chipsOf, fullAp, markOf, stateWords } from './chips.ts';
import { type Hulk, isBlip, nameOf, pieceAt, type View, wayName } from './game.ts';
import { marksOf } from './ground-marks.ts';
import { boxesOf } from './solo.ts';
import { symbolOf } from './symbols.ts';

export function sceneOf(hulk: Hulk, view: View): Scene {
  return {
    pieces: [...view.sentries, ...view.stealers, ...view.marines]
      .map((id) => pieceAt(view, id))
      .filter((p): p is Piece => p !== null && p.at !== NOWHERE)
      .map((p) => drawPiece(hulk, view, p)),
    entries: drawEntries(hulk, view),
    doors: doorDraws(hulk.table.board, view.doors),
    marks: marksOf(hulk, view),
    boxes: boxesOf(view),
  };
}

function drawPiece(hulk: Hulk, view: View, p: Piece): PieceDraw {
  const blip = isBlip(p);
  const acting = view.phase === (p.marine ? 'marine' : 'stealer');
  const chips = chipsOf(hulk, view, p);
  const badge = badgeOf(hulk, p);
  const states = stateWords(p, chips, badge);
  const where = hulk.table.board.name(p.at);
  return {
    id: p.id,
    symbol: symbolOf(hulk, p),
    side: p.marine ? 'marine' : 'stealer',
    square: p.at,
    facing: blip ? null : p.facing,
    label: `${capital(nameOf(hulk, p))}, ${where}${blip ? '' : `, faces ${wayName(p.facing)}`}${states && `, ${states}`}`,
    ...(p.marine ? { number: p.id } : {}),
    ...(acting && showsAp(view, p) ? { ap: p.ap } : {}),
    badge,
    mark: markOf(p),
    chips,
    pulse: blip,
    spent: acting && (p.done || (p.ap === 0 && chips.length === 0)),
  };
}

/** A Stealer that has not begun has all its points: six dots on each would only be noise. */
function showsAp(view: View, p: Piece): boolean {
  return p.marine || (!p.done && (view.active === p.id || p.ap < fullAp(p)));
}

function drawEntries(hulk: Hulk, view: View): EntryDraw[] {
  return hulk.table.board.entries.map(({ name, x, y, level, facing }, area) => {
    const here = view.stealers.map((id) => pieceAt(view, id)).filter((p): p is Piece => p?.area === area);
    const blips = here.filter(isBlip).length;
    const models = here.length - blips;
    const counters = here.map(markOf).filter((mark) => mark?.match(/^[PS]/));
    const words = [blips && counted(blips, 'blip'), models && counted(models, 'Genestealer')].filter(Boolean);
    const opens = opensLater(hulk.table, view, area);
    return {
      area,
      name,
      x,
      y,
      level,
      facing,
      side: 'stealer',
      label: `Entry area ${name}: ${words.length ? `${words.join(', ')} lurking${counters.length ? ` (${counters.join(', ')})` : ''}` : opens > 0 ? `opens in turn ${opens}` : 'empty'}`,
      lurkers: here.map((p) => ({ id: p.id, symbol: symbolOf(hulk, p), waits: p.lurks })),
    };
  });
}
