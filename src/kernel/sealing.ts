import { Problem, type Seat } from './contract.ts';
import { commitment, type Fairness, fairnessOf, nonceCommitment, type Terms } from './fairness.ts';

/** How the dice of a match are agreed on, in the only order that keeps everybody honest. What comes out of turn is a `Problem`. */
export interface Sealing {
  /** To be given out first. */
  readonly commitment: string;
  /** A seat's hash of its nonce, once and for good. */
  promise(seat: Seat, promised: string): void;
  /** A seat's nonce, once every seat has promised. */
  reveal(seat: Seat, nonce: string): void;
  /** Once every seat has shown its nonce. */
  fairness(): Fairness;
}

export function sealTable(seed: string, terms: Terms): Sealing {
  const table = commitment(seed, terms);
  const promises = new Map<Seat, string>();
  const nonces = new Map<Seat, string>();
  const known = (seat: Seat): void => {
    if (!terms.seats.includes(seat)) throw new Problem(`There is no seat '${seat}' at this table.`);
  };
  return {
    commitment: table,
    promise(seat, promised) {
      known(seat);
      if (promises.has(seat)) throw new Problem(`The seat '${seat}' has promised its nonce already.`);
      promises.set(seat, promised);
    },
    reveal(seat, nonce) {
      known(seat);
      const late = terms.seats.find((other) => !promises.has(other));
      if (late !== undefined)
        throw new Problem(`No nonce may be shown before the seat '${late}' has promised its own.`);
      if (nonceCommitment(table, seat, nonce) !== promises.get(seat))
        throw new Problem(`The nonce of '${seat}' is not the one it promised.`);
      nonces.set(seat, nonce);
    },
    fairness: () => fairnessOf(seed, Object.fromEntries(nonces), terms),
  };
}

/** A table whose seats are all at hand: each promises, then each shows. */
export function sealAtOnce(seed: string, nonces: Readonly<Record<Seat, string>>, terms: Terms): Fairness {
  const sealing = sealTable(seed, terms);
  const given = Object.entries(nonces);
  for (const [seat, nonce] of given) sealing.promise(seat, nonceCommitment(sealing.commitment, seat, nonce));
  for (const [seat, nonce] of given) sealing.reveal(seat, nonce);
  return sealing.fairness();
}
