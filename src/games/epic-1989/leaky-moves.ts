/** One move each that shows something rare, and its like that shows something else: for tests of the nets. */
import type { Dice } from '../../kernel/contract.ts';
import type { Action, Drive, Leg } from './actions.ts';
import { embark, enter, forget, stand } from './geometry/position.ts';
import { type Epic89Game, epic1989 } from './index.ts';
import { type MoveSegment, SIDES, type State } from './state.ts';
import type { Table } from './table.ts';

interface Scene {
  readonly segment: MoveSegment;
  place(table: Table, state: State, own: readonly number[], foes: readonly number[]): void;
  /** A plan of this kind, by how it is written. */
  readonly plan: RegExp;
  /** The like of it: the same up to what is shown. */
  other(leg: Leg, foes: readonly number[]): Leg;
}

const turned = (leg: Leg): Leg => ({
  ...leg,
  way: leg.way.map((drive): Drive => {
    if (!('out' in drive)) return drive;
    const { out } = drive;
    return { ...drive, out: { ...out, heading: (out.heading + 180) % 360 } };
  }),
});
const goesNowhere = ({ model, way }: Leg): Leg => ({ model, way });

/** The first four of a side are stands, then come four Rhinos; a Titan is the last. */
const SCENES = {
  boarded: {
    segment: 'advance',
    place(table, state, own) {
      stand(table, state.units[own[0]], { x: 3000, y: 2000, heading: 0 });
      stand(table, state.units[own[4]], { x: 3000, y: 2400, heading: 0 });
      state.detachments[table.units[own[4]].detachment].order = 'first';
    },
    plan: /"onto"/,
    other: goesNowhere,
  },
  'set-down': {
    segment: 'advance',
    place(table, state, own) {
      stand(table, state.units[own[4]], { x: 3000, y: 2400, heading: 0 });
      embark(table, state, state.units[own[0]], own[4]);
    },
    plan: /"way":\[\{"out"/,
    other: turned,
  },
  enters: {
    segment: 'advance',
    place(table, state, own) {
      stand(table, state.units[own[0]], { x: 5020, y: 2535, heading: 0 });
    },
    plan: /"cell"/,
    other: (leg) => ({
      ...leg,
      way: leg.way.map((drive) => ('cell' in drive ? { ...drive, cell: drive.cell + 1 } : drive)),
    }),
  },
  'comes-out': {
    segment: 'advance',
    place(table, state, own) {
      enter(table, state, state.units[own[0]], 1, 0);
    },
    plan: /"way":\[\{"out"/,
    other: turned,
  },
  assaults: {
    segment: 'charge',
    place(table, state, own, foes) {
      stand(table, state.units[own[0]], { x: 5000, y: 2000, heading: 0 });
      enter(table, state, state.units[foes[0]], 1, 0);
    },
    plan: /"onto"/,
    other: goesNowhere,
  },
  hero: {
    segment: 'advance',
    place(table, state, own) {
      stand(table, state.units[own[0]], { x: 3000, y: 2000, heading: 0 });
      state.units[own[0]].commander = true;
    },
    plan: /^$/,
    other: goesNowhere,
  },
  stomps: {
    segment: 'charge',
    place(table, state, own, foes) {
      stand(table, state.units[own[own.length - 1]], { x: 3000, y: 2000, heading: 0 });
      stand(table, state.units[foes[0]], { x: 2900, y: 2600, heading: 180 });
      stand(table, state.units[foes[1]], { x: 3100, y: 2600, heading: 180 });
    },
    plan: /"stomp"/,
    other: (leg, foes) => ({
      ...leg,
      way: leg.way.map((drive) =>
        'stomp' in drive ? { stomp: drive.stomp === foes[0] ? foes[1] : foes[0] } : drive,
      ),
    }),
  },
} as const satisfies Record<string, Scene>;

/** By the kind of event that is shown. */
export const MOVES_SHOWN = Object.keys(SCENES) as (keyof typeof SCENES)[];

export function oneMove(kind: keyof typeof SCENES): Epic89Game {
  const scene: Scene = SCENES[kind];
  const game = epic1989.open(
    epic1989.readSetup({
      battle: {
        battle: 'One move',
        table: [100, 60],
        forces: {
          imperial: ['assault', 'rhinos', { titan: 'warhound', weapons: ['las-cannon', 'auto-cannon'] }],
          rebel: ['assault', 'rhinos'],
        },
        buildings: [{ is: 'low-cross', at: [50, 30, 0] }],
        edge: 'south',
        first: 'imperial',
      },
      options: { titans: true, heroic: kind === 'hero', 'turn-limit': 2 },
    }),
  );
  const [own, foes] = SIDES.map((side) =>
    game.table.units.filter((info) => info?.side === side).map(({ id }) => id),
  );
  return {
    ...game,
    start(dice: Dice) {
      const { state } = game.start(dice);
      const { segment } = scene;
      Object.assign(state, { turn: 1, phase: 'movement', segment });
      for (const detachment of state.detachments)
        if (detachment) Object.assign(detachment, { order: segment, shown: true });
      scene.place(game.table, state, own, foes);
      stand(game.table, state.units[foes[4]], { x: 6000, y: 5500, heading: 180 });
      for (const unit of state.units) if (unit) unit.begun = { x: unit.x, y: unit.y, heading: unit.heading };
      state.steps = [{ do: 'moves', segment, side: 'imperial' }];
      if (kind === 'stomps') state.steps.push({ do: 'strides', segment, left: [...SIDES] });
      forget(game.table);
      return { state, events: [] };
    },
    actions(state, seat) {
      const all = game.actions(state, seat);
      const deeds = all.filter((one) => one.do === 'hero');
      if (kind === 'hero' && deeds.length > 0) return deeds;
      const shows = all.find((one) => one.do === 'move' && one.legs.length === 1 && isOf(scene, one));
      if (shows?.do !== 'move') return all;
      const like: Action = { ...shows, legs: [scene.other(shows.legs[0], foes)] };
      return [shows, like].filter((one) => game.check(state, seat, one) === null);
    },
  };
}

function isOf({ plan }: Scene, action: Action): boolean {
  return plan.test(JSON.stringify(action));
}
