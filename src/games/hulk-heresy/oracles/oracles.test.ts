import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { caseFiles, casesIn } from '../../../cases/files.ts';
import cases from '../../../cases/hulk-heresy/index.ts';
import { byChance } from '../../../golden/choose.ts';
import type { AnyGame, Random } from '../../../kernel/contract.ts';
import { diceFrom } from '../../../kernel/dice.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { isDuelSection } from '../duel/duellists.ts';
import { BLIND, FLAME, FORGE, GENERATOR, SHIELD } from '../ground.ts';
import { hulkHeresy, type State } from '../index.ts';
import { isShut, newPiece, setDoor, setGround, stand } from '../position.ts';
import { burstAt } from '../shooting/area.ts';
import { sketch } from '../sketch.ts';
import { type Piece, SIDES } from '../state.ts';
import { range, type Table } from '../table.ts';
import { ACTS } from '../turn/acts.ts';
import { view } from '../view.ts';
import { onBoard, sightApart } from './compare.ts';
import { areaByRule, seesByRule } from './sight.ts';

/** HH-WPN-27, HH-SPEC-01, HH-DICE-05: where a heavy flamer may be aimed, and whom it reaches. */
function* bursts(table: Table, state: State, p: Piece): Generator<string> {
  const { board } = table;
  const play = { table, state: structuredClone(state), dice: diceFrom(randomFrom('none')), events: [] };
  const listed = new Set(ACTS.burst!.list!(table, state, p).map(({ to }) => to));
  for (let square = 0; square < board.size; square++) {
    const there = state.pieces[state.occupant[square]];
    const isTarget = there ? !there.blip && there.side !== p.side : !isShut(state, square);
    const may =
      isTarget &&
      (state.ground[p.at] & BLIND) === 0 &&
      range(table, p.at, square) <= 12 &&
      !isDuelSection(table, state, board.section[square]) &&
      seesByRule(table, state, p, square, true);
    if (listed.has(square) !== may)
      yield `a burst from ${board.name(p.at)} at ${board.name(square)}: by the rules ${may}`;
    if (!may) continue;
    play.state.steps = [];
    burstAt(play, play.state.pieces[p.id]!, { gun: 0, mode: 'heavy-flamer' }, square, { ap: 2, cp: '' });
    const [step] = play.state.steps;
    const area = areaByRule(table, state, square);
    const victims = area.map((one) => state.occupant[one]).filter((id) => id !== 0);
    const burning = play.state.areas[play.state.areas.length - 1]?.squares ?? [];
    if (step.do !== 'burst' || burning.join() !== area.join() || step.victims.join() !== victims.join())
      yield `a burst at ${board.name(square)} reaches by the rules ${victims} on ${area.map(board.name)}`;
  }
}

const shown = (table: Table, state: State): string => sketch(table, view(state, 'A'));
const open = (name: string) =>
  hulkHeresy.open(
    hulkHeresy.readSetup({ mission: parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8')) }),
  );

test('HH-LOS-01 to HH-LOS-18, HH-BRD-09: in the positions of cases sight and areas are what the rules say', () => {
  let positions = 0;
  for (const file of caseFiles('cases/hulk-heresy'))
    for (const [i, written] of casesIn(file).entries()) {
      if (i % 4 !== 0) continue;
      const { game, state } = cases.arrange(written);
      const { table } = game as unknown as { table: Table };
      if (!table) continue;
      positions++;
      expect([...sightApart(table, state as State)], `${file}: ${written.name}`).toEqual([]);
    }
  expect(positions).toBeGreaterThan(100);
});

/** Pieces, doors and fires anywhere; barricades are where the map has them. */
function litter(table: Table, state: State, random: Random): void {
  const { size } = table.board;
  const row = {
    kind: 'terminator',
    armour: 'indomitus',
    ranged: ['heavy-flamer'],
    assault: ['power-fist'],
  } as const;
  for (const side of SIDES)
    state.rosters[side] = [
      {
        ...row,
        ranged: [...row.ranged],
        assault: [...row.assault],
        sergeant: false,
        grenades: [],
        powers: [],
        herald: false,
        icon: false,
        gifts: [],
        reload: null,
        shown: true,
      },
    ];
  for (const { square } of table.board.doors) setDoor(state, square, random.below(2) === 0 ? 1 : 2);
  for (let n = 0; n < 12; n++) {
    const square = random.below(size);
    const bits = [FORGE, GENERATOR, SHIELD, FLAME, BLIND][random.below(5)];
    if (!isShut(state, square)) setGround(state, square, state.ground[square] | bits);
  }
  for (let n = 0; n < 10; n++) {
    const square = random.below(size);
    if (state.occupant[square] !== 0 || isShut(state, square) || state.ground[square] & (FORGE | GENERATOR))
      continue;
    const p = newPiece(state, SIDES[n % 2], 0, random.below(4) === 0);
    p.facing = random.below(4) as Piece['facing'];
    p.body = {
      ammo: [6],
      fired: [0],
      reloaded: false,
      grenades: [0, 0, 0],
      psi: 0,
      cast: false,
      spoken: false,
      iconUsed: false,
    };
    stand(state, p, square);
  }
}

test.each(['fall-back', 'boarding-party', 'retrieve'])(
  'HH-LOS-14, HH-SPEC-01: on a littered %s sight, areas and bursts are what the rules say',
  (name) => {
    const { table } = open(name);
    const random = randomFrom(`litter ${name}`);
    for (let n = 0; n < 4; n++) {
      const { state } = hulkHeresy.open(table.setup).start(diceFrom(random));
      litter(table, state, random);
      expect([...sightApart(table, state)], shown(table, state)).toEqual([]);
      for (const p of onBoard(state))
        if (!p.blip) expect([...bursts(table, state, p)], shown(table, state)).toEqual([]);
    }
  },
);

test('HH-LOS-10: as play goes on', () => {
  const game = open('hold');
  const random = randomFrom('oracles');
  const dice = diceFrom(random);
  const { state } = game.start(dice);
  for (let n = 0; n < 400 && !state.outcome; n++) {
    const { seat, action } = byChance(game as unknown as AnyGame, state, random);
    game.apply(state, seat, action as never, dice);
    if (n % 40 === 39) expect([...sightApart(game.table, state)], shown(game.table, state)).toEqual([]);
  }
});
