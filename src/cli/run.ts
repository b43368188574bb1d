/** `auspex`: finds the command and turns what goes wrong into a sentence and an exit code. */
import { Problem } from '../kernel/contract.ts';
import { BadFile, type Command, FINE, type Io, Usage, WRONG } from './command.ts';
import { commands } from './commands/index.ts';

/** Runs a command line; returns the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(overview());
    return name === undefined ? WRONG : FINE;
  }
  const command = commands.find((known) => known.name === name);
  if (!command) {
    io.err(`auspex: there is no command '${name}'. 'auspex --help' lists them.`);
    return WRONG;
  }
  if (args.includes('--help') || args.includes('-h')) {
    io.out(command.help);
    return FINE;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    io.err(`auspex: ${told(error, command)}`);
    return WRONG;
  }
}

function told(error: unknown, command: Command): string {
  if (error instanceof Usage) return `${error.message}. See 'auspex ${command.name} --help'.`;
  if (error instanceof BadFile || error instanceof Problem) return error.message;
  // Anything else is a fault of ours: show where.
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'auspex - the table for classic wargames',
    '',
    'Usage: auspex <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    "'auspex <command> --help' explains a command.",
    'Exit codes: 0 fine, 1 what was checked failed, 2 wrong usage or unreadable input.',
  ].join('\n');
}
