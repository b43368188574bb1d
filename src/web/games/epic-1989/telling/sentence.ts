import type { Table } from '../../../../games/epic-1989/table.ts';
import { counted, listed } from '../../../../kernel/words.ts';
import { cardCalled, detachmentCalled, detachmentOf, unitCalled } from '../game.ts';
import type { Deed } from './deed.ts';

/** 'Land Raiders 2 fire at Rhinos: two hits of four, one is deflected, a Rhino is lost.' */
export function sentenceOf(table: Table, deed: Deed): string {
  const { kind, detachment, scores } = deed;
  const who = detachmentCalled(table, detachment);
  switch (kind) {
    case 'move':
      return moved(who, deed);
    case 'fire':
      return fired(table, who, deed);
    case 'morale':
      return `${who} ${RESULTS[deed.did[0]] ?? 'test their morale'}${lost(table, deed, ', ')}.`;
    default: {
      const whom = listed(names(table, deed));
      const what = kind === 'ram' ? 'ram' : kind === 'overrun' ? 'drive over' : 'fight';
      const came = scores ? `: ${scores.join(' to ')}` : '';
      return `${who} ${what} ${whom}${came}${ends(table, deed)}.`;
    }
  }
}

const RESULTS: Readonly<Record<string, string>> = {
  pass: 'hold',
  pinned: 'are pinned',
  'fall-back': 'fall back',
};

const NUMBERS = 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',');
const inWords = (n: number) => NUMBERS[n] ?? String(n);

function moved(who: string, { moved: units, did }: Deed): string {
  if (units.size === 0) return `${who} move.`;
  const counts = new Map<string, number>();
  for (const one of did) counts.set(one, (counts.get(one) ?? 0) + 1);
  const also = [...counts].map(([what, n]) => `${inWords(n)} ${n > 1 ? ofMany(what) : what}`);
  return `${who} move${also.length > 0 ? `: ${listed(also)}` : ''}.`;
}

/** 'gets in' of many: 'get in'. */
function ofMany(what: string): string {
  return what.replace(/^goes/, 'go').replace(/^(\w+?)s\b/, '$1');
}

function fired(table: Table, who: string, deed: Deed): string {
  const { snap, shots, hits, at } = deed;
  const verb = snap ? 'snap fire' : 'fire';
  if (shots === 0) return `${who} ${verb}.`;
  const houses = [...at.keys()].filter((id) => id < 0).map((id) => unitCalled(table, id));
  const whom = listed([...names(table, deed), ...houses]);
  const came = hits === 0 ? (shots === 1 ? 'a miss' : 'no hit') : `${hitWords(hits)} of ${inWords(shots)}`;
  return `${who} ${verb} at ${whom}: ${came}${ends(table, deed)}.`;
}

const hitWords = (n: number) => (n === 1 ? 'one hit' : `${inWords(n)} hits`);

/** The detachments it was done to, most of all first. */
function names(table: Table, { at }: Deed): string[] {
  const marks = new Map<number, number>();
  for (const [id, n] of at)
    if (id > 0) marks.set(detachmentOf(table, id), (marks.get(detachmentOf(table, id)) ?? 0) + n);
  const most = [...marks].sort((a, b) => b[1] - a[1]).map(([id]) => detachmentCalled(table, id));
  return most.length > 3 ? [...most.slice(0, 2), 'others'] : most;
}

function ends(table: Table, deed: Deed): string {
  const { deflected, saved } = deed;
  const parts = [
    ...(deflected > 0 ? [`${inWords(deflected)} deflected`] : []),
    ...(saved > 0 ? [`${inWords(saved)} saved`] : []),
  ];
  return `${parts.length > 0 ? `, ${parts.join(', ')}` : ''}${lost(table, deed, ', ')}`;
}

/** 'a Rhino and two stands of Tactical are lost'. */
function lost(table: Table, { lost: units }: Deed, before: string): string {
  if (units.length === 0) return '';
  const kinds = new Map<string, number>();
  for (const id of units) {
    const name = cardCalled(table.units[id].card);
    kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  const all = [...kinds].map(([name, n]) =>
    n === 1 ? `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}` : counted(n, name),
  );
  return `${before}${listed(all)} ${units.length === 1 ? 'is' : 'are'} lost`;
}
