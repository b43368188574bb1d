/** What is changed for a ruleset, and what judges the change. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What is no rule, and what is held otherwise. */
const LEFT_OUT = [
  /\.(test|d)\.ts$/,
  // words and pictures
  /\/(index|events|describe[\w-]*|sketch|[\w-]*words|mission-names)\.ts$|\/telling\//,
  // data that a table of the inventory is compared with
  /\/(sheets|cards)\/|(hulk-revised|solo|geotiles)\/state\.ts$/,
  // the nets themselves: laws, oracles, batteries
  /\/([\w-]*testing|laws|leaks|leaky-\w+|recount)\.ts$|\/oracles?\/|field\/plain\.ts$|hulk-revised\/derived\.ts$/,
  /kernel\/(battery|worlds|toy|mutate|contract|leaky|regex-steps|public-setup)\.ts$/,
  // which of endlessly many answers an open table offers (`check` decides what is legal)
  /-offers\.ts$|forces?\/(samples|ready)\.ts$/,
];

/** Files that may be changed, from the project's folder. */
export function scopeOf(root: string, ruleset: string): string[] {
  return filesOf(root, ruleset).filter((file) => !LEFT_OUT.some((out) => out.test(file)));
}

/** Unit tests of the same rooms. Layers are about imports, goldens are judged as texts. */
export function unitTests(root: string, ruleset: string): string[] {
  return filesOf(root, ruleset).filter(
    (file) =>
      file.endsWith('.test.ts') && !file.endsWith('.long.test.ts') && !file.endsWith('layers.test.ts'),
  );
}

/** The game's own files, those of the ground it is played on, and the kernel's. */
function filesOf(root: string, ruleset: string): string[] {
  const own = filesIn(root, `games/${ruleset}`);
  const sources = own.map((file) => readFileSync(resolve(root, file), 'utf8'));
  const ground = ['grid', 'field'].filter((room) => sources.some((source) => source.includes(`../${room}/`)));
  return [...own, ...[...ground, 'kernel'].flatMap((room) => filesIn(root, room))].sort();
}

function filesIn(root: string, room: string): string[] {
  return readdirSync(resolve(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${room}/${path.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'));
}

/** The part of the game a file belongs to: its folder. */
export function chapterOf(file: string): string {
  return file.replace(/^src\//, '').replace(/\/[^/]+$/, '');
}
