import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsFor } from '../../bots/index.ts';
import { readTactics, type Tactic, type Tried, tryTactic } from '../../lab/tactics.ts';
import { type Command, FINE, readArgs, Usage } from '../command.ts';
import { inFile, projectRoot } from '../files.ts';
import { rulesetNamed } from '../games.ts';

export const tacticsCommand: Command = {
  name: 'tactics',
  summary: 'say how many tactical positions each opponent solves',
  help: `Usage: auspex tactics --ruleset ID [--seed S] [--json] [OPPONENTS...]

Lets every opponent of a ruleset (or those named) play the positions of src/bots/<ruleset>/tactics: each has moves a good
player would make, or would never make. Told are the positions solved, by side, and what was played in the others.

  --seed S   the chance the opponents have (default: 1)
  --json     one object by opponent: { solved, of, failed: [{ name, played }] }

Example:
  auspex tactics --ruleset hulk-revised veteran`,
  async run(args, io, games) {
    const { values, positionals } = readArgs(args, {
      ruleset: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean' },
    });
    if (values.ruleset === undefined) throw new Usage('Say which ruleset');
    const ruleset = await rulesetNamed(games, values.ruleset);
    const tactics = await tacticsOf(ruleset.id);
    if (tactics.length === 0) throw new Usage(`There are no positions for ${ruleset.id} yet`);
    const bots = (await botsFor(ruleset.id, games.opponents)).filter(
      ({ id }) => positionals.length === 0 || positionals.includes(id),
    );
    if (bots.length === 0) throw new Usage(`There is no opponent '${positionals[0]}'`);
    const all: Record<string, unknown> = {};
    for (const bot of bots) {
      const tried = tactics.map((tactic, i) => {
        io.progress?.(`${bot.title}: ${i + 1} of ${tactics.length}`);
        return tryTactic(tactic, bot, values.seed);
      });
      io.progress?.('');
      const failed = tried.filter(({ solved }) => !solved).map(plain);
      all[bot.id] = { solved: tried.length - failed.length, of: tried.length, failed };
      if (values.json) continue;
      const sides = ruleset.seats.map((seat) => {
        const theirs = tried.filter(({ tactic }) => tactic.seat === seat);
        return `${seat} ${theirs.filter(({ solved }) => solved).length} of ${theirs.length}`;
      });
      io.out(`${bot.title}: ${tried.length - failed.length} of ${tried.length} (${sides.join(', ')})`);
      for (const { name, played } of failed) io.out(`  ${name}: ${played.join(', ')}`);
    }
    if (values.json) io.out(JSON.stringify(all));
    return FINE;
  },
};

async function tacticsOf(id: string): Promise<Tactic[]> {
  const folder = join(projectRoot(), 'src/bots', id, 'tactics');
  if (!existsSync(folder)) return [];
  const tactics: Tactic[] = [];
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.yaml')) tactics.push(...(await readTactics(textOf(folder, name), name)));
  return tactics;
}

function textOf(folder: string, name: string): string {
  const file = join(folder, name);
  return inFile(file, () => readFileSync(file, 'utf8'));
}

function plain({ tactic, played }: Tried) {
  return { name: tactic.name, played };
}
