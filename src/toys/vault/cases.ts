/** Cases for Vault: the picture shows the pieces by their names and the vault as `v`. */
import * as v from 'valibot';
import type { Arranged, CaseAdapter, Facts } from '../../cases/adapter.ts';
import type { Case } from '../../cases/case.ts';
import { problemAt } from '../../cases/problem.ts';
import { NOWHERE, nobody, parseBoard, standOn } from '../../grid/index.ts';
import type { AnyGame, AnyRuleset } from '../../kernel/contract.ts';
import { readData } from '../../kernel/read-data.ts';
import { gameOn, vault } from './index.ts';
import { type Event, KINDS, pieceOf, SIDES, type State, type Step, type Table, UNKNOWN } from './state.ts';

const Stances = v.strictObject({ red: v.optional(v.string(), ''), blue: v.optional(v.string(), '') });
const Settings = v.strictObject({
  phase: v.optional(v.picklist(['muster', 'stance', ...SIDES]), 'stance'),
  round: v.optional(v.number(), 1),
  rounds: v.optional(v.number(), 8),
  stances: v.optional(Stances, {}),
});
const Piece = v.strictObject({
  side: v.picklist(SIDES),
  kind: v.optional(v.picklist(KINDS), 'runner'),
  shown: v.optional(v.boolean(), false),
});

const cases: CaseAdapter = {
  ruleset: vault as unknown as AnyRuleset,
  exhaustive: true,
  arrange(written): Arranged {
    const { table, state, names } = layOut(written);
    const game = gameOn(table);
    const { board } = table;
    return {
      game: game as unknown as AnyGame,
      state,
      translate: (_, text) =>
        text
          .split(' ')
          .map((word) => names.get(word) ?? word)
          .join(' '),
      drawn: () => 0,
      facts(now, subject, as) {
        const seen = as === null ? (now as State) : game.view(now as State, as);
        return subject === null ? gameFacts(seen) : pieceFacts(table, seen, names.get(subject));
      },
      meant(_key, value) {
        const square = typeof value === 'string' ? board.find(value) : -1;
        const number = typeof value === 'string' ? names.get(value) : undefined;
        return [value, number, square < 0 ? undefined : square].filter((one) => one !== undefined);
      },
      dice: (_, event) => diceOf(event as Event).map((face) => ({ face, labels: [event.kind] })),
    };
  },
};

function layOut(written: Case) {
  const [picture] = written.board;
  if (!picture) throw problemAt(written.place, 'A case needs a board.');
  const names = new Map(Object.keys(written.pieces).map((name, i) => [name, i + 1]));
  const plain = [...picture.value].map((char) => (names.has(char) ? '.' : char)).join('');
  const board = parseBoard({ levels: [{ picture: plain }], legend: { v: 'vault' } });
  const plainOf = (fields: Case['settings']) =>
    Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
  const settings = readData(Settings, plainOf(written.settings), 'A case');
  const { phase, round, rounds, stances } = settings;
  const table: Table = { board, vault: board.marks.vault[0] ?? -1, starts: { red: [], blue: [] }, rounds };
  const steps: Step[] =
    phase === 'muster' || phase === 'stance' ? [{ do: phase }] : [{ do: 'move', side: phase }];
  const state: State = { round, pieces: [], occupants: nobody(board.size), stances, steps, outcome: null };
  const rows = picture.value.split('\n');
  for (const [name, id] of names) {
    const given = readData(Piece, plainOf(written.pieces[name].value), name);
    const piece = { id, ...given, kind: phase === 'muster' ? '' : given.kind, at: NOWHERE };
    state.pieces.push(piece);
    const y = rows.findIndex((row) => row.includes(name));
    if (y >= 0) standOn(state.occupants, piece, board.at(0, rows[y].indexOf(name), y));
  }
  return { table, state, names };
}

function pieceFacts({ board }: Table, seen: State, id: number | undefined): Facts | null {
  if (id === undefined) return null;
  const { at, kind, shown } = pieceOf(seen, id);
  const name = at === NOWHERE ? 'none' : board.name(at);
  return { is: at === NOWHERE ? 'dead' : 'alive', at: name, kind: known(kind), shown };
}

function gameFacts({ round, stances: { red, blue }, outcome }: State): Facts {
  return { round, red: known(red), blue: known(blue), outcome: outcome ?? 'none' };
}

const known = (word: string): string => (word === UNKNOWN ? 'unknown' : word || 'none');

function diceOf(event: Event): readonly number[] {
  if (event.kind === 'fought') return event.dice;
  return event.kind === 'first' && event.die !== null ? [event.die] : [];
}

export default cases;
