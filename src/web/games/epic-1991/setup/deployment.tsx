/** Setting up by hand, as this game has it. */
import '../army/army.css';
import { zoneOf } from '../../../../games/epic-1991/setting-up/zones.ts';
import type { RowId } from '../../../../games/epic-1991/sheets/index.ts';
import { foeOf } from '../../../../games/epic-1991/state.ts';
import type { Deployment } from '../../../setup/deployment.ts';
import { ModelIcon } from '../army/fleet.tsx';
import { modelName, unitName } from '../game.ts';
import { sceneOf } from '../scene.ts';
import {
  type Draft,
  EMPTY,
  faultsOf,
  type Ground,
  modelAt,
  placedUnits,
  shifted,
  stateWith,
  turned,
  unitsToPlace,
  without,
  withRest,
  withUnit,
} from './draft.ts';

/** u in a millimetre. */
const MM = 10;

export function deploymentOf(ground: Ground): Deployment<Draft> {
  const { table, state, side } = ground;
  const units = unitsToPlace(ground);
  const stripOf = (of: typeof side) => {
    const [south, north] = zoneOf(table, state, of);
    return {
      x: 0,
      y: (table.length - north) / MM,
      width: table.width / MM,
      height: (north - south) / MM,
    };
  };
  const path = (of: typeof side) => {
    const { y, width, height } = stripOf(of);
    return `M0 ${y}H${width}v${height}H0Z`;
  };
  return {
    empty: EMPTY,
    extent: table,
    home: stripOf(side),
    zones: [
      { whose: 'mine', path: path(side) },
      { whose: 'theirs', path: path(foeOf(side)) },
    ],
    heading: state.south === side ? 0 : 180,
    side: side === 'A' ? 'side-a' : 'side-b',
    aboard: 'Stands ride in their transports',
    noRoom: { rule: 'E2-DEPL-02', why: 'There is no room left for the others. Move somebody.' },
    missing: 'E2-DEPL-08',
    units: () => units,
    name: (unit) => unitName(table, unit),
    under: (unit) => table.cards[table.units[unit].card].name,
    icons: (unit) =>
      table.units[unit].models.map((id) => <ModelIcon key={id} row={table.models[id].row.id as RowId} far />),
    placed: (draft) => placedUnits(ground, draft),
    modelsOf: (unit) => table.units[unit].models,
    unitOf: (model) => table.models[model].unit,
    modelAt: (draft, x, y) => modelAt(ground, draft, x, y),
    middle: (draft, unit) => {
      const own = draft.models.filter((one) => table.models[one.model].unit === unit && one.in === undefined);
      if (own.length === 0) return null;
      const mean = (pick: (one: (typeof own)[number]) => number) =>
        Math.round(own.reduce((sum, one) => sum + pick(one), 0) / own.length);
      return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
    },
    drop: (draft, unit, x, y, how) => withUnit(ground, draft, unit, x, y, how),
    shift: (draft, models, dx, dy) => shifted(ground, draft, models, dx, dy),
    turn: (draft, unit, degrees) => turned(ground, draft, unit, degrees),
    without: (draft, unit) => without(ground, draft, unit),
    rest: (draft, idea) => withRest(ground, draft, idea),
    faults: (draft) => {
      const placed = new Map(draft.models.map((one) => [one.model, one]));
      return faultsOf(ground, draft).map(({ model, refusal }) => {
        const { unit, size } = table.models[model];
        const one = placed.get(model);
        return {
          unit,
          who: `${modelName(table, model)} of ${unitName(table, unit)}`,
          refusal,
          at:
            !one || one.in !== undefined
              ? null
              : {
                  x: one.x / MM,
                  y: (table.length - one.y) / MM,
                  radius: Math.max(size.width, size.length) / MM / 1.4,
                },
        };
      });
    },
    scene: (draft) => sceneOf(table, stateWith(ground, draft)),
  };
}
