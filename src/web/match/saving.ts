import type { Match } from '../../kernel/match.ts';
import type { Table } from '../games/adapter.ts';
import { adapterFor } from '../games/index.ts';
import { RULESETS } from '../games/rulesets.ts';
import { getSave, putSave, type Save } from '../store/saves.ts';

let last: Promise<unknown> = Promise.resolve();

/** Stores the match as it stands. Writes follow one another, so an older one never wins. */
export function keep(id: string, table: Table, players: Save['players']): Promise<void> {
  const { match } = table;
  const entries = match.entries.length;
  const work = last.then(async () => {
    if (match.entries.length !== entries) return; // a newer one is on its way
    const { writeMatch } = await import('../../kernel/file.ts');
    await putSave({
      id,
      game: match.ruleset.id,
      title: table.title,
      note: match.outcome ? 'Over' : table.summary(match.game.view(match.state, 'spectator')),
      over: match.outcome !== null,
      players,
      savedAt: Date.now(),
      text: writeMatch(match, { reveal: true }),
    });
  });
  last = work.catch((error: unknown) => console.warn('The match could not be saved.', error));
  return work.catch(() => undefined);
}

export interface Resumed {
  readonly table: Table;
  readonly players: Save['players'];
}

/** Opens a stored match by playing it again. Throws with a sentence for the player when that fails. */
export async function resume(id: string): Promise<Resumed | null> {
  const save = await getSave(id);
  if (!save) return null;
  return { table: await openFile(save.text), players: save.players };
}

/** Reads a match file from outside and plays it again. Throws with a sentence when it cannot be. */
export async function openFile(text: string): Promise<Table> {
  const { readMatch } = await import('../../kernel/read.ts');
  const { match, problem } = readMatch(text, RULESETS);
  if (problem || !match) throw problem ?? new Error('The file cannot be read.');
  return adapterFor(match.ruleset.id).sit(match);
}

/** Offers the match file for download. */
export async function download(match: Match, title: string): Promise<void> {
  const { writeMatch } = await import('../../kernel/file.ts');
  const url = URL.createObjectURL(new Blob([writeMatch(match)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.auspex`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
