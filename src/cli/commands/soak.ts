import { join } from 'node:path';
import { parse } from 'yaml';
import { type HulkGame, hulkRevised, type State } from '../../games/hulk-revised/index.ts';
import { comparePosition } from '../../games/hulk-revised/oracles/compare.ts';
import { battery, type Checks } from '../../kernel/battery.ts';
import type { AnyGame, AnyRuleset, Random } from '../../kernel/contract.ts';
import { armyFiles, battleFiles, battleFrom } from '../battles.ts';
import { type Command, FAILED, FINE, readArgs, Usage } from '../command.ts';
import { filesUnder, projectRoot, readText } from '../files.ts';
import { rulesetNamed } from '../rulesets.ts';

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
  run(args, io) {
    const { values, positionals } = readArgs(args, {
      ruleset: { type: 'string' },
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new Usage(`'${positionals[0]}' is not understood`);
    if (values.ruleset === undefined) throw new Usage('Say which ruleset');
    const ruleset = rulesetNamed(values.ruleset);
    const minutes = Number(values.minutes);
    if (!(minutes > 0)) throw new Usage(`--minutes must be a number above 0, not '${values.minutes}'`);
    const { setups, checks } = gamesOf(ruleset);
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

/** Every seventh square and piece, as a mission's board has many. */
function boardOracle(game: AnyGame, state: unknown): readonly string[] {
  const table = (game as unknown as HulkGame).tableOf(state as State);
  return comparePosition(table, state as State, 7);
}

/** What is played: any mission or battle, with any of the ruleset's options; battles also between any two ready armies. */
function gamesOf(ruleset: AnyRuleset): { setups: (random: Random) => unknown; checks: Checks } {
  const missions = filesUnder(join(projectRoot(), 'missions', ruleset.id), /\.ya?ml$/).map(
    (file) => parse(readText(file)) as unknown,
  );
  const options = (random: Random) =>
    Object.fromEntries(ruleset.options.map(({ id }) => [id, random.below(3) === 0]));
  if (missions.length > 0)
    return {
      setups: (random) => ({ mission: missions[random.below(missions.length)], options: options(random) }),
      checks: ruleset.id === hulkRevised.id ? { oracle: boardOracle } : {},
    };
  const battles = battleFiles(ruleset.id).map((file) => battleFrom(readText(file), ruleset.id) as object);
  const armies = armyFiles(ruleset.id).map((file) => parse(readText(file)) as { points?: number });
  if (battles.length === 0) throw new Usage(`missions/${ruleset.id} and battles/${ruleset.id} hold nothing`);
  return {
    setups(random) {
      const battle = battles[random.below(battles.length)];
      const any = () => armies[random.below(armies.length)];
      const mixed = random.below(2) === 0 ? { armies: { A: any(), B: any() }, points: 3000 } : {};
      return {
        battle: { ...battle, ...mixed },
        options: { ...options(random), allies: true, 'turn-limit': 3 + random.below(6) },
      };
    },
    checks: { completeActions: false, sample: 40, worldSteps: 4, maxActions: 6000 },
  };
}
