/** The table as text: who stands where, with which orders. */
import { printPoint, printPose } from '../../field/index.ts';
import { kindNamed } from './geometry/buildings.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

export function sketch(table: Table, seen: State): string {
  const lines = [`turn ${seen.turn}, ${seen.phase}${seen.segment ? `, ${seen.segment}` : ''}`];
  seen.buildings.forEach((building, number) => {
    if (!building) return;
    const { kind, rubble, counters } = building;
    const what = rubble ? 'rubble' : kindNamed(kind).name;
    lines.push(`b${number} ${what} ${printPose(building)}${counters > 0 ? ` ${counters} counters` : ''}`);
  });
  for (const { side, number, x, y, building, detachment } of seen.hidden)
    lines.push(
      `${side} counter ${number} (${detachment || 'dummy'}) ${building > 0 ? `b${building}` : printPoint({ x, y })}`,
    );
  for (const { id, is, x, y, load } of seen.markers)
    lines.push(`m${id} ${is}${load ? ` (${load})` : ''} ${printPoint({ x, y })}`);
  for (const detachment of seen.detachments) {
    if (!detachment) continue;
    const { side, name, units } = table.detachments[detachment.id];
    lines.push(`${side} detachment ${detachment.id} ${name}: ${detachment.order ?? 'no order yet'}`);
    for (const id of units) {
      const unit = seen.units[id];
      const where = unit.where === 'table' ? printPose(unit) : unit.where;
      const support = unit.support ? `, support ${unit.support}` : '';
      lines.push(
        `  ${id} ${table.units[id].card.name} ${where}${support}${unit.frozen ? ', in stasis' : ''}`,
      );
    }
  }
  return lines.join('\n');
}
