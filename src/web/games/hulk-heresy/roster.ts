/** The list of one's own beside the board, and what is known of the others. */
import { letterOf } from '../../../games/hulk-heresy/force/list.ts';
import { fullAp } from '../../../games/hulk-heresy/position.ts';
import {
  activeSide,
  NOWHERE,
  otherSide,
  type Piece,
  SIDES,
  type Side,
} from '../../../games/hulk-heresy/state.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Roster, RosterRow } from '../adapter.ts';
import { badgeOf, chipsOf, stateWords } from './chips.ts';
import { type Heresy, nameOf, pieceAt, rankOf, type View, whereIs } from './game.ts';
import { backId } from './pieces/blips.ts';
import { anyOf, modelSymbol, rowOf, sideClass, sideOf, symbolOf } from './pieces/symbols.ts';

export function rosterOf(heresy: Heresy, view: View, viewer: Viewer): Roster {
  const sides: readonly Side[] = viewer === 'A' || viewer === 'B' ? [viewer] : SIDES;
  const rows = sides.flatMap((side) => {
    const pieces = view.units[side].flatMap((id) => pieceAt(view, id) ?? []);
    const order = (p: Piece) => (p.blip ? 1000 : 0) + (p.at === NOWHERE ? 500 : 0) + p.id;
    return [
      ...pieces.sort((a, b) => order(a) - order(b)).map((p) => rowFor(heresy, view, p)),
      ...fallen(view, side),
    ];
  });
  return { rows, tally: tallyOf(view, viewer) };
}

function rowFor(heresy: Heresy, view: View, p: Piece): RosterRow {
  const row = rowOf(view, p);
  const chips = chipsOf(view, p);
  const badge = badgeOf(view, p);
  const states = stateWords(chips, badge);
  const full = p.blip || row ? fullAp(view, p) : 0;
  const ap = p.stage === 'done' ? 0 : p.ap;
  return {
    unit: p.id,
    name: row ? rankOf(row) : 'Blip',
    symbol: symbolOf(view, p),
    side: sideOf(view, p),
    ...(row ? { number: letterOf(p.row) } : {}),
    ap,
    full,
    chips,
    badge: badge?.text,
    state: p.stage === 'done' && activeSide(view) === p.side ? 'spent' : 'ready',
    label: `${nameOf(view, p)}${row && p.blip ? `, ${rankOf(row)}` : ''} ${whereIs(heresy, p)}, ${ap} of ${full} action points${states && `, ${states}`}`,
  };
}

/** Rows that were shown and stand nowhere any more. */
function fallen(view: View, side: Side): RosterRow[] {
  const alive = new Set(view.units[side].map((id) => pieceAt(view, id)?.row));
  const waiting = new Set(view.stock[side]);
  return view.rosters[side].flatMap((row, i): RosterRow[] => {
    if (!row?.shown || alive.has(i) || waiting.has(i)) return [];
    return [
      {
        unit: -1 - i,
        name: rankOf(row),
        symbol: modelSymbol(row, side),
        side: sideClass(side, row.armour === 'daemon'),
        number: letterOf(i),
        ap: 0,
        full: 0,
        chips: [],
        state: 'dead',
        label: `${rankOf(row)} ${letterOf(i)} is gone`,
      },
    ];
  });
}

function tallyOf(view: View, viewer: Viewer): Roster['tally'] {
  const enemy: Side = viewer === 'A' ? 'B' : 'A';
  const pieces = view.units[enemy].flatMap((id) => pieceAt(view, id) ?? []);
  const blips = pieces.filter(({ blip }) => blip).length;
  const waiting = view.stock[otherSide(enemy)].length;
  return [
    {
      symbol: anyOf(enemy),
      side: sideClass(enemy),
      text: `${pieces.length - blips}`,
      label: `${counted(pieces.length - blips, 'enemy model')} in play`,
    },
    {
      symbol: backId(enemy),
      side: sideClass(enemy),
      text: `${blips}`,
      label: `${counted(blips, 'enemy blip')} in play`,
    },
    {
      symbol: '',
      side: '',
      text: `${waiting} to come`,
      label: `${counted(waiting, 'blip')} of yours still to come`,
    },
  ];
}
