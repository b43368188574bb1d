/** What the characters of a mission's map stand for, as the painter shows and offers them. */
import type { Brush } from '../../../sheets/draft.ts';
import { type Data, rows } from '../../../sheets/draft-text.ts';
import { marksOf } from '../../../sheets/marks.ts';
import { sideClass } from '../pieces/symbols.ts';

/** HH-DOOR-01: every door starts closed, and none jams. */
export const BRUSHES: readonly Brush[] = [
  { char: '.', word: 'Floor' },
  { char: '#', word: 'Wall' },
  { char: 'D', word: 'Door' },
  { char: 'E', word: 'Entry point' },
];

const SYMBOLS: Readonly<Record<string, string>> = {
  barricade: 'hm-barricade',
  generator: 'm-powerfield',
  ladder: 'm-ladder-up',
  exit: 'm-flag',
  object: 'hm-relic',
  counter: 'hm-counter',
};

const SIDES = ['A', 'B'] as const;

/** The marks of a zone's deployment area. */
const areaOf = (zone: Data | undefined): string[] => [zone?.area ?? []].flat().map(String);

/** The colours are those of the first and the second zone: who takes which is settled at the table. */
export function look(data: Data, mark: string): Omit<Brush, 'char'> {
  const zones = rows(data.zones);
  const zone = zones.findIndex((one) => areaOf(one).includes(mark));
  if (zone === 0 || zone === 1)
    return { word: `${mark}: ${String(zones[zone].name ?? '')} deploys`, side: sideClass(SIDES[zone]) };
  const symbol = SYMBOLS[mark.split(' ')[0]];
  const number = /^object (\d+)$/.exec(mark)?.[1];
  const name = number && rows(data.objects)[Number(number) - 1]?.name;
  return { word: name ? `${mark}, ${name}` : mark, ...(symbol && { symbol }) };
}

/** Marks the legend does not have yet. */
export function offersFor(data: Data): string[] {
  const had = new Set([...marksOf(data).values()].flat());
  const ladder = [...'ABCDEFGH'].map((one) => `ladder ${one}`).find((mark) => !had.has(mark));
  return [
    ...rows(data.zones).flatMap(areaOf),
    ...['barricade', 'generator', ...[...'NESW'].map((side) => `exit ${side}`), 'counter'],
    ...rows(data.objects).map((_, i) => `object ${i + 1}`),
    ...(ladder ? [ladder] : []),
  ].filter((mark, i, all) => !had.has(mark) && all.indexOf(mark) === i);
}
