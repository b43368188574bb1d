/** The battle report at the table: pieces have no numbers there, so they are told apart by what they are and where. */
import type { Event, Named } from '../../../games/hulk-heresy/events.ts';
import { SIDES, type Side } from '../../../games/hulk-heresy/state.ts';
import type { Line } from '../../../kernel/contract.ts';
import { capital, counted } from '../../../kernel/words.ts';
import { type Heresy, rankOf, typeName } from './game.ts';
import { kitText } from './kit.ts';
import { bladeName, gunName, plainWord } from './words.ts';

const SIDE_NAMES: Readonly<Record<Side, string>> = { A: 'The first force', B: 'The second force' };

const hitsText = (hits: number): string => (hits === 0 ? 'no hit' : counted(hits, 'hit'));

/** The line of an event in the words of this table; null where the engine says nothing either. */
export function tellEvent({ game, table }: Heresy, event: Event): Line | null {
  const line = game.describe(event);
  if (!line) return null;
  const { board } = table;
  const at = (square: number) => (square < 0 ? 'its entry point' : board.name(square));
  const who = (named: Named & { at?: number; from?: number }): string => {
    const place = named.from ?? named.at ?? -1;
    return `the ${typeName(named.type)}${place >= 0 ? ` at ${at(place)}` : ''}`;
  };
  const say = (text: string): Line => ({ ...line, text: capital(text) });
  /** Nobody's line, and no heading either. */
  const aside = (text: string): Line => ({ ...say(text), dice: [] });
  switch (event.kind) {
    case 'phase':
      return say(`Turn ${event.turn}: ${PHASES[event.phase] ?? event.phase}.`);
    case 'deployed':
    case 'brought':
    case 'drawn':
      return say(line.text.replace(/^Blip/, 'blip'));
    case 'revealed':
      return say(
        event.model
          ? `revealed ${event.at >= 0 ? `at ${at(event.at)}` : 'at its entry point'}: ${rankOf(event.model)}. ${kitText(event.model)}.`
          : `the blip ${event.at >= 0 ? `at ${at(event.at)}` : ''} was ${event.value > 0 ? `a ${event.value}` : 'nobody'}.`,
      );
    case 'reacted':
      return say(`${SIDE_NAMES[event.side]} reacts.`);
    case 'moved':
    case 'entered':
      return say(
        `the ${typeName(event.type)}${event.kind === 'moved' ? ` at ${at(event.from)}` : ''} ${event.kind === 'moved' ? 'moves to' : 'enters at'} ${at(event.to)}.`,
      );
    case 'shot':
      return say(
        `${who(event)} fires the ${gunName(event.weapon).toLowerCase()} at ${at(event.square)}: ${hitsText(event.hits)}.`,
      );
    case 'shot-again':
      return say(`${who(event)} rolls again: ${hitsText(event.hits)}.`);
    case 'declared':
      return say(`the ${typeName(event.type)} takes aim with the ${gunName(event.weapon).toLowerCase()}.`);
    case 'saved':
      return say(`${who(event)} ${event.passed ? 'is saved' : 'fails its save'}: needs ${event.needed}+.`);
    case 'save-again':
      return say(`${who(event)} rolls again and ${event.passed ? 'is saved' : 'fails'}.`);
    case 'clash':
      return say(
        `${who(event)} strikes: ${bladeName(event.weapon).toLowerCase()} against ${bladeName(event.against).toLowerCase()}.`,
      );
    case 'fought':
      return say(
        `${event.scores.join(' to ')}: ${event.winner === 0 ? 'nobody wins' : event.winner === event.unit ? 'the attacker wins' : 'the defender wins'}.`,
      );
    case 'challenged':
      return say(`${who(event)} issues a challenge.`);
    case 'accepted':
      return say(`the ${typeName(event.type)} accepts.`);
    case 'refused':
      return say(`the ${typeName(event.type)} refuses; ${counted(event.units.length, 'model')} lose heart.`);
    case 'duel-won':
      return say(`${SIDE_NAMES[event.side]} has won the duel.`);
    case 'cast':
      return say(
        `${who(event)} uses ${plainWord(event.power)}${event.square >= 0 ? ` on ${at(event.square)}` : event.section ? ` in ${event.section}` : ''}.`,
      );
    case 'power-roll':
      return say(`${plainWord(event.power)}: ${event.hit ? 'it works' : 'nothing'}.`);
    case 'healed':
      return say(`the ${typeName(event.type)} ${event.healed ? 'saves a brother' : 'comes too late'}.`);
    case 'flames':
      return say(`${who(event)} breathes flames at ${at(event.square)}: ${event.hit ? 'a hit' : 'no hit'}.`);
    case 'sacrificed':
      return say(`a model at ${at(event.at)} is sacrificed.`);
    case 'hallucinated':
      return say(`the model at ${at(event.at)} becomes three blips.`);
    case 'destroyed':
      return say(`${who(event)} is destroyed.`);
    case 'roles':
      return { ...say(`${SIDE_NAMES[event.attacker]} attacks.`), seat: event.attacker };
    case 'zones':
      return aside(
        `the first force begins in ${table.zones[event.A].name}, the second in ${table.zones[event.B].name}.`,
      );
    case 'forces':
      return aside(`${counted(event.A, 'model')} of the first force against ${event.B} of the second.`);
    case 'over':
      return say(sideWords(line.text));
    default:
      return line.seat || line.dice
        ? say(named(sideWords(line.text), event, who))
        : aside(named(sideWords(line.text), event, who));
  }
}

const PHASES: Readonly<Record<string, string>> = {
  command: 'Command',
  reinforcement: 'Reinforcement',
  attacker: 'the Attacker acts',
  defender: 'the Defender acts',
  status: 'Status',
};

/** 'Side A attacks.' as the table calls them. */
export function sideWords(text: string): string {
  const said = SIDES.reduce(
    (words, side) =>
      words.replaceAll(new RegExp(`\\b[Ss]ide ${side}\\b`, 'g'), SIDE_NAMES[side].toLowerCase()),
    text,
  );
  return capital(said);
}

/** 'terminator 5' becomes 'the Terminator at K7'. */
function named(text: string, event: Event, who: (named: Named) => string): string {
  if (!('type' in event)) return text;
  return text.replace(
    new RegExp(`\\b(?:${event.type}|${typeName(event.type)}) ${event.unit}\\b`, 'i'),
    who(event),
  );
}

/** A save belongs to the shot or blow before it, and a death to its save; a step to the step before. */
export function joinLines(
  { table }: Heresy,
  older: { event: Event; line: Line },
  newer: { event: Event; line: Line },
): Line | null {
  const [a, b] = [older.event, newer.event];
  const before = older.line.text.replace(/\.$/, '');
  const rules = [...new Set([...older.line.rules, ...newer.line.rules])];
  const say = (text: string): Line => ({ ...older.line, rules, text });
  if (b.kind === 'moved' && a.kind === 'moved' && a.unit === b.unit && before.length < 150)
    return say(`${before}, ${table.board.name(b.to)}.`);
  if (b.kind === 'turned' && (a.kind === 'moved' || a.kind === 'turned') && a.unit === b.unit)
    return say(
      `${before.replace(/ and turns \w+$/, '')} and ${newer.line.text.replace(/^.*? (turns \w+)\.$/, '$1')}.`,
    );
  if (b.kind === 'faced' && (a.kind === 'revealed' || a.kind === 'faced')) return older.line;
  if (b.kind === 'jammed' && a.kind === 'shot' && a.unit === b.unit)
    return say(`${before}; the weapon jams.`);
  return null;
}
