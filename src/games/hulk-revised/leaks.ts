/** Games in which everything is hidden that can be, and every way to let a secret out: for tests of the nets. */
import type { AnyGame, GameEvent } from '../../kernel/contract.ts';
import type { Leak } from '../../kernel/leaky.ts';
import type { Event } from './events.ts';
import { hulkRevised } from './index.ts';
import type { State } from './state.ts';
import { DISCLOSED, HOLES, REDACTIONS, redact, reveals, view } from './view.ts';

const VIEWERS = ['marine', 'stealer', 'spectator'];

/** `everything`: a mission with every kind of counter. */
export function secretGames(everything: object): AnyGame[] {
  const short = { ...everything, turns: 4 };
  return [
    { mission: short, options: { ambush: true } },
    { mission: { ...short, first: 'stealer' }, options: { ambush: true, timer: true } },
    { mission: short, options: { solo: true, ambush: true } },
    { mission: { ...short, force: { squads: 2 } }, muster: ['marine', 'stealer'] },
  ].map((setup) => hulkRevised.open(hulkRevised.readSetup(setup)) as unknown as AnyGame);
}

/** Each hole and each redaction taken away, from one viewer at a time. */
export function leaks(): Leak[] {
  const holes = HOLES.flatMap((hole) =>
    VIEWERS.filter((viewer) => viewer !== hole.knownTo).map(
      (to): Leak => ({
        what: `${hole.what}, seen by ${to}`,
        view: (_game, state, viewer) =>
          view(state as State, viewer, viewer === to ? HOLES.filter((one) => one !== hole) : HOLES),
      }),
    ),
  );
  const redactions = Object.entries(REDACTIONS).flatMap(([kind, { knownTo, field }]) =>
    VIEWERS.filter((viewer) => viewer !== knownTo).map(
      (to): Leak => ({
        what: `'${kind}' tells ${to} its ${field}`,
        redact: (_game, event, viewer) =>
          event.kind === kind && viewer === to ? event : (redact(event as Event, viewer) as GameEvent),
      }),
    ),
  );
  return [...holes, ...redactions];
}

/** Each disclosure denied: worlds must then part where nothing explains it, or the table of them forgives for nothing. */
export function denials(): Leak[] {
  // no tiles are dealt in these games, and no Marine falls on a blip often enough
  const rare = ['dealt', 'discarded'];
  const kinds = [...Object.keys(DISCLOSED), ...Object.keys(REDACTIONS)].filter(
    (kind) => !rare.includes(kind),
  );
  return kinds.map((kind) => ({
    what: `'${kind}' is not said to disclose anything`,
    reveals: (_game, event, viewer) => (event.kind === kind ? [] : reveals(event as Event, viewer)),
  }));
}
