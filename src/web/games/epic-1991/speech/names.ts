/** Units by what people call them. */
import type { Viewer } from '../../../../kernel/contract.ts';
import { type Epic, unitName, type View } from '../game.ts';

/** The viewer's units on the table or aboard, or those against them; an onlooker has none, and hears of both sides. */
export function unitsOf({ table }: Epic, view: View, viewer: Viewer, own: boolean): number[] {
  return table.units
    .filter((unit) => unit && (viewer === 'spectator' ? !own : (unit.side === viewer) === own))
    .filter(({ models }) =>
      models.some((id) => view.models[id].where === 'table' || view.models[id].where === 'aboard'),
    )
    .map(({ id }) => id);
}

/** The unit that is meant: by number, by its whole name, or by words of it; own units first; 0 for none. */
export function unitSaid(epic: Epic, view: View, viewer: Viewer, said: string): number {
  const all = [...unitsOf(epic, view, viewer, true), ...unitsOf(epic, view, viewer, false)];
  const wanted = said.toLowerCase().replace(/^the /, '');
  const [, number] = /(?:^| )(\d+)$/.exec(wanted) ?? [];
  if (number !== undefined && all.includes(Number(number))) return Number(number);
  const named = (unit: number) => unitName(epic.table, unit).toLowerCase();
  const words = wanted.split(' ');
  return (
    all.find((unit) => named(unit) === wanted) ??
    all.find((unit) => {
      const parts = named(unit).split(/[ ,]+/);
      return words.every((word) => word.length > 1 && parts.some((part) => part.startsWith(word)));
    }) ??
    0
  );
}
