/** Cases for epic-1991: models on a table in centimetres. */
import { course, engine } from '../../games/epic-1991/engine.ts';
import type { Event } from '../../games/epic-1991/events.ts';
import { sees, seesPoint } from '../../games/epic-1991/firing/sight.ts';
import { forget } from '../../games/epic-1991/geometry/position.ts';
import { type EpicGame, epic1991, gameOn, type State } from '../../games/epic-1991/index.ts';
import type { Play } from '../../games/epic-1991/play.ts';
import type { Step } from '../../games/epic-1991/steps.ts';
import type { AnyGame, AnyRuleset } from '../../kernel/contract.ts';
import type { Arranged, CaseAdapter } from '../adapter.ts';
import { BEGIN, type Beginning, begin, beginsItself, withBegin } from '../begin.ts';
import type { Case } from '../case.ts';
import { aimOf, drawnDirection, modelNamed } from '../centimetres/names.ts';
import { diceOf } from './dice.ts';
import { factsOf } from './facts.ts';
import { readCaseModels } from './models.ts';
import { arrangeMuster } from './muster.ts';
import { meant, translate } from './names.ts';
import { layOut, stepsOf } from './position.ts';
import { enlist, type Roster } from './roster.ts';
import { readSettings, type Settings } from './settings.ts';

const cases: CaseAdapter = {
  ruleset: epic1991 as unknown as AnyRuleset,
  exhaustive: false,
  arrange(written: Case): Arranged {
    const settings = readSettings(written);
    if (settings.phase === 'muster') return arrangeMuster(written, settings);
    const pieces = readCaseModels(written);
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
      drawn: drawnDirection,
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

function looks({ table, names }: Roster, state: State, viewer: string, target: string): boolean {
  forget(table);
  const eye = modelNamed(names.models, viewer);
  const aim = aimOf(names.models, target);
  return typeof aim === 'number' ? sees(table, state, eye, aim) : seesPoint(table, state, eye, aim);
}

export default cases;
