import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { school } from '../../bots/learn/school.ts';
import { SCHOOLING } from '../../bots/learn/train.ts';
import { type Command, FINE, readArgs, Usage, wholeNumber } from '../command.ts';
import { projectRoot } from '../files.ts';
import { rulesetNamed } from '../games.ts';

export const trainCommand: Command = {
  name: 'train',
  summary: 'play games and train the judge by which opponents weigh positions',
  help: `Usage: auspex train --ruleset ID [--games N] [--seed S] [--out FILE] [--json]

Plays games between the game's pupils (docs/judge.md) on all that missions/<ruleset>/ or battles/<ruleset>/ hold, trains a small network to foretell who wins
from the figures of a position, and writes its weights with how they were made and how well they foretell games
that were held out. The same seed on the same sources makes the same weights.

  --games N    games of each mission or battle (default 300: about ten minutes of one core)
  --seed S     where the games begin (default: 1)
  --out FILE   where the weights go (default: src/bots/<ruleset>/judge.json)
  --json       one object: { file, made, logLoss }

Example:
  auspex train --ruleset hulk-revised`,
  async run(args, io, all) {
    const { values, positionals } = readArgs(args, {
      ruleset: { type: 'string' },
      games: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new Usage(`'${positionals[0]}' is not understood`);
    if (values.ruleset === undefined) throw new Usage('Say which ruleset');
    const ruleset = await rulesetNamed(all, values.ruleset);
    const games = wholeNumber(values.games, '--games');
    if (games < 5) throw new Usage('--games must be 5 or more: every fifth game is held out');
    const { opponents, tools } = all;
    const has = opponents.games.some(({ id }) => id === ruleset.id);
    const { learner } = has ? await opponents.load(ruleset.id) : {};
    if (!learner) throw new Usage(`Nobody has written down figures for ${ruleset.id} yet`);
    const setups = (await tools.load(ruleset.id)).setups();
    const told = (line: string): void => io.progress?.(line);
    const schooling = { ...SCHOOLING, steps: learner.steps ?? 0 };
    const judge = school(ruleset, learner, { setups, games, seed: values.seed, schooling }, told);
    told('');
    const file = values.out ?? join(projectRoot(), 'src/bots', ruleset.id, 'judge.json');
    writeFileSync(file, `${JSON.stringify(judge, null, 2)}\n`);
    const { made, logLoss } = judge;
    if (values.json) io.out(JSON.stringify({ file, made, logLoss }));
    else
      io.out(
        `${ruleset.id}: ${made.games} games, ${made.positions} positions learnt from. Log loss on ${logLoss.positions} held out:` +
          ` ${logLoss.judge}; a formula of the same figures ${logLoss.formula}; knowing only what is played ${logLoss.setup}.`,
      );
    return FINE;
  },
};
