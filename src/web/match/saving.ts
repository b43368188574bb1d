import { rulesetsFor } from '../../games/rulesets.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import type { Entry, Match } from '../../kernel/match.ts';
import { adapters } from '../games/index.ts';
import { rulesets } from '../games/rulesets.ts';
import { saveText } from '../parts/file-button.tsx';
import { change, settings } from '../settings.ts';
import { getSave, putSave, type Save } from '../store/saves.ts';
import { saveTrouble, setSaveTrouble } from './save-state.ts';
import { dropTail, keepTail, playTail, readTail } from './tail.ts';

/** The match as the store has it, as far as this page knows. */
interface Stored {
  readonly rev: number;
  readonly entries: readonly Entry[];
}

const stored = new Map<string, Stored>();
let last: Promise<unknown> = Promise.resolve();

/** Other tabs hear of every write: who has the same match open must not go on unknowingly. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('auspex.saves') : null;
others?.addEventListener('message', ({ data }: MessageEvent<{ id: string; rev: number }>) => {
  const mine = stored.get(data.id);
  if (mine && mine.rev < data.rev) setSaveTrouble({ id: data.id, kind: 'elsewhere' });
});

/** How long the table must rest before the whole match is written again: until then its tail is enough. */
const REST = 400;
const resting = new Map<string, ReturnType<typeof setTimeout>>();

/** Stores the match as it stands: the last actions at once, the whole of it when nothing more follows for a moment. */
export function keep(id: string, match: Match, players: Save['players']): Promise<void> {
  const before = stored.get(id);
  if (before && isSame(before.entries, match.entries)) return Promise.resolve();
  if (isElsewhere(id)) return Promise.resolve();
  const safe = before !== undefined && keepTail(id, before.rev, before.entries, match.entries);
  clearTimeout(resting.get(id));
  // Where the browser keeps nothing, what the player may take away as a file must be whole.
  if (!safe || match.outcome || saveTrouble()?.id === id) return writeNext(id, match, players);
  resting.set(
    id,
    setTimeout(() => void writeNext(id, match, players), REST),
  );
  return Promise.resolve();
}

/** Writes follow one another, so an older one never wins. */
function writeNext(id: string, match: Match, players: Save['players']): Promise<void> {
  const count = match.entries.length;
  const work = last.then(async () => {
    if (match.entries.length !== count || isElsewhere(id)) return; // a newer one is on its way, or none will be
    if (match.outcome && !settings().finished) change({ finished: true });
    await write(id, match, players);
  });
  last = work.catch((error: unknown) => {
    console.warn('The match could not be saved.', error);
    setSaveTrouble({ id, kind: 'refused' });
  });
  return last as Promise<void>;
}

async function write(id: string, match: Match, players: Save['players']): Promise<void> {
  const table = (await adapters.load(match.ruleset.id)).table(match.game);
  const { writeMatch } = await import('../../kernel/file.ts');
  const rev = stored.get(id)?.rev ?? 0;
  const entries = match.entries.slice();
  const save: Save = {
    id,
    game: match.ruleset.id,
    title: table.title,
    note: match.outcome ? 'Over' : table.summary(localSitting(match, 'spectator').view()),
    over: match.outcome !== null,
    players,
    savedAt: Date.now(),
    text: writeMatch(match, { reveal: true }),
  };
  if (!(await putSave(save, rev))) return setSaveTrouble({ id, kind: 'elsewhere' });
  if (saveTrouble()?.id === id) setSaveTrouble(null);
  stored.set(id, { rev: rev + 1, entries });
  others?.postMessage({ id, rev: rev + 1 });
  if (isSame(entries, match.entries)) dropTail(id);
  else keepTail(id, rev + 1, entries, match.entries);
}

function isElsewhere(id: string): boolean {
  const trouble = saveTrouble();
  return trouble?.id === id && trouble.kind === 'elsewhere';
}

function isSame(a: readonly Entry[], b: readonly Entry[]): boolean {
  return a.length === b.length && a.at(-1) === b.at(-1);
}

export interface Resumed {
  readonly match: Match;
  readonly players: Save['players'];
}

/** Opens a stored match by playing it again. Throws with a sentence for the player when that fails. */
export async function resume(id: string): Promise<Resumed | null> {
  const save = await getSave(id);
  if (!save) return null;
  const rev = save.rev ?? 0;
  let match = await openFile(save.text);
  stored.set(id, { rev, entries: match.entries.slice() });
  const tail = readTail(id);
  if (tail && !playTail(match, rev, tail)) {
    match = await openFile(save.text);
    stored.set(id, { rev, entries: match.entries.slice() });
  }
  if (saveTrouble()?.kind === 'elsewhere') setSaveTrouble(null);
  return { match, players: save.players };
}

/** A running match as a file that can be opened again: it holds the seed, so it is for its owner only. */
export async function keepAsFile(id: string): Promise<void> {
  const save = await getSave(id);
  if (save) saveText(save.text, fileName(save.title));
}

/** Reads a match file from outside and plays it again. Throws with a sentence when it cannot be. */
export async function openFile(text: string): Promise<Match> {
  const { readMatch } = await import('../../kernel/read.ts');
  const { match, problem } = readMatch(text, await rulesetsFor(text, rulesets));
  if (problem || !match) throw problem ?? new Error('The file cannot be read.');
  return match;
}

/** Offers a match file for download. */
export async function download(file: string | Promise<string>, title: string): Promise<void> {
  saveText(await file, fileName(title));
}

/** The match as a file to be given out: the seed stands in it once the match is over. */
export async function fileOf(match: Match): Promise<string> {
  const { writeMatch } = await import('../../kernel/file.ts');
  return writeMatch(match);
}

function fileName(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.auspex`;
}
