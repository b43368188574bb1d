/** Cases for Ridge: stands with their places in centimetres. */
import * as v from 'valibot';
import type { Arranged, CaseAdapter, Facts } from '../../cases/adapter.ts';
import type { Case } from '../../cases/case.ts';
import { CM } from '../../field/index.ts';
import type { AnyGame, AnyRuleset } from '../../kernel/contract.ts';
import { readData } from '../../kernel/read-data.ts';
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
const Settings = v.strictObject({
  phase: v.optional(v.picklist(['muster', 'order', 'fire', 'advance']), 'order'),
  side: v.optional(v.picklist(SIDES), 'red'),
  rounds: v.optional(v.number(), 6),
  rocks: v.optional(v.array(Rock), []),
});
const Stand = v.strictObject({
  side: v.picklist(SIDES),
  at: v.tuple([v.number(), v.number()]),
  kind: v.optional(v.picklist(KINDS), 'rifles'),
  shown: v.optional(v.boolean(), false),
});

const cases: CaseAdapter = {
  ruleset: ridge as unknown as AnyRuleset,
  exhaustive: false,
  arrange(written): Arranged {
    const { table, state, names } = layOut(written);
    const game = gameOn(table);
    const named = (word: string) => String(names.get(word) ?? word);
    return {
      game: game as unknown as AnyGame,
      state,
      translate: (_, text) =>
        text
          .split(' ')
          .map((word) => word.split('>').map(named).join('>'))
          .join(' '),
      drawn: () => 0,
      facts(now, subject, as) {
        const seen = as === null ? (now as State) : game.view(now as State, as);
        return subject === null ? gameFacts(seen) : standFacts(seen, names.get(subject));
      },
      meant: (_key, value) => [value, names.get(String(value))].filter((one) => one !== undefined),
      dice: (_, event) => {
        const { kind, die } = event as Extract<Event, { kind: 'shot' }>;
        return kind === 'shot' ? [{ face: die, labels: [kind] }] : [];
      },
    };
  },
};

function layOut(written: Case): { table: Table; state: State; names: Map<string, number> } {
  const plainOf = (fields: Case['settings']) =>
    Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
  const { phase, side, rounds, rocks } = readData(Settings, plainOf(written.settings), 'A case');
  const table = layTable({ table: [48, 36], rocks, rounds });
  const names = new Map(Object.keys(written.pieces).map((name, i) => [name, i + 1]));
  const stands = [...names].map(([name, id]) => {
    const { at, kind, ...given } = readData(Stand, plainOf(written.pieces[name].value), name);
    const [x, y] = at.map((cm) => Math.round(cm * CM));
    return { id, ...given, kind: phase === 'muster' ? '' : kind, gone: false, x, y };
  });
  const state: State = { round: 1, stands, orders: { red: '', blue: '' }, steps: [], outcome: null };
  const left = standing(state, side).map(({ id }) => id);
  const step: Step = phase === 'fire' || phase === 'advance' ? { do: phase, side, left } : { do: phase };
  return { table, state: { ...state, steps: [step] }, names };
}

function standFacts(seen: State, id: number | undefined): Facts | null {
  if (id === undefined) return null;
  const { x, y, kind, shown, gone } = standOf(seen, id)!;
  return { is: gone ? 'gone' : 'there', at: [x / CM, y / CM], kind: known(kind), shown };
}

function gameFacts({ round, orders: { red, blue }, outcome }: State): Facts {
  return { round, red: known(red), blue: known(blue), outcome: outcome ?? 'none' };
}

const known = (word: string): string => (word === UNKNOWN ? 'unknown' : word || 'none');

export default cases;
