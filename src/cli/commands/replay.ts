import { rulesetsFor } from '../../games/rulesets.ts';
import type { Line, Viewer } from '../../kernel/contract.ts';
import { type Match, stateAt } from '../../kernel/match.ts';
import { readMatch } from '../../kernel/read.ts';
import { eventsFor } from '../../kernel/stream.ts';
import { BadFile, type Command, FINE, readArgs, Usage, wholeNumber } from '../command.ts';
import { readText, writeText } from '../files.ts';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'show the board and the log at any point of a match file',
  help: `Usage: auspex replay [--at N] [--seat SEAT] [--log] [--svg FILE] <match file>

Prints the board as text after N actions (default: the last), and what that action did.

  --at N        after the first N actions; 0 is the set-up
  --seat SEAT   through the eyes of one seat (default: spectator)
  --log         the whole log up to there, not only the last action
  --svg FILE    draws the board into a file instead of printing it, where the game can

Example:
  auspex replay game.auspex --at 40 --seat stealer`,
  async run(args, io, games) {
    const { values, positionals } = readArgs(args, {
      at: { type: 'string' },
      seat: { type: 'string' },
      log: { type: 'boolean' },
      svg: { type: 'string' },
    });
    if (positionals.length !== 1) throw new Usage('Say which match file to replay');
    const [file] = positionals;
    const text = readText(file);
    const { match, problem } = readMatch(text, await rulesetsFor(text, games.rulesets));
    if (problem || !match)
      throw new BadFile(file, problem?.message ?? 'The match cannot be read.', problem ?? {});
    const at = values.at === undefined ? match.entries.length : wholeNumber(values.at, '--at');
    if (at > match.entries.length) throw new Usage(`--at must be at most ${match.entries.length}`);
    const viewer = values.seat ?? 'spectator';
    if (viewer !== 'spectator' && !match.ruleset.seats.includes(viewer))
      throw new Usage(
        `There is no seat '${viewer}'; known are: ${match.ruleset.seats.join(', ')}, spectator`,
      );
    const seen = match.game.view(stateAt(match, at), viewer);
    if (values.svg === undefined) io.out(match.game.sketch(seen));
    else {
      const { draw } = await games.tools.load(match.ruleset.id);
      if (!draw) throw new Usage(`${match.ruleset.title} has no drawing for --svg`);
      writeText(values.svg, draw(match.game, seen));
      io.out(`Drawn: ${values.svg}`);
    }
    io.out('');
    for (const text of logLines(match, viewer, at, values.log ?? false)) io.out(text);
    if (at === match.entries.length && match.outcome) io.out(`Result: ${match.outcome.why}`);
    return FINE;
  },
};

function logLines(match: Match, viewer: Viewer, at: number, whole: boolean): string[] {
  return eventsFor(match, viewer)
    .filter(({ entry }) => (whole ? entry <= at : entry === at))
    .flatMap(({ entry, event }) => {
      const line = match.game.describe(event);
      return line ? [`${String(entry).padStart(4)}  ${worded(line)}`] : [];
    });
}

function worded({ text, dice, rules }: Line): string {
  const rolled = (dice ?? []).map(
    ({ values, needed }) => `[${values.join(' ')}${needed ? ` / ${needed}+` : ''}]`,
  );
  return [text, ...rolled, rules.length > 0 ? `(${rules.join(', ')})` : ''].filter(Boolean).join(' ');
}
