/** Lists that follow from what can be paid and from one number: most pieces may do now what they could at the last decision. */
import type { Action } from '../actions.ts';
import type { Payments } from './payment.ts';

/** The last list of each piece, beside all that it followed from; so it can be asked for in any state of any match. */
export class LastLists {
  private readonly payments: Payments[] = [];
  private readonly keys: number[] = [];
  private readonly lists: (readonly Action[])[] = [];

  /** The last list, if the same would be listed now. */
  again(unit: number, payments: Payments, key: number): readonly Action[] | null {
    return this.payments[unit] === payments && this.keys[unit] === key ? this.lists[unit] : null;
  }

  keep(unit: number, payments: Payments, key: number, list: readonly Action[]): readonly Action[] {
    this.payments[unit] = payments;
    this.keys[unit] = key;
    this.lists[unit] = list;
    return list;
  }
}
