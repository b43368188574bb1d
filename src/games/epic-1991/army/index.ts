/** Armies, for whatever reads, checks, shows or fields them. */
export type { ArmyProblem, TitanArms } from './buy.ts';
export { type ArmyOptions, type BillLine, billOf, checkArmy } from './check.ts';
export { type Army, type Entry, FIRST_LIMIT, readArmy } from './list.ts';
export {
  type Muster,
  type MusteredCard,
  type MusteredModel,
  type MusteredUnit,
  muster,
  type Side,
} from './muster.ts';
