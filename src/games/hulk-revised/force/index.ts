/** Force lists, for whatever buys, checks or shows them. */
export type { BillLine, ForceProblem } from './bill.ts';
export { type Checked, checkForce } from './check.ts';
export { BLIPS_PER_MISSION, type ForceRule, type Limits, limitsOf, POINTS_PER_SQUAD } from './limits.ts';
export {
  type ForceList,
  type MarineList,
  readForce,
  type StealerList,
  type Stores,
  type Unit,
} from './list.ts';
export { type Item as ForceItem, PRICES } from './prices.ts';
export { type MarineRows, rowsOf, type StealerRows } from './rows.ts';
export { type MissionSheet, missionSheet, type SheetRow } from './sheet.ts';
