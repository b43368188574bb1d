/** Battles in which everything is hidden that can be, and every way to let a secret out: for tests of the nets. */
import type { AnyGame, GameEvent, Seat, Viewer } from '../../kernel/contract.ts';
import type { Leak } from '../../kernel/leaky.ts';
import { topStep } from '../../kernel/steps.ts';
import type { Action, Placement } from './actions.ts';
import type { Event } from './events.ts';
import { type EpicGame, epic1991 } from './index.ts';
import type { State } from './state.ts';
import { HOLES, type Holes, REDACTIONS, redact, view } from './view.ts';

const TO: readonly (readonly [string, (viewer: Viewer) => boolean])[] = [
  ['the enemy', (viewer) => viewer !== 'spectator'],
  ['a spectator', (viewer) => viewer === 'spectator'],
];

type Deploy = Extract<Action, { do: 'deploy' }>;

const battle = (A: unknown, B: unknown, options: Record<string, unknown> = {}, points = 3000): EpicGame =>
  epic1991.open(
    epic1991.readSetup({
      battle: {
        battle: 'Secrets',
        points,
        table: [6, 4],
        armies: { A, B },
        terrain: [
          { is: 'block', at: [60, 110, 0], size: [8, 8] },
          {
            is: 'area',
            kind: 'hill',
            corners: [
              [70, 95],
              [110, 95],
              [110, 120],
              [70, 120],
            ],
          },
        ],
        objectives: [[90, 60]],
        south: 'A',
      },
      options: { 'turn-limit': 2, ...options },
    }),
  );

const army = (force: string, ...cards: unknown[]) => ({ name: force, force, points: 3000, cards });

/** Pods against Gretchin, tunnellers against Warlocks, Warlocks against Warlocks; small armies mustered in secret. */
export function secretGames(): AnyGame[] {
  const orks = army('orks', 'goff-clan', { card: 'stormboyz-korps', clan: 'goffs' }, 'snakebite-clan', {
    card: 'gretchin-mob',
    clan: 'snakebites',
  });
  const eldar = army('eldar', 'guardian-host', 'warlocks');
  const guard = army('guard', 'guard-tactical-company', 'termite-group', 'termite-group');
  return [
    battle(army('marines', 'tactical-company', 'landing-pods'), orks),
    battle(guard, eldar, { tunnelling: true, allies: true }),
    battle(eldar, eldar),
    battle(null, null, {}, 700),
  ].map((game) => oddlySetUp(game) as unknown as AnyGame);
}

/** More ways to set up than the list has: a stand in a building, and one that looks to the side. */
function oddlySetUp(game: EpicGame): EpicGame {
  return {
    ...game,
    actions(state: State, seat: Seat) {
      const list = game.actions(state, seat);
      const [first] = list;
      if (topStep(state)?.do !== 'deploy' || first?.do !== 'deploy') return list;
      const { models, units } = game.tableOf(state);
      const alone = first.models.filter(({ model }) => units[models[model].unit].models.length === 1);
      const odd = alone.flatMap(({ model }) =>
        [0, 90].map((heading) => placed(first, { model, x: 6000, y: 10_700, heading })),
      );
      return [...list, ...odd.filter((way) => game.check(state, seat, way) === null)];
    },
  };
}

function placed(way: Deploy, there: Placement): Deploy {
  return { ...way, models: way.models.map((old) => (old.model === there.model ? there : old)) };
}

/** Each hole and each redaction taken away, for the players or for spectators. */
export function leaks(): Leak[] {
  const without = (what: string, holes: Holes): Leak[] =>
    TO.map(([to, isTo]) => ({
      what: `${what}, seen by ${to}`,
      view: (game, state, viewer) =>
        view(
          (game as unknown as EpicGame).tableOf(state as State),
          state as State,
          viewer,
          isTo(viewer) ? holes : HOLES,
        ),
    }));
  const { armies, models, units } = HOLES;
  return [
    ...models.flatMap((hole) =>
      without(hole.what, { armies, units, models: models.filter((one) => one !== hole) }),
    ),
    ...units.flatMap((hole) =>
      without(hole.what, { armies, models, units: units.filter((one) => one !== hole) }),
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
    ...armies.flatMap((hole) =>
      without(hole.what, { ...HOLES, armies: armies.filter((one) => one !== hole) }),
    ),
  ];
}
