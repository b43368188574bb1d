/** Every way to let a secret out: for tests of the nets. */
import type { GameEvent } from '../../kernel/contract.ts';
import type { Leak } from '../../kernel/leaky.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { DISCLOSED, HOLES, REDACTIONS, redact, reveals, view } from './view.ts';

/** Each hole and each redaction taken away. */
export function leaks(): Leak[] {
  const holes = HOLES.map(
    (hole): Leak => ({
      what: hole.what,
      view: (_game, state, viewer) =>
        view(
          state as State,
          viewer,
          HOLES.filter((one) => one !== hole),
        ),
    }),
  );
  // by chance hardly anybody casts it
  const often = Object.keys(REDACTIONS).filter((kind) => kind !== 'hallucinated');
  return [...holes, ...often.map(toldWhole)];
}

export function toldWhole(kind: string): Leak {
  return {
    what: `'${kind}' told whole`,
    redact: (_game, event, viewer) =>
      event.kind === kind ? event : (redact(event as Event, viewer) as GameEvent),
  };
}

/** Each disclosure denied. */
export function denials(): Leak[] {
  // by chance hardly anybody looks at a counter, or runs out of time over a shuffle
  const rare = ['investigated', 'time-up'];
  const kinds = [...Object.keys(DISCLOSED), 'counter'].filter((kind) => !rare.includes(kind));
  return kinds.map((kind) => ({
    what: `'${kind}' is not said to disclose anything`,
    reveals: (_game, event, viewer) => (event.kind === kind ? [] : reveals(event as Event, viewer)),
  }));
}
