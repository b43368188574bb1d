/** A whole state that looks like a view: sealed orders, hidden set-ups and arrivals filled in. */
import type { Random } from '../../kernel/contract.ts';
import { topStep } from '../../kernel/steps.ts';
import { setUp } from './deploy.ts';
import { listDeployments } from './deploy-plans.ts';
import { ordersFor } from './orders.ts';
import { forget } from './position.ts';
import { SEALED, SIDES, type State, UNKNOWN } from './state.ts';
import type { Table } from './table.ts';
import { fork } from './view.ts';

export function imagine(table: Table, seen: State, random: Random): State {
  const state = fork(seen);
  for (const unit of state.units) {
    if (!unit) continue;
    if (unit.order === SEALED) {
      const may = ordersFor(table, state, unit.id).filter((order) => order !== 'wait');
      unit.order = may.length > 0 ? may[random.below(may.length)] : 'none';
    }
    if (unit.arrives === UNKNOWN) unit.arrives = state.turn + 1 + random.below(3);
  }
  const step = topStep(state);
  if (step?.do === 'deploy' && !table.options.openDeployment)
    for (const side of SIDES) {
      const hidden =
        !step.left.includes(side) &&
        !state.models.some(
          (model) => model && table.models[model.id].side === side && model.where !== 'away',
        );
      const [way] = hidden ? listDeployments(table, state, side) : [];
      if (way?.do === 'deploy') setUp({ table, state }, side, way);
    }
  forget(table);
  return state;
}
