import type { Card } from '../../../games/epic-1989/cards/card.ts';
import type { WeaponId } from '../../../games/epic-1989/cards/weapons.ts';
import { AGAINST_INFANTRY, AGAINST_VEHICLES, weaponName } from '../../../games/epic-1989/cards/weapons.ts';
import { type Part, SIDES, type Side } from '../../../games/epic-1989/state.ts';
import type { Arm } from '../../../games/epic-1989/table.ts';
import { passengersOf } from '../../../games/epic-1989/transport/boarding.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { capital, counted, listed } from '../../../kernel/words.ts';
import type { Dossier, Fact, Roster, RosterRow } from '../adapter.ts';
import {
  cardCalled,
  detachmentName,
  type Epic,
  leftOf,
  SIDE_CLASS,
  SIDE_WORDS,
  unitCalled,
  type View,
} from './game.ts';
import { orderSymbol, orderWord, symbolOf } from './symbols.ts';

/** The viewer's own side first. */
export function rosterOf({ table }: Epic, view: View, viewer: Viewer): Roster {
  const own = SIDES.filter((side) => view.seats[side] === viewer || viewer === 'spectator');
  const of = (side: Side) =>
    view.units[1] ? table.detachments.filter((info) => info?.side === side && view.detachments[info.id]) : [];
  return {
    rows: own.flatMap((side) =>
      of(side).map(({ id, units }): RosterRow => {
        const left = leftOf(table, view, id);
        const order = orderSymbol(side, view.detachments[id]);
        const name = detachmentName(table, id);
        const inPlay = units.some((one) => ['table', 'aboard'].includes(view.units[one].where));
        return {
          unit: id,
          name,
          symbol: symbolOf(side, table.units[units[0]].card),
          side: SIDE_CLASS[side],
          ap: 0,
          full: 0,
          chips: order ? [order] : [],
          badge: `${left}/${units.length}`,
          group: SIDE_WORDS[side],
          strength: { left, full: units.length, breaks: 0 },
          state: left === 0 ? 'dead' : inPlay ? 'ready' : 'waits',
          label: `${name}, ${left} of ${units.length}, ${orderWord(view.detachments[id])}`,
        };
      }),
    ),
    tally: SIDES.filter((side) => !own.includes(side)).flatMap((side) =>
      of(side).map(({ id, units }) => {
        const left = leftOf(table, view, id);
        return {
          symbol: `${symbolOf(side, table.units[units[0]].card)}-far`,
          chip: orderSymbol(side, view.detachments[id]) ?? undefined,
          side: SIDE_CLASS[side],
          text: detachmentName(table, id),
          label: `${left} left, ${orderWord(view.detachments[id])}`,
          strength: { left, full: units.length, breaks: 0 },
        };
      }),
    ),
  };
}

const MOUNTS = {
  Tt: 'turret',
  SwL: 'left',
  SwR: 'right',
  SwF: 'forward',
  SwB: 'rearward',
  FxF: 'front',
  FxB: 'rear',
  ArL: 'left arm',
  ArR: 'right arm',
  CaL: 'left carapace',
  CaR: 'right carapace',
  Ca: 'carapace',
  Hd: 'head',
} as const;

const PARTS: Readonly<Record<Part, string>> = { ...MOUNTS, head: 'head', body: 'body', legs: 'legs' };

/** 'left' of a mount at the left side, which fires that way. */
export function mountWord(arm: Arm): string {
  return arm.mount ? MOUNTS[arm.mount] : '';
}

/** 'Left las-cannon ×2'. */
export function armWord(arm: Arm): string {
  const name = [mountWord(arm), weaponName(arm.weapon)].filter(Boolean).join(' ');
  return capital(arm.barrels > 1 ? `${name} ×${arm.barrels}` : name);
}

export function cardOf({ table }: Epic, view: View, detachment: number): Dossier | null {
  const info = table.detachments[detachment];
  if (!info || !view.units[info.units[0]]) return null;
  const side = SIDE_CLASS[info.side];
  const left = info.units.filter((id) => !['gone', 'left'].includes(view.units[id].where));
  const shown = left.length > 0 ? left : info.units;
  const first = table.units[shown[0]];
  const kinds = [...new Map(shown.map((id) => [table.units[id].card.id, table.units[id]])).values()];
  const order = view.detachments[detachment];
  const facts: Fact[] = kinds.flatMap(({ card, arms }) => {
    const n = shown.filter((id) => table.units[id].card === card).length;
    return [
      {
        symbol: symbolOf(info.side, card),
        side,
        text: counted(n, cardCalled(card)),
        value: profileOf(card),
        long: true,
      },
      ...arms.map((arm) => ({
        symbol: 'i-shoot',
        side: '',
        text: armWord(arm),
        value: rangesOf(arm.weapon),
        long: true,
      })),
    ];
  });
  const riding = info.units.filter((id) => view.units[id].where === 'aboard');
  const carrying = left.flatMap((id) => passengersOf(view.units, id));
  return {
    name: detachmentName(table, detachment),
    what: [
      `${SIDE_WORDS[info.side]}, ${left.length} of ${info.units.length} left`,
      info.elite ? 'elite' : '',
      info.commanders > 0 ? counted(left.filter((id) => view.units[id].commander).length, 'commander') : '',
    ]
      .filter(Boolean)
      .join(', '),
    symbol: symbolOf(info.side, first.card),
    side,
    ap: 0,
    full: 0,
    weapons: [],
    facts: [
      ...(order.order === null
        ? []
        : [
            {
              symbol: orderSymbol(info.side, order) ?? 'o89-none',
              side,
              text: 'Order',
              value: orderWord(order),
            },
          ]),
      ...(riding.length > 0
        ? [{ symbol: 'i-door', side: '', text: 'Aboard', value: String(riding.length) }]
        : []),
      ...(carrying.length > 0
        ? [
            {
              symbol: 'i-door',
              side: '',
              text: 'Carries',
              value: listed(carrying.map((id) => unitCalled(table, id))),
            },
          ]
        : []),
      ...left.flatMap((id) => titanFacts(view, id, table.units[id].card)),
      ...facts,
    ],
  };
}

/** E1-TMOD-11, E1-TMOD-15, E1-TMOD-17: what is left of a Titan. */
function titanFacts(view: View, id: number, card: Card): Fact[] {
  const { titan } = view.units[id];
  if (!titan || card.is !== 'titan') return [];
  const parts = (all: readonly Part[]) => capital(listed(all.map((part) => PARTS[part])));
  const fact = (text: string, value: string): Fact => ({ symbol: 'i-guard', side: '', text, value });
  return [
    fact('Void shields', `${titan.shields} of ${card.shields}`),
    ...(titan.superficial.length > 0 ? [fact('Damaged', parts(titan.superficial))] : []),
    ...(titan.critical.length > 0 ? [fact('Destroyed', parts(titan.critical))] : []),
  ];
}

function profileOf(card: Card): string {
  const fights = `close combat +${card.caf}`;
  if (card.is === 'stand') return `save ${card.save}+, ${fights}${card.jumps ? ', jumps' : ''}`;
  const goes = `advances ${card.advance} cm, charges ${card.charge} cm`;
  if (card.is === 'titan') return `${goes}, ${card.shields} void shields, ${fights}`;
  return `${goes}, armour ${card.armour > 0 ? `+${card.armour}` : card.armour}, save ${card.save}+, ${fights}, overrun +${card.overrun}`;
}

/** What it needs against vehicles and against infantry, near and far. */
function rangesOf(weapon: WeaponId): string {
  const said = (lines: typeof AGAINST_VEHICLES | typeof AGAINST_INFANTRY, word: string) => {
    const parts = lines
      .filter((line) => line.weapon === weapon)
      .map(({ mode, short, long, hitShort, hitLong }) => {
        const bands = [
          ...(short === null ? [] : [`${hitShort}+ to ${short} cm`]),
          ...(long === null ? [] : [`${hitLong}+ to ${long} cm`]),
        ];
        return `${mode ? `${mode} ` : ''}${bands.join(', ')}`;
      });
    return parts.length > 0 ? `${word} ${parts.join('; ')}` : '';
  };
  return [said(AGAINST_VEHICLES, 'vehicles'), said(AGAINST_INFANTRY, 'infantry')].filter(Boolean).join('; ');
}
