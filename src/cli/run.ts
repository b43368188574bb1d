/** `auspex`: finds the command and turns what goes wrong into a sentence and an exit code. */
import { Problem } from '../kernel/contract.ts';
import { BadFile, type Command, FINE, type Io, Usage, WRONG } from './command.ts';
import { commands } from './commands/index.ts';
import { type Games, OURS } from './games.ts';

/** Runs a command line; returns the exit code. */
export async function run(argv: readonly string[], io: Io, games: Games = OURS): Promise<number> {
  const [name, ...given] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(overview([...GENERAL, ...(await commandsOf(games))]));
    return name === undefined ? WRONG : FINE;
  }
  const isMeant = ({ command }: Known) => command.name === name;
  const general = GENERAL.filter(isMeant);
  const found = general.length > 0 ? general : (await commandsOf(games)).filter(isMeant);
  if (found.length === 0) {
    io.err(`auspex: there is no command '${name}'. 'auspex --help' lists them.`);
    return WRONG;
  }
  if (given.includes('--help') || given.includes('-h')) {
    io.out(found.map(({ command }) => command.help).join('\n\n'));
    return FINE;
  }
  try {
    const { command, args } = chosen(found, given);
    return await command.run(args, io, games);
  } catch (error) {
    io.err(`auspex: ${told(error, name)}`);
    return WRONG;
  }
}

/** A command, and the game that brings it; null for one that is the same for all. */
interface Known {
  readonly command: Command;
  readonly game: string | null;
}

const GENERAL: readonly Known[] = commands.map((command) => ({ command, game: null }));

async function commandsOf({ tools }: Games): Promise<Known[]> {
  const own = await Promise.all(
    tools.games.map(async ({ id }) =>
      (await tools.load(id)).commands.map((command) => ({ command, game: id })),
    ),
  );
  return own.flat();
}

/** Of several games that bring a command of this name: the one of `--ruleset`, or of the folder a file is in, or the first. */
function chosen(found: readonly Known[], given: readonly string[]): { command: Command; args: string[] } {
  const at = given.indexOf('--ruleset');
  if (found[0].game === null || at < 0) {
    const folders = given.flatMap((arg) => arg.split('/'));
    const { command } = found.find(({ game }) => game !== null && folders.includes(game)) ?? found[0];
    return { command, args: [...given] };
  }
  const wanted = found.find(({ game }) => game === given[at + 1]);
  if (!wanted) {
    const known = found.map(({ game }) => game).join(', ');
    throw new Usage(`There is no ruleset '${given[at + 1] ?? ''}' for this; known are: ${known}`);
  }
  return { command: wanted.command, args: given.toSpliced(at, 2) };
}

function told(error: unknown, name: string): string {
  if (error instanceof Usage) return `${error.message}. See 'auspex ${name} --help'.`;
  if (error instanceof BadFile || error instanceof Problem) return error.message;
  // Anything else is a fault of ours: show where.
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function overview(all: readonly Known[]): string {
  const summaries = new Map(all.map(({ command }) => [command.name, command.summary]));
  const width = Math.max(...[...summaries.keys()].map((name) => name.length));
  return [
    'auspex - the table for classic wargames',
    '',
    'Usage: auspex <command> [options]',
    '',
    ...[...summaries].map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    "'auspex <command> --help' explains a command; --ruleset ID says which game's, where several have one of that name.",
    'Exit codes: 0 fine, 1 what was checked failed, 2 wrong usage or unreadable input.',
  ].join('\n');
}
