import { NOWHERE, type Piece, type State } from '../../../../games/hulk-revised/index.ts';
import { plainCopy } from '../../../../kernel/hash.ts';
import { type Budget, type Contender, race } from '../../../bench/race.ts';
import { type BenchResult, time } from '../../../bench/result.ts';
import { BlockLog, forkBlock, forkPlain, forkTyped, loggedStep, numbersOf, UndoLog } from './layouts.ts';
import { midway, openMission } from './table.ts';

/** Copies again and again; the last copy is looked at, so that none is left out. */
function copying<T>(from: T, copy: (value: T) => unknown): Contender {
  let last: unknown = null;
  return (n) => {
    for (let i = 0; i < n; i++) last = copy(from);
    return last === from ? 1 : 0;
  };
}

/** A Stealer piece on the board and a free square beside it. */
export function stepOf(state: State): { p: Piece; to: number } {
  const { near } = openMission().board;
  for (const id of state.stealers) {
    const p = state.pieces[id]!;
    if (p.at === NOWHERE) continue;
    for (let dir = 0; dir < 8; dir++) {
      const to = near[p.at * 8 + dir];
      if (to >= 0 && state.occupant[to] === 0) return { p, to };
    }
  }
  throw new Error('No Stealer piece can move in this position.');
}

function steppingBack(): Contender {
  const state = midway();
  const { p, to } = stepOf(state);
  const log = new UndoLog();
  return (n) => {
    let writes = 0;
    for (let i = 0; i < n; i++) {
      loggedStep(state, p, to, log);
      writes += log.undo();
    }
    return writes;
  };
}

/** As many writes as a step makes, spread over the block. */
function blockSteppingBack(block: Int32Array): Contender {
  const state = midway();
  const { p, to } = stepOf(state);
  const probe = new UndoLog();
  loggedStep(state, p, to, probe);
  const writes = probe.undo();
  const places = Array.from({ length: writes }, (_, i) => Math.floor((i * block.length) / writes));
  const log = new BlockLog();
  return (n) => {
    let undone = 0;
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < places.length; k++) log.write(block, places[k], k);
      undone += log.undo(block);
    }
    return undone;
  };
}

export function benchFork(budget: Budget): BenchResult[] {
  const state = midway();
  const { steps } = state;
  const rows = numbersOf(state);
  const typed = rows.map((row) => Int32Array.from(row));
  const block = Int32Array.from(rows.flat());
  const [ours, structured, json, plain, columns, whole, undo, blockUndo] = race(
    [
      copying(state, openMission().fork),
      copying(state, structuredClone),
      copying(state, plainCopy),
      copying({ rows, steps }, forkPlain),
      copying({ rows: typed, steps }, forkTyped),
      copying(block, (from) => forkBlock(from, steps)),
      steppingBack(),
      blockSteppingBack(block.slice()),
    ],
    budget,
  );
  const name = 'fork';
  return [
    time(name, 'µs', ours, 'structuredClone', structured),
    time(name, 'µs', ours, 'JSON there and back', json),
    time(name, 'µs', ours, 'columns, plain arrays', plain),
    time(name, 'µs', ours, 'columns, Int32Array', columns),
    time(name, 'µs', ours, 'all columns in one Int32Array', whole),
    time(name, 'µs', ours, 'undo log, one step and back', undo),
    time(name, 'µs', ours, 'undo log on one Int32Array', blockUndo),
  ];
}
