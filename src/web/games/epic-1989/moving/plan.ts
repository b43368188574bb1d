/** A move as it is planned by hand: every leg walked, so that each unit that cannot go there says why. */
import { type Pose, takeBack, walkLeg } from '../../../../field/index.ts';
import type { Action, Leg } from '../../../../games/epic-1989/actions.ts';
import { draftOf } from '../../../../games/epic-1989/movement/draft.ts';
import { gaitOf } from '../../../../games/epic-1989/movement/gaits.ts';
import { turnsLeft } from '../../../../games/epic-1989/movement/limits.ts';
import { isLeg } from '../../../../games/epic-1989/movement/plan.ts';
import type { Unit } from '../../../../games/epic-1989/state.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { capital, counted } from '../../../../kernel/words.ts';
import type { Offer, SpotDraw } from '../../adapter.ts';
import { drawnAt } from '../drawing.ts';
import { around } from '../drawn.ts';
import { detachmentName, type Epic, type EpicAsk, inCm, offerOf, readable, type View } from '../game.ts';
import { legsDrawn, traced } from './move-drawing.ts';
import { type Now, nowAt } from './now.ts';
import { wordOf } from './words.ts';

export type Plan = Extract<Action, { do: 'move' | 'rest' }>;

/** What of a plan comes about: where everybody would stand, and why some cannot. */
export interface Walked {
  readonly units: ReadonlyMap<number, Unit>;
  readonly faults: ReadonlyMap<number, Refusal>;
}

export function walked({ table }: Epic, view: View, { segment }: Now, legs: readonly Leg[]): Walked {
  const gait = gaitOf(table, view, segment);
  const draft = draftOf(view);
  const faults = new Map<number, Refusal>();
  for (const leg of legs) {
    if (!isLeg(leg)) continue;
    const refusal = walkLeg(gait, draft, leg);
    if (!refusal) continue;
    faults.set(leg.model, refusal);
    takeBack(draft, leg.model);
  }
  return { units: new Map(draft.models), faults };
}

/** The detachment that a plan moves. */
function detachmentIn(view: View, plan: Plan): number {
  return plan.do === 'move' ? plan.detachment : (nowAt(view)?.detachment ?? 0);
}

/** The plan as an offer: legal, or with its faults marked and `instead` of it what would be. */
export function planOffer(epic: Epic, ask: EpicAsk, plan: Plan, instead: Offer | null = null): Offer {
  const { table, game } = epic;
  const { view, decision } = ask;
  const now = nowAt(view)!;
  const detachment = detachmentIn(view, plan);
  const refusal = game.check(view, decision.seat, plan);
  const came = walked(epic, view, now, plan.legs);
  const ends = new Map<number, Pose | null>(
    plan.legs.flatMap(({ model }) => {
      const unit = came.units.get(model);
      if (!unit || came.faults.has(model)) return [];
      const { where, boards } = unit;
      return [[model, where === 'table' && boards === 0 ? unit : null]];
    }),
  );
  const drawn = legsDrawn(epic, view, plan.legs, ends);
  const word = wordOf(epic, view, plan, came);
  const far = Math.max(0, ...plan.legs.map((leg) => traced(view, leg).length));
  const name = detachmentName(table, detachment);
  const left = turnsSaid(epic, now, plan, came);
  const base = offerOf(epic, view, plan, word, {
    unit: detachment,
    look: 'reach',
    closes: true,
    final: true,
    ghosts: drawn.ghosts,
    ways: drawn.ways,
    spots: [...drawn.spots, ...meetings(epic, view, came)],
    label: `${name}: ${word[0].toLowerCase()}${word.slice(1)}${far > 0 ? `, ${inCm(far)}` : ''}${left}`,
  });
  if (!refusal) return base;
  const said = new Set<string>();
  const faults = [...came.faults].map(([id, { why }]): SpotDraw => {
    const text = readable(table, why);
    const spot = around(epic, view, id, 'fault', said.has(text) ? undefined : text);
    const leg = plan.legs.find(({ model }) => model === id)!;
    const { end } = traced(view, leg);
    said.add(text);
    return { ...spot, ...drawnAt(table, end.x, end.y) };
  });
  return {
    ...base,
    text: `plan ${base.text}`,
    word: 'Cannot go',
    label: `${name} cannot go like that`,
    refused: { ...refusal, why: capital(readable(table, refusal.why)) },
    spots: [...drawn.spots, ...faults],
    ...(instead ? { instead } : {}),
  };
}

/** Whom it would ram, overrun or storm. */
function meetings(epic: Epic, view: View, { units }: Walked): SpotDraw[] {
  return [...units.values()].flatMap(({ rams, overruns, assaults, id }) => [
    ...(rams > 0 ? [around(epic, view, rams, 'foe', 'ram')] : []),
    ...overruns.map((stand) => around(epic, view, stand, 'foe', 'overrun')),
    ...(assaults > 0 && view.units[id].assaults === 0 ? [around(epic, view, -assaults, 'foe', 'storm')] : []),
  ]);
}

/** ', 1 turn left': what the vehicle that has turned most may still do. */
function turnsSaid({ table }: Epic, { segment }: Now, { legs }: Plan, { units }: Walked): string {
  const vehicles = legs.flatMap(({ model }) => {
    const unit = units.get(model);
    return unit && table.units[model].card.is === 'vehicle' ? [unit.turns] : [];
  });
  if (vehicles.length === 0) return '';
  const left = turnsLeft(segment, Math.max(...vehicles));
  return left === 0 ? ', no turn left' : `, ${counted(left, 'turn')} left`;
}
