import type { ForceList } from '../../../../games/hulk-heresy/force/list.ts';
import { randomFrom } from '../../../../kernel/random.ts';

/** HH-REINF-01: the order of the models is who has which letter; nobody is to guess it from how a list is written. */
export function dealt(force: ForceList): ForceList {
  const random = randomFrom(crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const left = [...force];
  return force.map(() => left.splice(random.below(left.length), 1)[0]);
}
