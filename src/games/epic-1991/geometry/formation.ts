/** FORM: a unit keeps together. */
import {
  boxOf,
  distance,
  drafted,
  inChain,
  type Polygon,
  passesThrough,
  widestGap,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { draftedBase, type MoveDraft } from '../movement/draft.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { goingFor, partsNear, pieceOf } from '../terrain/ground.ts';
import { isFree } from './position.ts';

/** E2-FORM-01, E2-FORM-11: 6 cm. */
export const LINK = 600;

interface Formed {
  readonly refusal: Refusal | null;
  /** Transports out of the chain after the move (E2-FORM-10). */
  readonly detached: readonly number[];
}

/** Models of the unit that count: in play, engaged or not (E2-FORM-06), neither immobilised nor locked (E2-FORM-07). */
function counted(draft: MoveDraft): number[] {
  const { table, state, unit } = draft;
  return table.units[unit].models.filter((id) => {
    const { where } = drafted(draft, id);
    return (where === 'table' || where === 'aboard') && isFree(state, id);
  });
}

/** Bases of models; those in one carrier stand at one place (E2-FORM-09). */
function basesOf(draft: MoveDraft, ids: readonly number[]): Polygon[] {
  return ids.map((id) => draftedBase(draft, id));
}

/** Whether a unit's move ends in formation, or at least well on the way to it; other units of its card do not matter (E2-FORM-02). `allowances` are the movers'. */
export function formation(
  draft: MoveDraft,
  movers: readonly number[],
  allowances: readonly number[],
): Formed {
  const { table, unit } = draft;
  const models = counted(draft);
  const chain = chainOf(draft, models);
  if (chain) {
    const detached = models.filter((id) => !chain.includes(id));
    const strayed = detached.find((id) => movers.includes(id) && strays(draft, id));
    return strayed === undefined
      ? { refusal: null, detached }
      : {
          refusal: { rule: 'E2-FORM-10', why: 'A detached transport does not move away from its troops.' },
          detached,
        };
  }
  const refusal = isClosingUp(draft, models, allowances)
    ? null
    : { rule: 'E2-FORM-01', why: `${table.units[unit].name} must end with gaps of at most 6 cm.` };
  return { refusal, detached: draft.state.units[unit].detached };
}

/** E2-FORM-10: transports that may be left out: those that were, and all once the stands went where they cannot. */
function looseTransports(draft: MoveDraft, models: readonly number[]): Set<number> {
  const { table, state, unit } = draft;
  const transports = models.filter((id) => table.models[id].transport);
  const crossed = transports.length > 0 ? crossedBy(draft) : [];
  const barred = (id: number) =>
    crossed.some((number) => goingFor(table, id, pieceOf(state, number).kind) === 'impassable');
  return new Set(transports.filter((id) => state.units[unit].detached.includes(id) || barred(id)));
}

/** Terrain that the unit's stands have gone through, by number. */
function crossedBy({ table, state, ways }: MoveDraft): number[] {
  return [...ways].flatMap(([id, way]) =>
    table.models[id].transport
      ? []
      : partsNear(table, state, boxOf(way)).flatMap(({ part, number }) =>
          passesThrough(way, part) ? [number] : [],
        ),
  );
}

/** The chain of a unit in formation; null when it is not in one. */
function chainOf(draft: MoveDraft, models: readonly number[]): number[] | null {
  if (inChain(basesOf(draft, models), LINK)) return [...models];
  const loose = looseTransports(draft, models);
  if (loose.size === 0) return null;
  const needed = models.filter((id) => !loose.has(id));
  const chain = [...needed];
  for (let grown = true; grown; ) {
    grown = false;
    for (const id of loose) {
      if (chain.includes(id)) continue;
      const base = draftedBase(draft, id);
      if (!chain.some((other) => distance(draftedBase(draft, other), base) <= LINK)) continue;
      chain.push(id);
      grown = true;
    }
  }
  return inChain(basesOf(draft, chain), LINK) ? chain : null;
}

/** Farther from its nearest stand than if it had stayed, and not near it. */
function strays(draft: MoveDraft, transport: number): boolean {
  const { table, state, unit } = draft;
  const stands = table.units[unit].models.filter(
    (id) => drafted(draft, id).where === 'table' && !table.models[id].transport,
  );
  if (stands.length === 0) return false;
  const near = (base: Polygon) => Math.min(...stands.map((id) => distance(draftedBase(draft, id), base)));
  const now = near(draftedBase(draft, transport));
  if (now <= LINK) return false;
  const { where } = state.models[transport];
  return where !== 'table' || now > near(table.positions.index.polygons[transport]!);
}

/** E2-FORM-05: a unit that was out of formation closes up by half its slowest mover's allowance. */
function isClosingUp(draft: MoveDraft, models: readonly number[], allowances: readonly number[]): boolean {
  const { table, state } = draft;
  const was = widestGap(models.map((id) => baseBefore(table, state, id)));
  if (was <= LINK) return false;
  return widestGap(basesOf(draft, models)) <= was - Math.floor(Math.min(...allowances) / 2);
}

function baseBefore(table: Table, state: State, id: number): Polygon {
  const model = state.models[id];
  return table.positions.index.polygons[model.where === 'aboard' ? model.carrier : id]!;
}
