import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, botsFor } from '../../bots/index.ts';
import { strengthsFrom } from '../../bots/series.ts';
import { playBots } from '../../bots/testing.ts';
import type { AnyGame, Seat } from '../../kernel/contract.ts';
import { type Command, FINE, readArgs, Usage, wholeNumber } from '../command.ts';
import { rulesetNamed } from '../games.ts';

export const duelCommand: Command = {
  name: 'duel',
  summary: 'let two opponents play each other and say how strong they are',
  help: `Usage: auspex duel --ruleset ID FIRST SECOND [--games N] [--seed S] [--against FILE] [--only NAME] [--json]

FIRST and SECOND are opponents by their names (recruit, simple, veteran). They play every mission or battle that ships with the
ruleset, each on every seat in turn, each kept to what its seat may know. Told are the points of the first, the
difference in Elo with its range, and how long each thought, in milliseconds of processor time.

  --games N        rounds; in each, every mission is played once from every seat (default 2)
  --seed S         where the games begin (default: 1); the same seed plays the same games
  --against FILE   takes the second from another build of src/bots/index.ts, such as that of an older commit
  --only NAME      one mission or battle
  --json           one object: { games, score, elo, from, to, played, thought }

Example:
  auspex duel --ruleset hulk-revised veteran simple --games 4`,
  async run(args, io, games) {
    const { values, positionals } = readArgs(args, {
      ruleset: { type: 'string' },
      games: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      against: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (values.ruleset === undefined) throw new Usage('Say which ruleset');
    if (positionals.length !== 2) throw new Usage('Name two opponents');
    const ruleset = await rulesetNamed(games, values.ruleset);
    const rounds = wholeNumber(values.games, '--games');
    const own = await botsFor(ruleset.id, games.opponents);
    const others = values.against ? await otherBots(values.against, ruleset.id) : own;
    const first = timed(named(own, positionals[0]));
    const second = timed(named(others, positionals[1]));
    const { setups: shipped } = await games.tools.load(ruleset.id);
    const setups = shipped().filter(({ name }) => !values.only || name === values.only);
    if (setups.length === 0) throw new Usage(`There is no '${values.only}'`);
    const opened = setups.map(({ name, setup }) => {
      const open = (): AnyGame => ruleset.open(ruleset.readSetup(setup));
      return { name, game: open(), known: open(), points: [] as number[] };
    });
    for (let round = 0; round < rounds; round++)
      for (const { name, game, known, points } of opened)
        for (const seat of ruleset.seats) {
          const bots = Object.fromEntries(
            ruleset.seats.map((s): [Seat, Bot] => [s, s === seat ? first.bot : second.bot]),
          );
          const { winner } = playBots(game, known, bots, `${values.seed} ${name} ${round}`).outcome;
          points.push(winner === null ? 0.5 : winner === seat ? 1 : 0);
          io.progress?.(`${name}, round ${round + 1}: ${JSON.stringify(tally(opened))}`);
        }
    io.progress?.('');
    const all = tally(opened);
    const played = opened.map(({ name, points }) => ({ name, ...strengthsFrom(points) }));
    const thought = [first.thought(), second.thought()];
    if (values.json) io.out(JSON.stringify({ ...all, played, thought }));
    else {
      for (const { name, score, games } of played) io.out(`${name.padEnd(20)} ${score * games} of ${games}`);
      io.out(
        `${positionals.join(' v ')}: ${(100 * all.score).toFixed(1)} % of ${all.games} games, ${all.elo} Elo (${all.from} to ${all.to})`,
      );
      thought.forEach(({ decisions, mean, max }, i) => {
        io.out(
          `${positionals[i]}: ${decisions} decisions, ${mean.toFixed(1)} ms each, ${max.toFixed(0)} at most`,
        );
      });
    }
    return FINE;
  },
};

function tally(opened: readonly { readonly points: readonly number[] }[]) {
  return strengthsFrom(opened.flatMap(({ points }) => points));
}

function named(bots: readonly Bot[], id: string): Bot {
  const found = bots.find((bot) => bot.id === id);
  if (!found)
    throw new Usage(`There is no opponent '${id}'; known are: ${bots.map((bot) => bot.id).join(', ')}`);
  return found;
}

async function otherBots(file: string, id: string): Promise<readonly Bot[]> {
  const built = (await import(pathToFileURL(resolve(file)).href)) as { botsFor?: typeof botsFor };
  if (!built.botsFor) throw new Usage(`${file} is no build of src/bots/index.ts`);
  return built.botsFor(id);
}

/** The same bot with a watch on it: processor time, so that other work on the machine counts little. */
function timed(bot: Bot) {
  let decisions = 0;
  let sum = 0;
  let max = 0;
  const watched: Bot = {
    ...bot,
    choose(game, view, seat, random) {
      const before = process.cpuUsage();
      const action = bot.choose(game, view, seat, random);
      const { user, system } = process.cpuUsage(before);
      const ms = (user + system) / 1000;
      decisions++;
      sum += ms;
      max = Math.max(max, ms);
      return action;
    },
  };
  return { bot: watched, thought: () => ({ decisions, mean: sum / Math.max(1, decisions), max }) };
}
