import { battery } from '../../kernel/battery.ts';
import { type Command, FAILED, FINE, readArgs, Usage } from '../command.ts';
import { rulesetNamed } from '../games.ts';

export const soakCommand: Command = {
  name: 'soak',
  summary: 'play random games for a while and hold them against the contract',
  help: `Usage: auspex soak --ruleset ID --minutes N [--seed S] [--json]

Plays random games of what missions/<ruleset>/ or battles/<ruleset>/ hold, options drawn at random, and checks each position:
laws, secrets, undo, replay, save and load, and the quick answers about sight and reach against slow, plain ones. A problem names the seed and the action, so that it can be found again.

  --minutes N   how long, fractions allowed (default 1)
  --seed S      where the games begin (default: 1); the same seed plays the same games
  --json        one object: { ruleset, seed, games, actions, problems }

Example:
  auspex soak --ruleset hulk-revised --minutes 10`,
  async run(args, io, games) {
    const { values, positionals } = readArgs(args, {
      ruleset: { type: 'string' },
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new Usage(`'${positionals[0]}' is not understood`);
    if (values.ruleset === undefined) throw new Usage('Say which ruleset');
    const ruleset = await rulesetNamed(games, values.ruleset);
    const minutes = Number(values.minutes);
    if (!(minutes > 0)) throw new Usage(`--minutes must be a number above 0, not '${values.minutes}'`);
    const { setups, checks } = await (await games.tools.load(ruleset.id)).soak(ruleset);
    const end = Date.now() + minutes * 60_000;
    let actions = 0;
    const report = battery(ruleset, setups, {
      ...checks,
      games: Number.POSITIVE_INFINITY,
      seed: values.seed,
      each(played, index) {
        actions += played.actions;
        const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
        io.progress?.(`${index + 1} games, ${actions} actions, ${left} s left`);
        return left > 0;
      },
    });
    io.progress?.('');
    if (values.json) io.out(JSON.stringify({ ruleset: ruleset.id, seed: values.seed, ...report }));
    else {
      for (const problem of report.problems) io.out(problem);
      io.out(
        `${ruleset.id}: ${report.games} games, ${report.actions} actions, ${report.problems.length} problems.`,
      );
    }
    return report.problems.length > 0 ? FAILED : FINE;
  },
};
