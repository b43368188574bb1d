/** Counters of a hidden set-up as they lie on the table. */
import type { HiddenCounter } from '../../../../games/epic-1989/hidden/counters.ts';
import { SEALED } from '../../../../games/epic-1989/state.ts';
import type { Table } from '../../../../games/epic-1989/table.ts';
import type { Point } from '../../../stage/box.ts';
import type { CounterDraw } from '../../field-scene.ts';
import { drawnAt } from '../drawing.ts';
import { detachmentName, SIDE_CLASS, SIDE_WORDS, type View } from '../game.ts';

/** mm from counter to counter in the same building. */
const BESIDE = 17;

type Lying = Pick<View, 'hidden'>;

/** Where a counter is drawn: those in one building lie side by side. */
export function counterSpot({ depth }: Pick<Table, 'depth'>, { hidden }: Lying, one: HiddenCounter): Point {
  const { x, y } = drawnAt({ depth }, one.x, one.y);
  if (one.building === 0) return { x, y };
  const row = hidden.filter(({ building }) => building === one.building);
  return { x: x + (row.indexOf(one) - (row.length - 1) / 2) * BESIDE, y };
}

/** The counter drawn nearest to a place, within so many mm. */
export function counterUnder(
  table: Pick<Table, 'depth'>,
  view: Lying,
  at: Point,
  within: number,
  isMeant: (one: HiddenCounter) => boolean = () => true,
): HiddenCounter | null {
  let [best, least]: [HiddenCounter | null, number] = [null, within];
  for (const one of view.hidden) {
    const { x, y } = counterSpot(table, view, one);
    const off = Math.hypot(x - at.x, y - at.y);
    if (isMeant(one) && off < least) [best, least] = [one, off];
  }
  return best;
}

/** What it stands for, for whoever may know (E1-HID-05): 'Tactical', 'a dummy', or nothing. */
export function meaningOf(table: Table, { detachment }: Pick<HiddenCounter, 'detachment'>): string {
  if (detachment === SEALED) return '';
  return detachment > 0 ? detachmentName(table, detachment) : 'a dummy';
}

export function hiddenDraws(table: Table, view: Lying): CounterDraw[] {
  return view.hidden.map((one): CounterDraw => {
    const { side, number, detachment, building } = one;
    const meaning = meaningOf(table, one);
    const where = building > 0 ? ` in building ${building}` : '';
    return {
      id: counterId(side, number),
      ...counterSpot(table, view, one),
      symbol: counterSymbol(side, detachment === 0),
      side: SIDE_CLASS[side],
      text: String(number),
      label: `${SIDE_WORDS[side]} counter ${number}${where}: ${meaning || 'face down'}`,
    };
  });
}

/** Among all that lies on the table. */
export const counterId = (side: HiddenCounter['side'], number: number) => `hidden ${side} ${number}`;

export function counterSymbol(side: HiddenCounter['side'], isDummy: boolean): string {
  return `c89-${isDummy ? 'dummy' : 'hidden'}-${side === 'imperial' ? 'imp' : 'reb'}`;
}
