/** A force in words: 'tactical elite:assault later:land-raiders own:rhino*2+land-raider own:tactical*4/2 titan:warhound/las-cannon+power-fist support:heavy'. */
import { PATTERNS } from '../../../field/index.ts';
import { Problem } from '../../../kernel/contract.ts';
import { TITAN_WEAPON_IDS, type TitanWeapon } from '../cards/titans.ts';
import { type Bought, type Force, isTitan } from './force.ts';

export function printForce({ detachments, support }: Force): string[] {
  return [...detachments.map(printBought), ...support.map((id) => `support:${id}`)];
}

function printBought({ detachment, elite, later }: Bought): string {
  const marks = `${later ? 'later:' : ''}${elite ? 'elite:' : ''}`;
  if (typeof detachment === 'string') return marks + detachment;
  if (isTitan(detachment)) return `${marks}titan:${detachment.titan}/${detachment.weapons.join('+')}`;
  const { units, commanders } = detachment;
  const counted: [string, number][] = [];
  for (const id of units) {
    const last = counted[counted.length - 1];
    if (last?.[0] === id) last[1]++;
    else counted.push([id, 1]);
  }
  const list = counted.map(([id, many]) => (many === 1 ? id : `${id}*${many}`)).join('+');
  return `${marks}own:${list}${commanders > 0 ? `/${commanders}` : ''}`;
}

const NAME = '[a-z][a-z-]{0,20}';
const { number: N } = PATTERNS;
const WORD = new RegExp(`^(later:)?(elite:)?(own:)?([a-z0-9*+-]{1,200}?)(?:/${N})?$`);
const PART = new RegExp(`^(${NAME})(?:\\*${N})?$`);
const TITAN = /^(later:)?(elite:)?titan:([a-z]+)\/([a-z+-]{0,200})$/;

export function parseForce(words: readonly string[]): Force {
  const support = words
    .filter((word) => word.startsWith('support:'))
    .map((word) => word.slice('support:'.length));
  const detachments = words.filter((word) => !word.startsWith('support:')).map(parseBought);
  return { detachments, support };
}

function parseTitan([, later, elite, titan, list]: RegExpExecArray): Bought {
  const weapons = list === '' ? [] : list.split('+');
  const other = weapons.find((id) => !(TITAN_WEAPON_IDS as readonly string[]).includes(id));
  if (other !== undefined) throw new Problem(`"${other}" is no weapon of a Titan.`);
  return {
    detachment: { titan, weapons: weapons as TitanWeapon[] },
    elite: elite !== undefined,
    later: later !== undefined,
  };
}

function parseBought(word: string): Bought {
  const armed = TITAN.exec(word);
  if (armed) return parseTitan(armed);
  const found = WORD.exec(word);
  if (!found)
    throw new Problem(`"${word}" should be a detachment such as tactical or own:rhino*2+land-raider.`);
  const [, later, elite, own, list, commanders] = found;
  const marks = { elite: elite !== undefined, later: later !== undefined };
  if (own === undefined && commanders === undefined) return { detachment: list, ...marks };
  const units = list.split('+').flatMap((part) => {
    const [, id, many] = PART.exec(part) ?? [];
    if (id === undefined || Number(many ?? 1) > 20)
      throw new Problem(`"${part}" should be units such as rhino*2.`);
    return Array.from({ length: Number(many ?? 1) }, () => id);
  });
  return { detachment: { units, commanders: Number(commanders ?? 0) }, ...marks };
}
