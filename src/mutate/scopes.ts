/** What is changed for a ruleset, and what judges the change. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Words and pictures, data that a table of the inventory is compared with, the nets themselves (laws, oracles, batteries), and the
 * choice of actions that an open table offers of endlessly many (`check` decides what is legal).
 */
const LEFT_OUT =
  /\.(test|d)\.ts$|\/(index|[\w-]*testing|events|laws|leaks|recount|describe[\w-]*|sketch|words|mission-names|(move|fire|deploy)-plans)\.ts$|\/(sheets|cards|oracles?)\/|field\/plain\.ts$|kernel\/(battery|worlds|toy|mutate|contract|leaky|regex-steps)\.ts$|hulk-revised\/derived\.ts$|(hulk-revised|solo|geotiles)\/state\.ts$/;

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'hulk-revised': ['games/hulk-revised', 'grid', 'kernel'],
  'epic-1991': ['games/epic-1991', 'field', 'kernel'],
};

export const RULESETS = Object.keys(ROOMS);

/** Files that may be changed, from the project's folder. */
export function scopeOf(root: string, ruleset: string): string[] {
  return filesOf(root, ruleset).filter((file) => !LEFT_OUT.test(file));
}

/** Unit tests of the same rooms. Layers are about imports, goldens are judged as texts. */
export function unitTests(root: string, ruleset: string): string[] {
  return filesOf(root, ruleset).filter(
    (file) =>
      file.endsWith('.test.ts') && !file.endsWith('.long.test.ts') && !file.endsWith('layers.test.ts'),
  );
}

function filesOf(root: string, ruleset: string): string[] {
  return ROOMS[ruleset]
    .flatMap((room) =>
      readdirSync(resolve(root, 'src', room), { recursive: true, encoding: 'utf8' }).map(
        (path) => `src/${room}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.ts'))
    .sort();
}

/** The part of the game a file belongs to: its folder. */
export function chapterOf(file: string): string {
  return file.replace(/^src\//, '').replace(/\/[^/]+$/, '');
}
