/**
 * A short match as readable text: who is asked, how many answers there are, what is answered, and what each seat is told
 * and sees. Views are told as what changed in them; what all seats see alike stands once.
 */
import type { AnyGame, AnyRuleset, Decision, GameEvent } from '../kernel/contract.ts';
import { act, actText, type Match, pending, rehearse } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import { byChance } from './choose.ts';
import { differences, plain } from './differences.ts';

export interface Playthrough {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  readonly seed: string;
  /** How many actions. */
  readonly length: number;
  /** Keys of a view that only repeat what others say, and are not told. */
  readonly quiet?: readonly string[];
  /** The text as it was last accepted: its actions are played again for as long as they are legal, then chance goes on. */
  readonly accepted: string;
}

/** Told at every moment in which somebody is asked. */
export type Watch = (match: Match, actions: number) => void;

const SKETCH_EVERY = 10;
const ANSWER = /^ {2}(\S+)> (.*)$/gm;

export function playthrough(plan: Playthrough, watch?: Watch): string {
  const { ruleset, setup, seed, length, accepted, quiet = [] } = plan;
  const match = rehearse(ruleset, setup, seed);
  const { game } = match;
  const views = () => game.seats.map((seat) => copy(game.view(match.state, seat), quiet));
  const random = randomFrom(seed);
  const script = [...accepted.matchAll(ANSWER)].map(([, seat, text]) => ({ seat, text }));
  const lines = [`${ruleset.title}, seed '${seed}'`, ''];
  lines.push(...told(game, match.opening), ...sketches(match));
  for (let n = 0; n < length && !match.outcome; n++) {
    watch?.(match, n);
    const before = views();
    lines.push(
      '',
      `${n + 1}. ${pending(match)
        .map((one) => question(match, one))
        .join('; ')}`,
    );
    if (!played(match, script[n])) {
      script.length = 0;
      const { seat, action } = byChance(game, match.state, random);
      const answer = act(match, seat, action);
      if (!answer.ok) throw new Error(`A listed action is refused: ${answer.refusal.why}`);
    }
    const { seat, text, events } = match.entries[n];
    lines.push(`  ${seat}> ${text}`, ...told(game, events));
    const after = views();
    lines.push(...alike(game, (_, i) => differences(before[i], after[i]), '~'));
    if ((n + 1) % SKETCH_EVERY === 0) lines.push(...sketches(match));
  }
  lines.push('', match.outcome ? `Over: ${plain(match.outcome)}` : 'And so on.');
  return `${lines.join('\n')}\n`;
}

const copy = (view: unknown, quiet: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(view, (key, value) => (quiet.includes(key) ? undefined : value)));

function question({ game, state }: Match, { seat, kind, rule, unit }: Decision): string {
  const about = unit === undefined ? '' : ` of ${unit}`;
  return `${seat} is asked ${kind}${about} (${rule}), ${game.actions(state, seat).length} answers`;
}

function played(match: Match, line: { seat: string; text: string } | undefined): boolean {
  return line !== undefined && actText(match, line.seat, line.text).ok;
}

function told(game: AnyGame, events: readonly GameEvent[]): string[] {
  return events.flatMap((event) =>
    alike(
      game,
      (viewer) => {
        const seen = game.redact(event, viewer);
        if (!seen) return ['(nothing)'];
        const { kind, ...rest } = seen;
        const line = game.describe(seen);
        return [
          [kind, plain(rest), line && `"${line.text}" ${line.rules.join(' ')}`].filter(Boolean).join(' '),
        ];
      },
      '-',
    ),
  );
}

function sketches({ game, state }: Match): string[] {
  const board = (viewer: string): string =>
    game.sketch(game.view(state, viewer)).split('\n').join('\n      ');
  return alike(game, (viewer) => [`\n      ${board(viewer)}`], '*');
}

/** Lines that every seat gets once, the others under the seat's name. */
function alike(game: AnyGame, linesOf: (viewer: string, index: number) => string[], mark: string): string[] {
  const each = game.seats.map(linesOf);
  const common = each[0].filter((line) => each.every((lines) => lines.includes(line)));
  return [
    ...common.map((line) => `    ${mark} ${line}`),
    ...each.flatMap((lines, i) =>
      lines.filter((line) => !common.includes(line)).map((line) => `    ${mark} [${game.seats[i]}] ${line}`),
    ),
  ];
}
