/** Battles in which everything is hidden that can be, and every way to let a secret out: for tests of the nets. */
import type { AnyGame, Dice, GameEvent, Viewer } from '../../kernel/contract.ts';
import type { Leak } from '../../kernel/leaky.ts';
import type { Event } from './events.ts';
import type { Force } from './forces/force.ts';
import { type Epic89Game, epic1989 } from './index.ts';
import { SIDES, type Side, type State } from './state.ts';
import type { Step } from './steps.ts';
import { takeOut } from './support/chest.ts';
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
  return [
    battle({}),
    battle({ 'open-orders': true }, { imperial: null }),
    bought,
    supportedGame(),
    hiddenGame(),
  ].map((game) => toldBeforehand(game) as unknown as AnyGame);
}

/** Both sides bring infantry on first fire orders with counters laid, or about to be, and mines lie between them: what is called comes at once. */
export function supportedGame(
  chests: Readonly<Record<Side, readonly string[]>> = {
    imperial: ['mines', 'light'],
    rebel: ['mines-vortex', 'heavy'],
  },
  laid = true,
): Epic89Game {
  const game = epic1989.open(
    epic1989.readSetup({
      battle: {
        battle: 'Support',
        table: [100, 60],
        buildings: [],
        edge: 'south',
        first: 'imperial',
        budget: 1600,
      },
      options: {
        'own-force': true,
        support: true,
        'maintain-barrage': true,
        'mine-load': true,
        'turn-limit': 2,
      },
    }),
  );
  const force = (support: readonly string[]): Force => ({
    detachments: ['assault', 'rhinos'].map((detachment) => ({ detachment, elite: false, later: false })),
    support,
  });
  return {
    ...game,
    start: (dice) => atFirstFire(game, [force(chests.imperial), force(chests.rebel)], laid, dice),
  };
}

/** Counters of both sides in the open and in a building, near enough to be found at once. */
function hiddenGame(): Epic89Game {
  return epic1989.open(
    epic1989.readSetup({
      battle: {
        battle: 'Hidden',
        table: [100, 60],
        forces: { imperial: ['assault', 'whirlwinds'], rebel: ['assault', 'whirlwinds'] },
        buildings: [
          { is: 'low-cross', at: [50, 6, 0] },
          { is: 'low-cross', at: [50, 54, 0] },
        ],
        edge: 'south',
        first: 'imperial',
      },
      options: { hidden: true, 'turn-limit': 3 },
    }),
  );
}

function atFirstFire(
  game: Epic89Game,
  forces: readonly [imperial: Force, rebel: Force],
  laid: boolean,
  dice: Dice,
): ReturnType<Epic89Game['start']> {
  const { state } = game.start(dice);
  game.apply(state, 'A', { do: 'muster', force: forces[0] }, dice);
  game.apply(state, 'B', { do: 'muster', force: forces[1] }, dice);
  for (const seat of ['A', 'B']) game.apply(state, seat, game.actions(state, seat)[0], dice);
  const table = game.tableOf(state);
  state.phase = 'combat';
  for (const detachment of state.detachments)
    if (detachment) Object.assign(detachment, { order: 'first', shown: true });
  const lays: Step[] = [];
  for (const side of SIDES) {
    const leader = state.units.find((unit) => unit?.commander && table.units[unit.id].side === side)!;
    if (laid) {
      const { ready } = state.chests[side];
      const counter = side === 'imperial' ? ready[0] : ready[ready.length - 1];
      takeOut(state, side, counter);
      leader.support = counter;
    } else lays.push({ do: 'lay', side, unit: leader.id });
    for (let i = 0; i < 4; i++) {
      const load = i % 2 === 0 ? ('mine' as const) : ('dummy' as const);
      const at = { x: 2000 + 1500 * i, y: side === 'imperial' ? 1600 : 4400 };
      state.marked++;
      state.markers = [
        ...state.markers,
        { id: state.marked, is: 'mine', side, turn: 0, load, stage: 'armed', ...at },
      ];
    }
  }
  state.turn = 1;
  state.steps = [{ do: 'fires', segment: 'first', side: 'imperial', detachment: 0 }, ...lays];
  return { state, events: [] };
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
