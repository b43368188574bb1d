import { REPAIR, UNLIMITED, VOID_SHIELDS } from '../../../games/epic-1991/sheets/index.ts';
import type { Weapon } from '../../../games/epic-1991/sheets/row.ts';
import { SIDES, type Side } from '../../../games/epic-1991/state.ts';
import type { Table } from '../../../games/epic-1991/table.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Dossier, Fact, Roster, RosterRow } from '../adapter.ts';
import { type Epic, inCm, leftOf, unitName, type View } from './game.ts';
import { orderSymbol, orderWord, SIDE_CLASS } from './scene.ts';
import { symbolOf } from './symbols.ts';
import { partsOf } from './titan/parts.ts';

/** The viewer's own side first. */
export function rosterOf({ table }: Epic, view: View, viewer: Viewer): Roster {
  const sides: readonly Side[] = viewer === 'B' ? ['B', 'A'] : SIDES;
  const own = viewer === 'A' || viewer === 'B' ? sides.slice(0, 1) : sides;
  return {
    rows: own.flatMap((side) => rowsOf(table, view, side)),
    tally: sides.flatMap((side) =>
      own.includes(side)
        ? []
        : table.cards
            .filter((card) => card && card.side === side)
            .map(({ id, name }) => ({
              symbol: view.cards[id].broken ? 'mk-broken' : 'mk-card',
              side: SIDE_CLASS[side],
              text: name,
              label: `${cardLeft(table, view, id).left} left${view.cards[id].broken ? ', broken' : ''}`,
              strength: cardLeft(table, view, id),
            })),
    ),
  };
}

function rowsOf(table: Table, view: View, side: Side): RosterRow[] {
  return table.units
    .filter((unit) => unit && unit.side === side)
    .map(({ id, card, models }): RosterRow => {
      const left = leftOf(table, view, id);
      const broken = view.cards[card].broken;
      const order = orderSymbol(view.units[id]);
      const away =
        left > 0 &&
        models.every((one) => view.models[one].where === 'away' || view.models[one].where === 'gone');
      return {
        unit: id,
        name: unitName(table, id),
        symbol: symbolOf(leaderOf(table, view, id)),
        side: SIDE_CLASS[side],
        ap: 0,
        full: 0,
        chips: [...(broken ? ['mk-broken'] : []), ...(order ? [order] : [])],
        badge: `${left}/${models.length}`,
        group: table.cards[card].name,
        strength: strengthOf(table, view, card, id),
        state: left === 0 ? 'dead' : away ? 'waits' : 'ready',
        label: `${unitName(table, id)}, ${left} of ${models.length}, ${orderWord(view.units[id], table.units[id].kind)}${broken ? ', card broken' : ''}`,
      };
    });
}

/** The unit's models, and where the losses of its whole card break it. */
function strengthOf(table: Table, view: View, card: number, unit: number): RosterRow['strength'] {
  const { break: point, units } = table.cards[card];
  const full = table.units[unit].models.length;
  const left = leftOf(table, view, unit);
  const all = units.reduce((sum, id) => sum + table.units[id].models.length, 0);
  const breaks = typeof point === 'number' ? Math.round((point / Math.max(1, all)) * full) : 0;
  return { left, full, breaks };
}

/** A card's models, those left of them, and the losses that break it. */
export function cardLeft(table: Table, view: View, card: number): NonNullable<RosterRow['strength']> {
  const { units, break: point } = table.cards[card];
  const full = units.reduce((sum, id) => sum + table.units[id].models.length, 0);
  return { left: full - view.cards[card].casualties, full, breaks: typeof point === 'number' ? point : 0 };
}

/** The row that says what the unit is: of whom there are most among those left, transports last. */
function leaderOf(table: Table, view: View, unit: number) {
  const { models } = table.units[unit];
  const left = models.filter((id) => view.models[id].where !== 'gone');
  const some = left.length > 0 ? left : models;
  return (some.map((id) => table.models[id]).find(({ transport }) => !transport) ?? table.models[some[0]])
    .row;
}

export function cardOf(epic: Epic, view: View, unit: number): Dossier | null {
  const { table } = epic;
  const info = table.units[unit];
  if (!info) return null;
  const { break: point, vps, name } = table.cards[info.card];
  const { casualties, broken } = view.cards[info.card];
  const side = SIDE_CLASS[info.side];
  const kinds = new Map<
    string,
    { row: (typeof table.models)[number]['row']; n: number; weapons: readonly Weapon[] }
  >();
  for (const id of info.models) {
    if (view.models[id].where === 'gone') continue;
    const { row, weapons } = table.models[id];
    const known = kinds.get(row.id);
    kinds.set(row.id, { row, n: (known?.n ?? 0) + 1, weapons });
  }
  const facts: Fact[] = [...kinds.values()].flatMap(({ row, n, weapons }) => [
    {
      symbol: symbolOf(row),
      side,
      text: `${n} ${row.name}`,
      value: `${inCm(row.move)}, save ${row.save === null ? 'none' : `${row.save}+`}, CAF ${row.caf >= 0 ? '+' : ''}${row.caf}`,
    },
    ...weapons.map((weapon) => ({
      symbol: 'i-shoot',
      side: '',
      text: weapon.name,
      value: weaponText(weapon),
    })),
  ]);
  const orders = view.units[unit];
  const word = orderWord(orders, info.kind);
  return {
    name: unitName(table, unit),
    what: `${name}: ${counted(vps, 'point')} when broken${typeof point === 'number' ? `, breaks at ${point} losses (${casualties} so far)` : ''}${broken ? '. Broken' : ''}`,
    symbol: symbolOf(leaderOf(table, view, unit)),
    side,
    ap: 0,
    full: 0,
    weapons: [],
    facts: [
      // Before orders are given what it means to give one is told instead.
      ...(word === 'no order yet'
        ? []
        : [{ symbol: orderSymbol(orders) ?? 'order-none', side, text: 'Order', value: word }]),
      ...titanFacts(epic, view, info.models, side),
      ...facts,
    ],
  };
}

/** The machine part by part: shields, damage, what its weapons can still do, and how it is repaired. */
function titanFacts(epic: Epic, view: View, models: readonly number[], side: string): Fact[] {
  return models.flatMap((id) => {
    const titan = view.models[id].titan > 0 ? view.titans[view.models[id].titan] : null;
    if (!titan) return [];
    const parts = partsOf(epic, view, id);
    const repairs = parts.some(({ hurt }) => hurt) || titan.shields < VOID_SHIELDS;
    return [
      { symbol: 'mk-card', side, text: 'Shields', value: `${titan.shields} of ${VOID_SHIELDS}` },
      ...parts.map(({ name, state, hurt }) => ({
        symbol: hurt ? 'mk-broken' : 'mk-card',
        side: hurt ? 'harm' : side,
        text: capital(name),
        value: state,
      })),
      ...(repairs
        ? [{ symbol: 'i-command', side, text: 'Repair, End phase', value: `${REPAIR}+ each` }]
        : []),
    ];
  });
}

function weaponText({ range, dice, hit, barrage, mod, traits }: Weapon): string {
  const reach = range === 0 ? 'contact' : range >= UNLIMITED ? 'any distance' : inCm(range);
  const shots = dice > 0 ? `${counted(dice, 'die', 'dice')}${hit === null ? '' : `, ${hit}+`}` : '';
  const force =
    barrage !== undefined ? `${barrage} barrage points` : traits.includes('vortex') ? 'once' : shots;
  return [reach, force, mod ? `${mod} to save` : ''].filter(Boolean).join(', ');
}
