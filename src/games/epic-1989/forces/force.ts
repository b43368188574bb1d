/** FORCE: a force as it is bought, and what it costs. */
import * as v from 'valibot';
import { asTitan, type Listed } from '../battle.ts';
import { cardNamed, STANDARD, TROOPS } from '../cards/cards.ts';
import { TITAN_WEAPON_IDS, TITANS, type TitanWeapon, titanNamed } from '../cards/titans.ts';
import { COUNTER_IDS, ratingOf } from '../support/counters.ts';

/** E1-TMOD-05: a Titan, armed mount by mount. */
export interface BoughtTitan {
  readonly titan: string;
  readonly weapons: readonly TitanWeapon[];
}

/** A detachment of a force: a standard one by its name, one of the player's own design (E1-FORCE-05), or a Titan. */
export interface Bought {
  readonly detachment:
    | string
    | { readonly units: readonly string[]; readonly commanders: number }
    | BoughtTitan;
  readonly elite: boolean;
  /** E1-FORCE-02: paid for as a reinforcement. */
  readonly later: boolean;
}

export interface Force {
  readonly detachments: readonly Bought[];
  /** E1-SUPP-02: counters, in the order bought. */
  readonly support: readonly string[];
}

export const titanSchema = v.strictObject({
  titan: v.picklist(TITANS.map(({ id }) => id)),
  weapons: v.pipe(v.array(v.picklist(TITAN_WEAPON_IDS)), v.maxLength(6)),
});

export function isTitan(detachment: Bought['detachment']): detachment is BoughtTitan {
  return typeof detachment === 'object' && 'titan' in detachment;
}

const MOST = 60;
const bought = v.strictObject({
  detachment: v.union([
    v.picklist(STANDARD.map(({ id }) => id)),
    v.strictObject({
      units: v.pipe(v.array(v.picklist(TROOPS.map(({ id }) => id))), v.minLength(1), v.maxLength(20)),
      commanders: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
    }),
    titanSchema,
  ]),
  elite: v.boolean(),
  later: v.boolean(),
});
export const forceSchema = v.strictObject({
  detachments: v.pipe(v.array(bought), v.maxLength(MOST)),
  support: v.pipe(v.array(v.picklist(COUNTER_IDS)), v.maxLength(MOST)),
});

/** E1-FORCE-08: a commander's price. */
const COMMANDER = 20;

/** E1-FORCE-03, E1-FORCE-08, E1-FORCE-09, E1-ELITE-07. */
export function priceOf({ detachment, elite }: Bought): number {
  if (isTitan(detachment)) return titanNamed(detachment.titan)!.rating;
  const normal =
    typeof detachment === 'string'
      ? STANDARD.find(({ id }) => id === detachment)!.rating
      : detachment.units.reduce((sum, id) => sum + cardNamed(id)!.rating, 0) +
        COMMANDER * detachment.commanders;
  return elite ? 2 * normal : normal;
}

export function nameOf({ detachment, elite }: Bought): string {
  if (isTitan(detachment)) return titanNamed(detachment.titan)!.name;
  const name =
    typeof detachment === 'string' ? STANDARD.find(({ id }) => id === detachment)!.name : 'Own design';
  return elite ? `Elite ${name}` : name;
}

/** As force lists have it. */
export function listedOf(one: Bought): Listed {
  const { detachment, elite, later } = one;
  if (isTitan(detachment)) return { ...asTitan(detachment.titan, detachment.weapons), later };
  const own = typeof detachment === 'string' ? STANDARD.find(({ id }) => id === detachment)! : detachment;
  return { name: nameOf(one), units: own.units, commanders: own.commanders, elite, later };
}

export function supportPrice({ support }: Force): number {
  return support.reduce((sum, counter) => sum + ratingOf(counter), 0);
}
