/** A position by the first edition. */
import { readPieces } from '../cases/epic-1989/pieces.ts';
import { comeTo, layOut, tableOf } from '../cases/epic-1989/position.ts';
import { readSettings } from '../cases/epic-1989/settings.ts';
import { modesOf, weaponName } from '../games/epic-1989/cards/weapons.ts';
import { describe } from '../games/epic-1989/describe.ts';
import { aimAt } from '../games/epic-1989/firing/aim.ts';
import { bearing } from '../games/epic-1989/firing/bearing.ts';
import { mayFire, refuseShots, shotsAt } from '../games/epic-1989/firing/declare.ts';
import { fireOffers } from '../games/epic-1989/firing/fire-offers.ts';
import { attackOn, isStand } from '../games/epic-1989/firing/targets.ts';
import { fireWith, volley } from '../games/epic-1989/firing/volley.ts';
import { shapeOf } from '../games/epic-1989/geometry/buildings.ts';
import { footprint, forget } from '../games/epic-1989/geometry/position.ts';
import type { Action, Epic89Game, State, Table } from '../games/epic-1989/index.ts';
import { epic1989, gameOn } from '../games/epic-1989/index.ts';
import type { Play } from '../games/epic-1989/play.ts';
import { NEVER, plus } from '../games/epic-1991/odds/fraction.ts';
import type { Dice, Refusal } from '../kernel/contract.ts';
import { topStep } from '../kernel/steps.ts';
import { asCase } from './as-case.ts';
import { type Course, fates } from './every-throw.ts';
import {
  type Aim,
  type Attack,
  type Edition,
  idOf,
  type Laid,
  type Look,
  nameOf,
  type Position,
  pieceOf,
  type Side,
  type Told,
} from './position.ts';

type Fire = Extract<Action, { do: 'fire' }>;
type Shot = Fire['shots'][number];

/** Where the south-west corner of the ground lies on the table, in centimetres. */
const OFFSET = 25;
const BY_SIDE = { blue: 'imperial', gold: 'rebel' } as const;
/** The cells of a cross: the middle, then clockwise from the front. */
const CELL = 1;

export const firstEdition: Edition = {
  game: epic1989.id,
  year: '1989',
  name: 'First edition',
  lay: (position) => new First(position),
};

function written({ title, pieces, ground, orders }: Position) {
  const houses = ground.map((one, i) => [`h${i + 1}`, one] as const).filter(([, { is }]) => is !== 'woods');
  return asCase(
    title,
    {
      phase: 'first-fire',
      buildings: Object.fromEntries(
        houses.map(([name, { is, x, y, heading }]) => [
          name,
          { is: 'low-cross', at: [x + OFFSET, y + OFFSET, heading], counters: 0, rubble: is === 'rubble' },
        ]),
      ),
    },
    Object.fromEntries(
      pieces.map(({ is, side, x, y, heading, house }, i) => [
        nameOf(i),
        {
          card: is,
          side: BY_SIDE[side],
          order: orders[side],
          shown: true,
          commander: false,
          heading,
          ...(house
            ? { building: `h${house.at + 1}`, cell: CELL + house.arm }
            : { at: [x + OFFSET, y + OFFSET] }),
        },
      ]),
    ),
  );
}

class First implements Laid {
  private readonly table: Table;
  private readonly game: Epic89Game;
  private readonly state: State;
  private readonly position: Position;
  private readonly known = new Map<string, Attack['falls']>();
  private readonly planned: Partial<Record<Side, readonly Fire[]>> = {};

  constructor(position: Position) {
    this.position = position;
    const one = written(position);
    const settings = readSettings(one);
    const pieces = readPieces(one);
    const { table, names } = tableOf(one, settings, pieces);
    this.table = table;
    this.game = gameOn(table);
    this.state = layOut(settings, pieces, table, names);
    comeTo(settings, table, this.state);
    this.state.segment = 'first';
  }

  private fresh(): void {
    forget(this.table);
  }

  get ground() {
    return this.state.buildings.flatMap((building) =>
      building ? [{ is: building.rubble ? 'rubble' : 'house', parts: shapeOf(building).bars.map(inCm) }] : [],
    );
  }

  get bases() {
    this.fresh();
    return this.position.pieces.map((_, i) => inCm(footprint(this.table, this.state, idOf(i))));
  }

  get faults() {
    return this.game.broken(this.state);
  }

  look(from: number, to: number): Look {
    this.fresh();
    const { table, state } = this;
    const [id, target] = [idOf(from), idOf(to)];
    const [firer, aim] = [aimAt(table, state, id), aimAt(table, state, target)];
    const { arms } = table.units[id];
    return {
      sees: arms.some((arm) => bearing(table, state, firer, arm, aim).seen),
      aims: arms.map((_, weapon) => this.aim(id, weapon, target)),
    };
  }

  private aim(id: number, weapon: number, target: number): Aim {
    const { table, state } = this;
    const arm = table.units[id].arms[weapon];
    const name = weaponOf(arm);
    const none = { weapon: name, needed: null, kills: NEVER, parts: [] };
    if (!mayFire(table, state, id))
      return { ...none, refused: { rule: 'E1-INF-05', why: 'With this order it does not fire.' } };
    const shots = shotsAt(table, state, id, weapon, target, 0);
    if (shots.length === 0) return { ...none, refused: this.refusal(id, weapon, target) };
    const needed = (shot: Shot) => attackOn(table, state, id, shot, target, false)!.needed;
    const [shot] = [...shots].sort((a, b) => needed(a) - needed(b));
    const parts = this.game.odds(this.game.view(state, 'spectator'), { do: 'fire', unit: id, shots: [shot] });
    return {
      weapon: name,
      needed: needed(shot),
      kills: this.falls(id, shot).reduce(
        (sum, { pieces, odds }) => (pieces.includes(pieceOf(target)) ? plus(sum, odds) : sum),
        NEVER,
      ),
      parts: parts?.parts ?? [],
      refused: null,
    };
  }

  /** Of the ways a weapon can be fired the last one's: that it has several is no reason. */
  private refusal(unit: number, weapon: number, target: number): Refusal | null {
    const { table, state } = this;
    const [first, ...more] = modesOf(table.units[unit].arms[weapon].weapon, isStand(table, target));
    const mode = more.at(-1) ?? first ?? null;
    return refuseShots(table, state, unit, [{ weapon, target, ...(mode && { mode }) }], 0);
  }

  fire(side: Side): readonly Attack[] {
    return this.plans(side).flatMap(({ unit, shots }) =>
      shots.map((shot): Attack => {
        const arm = this.table.units[unit].arms[shot.weapon];
        this.fresh();
        return {
          by: pieceOf(unit),
          weapon: weaponOf(arm),
          at: pieceOf(shot.target),
          needed: attackOn(this.table, this.state, unit, shot, shot.target, false)!.needed,
          dice: arm.barrels,
          falls: this.falls(unit, shot),
        };
      }),
    );
  }

  /** The surest fire of each unit, as its owner's list has it. */
  private plans(side: Side): readonly Fire[] {
    const known = this.planned[side];
    if (known) return known;
    const { table, state } = this;
    this.fresh();
    const plans = this.position.pieces.flatMap((piece, i) => {
      const unit = idOf(i);
      if (piece.side !== side || !mayFire(table, state, unit)) return [];
      const [best] = fireOffers(table, state, unit, 0);
      return best?.do === 'fire' ? [best] : [];
    });
    this.planned[side] = plans;
    return plans;
  }

  /** Whom one weapon destroys. Weapons that need the same of targets alike do the same. */
  private falls(unit: number, shot: Shot): Attack['falls'] {
    const { table, state } = this;
    const sum = attackOn(table, state, unit, shot, shot.target, false)!;
    const { card } = table.units[shot.target];
    const key = JSON.stringify([
      sum.line,
      sum.needed,
      table.units[unit].arms[shot.weapon].barrels,
      card.id,
      shot.target,
    ]);
    const known = this.known.get(key);
    if (known) return known;
    this.fresh();
    const start = this.game.fork(this.state);
    fireWith(playOn(table, start), unit, [shot], false);
    const falls = [...fates(this.course, start)].map(([lost, odds]) => ({
      pieces: lost === '' ? [] : lost.split(' ').map(Number),
      odds,
    }));
    this.known.set(key, falls);
    return falls;
  }

  /** The game's own volley, attack by attack; nothing of the turn after it. */
  private readonly course: Course<State> = {
    fork: (state) => this.game.fork(state),
    go: (state, dice) => {
      this.fresh();
      goOn(playOn(this.table, state, dice));
    },
    end: (state) => (topStep(state)?.do === 'volley' ? null : this.lostIn(state).join(' ')),
    key: (state) => JSON.stringify([state.steps, this.lostIn(state)]),
  };

  private lostIn({ units }: State): number[] {
    return this.position.pieces.flatMap((_, i) => (units[idOf(i)].where === 'gone' ? [i] : []));
  }

  roll(side: Side, d6: () => number): Told {
    let rolled = 0;
    const dice: Dice = {
      d6() {
        rolled++;
        return d6();
      },
      draw: () => 0,
    };
    this.fresh();
    const state = this.game.fork(this.state);
    const play = playOn(this.table, state, dice);
    for (const { unit, shots } of this.plans(side)) {
      this.fresh();
      if (state.units[unit].where !== 'table') continue;
      fireWith(play, unit, shots, false);
      while (topStep(state)?.do === 'volley') goOn(play);
    }
    this.fresh();
    const lines = play.events.flatMap((event) => {
      const line = describe(this.table, event);
      return line ? [{ text: line.text, dice: line.dice ?? [] }] : [];
    });
    return { lines, lost: this.lostIn(state), rolled };
  }
}

const NO_DICE: Dice = {
  d6() {
    throw new Error('Nothing is rolled before the fire begins.');
  },
  draw: () => 0,
};

function playOn(table: Table, state: State, dice = NO_DICE): Play {
  return { table, state, dice, events: [] };
}

function goOn(play: Play): void {
  const step = topStep(play.state);
  if (step?.do === 'volley') volley.run(play, step);
}

const SPONSONS: Readonly<Record<string, string>> = { SwL: 'left ', SwR: 'right ' };

function weaponOf({ weapon, barrels, mount }: Table['units'][number]['arms'][number]): string {
  const where = SPONSONS[mount ?? ''] ?? '';
  return `${where}${weaponName(weapon)}${barrels > 1 ? `, ${barrels}` : ''}`;
}

function inCm(corners: readonly number[]): number[] {
  return corners.map((u) => u / 100 - OFFSET);
}
