/** A detachment that was hidden placed by hand, stand by stand. */
import '../army/force.css';
import type { Action, Placement } from '../../../../games/epic-1989/actions.ts';
import {
  anchorOf,
  faultsInUnfolding,
  restOfUnfolding,
  toPlace,
  type Unfold,
} from '../../../../games/epic-1989/hidden/unfolding.ts';
import type { Table } from '../../../../games/epic-1989/table.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { Deployment } from '../../../setup/deployment.ts';
import { UnitIcon } from '../army/unit-icons.tsx';
import { drawnAt } from '../drawing.ts';
import { detachmentName, readable, SIDE_CLASS, unitCalled, type View } from '../game.ts';
import { sceneOf } from '../scene.ts';
import { Commanders } from '../setup/commanders.tsx';
import { type Draft, EMPTY, ledBy, poseOf, shifted, stateWith, unitAt, withCell } from '../setup/draft.ts';

/** mm round the counter's place that are shown. */
const AROUND = 220;

/** Null where nobody is placed. */
export function unfoldingOf(table: Table, view: View): Deployment<Draft> | null {
  const step = topStep(view);
  return step?.do === 'unfold' ? unfolding(table, view, step) : null;
}

function unfolding(table: Table, view: View, step: Unfold): Deployment<Draft> {
  const { side, detachment } = step;
  const ground = { table, state: view, side, parties: [] };
  const own = toPlace(table, view, step);
  const { x, y } = drawnAt(table, step.x, step.y);
  const led = (units: readonly Placement[]): Draft => commanded(table, detachment, units);
  const without = (draft: Draft, unit: number) => draft.units.filter((one) => one.unit !== unit);
  const put = (draft: Draft, unit: number, px: number, py: number): Draft => {
    const rest = without(draft, unit);
    const anchor = rest.length === 0 ? anchorOf(table, view, step, unit) : null;
    return led([
      ...rest,
      anchor ? { unit, ...anchor } : withCell(ground, { unit, x: px, y: py, heading: 0 }),
    ]);
  };
  return {
    plain: `${detachmentName(table, detachment)}: who stands where?`,
    empty: EMPTY,
    extent: { width: table.width, length: table.depth },
    home: { x: x - AROUND, y: y - AROUND, width: 2 * AROUND, height: 2 * AROUND },
    zones: [{ whose: 'mine', path: `M${x - 14} ${y}a14 14 0 1 0 28 0a14 14 0 1 0 -28 0` }],
    heading: 0,
    side: SIDE_CLASS[side],
    aboard: '',
    noRoom: { rule: 'E1-HIDE-11', why: 'Nobody else has room.' },
    missing: null, // whoever has no room is lost, and the rules say who has
    units: () => own,
    name: (unit) => unitCalled(table, unit),
    under: () => '',
    icons: (unit) => <UnitIcon id={table.units[unit].card.id} side={side} />,
    placed: ({ units }) => new Set(units.map(({ unit }) => unit)),
    modelsOf: (unit) => [unit],
    unitOf: (unit) => unit,
    modelAt: (draft, px, py) => unitAt(ground, draft, px, py),
    middle: () => null,
    drop: put,
    shift: (draft, units, dx, dy) => shifted(ground, draft, units, dx, dy),
    turn: (draft) => draft,
    without: (draft, unit) => led(without(draft, unit)),
    rest: (draft, idea) => {
      const placed = draft.units.map(({ unit }) => unit);
      const others = own.filter((unit) => !placed.includes(unit));
      return led(restOfUnfolding(table, view, step, draft.units, idea % 2 ? others.reverse() : others));
    },
    faults: (draft) =>
      faultsInUnfolding(table, view, step, draft.units).map(({ unit, refusal }) => {
        const pose = poseOf(ground, draft.units.find((one) => one.unit === unit)!);
        return {
          unit,
          who: unitCalled(table, unit),
          refusal: { ...refusal, why: readable(table, refusal.why) },
          at: pose && { ...drawnAt(table, pose.x, pose.y), radius: 12 },
        };
      }),
    scene: (draft) => sceneOf(table, stateWith(ground, draft)),
    more: (draft, _unit, change) =>
      table.detachments[detachment].commanders > 0 ? (
        <Commanders
          called={(unit) => unitCalled(table, unit)}
          placed={draft.units}
          onChange={(unit) => change(ledBy(ground, draft, unit))}
        />
      ) : null,
  };
}

/** E1-HIDE-21: as many stands with a commander as the detachment has; those that have one keep it. */
function commanded(table: Table, detachment: number, units: readonly Placement[]): Draft {
  const { commanders } = table.detachments[detachment];
  let missing = Math.min(commanders, units.length) - units.filter(({ commander }) => commander).length;
  const marked = units.map((one): Placement => {
    if (one.commander || missing <= 0) return one;
    missing--;
    return { ...one, commander: true };
  });
  return { do: 'deploy', units: marked } satisfies Action;
}
