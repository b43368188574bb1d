/** The game in words, for play in text. */
import { fullAp, sees, seesSquare } from '../../../games/hulk-heresy/position.ts';
import { NOWHERE, type Piece, SIDES } from '../../../games/hulk-heresy/state.ts';
import type { AnyGame, Viewer } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Speech } from '../../text/speech.ts';
import { badgeOf, chipsOf, stateWords } from './chips.ts';
import {
  type Heresy,
  type HeresyGame,
  nameOf,
  pieceAt,
  rankOf,
  type View,
  wayName,
  whereIs,
} from './game.ts';
import { kitText } from './kit.ts';
import { rowOf } from './pieces/symbols.ts';

export default function heresySpeech(rules: AnyGame): Speech {
  const game = rules as unknown as HeresyGame;
  const heresy: Heresy = { game, table: game.table };
  const words =
    <T>(say: (view: View, p: Piece) => T, none: T) =>
    (seen: unknown, unit: number): T => {
      const p = pieceAt(seen as View, unit);
      return p ? say(seen as View, p) : none;
    };
  const squares = Array.from({ length: game.table.board.size }, (_, square) => square);
  return {
    name: (seen, unit) => {
      const p = pieceAt(seen as View, unit);
      return p ? calledOf(seen as View, p) : `number ${unit}`;
    },
    unit: words((view, p) => inFull(heresy, view, p), 'gone'),
    met: words((view, p) => asMet(heresy, view, p), ''),
    mark: words((view, p) => markOf(view, p), '  '),
    own: (view, viewer) => sideOf(view as View, viewer, true),
    foes: (view, viewer) => sideOf(view as View, viewer, false),
    at: words((_view, p) => p.at, NOWHERE),
    on: (seen, square) => [(seen as View).occupant[square]].filter((id) => id > 0),
    sight: words(
      (view, p) => (p.blip ? [] : squares.filter((at) => seesSquare(game.table, view, p, at))),
      [],
    ),
    watchers: words((view, p) => watchersOf(heresy, view, p).map(({ id }) => id), []),
  };
}

function sideOf(view: View, viewer: Viewer, own: boolean): number[] {
  if (viewer === 'spectator') return own ? [] : SIDES.flatMap((side) => view.units[side]);
  return SIDES.filter((side) => (side === viewer) === own).flatMap((side) => view.units[side]);
}

/** With the number that notation uses: letters of both sides are the same. */
function calledOf(view: View, p: Piece): string {
  return `${nameOf(view, p)} (${p.id})`;
}

function facingOf(p: Piece): string {
  if (p.at === NOWHERE) return '';
  if (p.blip) return p.overwatch ? `watches ${wayName(p.facing)}` : '';
  return `faces ${wayName(p.facing)}`;
}

const states = (view: View, p: Piece): string => stateWords(chipsOf(view, p), badgeOf(view, p));

function inFull(heresy: Heresy, view: View, p: Piece): string {
  const row = rowOf(view, p);
  const parts = [
    calledOf(view, p),
    row && p.blip && rankOf(row),
    whereIs(heresy, p),
    facingOf(p),
    (p.blip || row) && `${p.stage === 'done' ? 0 : p.ap} of ${counted(fullAp(view, p), 'action point')}`,
    states(view, p),
    row && kitText(row),
  ];
  return parts.filter(Boolean).join(', ');
}

function enemies(view: View, p: Piece): Piece[] {
  return SIDES.filter((side) => side !== p.side)
    .flatMap((side) => view.units[side])
    .flatMap((id) => pieceAt(view, id) ?? [])
    .filter(({ at }) => at !== NOWHERE);
}

function watchersOf({ table }: Heresy, view: View, p: Piece): Piece[] {
  return p.at === NOWHERE
    ? []
    : enemies(view, p).filter((other) => !other.blip && sees(table, view, other, p));
}

function asMet({ table }: Heresy, view: View, p: Piece): string {
  const seen =
    p.blip || p.at === NOWHERE ? [] : enemies(view, p).filter((other) => sees(table, view, p, other));
  const says = seen.length > 0 && `sees ${seen.map((other) => calledOf(view, other)).join(' and ')}`;
  return [calledOf(view, p), facingOf(p), states(view, p), says].filter(Boolean).join(', ');
}

const ARROWS = ['^', '>', 'v', '<'];

function markOf(view: View, p: Piece): string {
  const row = rowOf(view, p);
  const own = view.viewer === p.side;
  if (p.blip) return row && own ? `?${String.fromCharCode(65 + (p.row % 26))}` : '??';
  const letter = String.fromCharCode(65 + (p.row % 26));
  return (own ? letter : letter.toLowerCase()) + ARROWS[p.facing];
}
