/** The game in words, for play in text. */

import { seesSquare } from '../../../games/hulk-revised/position.ts';
import { gunSees } from '../../../games/hulk-revised/shooting/sentry.ts';
import { NOWHERE, type Piece, type State } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { AnyGame, Viewer } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Speech } from '../../text/speech.ts';
import { fullAp, loadsText, statesOf } from './chips.ts';
import { type Hulk, type HulkGame, isBlip, nameOf, pieceAt, type View, wayName, whereIs } from './game.ts';
import { sightOf } from './zones.ts';

export default function hulkSpeech(rules: AnyGame): Speech {
  const game = rules as unknown as HulkGame;
  const on = (view: unknown): [Hulk, View] => [{ game, table: game.tableOf(view as State) }, view as View];
  const words =
    <T>(say: (hulk: Hulk, view: View, p: Piece) => T, none: T) =>
    (seen: unknown, unit: number): T => {
      const [hulk, view] = on(seen);
      const p = pieceAt(view, unit);
      return p ? say(hulk, view, p) : none;
    };
  return {
    name: (seen, unit) => {
      const [hulk, view] = on(seen);
      const p = pieceAt(view, unit);
      return p ? calledOf(hulk, p) : (hulk.table.loadouts[unit]?.row.name ?? `number ${unit}`);
    },
    unit: words(inFull, 'gone'),
    met: words(asMet, ''),
    mark: words((_hulk, _view, p) => markOf(p), '  '),
    own: (view, viewer) => sideOf(view as View, viewer, true),
    foes: (view, viewer) => sideOf(view as View, viewer, false),
    at: words((_hulk, _view, p) => p.at, NOWHERE),
    on: (seen, square) =>
      [(seen as View).occupant[square], (seen as View).guns[square]].filter((id) => id > 0),
    sight: words(seenBy, []),
    watchers: words((hulk, view, p) => watchersOf(hulk, view, p), []),
  };
}

function sideOf(view: View, viewer: Viewer, own: boolean): number[] {
  const marines = [...view.marines, ...view.sentries];
  if (viewer === 'stealer') return own ? view.stealers : marines;
  // An onlooker hears of both sides, as the board shows them.
  if (viewer === 'spectator') return own ? [] : [...marines, ...view.stealers];
  return own ? marines : view.stealers;
}

/** Marines have names; of the others there are many, told apart by the number that notation uses. */
function calledOf(hulk: Hulk, p: Piece): string {
  return p.marine && p.kind !== 'sentry' ? nameOf(hulk, p) : `${nameOf(hulk, p)} ${p.id}`;
}

function facingOf(p: Piece): string[] {
  return isBlip(p) || p.at === NOWHERE ? [] : [`faces ${wayName(p.facing)}`];
}

function inFull(hulk: Hulk, view: View, p: Piece): string {
  const kind = p.marine && p.kind !== 'sentry' ? `${UNITS[p.kind].label} ` : '';
  const known = isBlip(p) && (p.value > 0 || (p.kind === 'ambush' && p.value === 0));
  const parts = [
    calledOf(hulk, p),
    `${kind}${whereIs(hulk, p)}`,
    ...facingOf(p),
    `${p.done ? 0 : p.ap} of ${counted(fullAp(p), 'action point')}`,
    statesOf(hulk, view, p),
    loadsText(p.grenades) && `grenades: ${loadsText(p.grenades)}`,
    loadsText(p.missiles) && `missiles: ${loadsText(p.missiles)}`,
    known && `stands for ${counted(p.value, 'Genestealer')}`,
    p.lurks && 'must lurk this turn',
  ];
  return parts.filter(Boolean).join(', ');
}

function asMet(hulk: Hulk, view: View, p: Piece): string {
  const seen = [...view.marines, ...view.stealers, ...view.sentries]
    .map((id) => pieceAt(view, id))
    .filter(
      (other): other is Piece => other !== null && other.marine !== p.marine && canSee(hulk, view, p, other),
    );
  const sees = seen.length > 0 && `sees ${seen.map((other) => calledOf(hulk, other)).join(' and ')}`;
  return [calledOf(hulk, p), ...facingOf(p), statesOf(hulk, view, p), sees].filter(Boolean).join(', ');
}

/** A blip looks nowhere: it has no facing. */
function canSee({ table }: Hulk, view: View, viewer: Piece, target: Piece): boolean {
  if (isBlip(viewer) || viewer.at === NOWHERE || target.at === NOWHERE) return false;
  if (viewer.kind === 'sentry') return viewer.overwatch && gunSees(table, view, viewer, target.at);
  return seesSquare(table, view, viewer, target.at);
}

function seenBy(hulk: Hulk, view: View, p: Piece): readonly number[] {
  if (p.marine) return sightOf(hulk, view, p.id);
  if (isBlip(p) || p.at === NOWHERE) return [];
  return [...Array(hulk.table.board.size).keys()].filter((square) => seesSquare(hulk.table, view, p, square));
}

function watchersOf(hulk: Hulk, view: View, p: Piece): number[] {
  return (p.marine ? view.stealers : [...view.marines, ...view.sentries]).filter((id) => {
    const other = pieceAt(view, id);
    return other !== null && canSee(hulk, view, other, p);
  });
}

const ARROWS = ['^', '>', 'v', '<'];

function markOf(p: Piece): string {
  if (isBlip(p)) return p.kind === 'blip' ? '??' : '?!';
  const letter = p.kind === 'sentry' ? 'S' : p.marine ? String(p.id % 10) : nameLetter(p);
  return letter + ARROWS[p.facing];
}

function nameLetter({ kind }: Piece): string {
  return kind[0];
}
