/** A position by the second edition. */
import { readCaseModels } from '../cases/epic-1991/models.ts';
import { layOut } from '../cases/epic-1991/position.ts';
import { enlist } from '../cases/epic-1991/roster.ts';
import { readSettings } from '../cases/epic-1991/settings.ts';
import { CM, placeFrom } from '../field/index.ts';
import { eligible } from '../games/epic-1991/firing/eligible.ts';
import { fireAt } from '../games/epic-1991/firing/fire-offers.ts';
import { refuseAttacks } from '../games/epic-1991/firing/nominate.ts';
import { sees } from '../games/epic-1991/firing/sight.ts';
import { neededFor, nominate, volley, volleyStep } from '../games/epic-1991/firing/volley.ts';
import { baseAt, forget } from '../games/epic-1991/geometry/position.ts';
import type { Action, EpicGame, State } from '../games/epic-1991/index.ts';
import { epic1991, gameOn } from '../games/epic-1991/index.ts';
import { either, NEVER } from '../games/epic-1991/odds/fraction.ts';
import { shotOdds } from '../games/epic-1991/odds/shots.ts';
import type { Play } from '../games/epic-1991/play.ts';
import type { Table } from '../games/epic-1991/table.ts';
import { layShape } from '../games/epic-1991/terrain/shapes.ts';
import type { Dice } from '../kernel/contract.ts';
import { topStep } from '../kernel/steps.ts';
import { asCase } from './as-case.ts';
import { type Course, fates } from './every-throw.ts';
import {
  type Aim,
  type Attack,
  type Edition,
  foeOf,
  type Ground,
  idOf,
  type Laid,
  type Look,
  nameOf,
  type Piece,
  type Position,
  pieceOf,
  type Side,
  type Told,
} from './position.ts';

type Fire = Extract<Action, { do: 'fire' }>;
type Shot = Extract<Fire['attacks'][number], { is: 'shot' }>;
type Segment = 'first' | 'advancing';

const OFFSET = 40;
const ROWS = {
  'land-raider': 'land-raider',
  rhino: 'rhino',
  tactical: 'tactical-marines',
  assault: 'assault-marines',
  devastator: 'devastator-marines',
} as const;
const SHAPE = { house: 'cross-building', rubble: 'rubble', woods: 'woods' } as const;
const BY_SIDE = { blue: 'A', gold: 'B' } as const;
const UNIT = { blue: 1, gold: 2 } as const;

export const secondEdition: Edition = {
  game: epic1991.id,
  year: '1991',
  name: 'Second edition',
  lay: (position) => new Second(position),
};

/** A stand in a house lies at the end of its arm, flush with the wall there. */
const OUT = 350;

function placeOf({ x, y, heading, house }: Piece, ground: readonly Ground[]) {
  if (!house) return { at: [x + OFFSET, y + OFFSET], heading };
  const { x: hx, y: hy, heading: turned } = ground[house.at];
  const facing = (turned + 90 * house.arm) % 360;
  const spot = placeFrom({ x: (hx + OFFSET) * CM, y: (hy + OFFSET) * CM, heading: facing }, OUT, 0);
  return { at: [spot.x / CM, spot.y / CM], heading: facing };
}

function written({ title, pieces, ground, orders }: Position) {
  return asCase(
    title,
    {
      phase: 'first-fire',
      options: { 'open-measuring': true },
      terrain: ground.map(({ is, x, y, heading }) => ({
        is: SHAPE[is],
        at: [x + OFFSET, y + OFFSET, heading],
      })),
    },
    Object.fromEntries(
      pieces.map((piece, i) => [
        nameOf(i),
        {
          row: ROWS[piece.is],
          side: BY_SIDE[piece.side],
          unit: piece.side,
          order: orders[piece.side],
          ...placeOf(piece, ground),
        },
      ]),
    ),
  );
}

class Second implements Laid {
  private readonly table: Table;
  private readonly game: EpicGame;
  private readonly state: State;
  private readonly position: Position;

  constructor(position: Position) {
    this.position = position;
    const one = written(position);
    const settings = readSettings(one);
    const pieces = readCaseModels(one);
    const roster = enlist(one, settings, pieces);
    this.table = roster.table;
    this.game = gameOn(roster.table);
    this.state = layOut(one, settings, pieces, roster);
    this.state.segment = 'first';
  }

  private fresh(): void {
    forget(this.table);
  }

  get ground() {
    return this.position.ground.map(({ is, x, y, heading }) => ({
      is,
      parts: layShape(SHAPE[is], { x: x * CM, y: y * CM, heading }).map((part) => part.map((u) => u / CM)),
    }));
  }

  get bases() {
    this.fresh();
    return this.position.pieces.map((_, i) =>
      baseAt(this.table, this.state, idOf(i)).map((u) => u / CM - OFFSET),
    );
  }

  get faults() {
    return this.game.broken(this.state);
  }

  /** The segment in which a side fires by its order. */
  private segmentOf(side: Side) {
    return this.position.orders[side] === 'first' ? 'first' : 'advancing';
  }

  look(from: number, to: number): Look {
    this.fresh();
    const { table, state, position } = this;
    const { weapons } = table.models[idOf(from)];
    return {
      sees: sees(table, state, idOf(from), idOf(to)),
      aims: weapons.map((_, weapon) => this.aim(from, weapon, idOf(to), position.pieces[from].side)),
    };
  }

  private aim(from: number, at: number, target: number, side: Side): Aim {
    const { table, state } = this;
    const weapon = table.models[idOf(from)].weapons[at];
    const name = `${weapon.name}${weapon.dice > 1 ? `, ${weapon.dice}` : ''}`;
    const shot: Shot = { is: 'shot', model: idOf(from), weapon: at, target };
    const none = { weapon: name, needed: null, kills: NEVER, parts: [] };
    const segment = this.segmentOf(side);
    if (!eligible(table, state, UNIT[side], segment))
      return { ...none, refused: { rule: 'E2-ORD-05', why: 'With this order it does not fire.' } };
    const refused = refuseAttacks(
      table,
      state,
      { do: 'fire', unit: UNIT[side], popUps: [], attacks: [shot] },
      segment,
    );
    if (refused) return { ...none, refused };
    const nominated = nominate(table, state, shot, [], segment);
    if (!nominated.inRange)
      return { ...none, refused: { rule: 'E2-FIRE-09', why: 'It is out of range: the shot is lost.' } };
    const { parts } = shotOdds(table, state, nominated, shot, weapon);
    const falls = this.falls(shot, segment).filter(({ pieces }) => pieces.includes(pieceOf(target)));
    const one = either(...falls.map(({ odds }) => odds));
    return {
      weapon: name,
      needed: neededFor(table, state, weapon, nominated.cover, shot.model),
      kills: either(...Array.from({ length: weapon.dice }, () => one)),
      parts,
      refused: null,
    };
  }

  fire(side: Side): readonly Attack[] {
    const { table, state } = this;
    const segment = this.segmentOf(side);
    return this.shotsOf(side).map((shot): Attack => {
      const weapon = table.models[shot.model].weapons[shot.weapon];
      this.fresh();
      const { cover } = nominate(table, state, shot, [], segment);
      return {
        by: pieceOf(shot.model),
        weapon: weapon.name,
        at: pieceOf(shot.target),
        needed: neededFor(table, state, weapon, cover, shot.model),
        dice: 1,
        falls: this.falls(shot, segment),
      };
    });
  }

  /** Each weapon at an enemy it may fire at: those that have had least, then the nearest. */
  private shotsOf(side: Side): Shot[] {
    const { table, state } = this;
    this.fresh();
    state.segment = this.segmentOf(side);
    if (!eligible(table, state, UNIT[side], this.segmentOf(side))) return [];
    const plan = fireAt(table, state, UNIT[side], UNIT[foeOf(side)]);
    return plan?.attacks.filter((attack): attack is Shot => attack.is === 'shot') ?? [];
  }

  private falls(shot: Shot, segment: Segment): Attack['falls'] {
    return [...fates(this.course, this.begun([shot], segment))].map(([lost, odds]) => ({
      pieces: lost === '' ? [] : lost.split(' ').map(Number),
      odds,
    }));
  }

  /** The position with that fire under way. */
  private begun(attacks: readonly Shot[], segment: Segment): State {
    this.fresh();
    const state = this.game.fork(this.state);
    const { unit } = this.table.models[attacks[0].model];
    const fire: Fire = { do: 'fire', unit, popUps: [], attacks: [...attacks] };
    state.steps = [volleyStep(playOn(this.table, state), fire, segment)];
    return state;
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

  private lostIn({ models }: State): number[] {
    return this.position.pieces.flatMap((_, i) => (models[idOf(i)].where === 'gone' ? [i] : []));
  }

  roll(side: Side, d6: () => number): Told {
    const shots = this.shotsOf(side);
    if (shots.length === 0) return { lines: [], lost: [], rolled: 0 };
    let rolled = 0;
    const dice: Dice = {
      d6() {
        rolled++;
        return d6();
      },
      draw: () => 0,
    };
    const state = this.begun(shots, this.segmentOf(side));
    const play = playOn(this.table, state, dice);
    while (topStep(state)?.do === 'volley') goOn(play);
    this.fresh();
    const lines = play.events.flatMap((event) => {
      const line = this.game.describe(event);
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
