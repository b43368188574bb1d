/** Cases for Vault. */
import * as v from 'valibot';
import type { Arranged, CaseAdapter, Facts } from '../../cases/adapter.ts';
import type { Case } from '../../cases/case.ts';
import { readFields } from '../../cases/read-fields.ts';
import { meanings, squareFact } from '../../cases/squares/facts.ts';
import { knownNumber, type Names, namesOn } from '../../cases/squares/names.ts';
import { levelsOf, mayFallApart, onBoard } from '../../cases/squares/open.ts';
import { canvasOf, legendOf, liftPieces, type Pictured, picturesOf } from '../../cases/squares/picture.ts';
import { NOWHERE, nobody, parseBoard, standOn } from '../../grid/index.ts';
import type { AnyGame, AnyRuleset } from '../../kernel/contract.ts';
import { gameOn, vault } from './index.ts';
import { type Event, KINDS, pieceOf, SIDES, type State, type Step, type Table, UNKNOWN } from './state.ts';

const SETTINGS = {
  phase: v.optional(v.picklist(['muster', 'stance', ...SIDES]), 'stance'),
  round: v.optional(v.number(), 1),
  rounds: v.optional(v.number(), 8),
  stances: v.optional(v.object({ red: v.optional(v.string(), ''), blue: v.optional(v.string(), '') }), {}),
};
const PIECE = {
  side: v.picklist(SIDES),
  kind: v.optional(v.picklist(KINDS), 'runner'),
  shown: v.optional(v.boolean(), false),
};
const FIELDS = { pieces: new Set(['piece', 'foe', 'lost']), squares: new Set(['at']) };

const cases: CaseAdapter = {
  ruleset: vault as unknown as AnyRuleset,
  exhaustive: true,
  arrange(written): Arranged {
    const { table, state, names } = layOut(written);
    const game = gameOn(table);
    return {
      game: game as unknown as AnyGame,
      state,
      translate: (_, text) => text.replace(/\S+/g, (word) => String(knownNumber(names, word) ?? word)),
      drawn: () => 0,
      facts(now, subject, as) {
        const seen = as === null ? (now as State) : game.view(now as State, as);
        return subject === null ? gameFacts(seen) : pieceFacts(names, seen, subject);
      },
      meant: (key, value) => (typeof value === 'string' ? meanings(names, FIELDS, key, value) : [value]),
      dice: (_, event) => diceOf(event as Event).map((face) => ({ face, labels: [event.kind] })),
    };
  },
};

function layOut(written: Case): { table: Table; state: State; names: Names } {
  const { phase, round, rounds, stances } = readFields(SETTINGS, written.settings, written.place, 'A case');
  const pieces = Object.entries(written.pieces).map(([name, { value, place }], i) => ({
    id: i + 1,
    pictured: { name, at: null, isOff: false, mayWait: false, spot: null } as Pictured,
    ...readFields(PIECE, value, place, 'A piece', name),
  }));
  const canvas = canvasOf(written);
  const pictured = pieces.map((piece) => piece.pictured);
  liftPieces(written, canvas, pictured);
  const levels = levelsOf(picturesOf(canvas), '');
  const board = onBoard(written, () => parseBoard(mayFallApart({ levels, legend: legendOf(written) })));
  const table: Table = { board, vault: board.marks.vault?.[0] ?? -1, starts: { red: [], blue: [] }, rounds };
  const steps: Step[] =
    phase === 'muster' || phase === 'stance' ? [{ do: phase }] : [{ do: 'move', side: phase }];
  const state: State = { round, pieces: [], occupants: nobody(board.size), stances, steps, outcome: null };
  for (const { id, side, kind, shown, pictured } of pieces) {
    const { level, x, y } = pictured.spot!;
    const piece = { id, side, shown, kind: phase === 'muster' ? '' : kind, at: NOWHERE };
    state.pieces.push(piece);
    standOn(state.occupants, piece, board.at(level, x, y));
  }
  const numbers = Object.fromEntries(pieces.map(({ id, pictured }) => [pictured.name, id]));
  return { table, state, names: namesOn(board, written, numbers) };
}

function pieceFacts(names: Names, seen: State, subject: string): Facts | null {
  const id = knownNumber(names, subject);
  if (id === null) return null;
  const { at, kind, shown } = pieceOf(seen, id);
  return { is: at === NOWHERE ? 'dead' : 'alive', at: squareFact(names, at), kind: known(kind), shown };
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
