/** What must always hold on the table. */
import { boxOf, inBox, overlaps } from '../../field/index.ts';
import { standing } from './geometry/position.ts';
import { compareSome } from './oracle/index.ts';
import { recount } from './recount.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { isOnTable } from './terrain/ground.ts';

export function laws(table: Table, state: State): string[] {
  const broken: string[] = [];
  const index = standing(table, state);
  index.polygons.forEach((base, id) => {
    if (!base) return;
    if (!isOnTable(table, base)) broken.push(`Model ${id} stands off the table (E2-GEO-23).`);
    for (const other of inBox(index, boxOf(base)))
      if (other > id && overlaps(base, index.polygons[other]!))
        broken.push(`Models ${id} and ${other} overlap (E2-GEO-06).`);
  });
  for (const model of state.models) {
    if (!model || model.where !== 'aboard') continue;
    const carrier = state.models[model.carrier];
    if (!carrier || (carrier.where !== 'table' && !isFalling(state, carrier.id)))
      broken.push(`Model ${model.id} rides in nothing (E2-TRAN-11).`);
  }
  const riders = new Map<number, number>();
  for (const model of state.models)
    if (model?.where === 'aboard') riders.set(model.carrier, (riders.get(model.carrier) ?? 0) + 1);
  for (const [carrier, many] of riders)
    if (many > table.models[carrier].row.carries)
      broken.push(`Model ${carrier} carries ${many} (E2-TRAN-01).`);
  for (const titan of state.titans)
    if (titan && (titan.shields < 0 || titan.shields > 6))
      broken.push(`A Titan has ${titan.shields} shields.`);
  if (state.due.mad.some((unit) => table.units[unit]?.kind !== 'mad'))
    broken.push('Mad Boy rolls are owed to nobody.');
  return [...broken, ...recount(table, state), ...compareSome(table, state)];
}

/** A pod that is coming down on somebody (E2-SPEC-05). */
function isFalling({ steps }: State, id: number): boolean {
  return steps.some((step) => step.do === 'landing' && step.pod === id);
}
