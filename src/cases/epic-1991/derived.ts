/** Facts that the rules work out from a position. */

import { CM } from '../../field/index.ts';
import { cafOf, fightDice } from '../../games/epic-1991/close-combat/fight.ts';
import { coverOf } from '../../games/epic-1991/firing/sight.ts';
import { neededFor } from '../../games/epic-1991/firing/volley.ts';
import { contacts, forget } from '../../games/epic-1991/geometry/position.ts';
import { allowance, isPinned } from '../../games/epic-1991/movement/allowance.ts';
import { isInCommand } from '../../games/epic-1991/orders/command.ts';
import { saveOf } from '../../games/epic-1991/saves/saves.ts';
import { MOUNTS } from '../../games/epic-1991/sheets/index.ts';
import type { State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import { isTitan } from '../../games/epic-1991/titans/titans.ts';
import type { Facts } from '../adapter.ts';

/** `named` gives a model's name in the case. */
export function derivedFacts(table: Table, state: State, id: number, named: (id: number) => string): Facts {
  const there = state.models[id].where === 'table';
  const work = (by: () => unknown) => () => {
    forget(table);
    return there ? by() : 'none';
  };
  return {
    contacts: work(() => contacts(table, state, id).map(named)),
    engaged: work(() => contacts(table, state, id).length > 0),
    pinned: work(() => isPinned(table, state, id)),
    caf: work(() => cafOf(table, state, id)),
    fightDice: work(() => fightDice(table, state, id)),
    save: work(() => saveOf(table, state, id) ?? 'none'),
    /** In cm, before anything is spent. */
    allowance: work(() => allowance(table, state, id) / CM),
    hits: work(() => hits(table, state, id, named)),
  };
}

/** The score each weapon needs against each enemy on the table, cover and all: `{ '0>G1': 5 }`. */
function hits(table: Table, state: State, id: number, named: (id: number) => string) {
  const { weapons, side } = table.models[id];
  const enemies = state.models.filter(
    (model) => model?.where === 'table' && table.models[model.id].side !== side,
  );
  return Object.fromEntries(
    enemies.flatMap((enemy) =>
      weapons.flatMap((weapon, at) => {
        if (weapon.hit === null) return [];
        const cover = coverOf(
          table,
          state,
          id,
          enemy.id,
          false,
          state.segment === 'advancing' ? 'advancing' : 'first',
        );
        const which = isTitan(table, id) ? MOUNTS[at] : at;
        return [[`${which}>${named(enemy.id)}`, neededFor(table, state, weapon, cover, id)]];
      }),
    ),
  );
}

export function inCommand(table: Table, state: State, unit: number): () => boolean {
  return () => {
    forget(table);
    return isInCommand(table, state, unit);
  };
}
