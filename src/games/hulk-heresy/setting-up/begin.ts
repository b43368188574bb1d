/** The position before the first decision. */
import { bitsFor } from '../../../grid/bits.ts';
import { layDoors } from '../../../grid/doors.ts';
import { nobody } from '../../../grid/standing.ts';
import { remark } from '../position.ts';
import { type Command, type Item, NOWHERE, type State, UNKNOWN } from '../state.ts';
import type { Table } from '../table.ts';

const purse = (): Command => ({ counter: 0, spent: 0, commander: 0, duel: 0, daemonic: 0, duels: 0 });

/** An empty board, with nobody mustered. */
export function emptyState(table: Table): State {
  const { board } = table;
  const state: State = {
    turn: 0,
    phase: 'setup',
    attacker: null,
    zones: { A: 0, B: 1 },
    pieces: [null],
    units: { A: [], B: [] },
    occupant: nobody(board.size),
    doors: layDoors(board), // HH-DOOR-01
    ground: [...table.ground],
    hard: bitsFor(board.size),
    areas: [],
    markers: [],
    effects: [],
    phantoms: [],
    genestealers: null,
    objects: layObjects(table),
    mustered: { A: false, B: false },
    rosters: { A: [], B: [] },
    stock: { A: [], B: [] },
    owed: { A: 0, B: 0 },
    command: { A: purse(), B: purse() },
    closed: [],
    active: 0,
    losses: { A: 0, B: 0 },
    fallen: { A: [], B: [] },
    exited: { A: [], B: [] },
    secretDie: 0,
    dieShown: false,
    timeUp: false,
    late: [],
    blasts: [],
    steps: [],
    outcome: null,
  };
  for (let square = 0; square < board.size; square++) remark(state, square);
  return state;
}

/** Objects where the map shows them, then the face-down counters; what a counter hides lies nowhere yet. */
function layObjects({ board, mission }: Table): Item[] {
  const items = mission.objects.map((_, i): Item => {
    const [at = NOWHERE] = board.marks[`object ${i + 1}`] ?? [];
    return { at, holder: 0, counter: 0, out: false };
  });
  const counters = (board.marks.counter ?? []).map(
    (at): Item => ({ at, holder: 0, counter: UNKNOWN, out: false }),
  );
  return [...items, ...counters];
}

export function begin(table: Table): State {
  const state = emptyState(table);
  const { builder } = table.setup;
  state.steps.push({ do: 'deploy', left: { A: -1, B: -1 }, next: 'A' });
  state.steps.push({ do: 'muster' });
  state.steps.push({ do: 'roles', stage: 'roll', winner: 'A' });
  if (builder) state.steps.push({ do: 'zone', side: builder === 'A' ? 'B' : 'A' });
  return state;
}
