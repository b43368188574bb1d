/** A force list in one line: `stealer blips 50 ambush 2`, `marine chapter 4; sergeant "Varro" power-sword storm-bolter, ...`. */
import { Problem } from '../../../kernel/contract.ts';
import { type TokenReader as Reader, setOnce, Tokens } from '../../../kernel/tokens.ts';
import { GRENADES } from '../shooting/armoury.ts';
import { SPECIALS } from '../units.ts';
import { type ForceList, type MarineList, readForce, type StealerList, type Unit } from './list.ts';
import { Assault, type Loads, MarineKind, Ranged, total } from './words.ts';

/** Reads back what `parseForce` reads. Stores are for campaigns, and nobody musters them. */
export function printForce(list: ForceList): string {
  return list.side === 'marine' ? printMarines(list) : printStealers(list);
}

function printStealers(list: StealerList): string {
  const counts = [...counted('points', list.points), 'blips', list.blips, ...counted('ambush', list.ambush)];
  return ['stealer', ...counts, ...SPECIALS.flatMap((kind) => counted(kind, list[kind]))].join(' ');
}

function printMarines({ points, chapter, legion, sentries, squads }: MarineList): string {
  const head = [
    'marine',
    ...counted('points', points),
    ...(chapter === null ? [] : ['chapter', chapter]),
    ...(legion === undefined ? [] : ['legion', JSON.stringify(legion)]),
    ...counted('sentries', sentries),
  ];
  return [head.join(' '), ...squads.map(({ units }) => units.map(printUnit).join(', '))].join('; ');
}

function printUnit(unit: Unit): string {
  const { kind, name, level, assault, ranged, grenades, cyclone, reload, generator } = unit;
  return [
    kind,
    JSON.stringify(name),
    ...counted('level', level),
    ...(assault === 'power-glove' ? [] : [assault]),
    ...(ranged === null ? [] : [ranged]),
    ...(total(grenades) > 0 ? ['grenades', ...loaded(grenades)] : []),
    ...(cyclone === null ? [] : ['cyclone', ...loaded(cyclone)]),
    ...counted('reload', reload),
    ...counted('generator', generator),
  ].join(' ');
}

function counted(word: string, count: number | undefined): (string | number)[] {
  return count ? [word, count] : [];
}

function loaded(loads: Loads): (string | number)[] {
  return GRENADES.flatMap((kind) => counted(kind, loads[kind]));
}

/** Throws a Problem that says what cannot be read. What the list may buy is for `checkForce`. */
export function parseForce(text: string): ForceList {
  const line = new Tokens(text);
  const side = line.word('marine or stealer');
  if (side === 'stealer')
    return readForce({ side, ...counts(line, ['points', 'blips', 'ambush', ...SPECIALS]) });
  if (side !== 'marine') throw new Problem(`"${side}" is no side: write marine or stealer.`);
  const head = { side, ...line.keyed(HEAD) };
  const squads: { units: object[] }[] = [];
  while (line.take(';')) {
    const units = [unitOf(line)];
    while (line.take(',')) units.push(unitOf(line));
    squads.push({ units });
  }
  line.end();
  return readForce({ ...head, squads });
}

const number: Reader = (line) => line.number();
const name: Reader = (line) => line.name();
const loads: Reader = (line) => line.keyed(Object.fromEntries(GRENADES.map((kind) => [kind, number])));

const HEAD: Readonly<Record<string, Reader>> = {
  points: number,
  chapter: (line) => line.word('a chapter row'),
  legion: name,
  sentries: number,
};
const KIT: Readonly<Record<string, Reader>> = {
  level: number,
  grenades: loads,
  cyclone: loads,
  reload: number,
  generator: number,
};

function unitOf(line: Tokens): object {
  const kind = line.word(`a Marine (${MarineKind.options.join(', ')})`);
  const unit: Record<string, unknown> = { kind, name: line.name() };
  for (;;) {
    const word = line.peek();
    const slot = isOne(Assault.options, word) ? 'assault' : isOne(Ranged.options, word) ? 'ranged' : null;
    if (slot) setOnce(unit, slot, line.word('a weapon'));
    else if (Object.hasOwn(KIT, word))
      for (const [key, value] of Object.entries(line.keyed(KIT))) setOnce(unit, key, value);
    else return unit;
  }
}

function isOne(words: readonly string[], word: string): boolean {
  return words.includes(word);
}

function counts(line: Tokens, words: readonly string[]): object {
  const found = line.keyed(Object.fromEntries(words.map((word) => [word, number])));
  line.end();
  return found;
}
