/** HH-FORCE-20, HH-FORCE-22: whether a force may be played, with the rule that it breaks. */
import type { Refusal } from '../../../kernel/contract.ts';
import { kindOf } from '../data/kinds.ts';
import { no } from '../steps.ts';
import { type ForceList, letterOf, type ModelRow } from './list.ts';
import { HEAVY, isOneInFive, priceOfModel } from './prices.ts';

/** HH-FORCE-01: at most so many points. */
export function refuseForce(force: ForceList, points: number): Refusal | null {
  let total = 0;
  for (const [i, row] of force.entries()) {
    const price = priceOfModel(row);
    if (typeof price !== 'number') return no(price.rule, `Model ${letterOf(i)}: ${price.why}`);
    total += price;
  }
  if (total > points) return no('HH-FORCE-01', `That costs ${total} of ${points} points.`);
  return refuseLimits(force);
}

const listOf = (row: ModelRow) => kindOf(row.kind).list;

/** HH-FORCE-05, HH-FORCE-11, HH-FORCE-14, HH-FORCE-15, HH-FORCE-17: what there may be of each, by the models of its own list. */
function refuseLimits(force: ForceList): Refusal | null {
  const of = (list: string) => force.filter((row) => listOf(row) === list);
  const [terminators, powered, characters, daemons] = ['terminator', 'powered', 'character', 'daemon'].map(
    of,
  );
  if (daemons.length > 0 && daemons.length < force.length)
    return no('HH-FORCE-17', 'A force of daemons consists of daemons only.');
  const most = (have: number, may: number, rule: string, what: string) =>
    have > may ? no(rule, `${have} ${what}: this force may have ${may}.`) : null;
  const sergeants = (rows: readonly ModelRow[]) => rows.filter((row) => row.sergeant).length;
  const per = (rows: readonly ModelRow[], n: number) => Math.floor(rows.length / n);
  const heavies = terminators.filter((row) => row.ranged.some((gun) => HEAVY.includes(gun))).length;
  const few = (kind: string) => powered.filter((row) => row.kind === kind);
  const commanders = characters.filter((row) => kindOf(row.kind).commander);
  const consuls = characters.length - commanders.length;
  const mayConsuls = commanders[0]?.kind === 'centurion' ? 2 : 1;
  return (
    most(sergeants(terminators), per(terminators, 5), 'HH-FORCE-05', 'Terminator Sergeants') ??
    most(heavies, per(terminators, 5), 'HH-FORCE-05', 'heavy weapons') ??
    most(sergeants(powered), per(powered, 10), 'HH-FORCE-14', 'Sergeants in powered armour') ??
    most(few('heavy-support').length, per(powered, 5), 'HH-FORCE-14', 'Heavy Support Astartes') ??
    most(
      few('assault').filter(isOneInFive).length,
      per(few('assault'), 5),
      'HH-FORCE-14',
      'special pistols',
    ) ??
    most(
      few('breacher').filter(isOneInFive).length,
      per(few('breacher'), 5),
      'HH-FORCE-14',
      'special weapons of Breachers',
    ) ??
    most(commanders.length, 1, 'HH-COMM-01', 'Commanders') ??
    most(consuls, mayConsuls, 'HH-FORCE-11', 'Consuls') ??
    most(characters.length, per(terminators, 5) + per(powered, 10), 'HH-FORCE-11', 'characters') ??
    most(daemons.filter((row) => row.herald).length, per(daemons, 8), 'HH-FORCE-17', 'Heralds') ??
    most(daemons.filter((row) => row.icon).length, per(daemons, 8), 'HH-FORCE-17', 'Instruments and Icons')
  );
}
