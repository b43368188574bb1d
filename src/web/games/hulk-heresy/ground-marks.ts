/** What lies on squares: barricades, fires, ladders, objects, deployment areas before anybody stands there. */
import {
  BARRICADE,
  BARRIER,
  BLIND,
  FLAME,
  FORGE,
  GENERATOR,
  LADDER_DOWN,
  LADDER_UP,
  SHIELD,
} from '../../../games/hulk-heresy/ground.ts';
import { NOWHERE, SIDES } from '../../../games/hulk-heresy/state.ts';
import type { MarkDraw } from '../adapter.ts';
import type { Heresy, View } from './game.ts';
import { goalMarks } from './goal-marks.ts';
import { sideClass } from './pieces/symbols.ts';

interface Kind {
  readonly bit: number;
  readonly symbol: string;
  readonly word: string;
  readonly layer: MarkDraw['layer'];
  readonly side?: string;
}

const KINDS: readonly Kind[] = [
  { bit: BARRICADE, symbol: 'hm-barricade', word: 'Barricade', layer: 'floor' },
  { bit: GENERATOR, symbol: 'm-powerfield', word: 'Generator', layer: 'thing', side: 'objective' },
  { bit: LADDER_UP, symbol: 'm-ladder-up', word: 'Ladder up', layer: 'floor' },
  { bit: LADDER_DOWN, symbol: 'm-ladder-down', word: 'Ladder down', layer: 'floor' },
  {
    bit: FORGE,
    symbol: 'hm-barricade-forge',
    word: 'A Forge Lord’s barricade',
    layer: 'thing',
    side: 'side-a',
  },
  { bit: BARRIER, symbol: 'm-powerfield', word: 'Force barrier', layer: 'thing', side: 'psi' },
  { bit: SHIELD, symbol: 'm-fire-low', word: 'Fire shield', layer: 'cloud', side: 'psi' },
  { bit: FLAME, symbol: 'm-fire', word: 'Fire', layer: 'cloud' },
  { bit: BLIND, symbol: 'm-gas', word: 'Blind area', layer: 'cloud' },
];

export function marksOf({ table }: Heresy, view: View): MarkDraw[] {
  const marks: MarkDraw[] = [];
  const { board, link } = table;
  view.ground.forEach((bits, square) => {
    if (bits === 0) return;
    for (const { bit, symbol, word, layer, side } of KINDS) {
      if (!(bits & bit)) continue;
      const to = bit === LADDER_UP || bit === LADDER_DOWN ? link[square] : NOWHERE;
      const leads = to === NOWHERE ? {} : { to };
      marks.push({
        square,
        symbol,
        label: `${word} on ${board.name(square)}`,
        layer,
        ...(side && { side }),
        ...leads,
      });
    }
  });
  table.exits.forEach((side, square) => {
    if (side >= 0)
      marks.push({ square, symbol: 'm-flag', label: `Way out on ${board.name(square)}`, layer: 'floor' });
  });
  marks.push(...goalMarks(table), ...thingMarks(table, view));
  return view.phase === 'setup' ? [...zoneMarks(table, view), ...marks] : marks;
}

function thingMarks({ mission, board }: Heresy['table'], view: View): MarkDraw[] {
  return view.objects.flatMap((item, i): MarkDraw[] => {
    if (item.out || item.holder !== 0 || item.at < 0) return [];
    const where = board.name(item.at);
    if (item.counter !== 0)
      return [
        {
          square: item.at,
          symbol: 'hm-counter',
          label: `Objective counter on ${where}`,
          layer: 'thing',
          ...(item.counter > 0 ? { text: String(item.counter) } : {}),
        },
      ];
    const name = mission.objects[i]?.name ?? 'Object';
    return [{ square: item.at, symbol: 'hm-relic', label: `${name} on ${where}`, layer: 'thing' }];
  });
}

/** While forces are set up: whose ground is whose. */
function zoneMarks({ zones }: Heresy['table'], view: View): MarkDraw[] {
  return SIDES.flatMap((side) =>
    view.zones[side] < 0
      ? []
      : zones[view.zones[side]].squares
          .filter((square) => view.occupant[square] === 0)
          .map(
            (square): MarkDraw => ({
              square,
              symbol: `hm-zone-${side.toLowerCase()}`,
              label: `${zones[view.zones[side]].name}: deployment area`,
              layer: 'floor',
              side: sideClass(side),
            }),
          ),
  );
}
