/** Lines that follow each other and are one thing: told as one sentence, as a battle report would. */

import type { Event } from '../../../games/hulk-revised/events.ts';
import { UNKNOWN } from '../../../games/hulk-revised/state.ts';
import type { Line } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Told } from '../adapter.ts';
import { type Hulk, wayName } from './game.ts';
import { article } from './tell.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** A sentence longer than this is not made longer. */
const LONG = 150;

/** Two lines as one, or null where they are two. Null for a line that adds nothing is its elder unchanged. */
export function joinLines({ table }: Hulk): (older: Told, newer: Told) => Line | null {
  const at = (square: number) => table.board.name(square);
  return (older, newer) => {
    const [a, b] = [older.event as Event, newer.event as Event];
    const before = older.line.text.replace(/\.$/, '');
    /** Of several 'and' only the last stays. */
    const on = before.replace(/ and (turns|moves|goes)\b/, ', $1');
    const rules = [...new Set([...older.line.rules, ...newer.line.rules])];
    const say = (text: string, more?: Partial<Line>): Line => ({ ...older.line, rules, ...more, text });
    switch (b.kind) {
      case 'moved':
        if (!joinStep(a, b) || before.length >= LONG) return null;
        return say(
          `${(a.kind === 'moved' ? before : on).replace(COMMAND, '')}${link(a, before)}${at(b.to)}${command(a, b, before)}.`,
        );
      case 'turned':
        if (!joinTurn(a, b) || before.length >= LONG) return null;
        if (a.kind === 'turned') return say(`${before.replace(/turns \w+$/, `turns ${wayName(b.facing)}`)}.`);
        return say(`${on} and turns ${wayName(b.facing)}.`);
      case 'faced':
        return ['converted', 'appeared', 'lost-models', 'faced'].includes(a.kind) ? older.line : null;
      case 'appeared':
        return b.at >= 0 ? appeared(a, newer.line.text, before, at(b.at), say) : null;
      case 'jammed':
        return a.kind === 'shot' && a.unit === b.unit ? say(`${before}; the weapon jams.`) : null;
      case 'died':
        return died(a, b, newer.line.text, before, say);
      case 'assault-rolled':
        return a.kind === 'assault' ? say(`${before}.`, { dice: newer.line.dice }) : null;
      case 'assault-won':
        return a.kind === 'assault-rolled' && before !== 'They fight'
          ? say(`${before}: ${newer.line.text.replace(': ', ', ')}`)
          : null;
      case 'drawn':
        return a.kind === 'drawn' ? drawn(b, before, say) : null;
      case 'lurking':
        if (a.kind !== 'lurking' || a.mustLurk || b.mustLurk) return null;
        return say(
          `${before.replace(/^An? (ambush )?blip lurks/, 'Blips lurk')}, ${table.board.entries[b.area].name}.`,
        );
      default:
        return null;
    }
  };
}

function joinStep(a: Event, b: Of<'moved'>): boolean {
  if (b.backward) return false;
  if (a.kind === 'moved') return a.unit === b.unit && !a.backward && a.cp > 0 === b.cp > 0;
  if (b.cp > 0) return false;
  if (a.kind === 'turned') return a.unit === b.unit && !a.free && a.cp === 0;
  return a.kind === 'entered' && a.unit === b.unit;
}

const COMMAND = / on (\d+) command points?$/;

/** Steps paid by command points are counted together. */
function command(a: Event, b: Of<'moved'>, before: string): string {
  const spent = b.cp + (a.kind === 'moved' ? Number(COMMAND.exec(before)?.[1] ?? 0) : 0);
  return b.cp > 0 ? ` on ${counted(spent, 'command point')}` : '';
}

/** 'moves to K9, K8', 'comes in at G2 and goes on to G3', 'turns west and moves to H9'. */
function link(a: Event, before: string): string {
  if (a.kind === 'turned') return ' and moves to ';
  return a.kind === 'entered' && !before.includes(' goes on to ') ? ' and goes on to ' : ', ';
}

function joinTurn(a: Event, b: Of<'turned'>): boolean {
  if (b.free || b.cp > 0) return false;
  if (a.kind === 'turned') return a.unit === b.unit && !a.free && a.cp === 0;
  return (a.kind === 'moved' || a.kind === 'entered') && a.unit === b.unit && !('cp' in a && a.cp > 0);
}

type Say = (text: string, more?: Partial<Line>) => Line;

/** 'The blip at K9 is found out: Genestealers at K9, K10.' */
function appeared(a: Event, text: string, before: string, place: string, say: Say): Line | null {
  const kind = /^An? (.+?) (?:at \S+ )?stands at /.exec(text)?.[1] ?? '';
  if (kind === '') return null;
  if (a.kind === 'converted') return say(`${before.replace(/: a \d+$/, '')}: ${article(kind)} at ${place}.`);
  if (a.kind !== 'appeared' || !before.includes(kind)) return null;
  return say(`${before.replace(`: ${article(kind)} at`, `: ${kind}s at`)}, ${place}.`);
}

/** 'Castor fires at the Genestealer at M8 and kills it.' */
function died(a: Event, b: Of<'died'>, text: string, before: string, say: Say): Line | null {
  if (a.kind === 'shot' && a.target === b.unit && a.hit)
    return say(`${before.replace(/ and hits\b/, ' and kills it')}.`);
  if (a.kind === 'jammed' && before.includes(' and hits'))
    return say(`${before.replace(' and hits', ' and kills it')}.`);
  if (a.kind !== 'assault-won' || (a.attacker !== b.unit && a.defender !== b.unit)) return null;
  const who = text.replace(/ dies.*$/, '').replace(/^The (.*?)( at \S+)?$/, 'the $1');
  return say(`${before} and ${who} dies.`);
}

function drawn(b: Of<'drawn'>, before: string, say: Say): Line {
  if (b.value === UNKNOWN) {
    const count = Number(/^(\d+) blips/.exec(before)?.[1] ?? 1) + 1;
    return say(`${count} blips are drawn.`);
  }
  return say(`${before.replace(/a blip of/, 'blips of')}, ${b.value}.`);
}
