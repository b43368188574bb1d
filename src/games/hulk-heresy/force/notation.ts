/** A force in a line: models in the order of their letters, `3x terminator indomitus combi-bolter power-fist; ...`. */
import { Problem } from '../../../kernel/contract.ts';
import { ARMOURS } from '../data/armour.ts';
import { BLADE_IDS } from '../data/assault.ts';
import { KIND_IDS } from '../data/kinds.ts';
import { POWER_IDS } from '../data/powers.ts';
import { GUN_IDS } from '../data/ranged.ts';
import { type ForceList, GIFTS, GRENADES, type ModelRow, readForce } from './list.ts';

export function printModel(row: ModelRow): string {
  return [
    row.kind,
    row.armour,
    ...(row.sergeant ? ['sergeant'] : []),
    ...(row.herald ? ['herald'] : []),
    ...(row.icon ? ['icon'] : []),
    ...row.ranged,
    ...row.assault.map((blade) => (blade === 'none' ? 'unarmed' : blade)),
    ...row.grenades.map((grenade) => `${grenade}-grenade`),
    ...(row.reload ? [`reload:${row.reload}`] : []),
    ...row.gifts,
    ...row.powers,
  ].join(' ');
}

export function printForce(force: ForceList): string {
  const runs: { text: string; count: number }[] = [];
  for (const row of force) {
    const text = printModel(row);
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count > 1 ? `${count}x ${text}` : text)).join('; ');
}

export function parseForce(text: string): ForceList {
  const rows = text.split(';').flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const times = /^(\d{1,3})x$/.exec(words[0]);
    const row = parseModel(times ? words.slice(1) : words);
    return Array.from({ length: times ? Number(times[1]) : 1 }, () => row);
  });
  return readForce(rows);
}

function parseModel([kind, ...words]: readonly string[]): unknown {
  if (!(KIND_IDS as readonly string[]).includes(kind)) throw new Problem(`'${kind}' is no kind of model.`);
  const lists: Record<string, string[]> = { ranged: [], assault: [], grenades: [], gifts: [], powers: [] };
  const row: Record<string, unknown> = { kind, ...lists };
  const among = (names: readonly string[], word: string) => names.includes(word);
  for (const word of words) {
    const reload = /^reload:([a-z-]+)$/.exec(word);
    const grenade = GRENADES.find((one) => word === `${one}-grenade`);
    if (word === 'sergeant' || word === 'herald' || word === 'icon') row[word] = true;
    else if (reload) row.reload = reload[1];
    else if (grenade) lists.grenades.push(grenade);
    else if (among(ARMOURS, word)) row.armour = word;
    else if (among(GUN_IDS, word)) lists.ranged.push(word);
    else if (among(GIFTS, word)) lists.gifts.push(word);
    else if (among(POWER_IDS, word)) lists.powers.push(word);
    else if (word === 'unarmed') lists.assault.push('none');
    else if (among(BLADE_IDS, word) && word !== 'none') lists.assault.push(word);
    else throw new Problem(`'${word}' is nothing a model can be or carry.`);
  }
  return row;
}
