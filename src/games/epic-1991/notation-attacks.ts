/** Attacks: '12.0>31', 'barrage12.1+13.1>31@40,32', 'vortex4.2@40,32'. */
import { PATTERNS, printPoint, readLength } from '../../field/index.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Action, Attack, Power } from './actions.ts';
import { number } from './notation-words.ts';

const { figures, number: N, point: POINT } = PATTERNS;
const GUN = `${figures}\\.${figures}`;

function printAttack(attack: Attack): string {
  switch (attack.is) {
    case 'shot':
      return `${attack.model}.${attack.weapon}>${attack.target}`;
    case 'shell':
      return `${attack.model}.${attack.weapon}>b${attack.building}`;
    case 'beam':
      return `beam${attack.model}>${attack.target}`;
    case 'barrage': {
      const guns = attack.guns.map(([model, weapon]) => `${model}.${weapon}`).join('+');
      const target = attack.target < 0 ? `b${-attack.target}` : String(attack.target);
      return `barrage${guns}>${target}@${printPoint(attack)}`;
    }
    case 'vortex':
      return `vortex${attack.model}.${attack.weapon}@${printPoint(attack)}`;
    case 'power':
      return attack.power === 'eldritch-storm'
        ? `${attack.power}${attack.model}@${printPoint(attack)}`
        : `${attack.power}${attack.model}>${attack.target}`;
  }
}

type Reading = readonly [pattern: RegExp, read: (...groups: string[]) => Attack];

const reading = (pattern: string, read: Reading[1]): Reading => [new RegExp(`^${pattern}$`), read];

/** Every way to write an attack; no word fits two. */
const READINGS: readonly Reading[] = [
  reading(`${N}\\.${N}>${N}`, (model, weapon, target) => ({
    is: 'shot',
    model: Number(model),
    weapon: Number(weapon),
    target: Number(target),
  })),
  reading(`${N}\\.${N}>b${N}`, (model, weapon, building) => ({
    is: 'shell',
    model: Number(model),
    weapon: Number(weapon),
    building: Number(building),
  })),
  reading(`beam${N}>${N}`, (model, target) => ({
    is: 'beam',
    model: Number(model),
    target: Number(target),
  })),
  reading(`vortex${N}\\.${N}@${POINT}`, (model, weapon, x, y) => ({
    is: 'vortex',
    model: Number(model),
    weapon: Number(weapon),
    x: readLength(x),
    y: readLength(y),
  })),
  reading(`(mind-blast|psychic-lock)${N}>${N}`, (power, model, target) => ({
    is: 'power',
    power: power as Power,
    model: Number(model),
    target: Number(target),
    x: 0,
    y: 0,
  })),
  reading(`eldritch-storm${N}@${POINT}`, (model, x, y) => ({
    is: 'power',
    power: 'eldritch-storm',
    model: Number(model),
    target: 0,
    x: readLength(x),
    y: readLength(y),
  })),
  reading(`barrage(${GUN}(?:\\+${GUN})*)>(b?)${N}@${POINT}`, (guns, building, target, x, y) => ({
    is: 'barrage',
    guns: guns.split('+').map((gun) => {
      const [model, weapon] = gun.split('.').map(Number);
      return [model, weapon] as const;
    }),
    target: building ? -Number(target) : Number(target),
    x: readLength(x),
    y: readLength(y),
  })),
];

function parseAttack(word: string): Attack {
  for (const [pattern, read] of READINGS) {
    const found = pattern.exec(word);
    if (found) return read(...found.slice(1));
  }
  throw new Problem(`'${word}' is not an attack such as 12.0>31.`);
}

type Fire = Extract<Action, { do: 'fire' }>;

export function printFire({ unit, popUps, attacks }: Fire): string[] {
  return [String(unit), ...popUps.map((model) => `up${model}`), ...attacks.map(printAttack)];
}

const UP = new RegExp(`^up${figures}$`);

export function parseFire([unit, ...rest]: readonly string[]): Fire {
  const popUps = rest.filter((word) => UP.test(word)).map((word) => Number(word.slice(2)));
  const attacks = rest.filter((word) => !UP.test(word)).map(parseAttack);
  return { do: 'fire', unit: number(unit, "a unit's number"), popUps, attacks };
}
