import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, botsFor, randomBot } from '../../bots/index.ts';
import { strengthsFrom } from '../../bots/series.ts';
import { playBots } from '../../bots/testing.ts';
import type { AnyGame, Seat } from '../../kernel/contract.ts';
import { type Command, FINE, readArgs, Usage, wholeNumber } from '../command.ts';
import { appendText, inFile, readText } from '../files.ts';
import { rulesetNamed } from '../games.ts';

export const duelCommand: Command = {
  name: 'duel',
  summary: 'let two opponents play each other and say how strong they are',
  help: `Usage: auspex duel --ruleset ID FIRST SECOND [--games N] [--seed S] [--against FILE] [--only NAME]
                   [--record FILE] [--json]

FIRST and SECOND are opponents by their names (recruit, simple, veteran; random for chance). They play every mission or battle that ships
with the ruleset, each on every seat in turn, each kept to what its seat may know. Told are the points of the first, what each seat
won, the difference in Elo with its range, and how long each thought, in milliseconds of processor time. An opponent against himself
plays every game once: that tells how even a mission is.

  --games N        rounds; in each, every mission is played once from every seat (default 2)
  --seed S         where the games begin (default: 1); the same seed plays the same games
  --against FILE   takes the second from another build of src/bots/index.ts, such as that of an older commit
  --only NAME      one mission or battle
  --record FILE    keeps every game as a line of JSON; what stands there already is not played again
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
      record: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (values.ruleset === undefined) throw new Usage('Say which ruleset');
    if (positionals.length !== 2) throw new Usage('Name two opponents');
    const ruleset = await rulesetNamed(games, values.ruleset);
    const rounds = wholeNumber(values.games, '--games');
    const own = [...(await botsFor(ruleset.id, games.opponents)), randomBot];
    const others = values.against ? await otherBots(values.against, ruleset.id) : own;
    const first = timed(named(own, positionals[0]));
    const second = timed(named(others, positionals[1]));
    const { setups: shipped } = await games.tools.load(ruleset.id);
    const setups = shipped().filter(({ name }) => !values.only || name === values.only);
    if (setups.length === 0) throw new Usage(`There is no '${values.only}'`);
    const opened = setups.map(({ name, setup }) => {
      const open = (): AnyGame => ruleset.open(ruleset.readSetup(setup));
      return { name, game: open(), known: open(), points: [] as number[], won: {} as Record<Seat, number> };
    });
    const known = values.record ? recordOf(values.record) : new Map<string, Seat | null>();
    const alone = positionals[0] === positionals[1] && !values.against;
    const seats = alone ? ruleset.seats.slice(0, 1) : ruleset.seats;
    for (let round = 0; round < rounds; round++)
      for (const mission of opened)
        for (const seat of seats) {
          const game = [...positionals, values.against ?? '', values.seed, mission.name, round, seat].join(
            ' ',
          );
          const bots = Object.fromEntries(
            ruleset.seats.map((s): [Seat, Bot] => [s, s === seat ? first.bot : second.bot]),
          );
          let winner = known.get(game);
          if (winner === undefined) {
            const seed = `${values.seed} ${mission.name} ${round}`;
            winner = playBots(mission.game, mission.known, bots, seed).outcome.winner;
            if (values.record) appendText(values.record, `${JSON.stringify({ game, winner })}\n`);
          }
          mission.points.push(winner === null ? 0.5 : winner === seat ? 1 : 0);
          if (winner !== null) mission.won[winner] = (mission.won[winner] ?? 0) + 1;
          io.progress?.(`${mission.name}, round ${round + 1}: ${JSON.stringify(tally(opened))}`);
        }
    io.progress?.('');
    const all = tally(opened);
    const played = opened.map(({ name, points, won }) => ({ name, ...strengthsFrom(points), won }));
    const thought = [first.thought(), second.thought()];
    if (values.json) io.out(JSON.stringify({ ...all, played, thought }));
    else {
      for (const { name, score, games, won } of played) {
        const shares = ruleset.seats.map((seat) => `${seat} ${won[seat] ?? 0}`).join(', ');
        io.out(`${name.padEnd(20)} ${score * games} of ${games}; won by ${shares}`);
      }
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

/** The games of a record: who won each. */
function recordOf(file: string): Map<string, Seat | null> {
  const lines = existsSync(file) ? readText(file).split('\n').filter(Boolean) : [];
  return new Map(
    inFile(file, () =>
      lines.map((line) => {
        const { game, winner } = JSON.parse(line) as { game: string; winner: Seat | null };
        return [game, winner];
      }),
    ),
  );
}

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
