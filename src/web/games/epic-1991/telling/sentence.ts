import { capital, counted, listed } from '../../../../kernel/words.ts';
import type { Deed } from './deed.ts';
import { agreed, inWords, someOf } from './grammar.ts';

/** 'Nobz fire at Tactical 1: one hit of five, a Rhino is lost with the stand inside.' */
export function sentenceOf(deed: Deed, nameOf: (unit: number) => string): string {
  const who = nameOf(deed.unit);
  const { kind, at, shots, hits, late } = deed;
  const all = [...at.keys()].map(nameOf);
  if (kind === 'move') return `${together(all, shots === 0 ? 'stays' : 'moves')}.`;
  if (kind === 'rest') return `${together(all, 'does not fire')}.`;
  const most = [...at].sort((a, b) => b[1] - a[1]).map(([unit]) => nameOf(unit));
  const whom = most.length > 3 ? `${most.slice(0, 2).join(', ')} and others` : listed(most);
  const verb = kind === 'fight' ? 'fights' : deed.barrage ? 'shells' : 'fires at';
  if (shots === 0) {
    const nothing =
      late > 0 || deed.barrage ? (deed.barrage ? 'hits nobody' : 'fires at nothing in range') : 'fires';
    return `${agreed(who, `${who} ${nothing}`)}${scatter(deed)}.${broken(deed)}`;
  }
  const came = kind === 'fight' ? wins(deed) : hit(hits, shots);
  const rest = [came, ...ends(deed)].filter(Boolean).join(', ');
  return `${agreed(who, `${who} ${verb} ${whom}`)}${scatter(deed)}: ${rest}.${befallen(deed)}${broken(deed)}`;
}

/** 'HQ and Medic move', 'Nobz move', 'Boyz Mob moves'. */
function together(names: readonly string[], verb: string): string {
  const [first] = names;
  if (names.length === 1) return agreed(first, `${first} ${verb}`);
  return agreed('Nobz', `Nobz ${verb}`).replace('Nobz', listed(names));
}

function hit(hits: number, shots: number): string {
  if (hits === 0) return shots === 1 ? 'a miss' : `no hit of ${inWords(shots)}`;
  if (shots === 1) return 'a hit';
  return `${inWords(hits)} ${hits === 1 ? 'hit' : 'hits'} of ${inWords(shots)}`;
}

function wins({ hits, shots }: Deed): string {
  if (shots === 1) return hits === 1 ? 'won' : 'not won';
  if (hits === shots) return `all ${inWords(shots)} fights won`;
  return hits === 0
    ? `none of ${inWords(shots)} fights won`
    : `${inWords(hits)} of ${inWords(shots)} fights won`;
}

function scatter({ scattered }: Deed): string {
  return scattered === null ? '' : ` (it scatters ${scattered} cm)`;
}

/** Shields, armour, losses: what came of the hits. */
function ends({ kind, saved, shields, lost }: Deed): string[] {
  const all = [...lost.values()];
  const gone = (own: boolean) => {
    const killed = all.filter((one) => one.own === own && one.n > one.inside);
    const inside = all.reduce((sum, one) => sum + (one.own === own ? one.inside : 0), 0);
    if (killed.length === 0 && inside === 0) return '';
    const names = killed.map(({ n, inside: within, row }) => someOf(n - within, row));
    const riders =
      inside === 0 ? '' : ` with the ${inside === 1 ? 'stand' : `${inWords(inside)} stands`} inside`;
    const many = killed.length > 1 || killed.some(({ n, inside: within }) => n - within > 1);
    if (names.length === 0) return `${inWords(inside)} lost with their transport`;
    return `${listed(names)} ${many ? 'are' : 'is'} lost${riders}`;
  };
  return [
    shields > 0 ? `${inWords(shields)} ${shields === 1 ? 'shield' : 'shields'} down` : '',
    saved > 0 ? `armour holds${saved > 1 ? ` ${inWords(saved)} times` : ''}` : '',
    gone(false),
    gone(true) && `${gone(true)}${kind === 'fight' ? ' in return' : ''}`,
  ];
}

/** So many sentences of a Titan's fate are told; the rest lies in the dice. */
const FATE = 4;

function befallen({ befell }: Deed): string {
  return befell
    .slice(-FATE)
    .map((text) => ` ${text}`)
    .join('');
}

function broken({ broke }: Deed): string {
  return [...broke]
    .map(([card, points]) => {
      const text = agreed(card, `${card} is broken`);
      return ` ${capital(text)}${points === 0 ? '' : `: ${counted(points, 'victory point')}`}.`;
    })
    .join('');
}

/** Who took what in the end phase, and what it is worth now. */
export interface Gains {
  readonly taken: readonly number[];
  readonly points: number;
  readonly lost: number;
}

/** 'Ironwatch takes objectives 2 and 6 (10 points); The Quiet Tide takes objective 3 (5 points, 5 lost).' */
export function gainsSentence(gains: Readonly<Record<string, Gains>>): string {
  const parts = Object.entries(gains).flatMap(([name, { taken, points, lost }]) => {
    const worth = [
      points > 0 ? counted(points, 'point') : '',
      lost > 0 ? (points > 0 ? `${lost} lost` : `${counted(lost, 'point')} lost`) : '',
    ].filter(Boolean);
    const bracket = worth.length > 0 ? ` (${worth.join(', ')})` : '';
    if (taken.length > 0)
      return [
        `${name} takes ${taken.length === 1 ? 'objective' : 'objectives'} ${listed(taken.map(String))}${bracket}`,
      ];
    return points > 0 || lost > 0
      ? [`${name}${points > 0 ? ' scores' : ' loses'} ${counted(points || lost, 'point')}`]
      : [];
  });
  return `${parts.join('; ')}.`;
}
