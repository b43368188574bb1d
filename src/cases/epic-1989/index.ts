/** Cases for epic-1989: vehicles and stands on a table in centimetres. */
import { course, engine } from '../../games/epic-1989/engine.ts';
import type { Event } from '../../games/epic-1989/events.ts';
import { aimAt } from '../../games/epic-1989/firing/aim.ts';
import { bearing } from '../../games/epic-1989/firing/bearing.ts';
import { forget } from '../../games/epic-1989/geometry/position.ts';
import {
  type Epic89Game,
  epic1989,
  gameWith,
  type Setup,
  type State,
  stamped,
} from '../../games/epic-1989/index.ts';
import type { Play } from '../../games/epic-1989/play.ts';
import type { Step } from '../../games/epic-1989/steps.ts';
import type { Table } from '../../games/epic-1989/table.ts';
import { oneTable, tablesOf } from '../../games/epic-1989/tables.ts';
import { type AnyGame, type AnyRuleset, Problem } from '../../kernel/contract.ts';
import type { Arranged, CaseAdapter } from '../adapter.ts';
import { BEGIN, type Beginning, begin, beginsItself, withBegin } from '../begin.ts';
import type { Case } from '../case.ts';
import { modelNamed } from '../centimetres/names.ts';
import { diceOf } from './dice.ts';
import { factsOf } from './facts.ts';
import { meant, translate } from './names.ts';
import { readPieces } from './pieces.ts';
import { comeTo, layOut, type Names, tableOf } from './position.ts';
import { readSettings, type Settings } from './settings.ts';

const cases: CaseAdapter = {
  ruleset: epic1989 as unknown as AnyRuleset,
  exhaustive: false,
  arrange(written: Case): Arranged {
    const settings = readSettings(written);
    const pieces = readPieces(written);
    const { table, names } = tableOf(written, settings, pieces);
    const tables = settings.phase === 'muster' ? tablesOf(mustering(table)) : oneTable(table);
    const plain = gameWith(tables);
    const game = withBegin(plain as unknown as AnyGame, beginning(plain, settings));
    const state = layOut(settings, pieces, tables.first, names);
    state.steps = [BEGIN as unknown as Step];
    if (!beginsItself(written)) begin(written, game, state, settings.dice, []);
    return {
      game,
      state,
      translate: (_, text) => translate(names, text),
      drawn() {
        throw new Problem('Nothing is drawn in this game.');
      },
      facts: (now, subject, as) =>
        factsOf(
          tables.of(now as State),
          names,
          as === null ? (now as State) : plain.view(now as State, as),
          subject,
        ),
      dice: (_, event) => diceOf(event as Event),
      meant: (key, value) => meant(names, key, value),
      sees: (now, viewer, target) => sees(tables.of(now as State), names, now as State, viewer, target),
    };
  },
};

/** The same battle with forces still to be bought. */
function mustering({ battle, options }: Table): Setup {
  return {
    battle: { ...battle, forces: { imperial: null, rebel: null } },
    options: { ...options, ownForce: true },
  };
}

function beginning({ table, broken }: Epic89Game, settings: Settings): Beginning {
  return {
    rule: 'E1-SEQ-01',
    go(state, dice) {
      const play: Play = { table, state: state as State, dice, events: [] };
      forget(table);
      comeTo(settings, table, play.state);
      engine.run(play, course);
      return stamped(play);
    },
    broken: (state) => broken(state as State),
  };
}

/** With any of its weapons. */
function sees(table: Table, names: Names, state: State, viewer: string, target: string): boolean {
  forget(table);
  const [eye, aim] = [viewer, target].map((name) => modelNamed(names.units, name));
  const firer = aimAt(table, state, eye);
  return table.units[eye].arms.some(
    (arm) => bearing(table, state, firer, arm, aimAt(table, state, aim)).seen,
  );
}

export default cases;
