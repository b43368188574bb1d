/** An army in one line: `orks "Red Wunz" points 2000; evil-sunz-clan; warboss clan evil-sunz`. */
import { type TokenReader, Tokens } from '../../../kernel/tokens.ts';
import { MOUNTS, ROWS } from '../sheets/index.ts';
import { type Army, type Entry, readArmy } from './list.ts';

export function printArmy({ force, name, points, cards }: Army): string {
  const head = [force, JSON.stringify(name), ...(points === undefined ? [] : ['points', points])];
  return [head.join(' '), ...cards.map(printEntry)].join('; ');
}

function printEntry({ card, count, name, clan, company, choose, weapons }: Entry): string {
  return [
    card,
    ...(count === 1 ? [] : ['count', count]),
    ...(name === undefined ? [] : ['name', JSON.stringify(name)]),
    ...(clan === undefined ? [] : ['clan', clan]),
    ...(company === undefined ? [] : ['company', JSON.stringify(company)]),
    ...(choose === undefined ? [] : ['choose', ...choose]),
    ...(weapons === undefined ? [] : ['weapons']),
    ...MOUNTS.flatMap((mount) => {
      const weapon = weapons?.[mount];
      return weapon === undefined ? [] : [mount, weapon];
    }),
  ].join(' ');
}

const weapon: TokenReader = (line) => line.word('a Titan weapon');
const ARMS = Object.fromEntries(MOUNTS.map((mount) => [mount, weapon]));

const DETAILS: Readonly<Record<string, TokenReader>> = {
  count: (line) => line.number(),
  name: (line) => line.name(),
  clan: (line) => line.word('a Clan'),
  company: (line) => line.name(),
  choose(line) {
    const rows = [line.word('a model')];
    while (Object.hasOwn(ROWS, line.peek())) rows.push(line.word('a model'));
    return rows;
  },
  weapons: (line) => line.keyed(ARMS),
};

/** Throws a Problem that says what cannot be read. What the army may hold is for `checkArmy`. */
export function parseArmy(text: string): Army {
  const line = new Tokens(text);
  const force = line.word('a force');
  const head = { force, name: line.name(), ...line.keyed({ points: (at) => at.number() }) };
  const cards: object[] = [];
  while (line.take(';')) cards.push({ card: line.word('a card'), ...line.keyed(DETAILS) });
  line.end();
  return readArmy({ ...head, cards });
}
