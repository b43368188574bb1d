/** Cases for Ridge: stands with their places in centimetres. */
import * as v from 'valibot';
import type { Arranged, CaseAdapter, Facts } from '../../cases/adapter.ts';
import type { Case } from '../../cases/case.ts';
import { readModels, WHERE } from '../../cases/centimetres/models.ts';
import { inCm, inNumbers, numberOf, swapNames } from '../../cases/centimetres/names.ts';
import { readFields } from '../../cases/read-fields.ts';
import type { AnyGame, AnyRuleset } from '../../kernel/contract.ts';
import { gameOn, layTable, ridge } from './index.ts';
import {
  type Event,
  KINDS,
  SIDES,
  type State,
  type Step,
  standing,
  standOf,
  type Table,
  UNKNOWN,
} from './state.ts';

const Rock = v.tuple([v.number(), v.number(), v.number(), v.number()]);
const SETTINGS = {
  phase: v.optional(v.picklist(['muster', 'order', 'fire', 'advance']), 'order'),
  side: v.optional(v.picklist(SIDES), 'red'),
  rounds: v.optional(v.number(), 6),
  rocks: v.optional(v.array(Rock), []),
};
const STAND = {
  ...WHERE,
  side: v.picklist(SIDES),
  kind: v.optional(v.picklist(KINDS), 'rifles'),
  shown: v.optional(v.boolean(), false),
};

const cases: CaseAdapter = {
  ruleset: ridge as unknown as AnyRuleset,
  exhaustive: false,
  arrange(written): Arranged {
    const { table, state, names } = layOut(written);
    const game = gameOn(table);
    return {
      game: game as unknown as AnyGame,
      state,
      translate: (_, text) => swapNames(text, (name) => numberOf(names, name)),
      drawn: () => 0,
      facts(now, subject, as) {
        const seen = as === null ? (now as State) : game.view(now as State, as);
        return subject === null ? gameFacts(seen) : standFacts(seen, names.get(subject));
      },
      meant: (key, value) => [value, inNumbers(key, value, (_key, text) => names.get(text) ?? text)],
      dice: (_, event) => {
        const { kind, die } = event as Extract<Event, { kind: 'shot' }>;
        return kind === 'shot' ? [{ face: die, labels: [kind] }] : [];
      },
    };
  },
};

function layOut(written: Case): { table: Table; state: State; names: Map<string, number> } {
  const { phase, side, rounds, rocks } = readFields(SETTINGS, written.settings, written.place, 'A case');
  const table = layTable({ table: [48, 36], rocks, rounds });
  const models = readModels(written, STAND, /^to$/, "'to'");
  const names = new Map(models.map(({ name }, i) => [name, i + 1]));
  const stands = models.map(({ side, kind, shown, spot }, i) => ({
    id: i + 1,
    side,
    shown,
    kind: phase === 'muster' ? '' : kind,
    gone: spot === null,
    ...(spot ?? { x: 0, y: 0 }),
  }));
  const state: State = { round: 1, stands, orders: { red: '', blue: '' }, steps: [], outcome: null };
  const left = standing(state, side).map(({ id }) => id);
  const step: Step = phase === 'fire' || phase === 'advance' ? { do: phase, side, left } : { do: phase };
  return { table, state: { ...state, steps: [step] }, names };
}

function standFacts(seen: State, id: number | undefined): Facts | null {
  if (id === undefined) return null;
  const { x, y, kind, shown, gone } = standOf(seen, id)!;
  return { is: gone ? 'gone' : 'there', at: inCm({ x, y }), kind: known(kind), shown };
}

function gameFacts({ round, orders: { red, blue }, outcome }: State): Facts {
  return { round, red: known(red), blue: known(blue), outcome: outcome ?? 'none' };
}

const known = (word: string): string => (word === UNKNOWN ? 'unknown' : word || 'none');

export default cases;
