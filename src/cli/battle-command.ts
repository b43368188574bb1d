/** Checking a battle in centimetres, and having chance play one: the same for every game that has them. */
import type { AnyRuleset } from '../kernel/contract.ts';
import { knownChance } from '../kernel/fairness.ts';
import { writeMatch } from '../kernel/file.ts';
import { act, type Match, pending, startMatch } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import { type Command, FINE, readArgs, Usage, wholeNumber } from './command.ts';
import { inFile, readText, writeText } from './files.ts';

interface Battles {
  readonly ruleset: AnyRuleset;
  /** A shipped file, for the example. */
  readonly example: string;
  /** The data of a battle file. */
  read(text: string): unknown;
  /** Throws a `Problem` where it cannot be played; what it is, in a line. */
  said(battle: unknown): string;
}

export function battleCommandOf({ ruleset, example, read, said }: Battles): Command {
  const data = (file: string) => read(readText(file));
  return {
    name: 'battle',
    summary: 'check a battle in centimetres, or have chance play one',
    help: `Usage: auspex battle check <files...>
       auspex battle play [--seed S] [--turns N] --out FILE <file>

check reads battles as a match would: forces, table, ground, what wins.
play lets both sides take any sensible action by chance and writes the match, to be looked at with 'auspex replay'.

  --seed S     the same seed plays the same battle (default: 1)
  --turns N    ends after so many turns (default: 6)
  --out FILE   where the match file goes

Example:
  auspex battle play --out game.auspex ${example}
  auspex replay game.auspex --at 60 --svg game.svg`,
    run(args, io) {
      const { values, positionals } = readArgs(args, {
        seed: { type: 'string', default: '1' },
        turns: { type: 'string', default: '6' },
        out: { type: 'string' },
      });
      const [verb, ...files] = positionals;
      if (verb !== 'check' && verb !== 'play')
        throw new Usage("Say what to do with the battle: 'check' or 'play'");
      if (files.length === 0) throw new Usage('Say which battle file');
      if (verb === 'check') {
        for (const file of files) io.out(`${file}: ${inFile(file, () => said(data(file)))}`);
        return FINE;
      }
      const { out } = values;
      if (out === undefined || files.length > 1)
        throw new Usage('Say one battle, and with --out where it goes');
      const options = { 'turn-limit': wholeNumber(values.turns, '--turns') };
      const match = inFile(files[0], () => played(ruleset, { battle: data(files[0]), options }, values.seed));
      writeText(out, writeMatch(match));
      io.out(`${match.entries.length} actions. ${match.outcome?.why ?? 'The battle goes on.'}`);
      return FINE;
    },
  };
}

/** Both sides by chance. */
function played(ruleset: AnyRuleset, setup: unknown, seed: string): Match {
  const match = startMatch(ruleset, setup, knownChance(ruleset, seed));
  const random = randomFrom(seed);
  while (!match.outcome) {
    const [{ seat }] = pending(match);
    const actions = match.game.actions(match.state, seat);
    act(match, seat, actions[random.below(actions.length)]);
  }
  return match;
}
