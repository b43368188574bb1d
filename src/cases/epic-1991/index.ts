/** Cases for epic-1991: models on a table in centimetres. */
import { course, engine } from '../../games/epic-1991/engine.ts';
import type { Event } from '../../games/epic-1991/events.ts';
import { sees, seesPoint } from '../../games/epic-1991/firing/sight.ts';
import { forget } from '../../games/epic-1991/geometry/position.ts';
import { type EpicGame, epic1991, gameOn, type State } from '../../games/epic-1991/index.ts';
import type { Play } from '../../games/epic-1991/play.ts';
import type { Step } from '../../games/epic-1991/steps.ts';
import { type AnyGame, type AnyRuleset, Problem } from '../../kernel/contract.ts';
import type { Arranged, CaseAdapter } from '../adapter.ts';
import { BEGIN, type Beginning, begin, beginsItself, withBegin } from '../begin.ts';
import type { Case } from '../case.ts';
import { diceOf } from './dice.ts';
import { factsOf } from './facts.ts';
import { meant, translate } from './names.ts';
import { readPieces } from './pieces.ts';
import { layOut, stepsOf } from './position.ts';
import { enlist, type Roster } from './roster.ts';
import { readSettings, type Settings } from './settings.ts';

const cases: CaseAdapter = {
  ruleset: epic1991 as unknown as AnyRuleset,
  exhaustive: false,
  arrange(written: Case): Arranged {
    const settings = readSettings(written);
    const pieces = readPieces(written);
    const roster = enlist(written, settings, pieces);
    const { table, names } = roster;
    const plain = gameOn(table);
    const game = withBegin(plain as unknown as AnyGame, beginning(plain, settings));
    const state = layOut(written, settings, pieces, roster);
    state.steps = [BEGIN as unknown as Step];
    if (!beginsItself(written)) begin(written, game, state, settings.dice, settings.draws);
    return {
      game,
      state,
      translate: (_, text) => translate(names, text),
      drawn,
      facts: (now, subject, as) => {
        const seen = as === null ? (now as State) : plain.view(now as State, as);
        return factsOf(table, names, seen, subject);
      },
      dice: (now, event) => diceOf(table, now as State, event as Event),
      meant: (key, value) => meant(names, key, value),
      sees: (now, viewer, target) => looks(roster, now as State, viewer, target),
    };
  },
};

function beginning(game: EpicGame, settings: Settings): Beginning {
  return {
    rule: 'E2-SEQ-01',
    go(state, dice) {
      const play: Play = { table: game.table, state: state as State, dice, events: [] };
      forget(game.table);
      play.state.steps = stepsOf(settings, play);
      engine.run(play, course);
      return play.events;
    },
    broken: (state) => game.broken(state as State),
  };
}

/** A direction in degrees. */
function drawn(value: string): number {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 359)
    throw new Problem(`'${value}' is not a direction from 0 to 359.`);
  return Number(value);
}

/** `sees: { R1: [G1, '40,30'] }`. */
function looks({ table, names }: Roster, state: State, viewer: string, target: string): boolean {
  forget(table);
  const eye = names.models.get(viewer);
  if (eye === undefined) throw new Problem(`Nobody is called '${viewer}'.`);
  const point = /^(-?[\d.]+),(-?[\d.]+)$/.exec(target);
  if (point)
    return seesPoint(table, state, eye, {
      x: Math.round(Number(point[1]) * 100),
      y: Math.round(Number(point[2]) * 100),
    });
  const other = names.models.get(target);
  if (other === undefined) throw new Problem(`Nobody is called '${target}'.`);
  return sees(table, state, eye, other);
}

export default cases;
