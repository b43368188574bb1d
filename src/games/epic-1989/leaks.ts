/** Battles in which everything is hidden that can be, and every way to let a secret out: for tests of the nets. */
import type { AnyGame, GameEvent, Viewer } from '../../kernel/contract.ts';
import type { Leak } from '../../kernel/leaky.ts';
import type { Event } from './events.ts';
import { type Epic89Game, epic1989 } from './index.ts';
import { SIDES, type State } from './state.ts';
import { HOLES, REDACTIONS, redact, SHOWN, view } from './view.ts';

const TO: readonly (readonly [string, (viewer: Viewer) => boolean])[] = [
  ['the enemy', (viewer) => viewer !== 'spectator'],
  ['a spectator', (viewer) => viewer === 'spectator'],
];

/** A small table: everybody is in range, so that orders, plans and snap fire come at once. */
export function secretGames(): AnyGame[] {
  const battle = (options: object, more: object = {}) =>
    epic1989.open(
      epic1989.readSetup({
        battle: {
          battle: 'Secrets',
          table: [100, 60],
          forces: { imperial: ['land-raiders', 'rhinos'], rebel: ['land-raiders', 'whirlwinds'] },
          buildings: [{ is: 'low-cross', at: [50, 30, 0] }],
          edge: 'south',
          first: 'imperial',
          ...more,
        },
        options: { 'turn-limit': 2, ...options },
      }),
    );
  const bought = battle({ 'own-force': true }, { forces: {}, budget: 800 });
  return [battle({}), battle({ 'open-orders': true }, { imperial: null }), bought].map(
    (game) => toldBeforehand(game) as unknown as AnyGame,
  );
}

/** Instructions answer nothing, so random play never gives any: here each side's first unit has been told something. */
function toldBeforehand(game: Epic89Game): Epic89Game {
  return {
    ...game,
    start(dice) {
      const begun = game.start(dice);
      for (const side of SIDES) {
        const first = game.table.units.find((info) => info?.side === side);
        if (first) begun.state.readiness[side].told[first.id] = { do: 'hold' };
      }
      return begun;
    },
  };
}

/** Each hole, redaction and disclosure taken away, for the players or for spectators. */
export function leaks(): Leak[] {
  return [
    ...HOLES.flatMap((hole) =>
      TO.map(
        ([to, isTo]): Leak => ({
          what: `${hole.what}, seen by ${to}`,
          view: (game, state, viewer) =>
            view(
              (game as unknown as Epic89Game).tableOf(state as State),
              state as State,
              viewer,
              isTo(viewer) ? HOLES.filter((one) => one !== hole) : HOLES,
            ),
        }),
      ),
    ),
    ...Object.keys(REDACTIONS).flatMap((kind) =>
      TO.map(
        ([to, isTo]): Leak => ({
          what: `'${kind}' tells ${to} all`,
          redact: (_game, event, viewer) =>
            event.kind === kind && isTo(viewer) ? event : (redact(event as Event, viewer) as GameEvent),
        }),
      ),
    ),
    ...Object.keys(SHOWN).map(
      (kind): Leak => ({
        what: `'${kind}' is not said to disclose anything`,
        reveals: (game, event, viewer) => (event.kind === kind ? [] : game.reveals(event, viewer)),
      }),
    ),
  ];
}
