import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Roster, RosterRow } from '../adapter.ts';
import { badgeOf, chipsOf, fullAp, statesOf } from './chips.ts';
import { type Hulk, isBlip, nameOf, pieceAt, type View, whereIs } from './game.ts';
import { ANY_MARINE, marineSymbol, symbolOf } from './symbols.ts';

export { cardOf } from './card.ts';

export function rosterOf(hulk: Hulk, view: View, viewer: Viewer): Roster {
  const marines = hulk.table.loadouts.flatMap((loadout, id) => {
    if (!loadout) return [];
    const p = pieceAt(view, id);
    if (p) return [row(hulk, view, p)];
    return [gone(id, shortName(loadout.row.name), marineSymbol(loadout.row), fate(view, id))];
  });
  const guns = hulk.table.guns.map(({ name }, i) => {
    const id = hulk.table.loadouts.length + i;
    const p = pieceAt(view, id);
    return p ? row(hulk, view, p) : gone(id, name, 'm-sentry', fate(view, id));
  });
  const stealers = view.stealers
    .map((id) => pieceAt(view, id))
    .filter((p): p is Piece => p !== null)
    .map((p) => row(hulk, view, p));
  return {
    rows: viewer === 'stealer' ? stealers : [...marines, ...guns],
    tally: tallyOf(view, viewer),
  };
}

/** Before the squad is mustered nobody is dead. */
function fate(view: View, id: number): 'dead' | 'out' | 'waits' {
  if (id >= view.pieces.length) return 'waits';
  return view.exited.includes(id) ? 'out' : 'dead';
}

const FATES = { dead: 'is dead', out: 'has left the ship', waits: 'is not on the board yet' } as const;

function tallyOf(view: View, viewer: Viewer): Roster['tally'] {
  const blips = view.stealers.filter((id) => isBlip(pieceAt(view, id) ?? { kind: 'genestealer' })).length;
  const models = view.stealers.length - blips;
  return [
    {
      symbol: 'u-genestealer',
      side: 'stealer',
      text: `${models}`,
      label: `${counted(models, 'Stealer')} in play`,
    },
    { symbol: 'b-blip', side: 'stealer', text: `${blips}`, label: `${counted(blips, 'blip')} in play` },
    viewer === 'stealer'
      ? {
          symbol: ANY_MARINE,
          side: 'marine',
          text: `${view.marines.length}`,
          label: `${counted(view.marines.length, 'Marine')} left`,
        }
      : {
          symbol: '',
          side: '',
          text: `${view.stealerLosses} killed`,
          label: `${counted(view.stealerLosses, 'Stealer')} killed`,
        },
  ];
}

function row(hulk: Hulk, view: View, p: Piece): RosterRow {
  const states = statesOf(hulk, view, p);
  return {
    unit: p.id,
    name: p.marine ? shortName(nameOf(hulk, p)) : shortPlace(hulk, p),
    symbol: symbolOf(hulk, p),
    side: p.marine ? 'marine' : 'stealer',
    ...(p.marine ? { number: p.id } : {}),
    ap: p.done ? 0 : p.ap,
    full: fullAp(p),
    chips: chipsOf(hulk, view, p),
    badge: badgeOf(hulk, p)?.text,
    state: p.done || p.ap === 0 ? 'spent' : 'ready',
    label: `${nameOf(hulk, p)} ${whereIs(hulk, p)}, ${p.ap} of ${fullAp(p)} action points${states && `, ${states}`}`,
  };
}

/** A rank before the name takes room and says what the drawing says. */
function shortName(name: string): string {
  return name.replace(/^(Brother|Sergeant|Captain|Librarian) (?=\S)/, '');
}

function shortPlace({ table }: Hulk, p: Piece): string {
  if (p.at !== NOWHERE) return table.board.name(p.at);
  return p.area !== NOWHERE ? table.board.entries[p.area].name : 'in hand';
}

function gone(unit: number, name: string, symbol: string, how: keyof typeof FATES): RosterRow {
  return {
    unit,
    name,
    symbol,
    side: 'marine',
    number: unit,
    ap: 0,
    full: 0,
    chips: [],
    state: how,
    label: `${name} ${FATES[how]}`,
  };
}
