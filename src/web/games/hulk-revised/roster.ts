import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import type { Card, Roster, RosterRow } from '../adapter.ts';
import { type Hulk, nameOf, pieceAt, plural, symbolOf, type View, wayName, whereIs } from './game.ts';
import { CHIP_WORDS, chipsOf, fullAp } from './scene.ts';

export function rosterOf(hulk: Hulk, view: View, viewer: Viewer): Roster {
  const marines = hulk.table.loadouts.flatMap((loadout, id) => {
    if (!loadout) return [];
    const p = pieceAt(view, id);
    return [p ? row(hulk, view, p) : fallen(id, loadout.row.name, loadout.row.kind)];
  });
  const stealers = view.stealers
    .map((id) => pieceAt(view, id))
    .filter((p): p is Piece => p !== null)
    .map((p) => row(hulk, view, p));
  const models = view.stealers.filter((id) => pieceAt(view, id)?.kind === 'genestealer').length;
  const blips = view.stealers.length - models;
  return {
    rows: viewer === 'stealer' ? stealers : marines,
    tally: [
      {
        symbol: 'u-genestealer',
        side: 'stealer',
        text: `${models}`,
        label: `${plural(models, 'Genestealer')} in play`,
      },
      { symbol: 'b-blip', side: 'stealer', text: `${blips}`, label: `${plural(blips, 'blip')} in play` },
      viewer === 'stealer'
        ? {
            symbol: 'u-bolter',
            side: 'marine',
            text: `${view.marines.length}`,
            label: `${plural(view.marines.length, 'Marine')} left`,
          }
        : {
            symbol: '',
            side: '',
            text: `${view.stealerLosses} killed`,
            label: `${plural(view.stealerLosses, 'Genestealer')} killed`,
          },
    ],
  };
}

function row(hulk: Hulk, view: View, p: Piece): RosterRow {
  const chips = chipsOf(hulk, view, p);
  const name = p.marine ? nameOf(hulk, p) : shortPlace(hulk, p);
  const states = chips.map((chip) => CHIP_WORDS[chip]).join(', ');
  return {
    unit: p.id,
    name,
    symbol: symbolOf(p),
    side: p.marine ? 'marine' : 'stealer',
    ...(p.marine ? { number: p.id } : {}),
    ap: p.done ? 0 : p.ap,
    full: fullAp(p),
    chips,
    state: p.done || p.ap === 0 ? 'spent' : 'ready',
    label: `${nameOf(hulk, p)} ${whereIs(hulk, p)}, ${p.ap} of ${fullAp(p)} action points${states && `, ${states}`}`,
  };
}

function shortPlace({ table }: Hulk, p: Piece): string {
  if (p.at !== NOWHERE) return table.board.name(p.at);
  return p.area !== NOWHERE ? table.board.entries[p.area].name : 'in hand';
}

function fallen(unit: number, name: string, kind: 'terminator' | 'sergeant'): RosterRow {
  return {
    unit,
    name,
    symbol: kind === 'sergeant' ? 'u-sergeant' : 'u-bolter',
    side: 'marine',
    number: unit,
    ap: 0,
    full: 0,
    chips: [],
    state: 'dead',
    label: `${name} is dead`,
  };
}

export function cardOf(hulk: Hulk, view: View, unit: number): Card | null {
  const p = pieceAt(view, unit);
  if (!p) return null;
  const { table } = hulk;
  const facts: Card['facts'][number][] = [];
  const loadout = p.marine ? table.loadouts[p.id] : null;
  if (loadout?.ranged) {
    const { label, dice, score } = loadout.ranged;
    facts.push({
      symbol: 'w-storm-bolter',
      side: 'marine',
      text: `${label}, ${dice} dice`,
      value: `${score}+`,
    });
  }
  if (loadout) {
    const symbol = loadout.assault.parry ? 'w-power-sword' : 'w-power-fist';
    const dice = UNITS[p.kind].assaultDice === 1 ? 'one die' : `${UNITS[p.kind].assaultDice} dice`;
    facts.push({
      symbol,
      side: 'marine',
      text: `${loadout.assault.label}, ${dice}`,
      value: `+${UNITS[p.kind].cab}`,
    });
  }
  if (p.kind === 'genestealer')
    facts.push({ symbol: 'i-assault', side: '', text: 'Claws, three dice, the best counts', value: '+0' });
  if (p.kind === 'blip')
    facts.push({
      symbol: 'b-blip',
      side: 'stealer',
      text: p.value > 0 ? `Stands for ${plural(p.value, 'Genestealer')}` : 'One, two or three Genestealers',
      value: p.value > 0 ? `${p.value}` : '?',
    });
  if (p.lurks) facts.push({ symbol: 'i-timer', side: '', text: 'Must lurk this turn', value: '' });
  for (const chip of chipsOf(hulk, view, p)) {
    const sustained = chip === 's-sustained' && loadout?.ranged;
    const text = sustained ? 'Sustained fire on its target' : CHIP_WORDS[chip];
    facts.push({
      symbol: chip,
      side: 'marine',
      text: text[0].toUpperCase() + text.slice(1),
      value: sustained ? `${loadout.ranged!.score - Math.min(2, p.misses)}+` : '',
    });
  }
  const place =
    p.kind === 'blip' || p.at === NOWHERE
      ? whereIs(hulk, p)
      : `faces ${wayName(p.facing)}, ${table.board.name(p.at)}`;
  return {
    name: nameOf(hulk, p),
    what: p.marine ? `${UNITS[p.kind].label}, ${place}` : place[0].toUpperCase() + place.slice(1),
    symbol: symbolOf(p),
    side: p.marine ? 'marine' : 'stealer',
    ap: p.ap,
    full: fullAp(p),
    facts,
  };
}
