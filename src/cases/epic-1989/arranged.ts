/** For tests: the position of a written case, before anything is done in it. */
import type { Epic89Game, State } from '../../games/epic-1989/index.ts';
import type { Table } from '../../games/epic-1989/table.ts';
import { casesIn } from '../files.ts';
import { adapterOf } from '../testing.ts';

export interface Arranged {
  readonly game: Epic89Game;
  readonly state: State;
  readonly table: Table;
}

/** The first case of a file whose name holds this. */
export function arranged(file: string, name: string): Arranged {
  const written = casesIn(`cases/epic-1989/${file}.yaml`).find((one) => one.name.includes(name));
  if (!written) throw new Error(`There is no such case in ${file}: ${name}`);
  const laid = adapterOf(written.rules[0]).arrange(written);
  const game = laid.game as unknown as Epic89Game;
  const state = laid.state as State;
  return { game, state, table: game.tableOf(state) };
}
