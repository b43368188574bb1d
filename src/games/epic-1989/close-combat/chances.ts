/** What fights may come to, counted: two dice and a factor each, and whoever is lower must save. */
import { takeBack, walkLeg } from '../../../field/index.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Action, Leg } from '../actions.ts';
import type { Card } from '../cards/card.ts';
import { confirmedOn } from '../firing/to-hit.ts';
import { draftOf } from '../movement/draft.ts';
import { gaitOf } from '../movement/gaits.ts';
import { isLeg } from '../movement/plan.ts';
import { type MoveSegment, SEALED, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { isCrippled } from '../titans/damage.ts';
import { duelStrength } from '../titans/duels.ts';
import { neededToStomp } from '../titans/stomp.ts';
import { cafOf, strengthOf } from './assault.ts';
import type { Assault } from './divisions.ts';

/** Ways of so many throws. */
interface Ways {
  readonly ways: number;
  readonly total: number;
}

/** The sums of so many dice, with the ways to each. */
function sums(dice: 1 | 2): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= (dice === 2 ? 6 : 1); b++) {
      const sum = dice === 2 ? a + b : a;
      found.set(sum, (found.get(sum) ?? 0) + 1);
    }
  return found;
}

/** In how many ways one throw beats the other by so many; `lead`: by how much its factor is higher. */
function margins(dice: 1 | 2, lead: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [a, n] of sums(dice))
    for (const [b, m] of sums(dice)) found.set(a - b + lead, (found.get(a - b + lead) ?? 0) + n * m);
  return found;
}

function waysWhere(all: ReadonlyMap<number, number>, isMeant: (margin: number) => boolean): number {
  return [...all].reduce((sum, [margin, ways]) => sum + (isMeant(margin) ? ways : 0), 0);
}

/** Of six, the faces with which a saving throw fails (E1-CARD-04). */
function failing(card: Card): number {
  return card.is === 'titan' ? 0 : Math.max(0, Math.min(6, card.save - 1));
}

/** E1-CC-11, E1-OVER-05: whoever is not higher saves or is lost. */
function fallsOf(table: Table, lead: number, one: number, other: number): { one: Ways; other: Ways } {
  const all = margins(2, lead);
  const total = 36 * 36 * 6;
  const fails = (id: number) => failing(table.units[id].card);
  return {
    one: { ways: waysWhere(all, (by) => by <= 0) * fails(one), total },
    other: { ways: waysWhere(all, (by) => by >= 0) * fails(other), total },
  };
}

/** E1-CC-12: the one, and the primary of the many with the others behind it. */
export function assaultFalls(table: Table, state: State, { one, many }: Assault, primary = many[0]) {
  const scores = assaultScores(table, state, { one, many }, primary);
  return { ...fallsOf(table, scores.one - scores.other, one, primary), scores };
}

function assaultScores(table: Table, state: State, { one, many }: Assault, primary: number) {
  return {
    one: strengthOf(table, state, one, primary, 0),
    other: strengthOf(table, state, primary, one, many.length - 1),
  };
}

const sign = (n: number) => (n >= 0 ? `+${n}` : String(n));

const LOWER = { means: 'it does not throw higher, and fails its saving throw' } as const;

/** The chances of an assault as the side of `own` sees them: the enemy's first. */
function assaultOdds(
  table: Table,
  state: State,
  assault: Assault,
  primary: number,
  own: string | null,
): Odds {
  const { one, other, scores } = assaultFalls(table, state, assault, primary);
  const falls = [
    { id: primary, ...other },
    { id: assault.one, ...one },
  ];
  if (own !== null && table.units[primary].side === own) falls.reverse();
  return {
    chances: falls.map(({ id, ways, total }, i) => ({
      what: `${id} falls`,
      ways,
      total,
      ...(i === 0 && LOWER),
    })),
    parts: [
      { label: `${assault.one}: two dice`, value: sign(scores.one), rule: 'E1-CC-10' },
      { label: `${primary}: two dice`, value: sign(scores.other), rule: 'E1-CC-10' },
    ],
  };
}

/** E1-TMOD-22: higher by four is critical, by less superficial. */
function duelOdds(table: Table, state: State, [a, b]: readonly [number, number]): Odds {
  const [own, theirs] = [duelStrength(table, state, a), duelStrength(table, state, b)];
  const all = margins(2, own - theirs);
  const chance = (what: string, isMeant: (by: number) => boolean) => ({
    what,
    ways: waysWhere(all, isMeant),
    total: 36 * 36,
  });
  return {
    chances: [
      chance(`${b} is damaged`, (by) => by > 0),
      chance(`${b} is critically damaged`, (by) => by >= 4),
      chance(`${a} is damaged`, (by) => by < 0),
      chance(`${a} is critically damaged`, (by) => by <= -4),
    ],
    parts: [
      { label: `${a}: two dice`, value: sign(own), rule: 'E1-TMOD-22' },
      { label: `${b}: two dice`, value: sign(theirs), rule: 'E1-TMOD-22' },
    ],
  };
}

/** E1-RAM-05 to E1-RAM-07. */
function ramOdds(table: Table, rammer: number, rammed: number): Odds {
  const armour = (id: number) => {
    const { card } = table.units[id];
    return card.is === 'vehicle' ? card.armour : 0;
  };
  const all = margins(1, armour(rammed) - armour(rammer));
  const falls = (id: number, by: 1 | -1) => ({
    what: `${id} is destroyed`,
    ways:
      6 * waysWhere(all, (margin) => margin * by < 0) +
      failing(table.units[id].card) *
        waysWhere(all, (margin) => margin === 0 || [1, 2].includes(margin * by)),
    total: 36 * 6,
  });
  return {
    chances: [
      { ...falls(rammed, -1), means: 'it is thrown lower, or fails its saving throw' },
      falls(rammer, 1),
    ],
    parts: [
      { label: `${rammer}: a die and the other's armour`, value: sign(armour(rammed)), rule: 'E1-RAM-04' },
      { label: `${rammed}: a die and the other's armour`, value: sign(armour(rammer)), rule: 'E1-RAM-04' },
    ],
  };
}

function overrunOdds(table: Table, state: State, vehicle: number, stand: number): Odds {
  const { card } = table.units[vehicle];
  const own = card.is === 'vehicle' ? card.overrun : 0;
  const theirs = cafOf(table, state, stand);
  const { one, other } = fallsOf(table, own - theirs, vehicle, stand);
  return {
    chances: [
      { what: `${stand} falls`, ...other, ...LOWER },
      { what: `${vehicle} falls`, ...one },
    ],
    parts: [
      { label: `${vehicle}: two dice`, value: sign(own), rule: 'E1-OVER-04' },
      { label: `${stand}: two dice`, value: sign(theirs), rule: 'E1-OVER-04' },
    ],
  };
}

/** E1-TITAN-14 to E1-TITAN-16; what lies face down is not known yet. */
function stompOdds(table: Table, state: State, titan: number, target: number): Odds {
  const needed = neededToStomp(table, state, titan, target);
  const faces = 7 - Math.max(needed, 2);
  const ways = needed <= 6 ? 6 * faces : 7 - confirmedOn(needed);
  const sealed = state.detachments[table.units[target].detachment].order === SEALED;
  return {
    chances: [{ what: `${target} is crushed`, ways, total: 36, means: 'without a saving throw' }],
    parts: [
      { label: `stomp on ${target}`, value: `${needed}+`, rule: 'E1-TITAN-14' },
      ...(sealed
        ? [
            {
              label: 'its order is face down: first fire +1, charge or fall back −1',
              value: '±1',
              rule: 'E1-TITAN-15',
            },
          ]
        : []),
    ],
  };
}

/** E1-TITAN-32, E1-TITAN-35. */
function assailOdds(
  table: Table,
  state: State,
  { unit, titan, weapon }: Extract<Action, { do: 'assail' }>,
): Odds {
  const faces = isCrippled(state, titan) ? 3 : 1;
  const critical = table.detachments[table.units[unit].detachment].elite ? 3 : 2;
  return {
    chances: [
      { what: `${unit} gets at ${titan}`, ways: 6 * faces, total: 36 },
      ...(weapon === undefined
        ? [{ what: `the legs of ${titan} are critically damaged`, ways: faces * critical, total: 36 }]
        : []),
      { what: `${unit} falls`, ways: 6 * (6 - faces), total: 36 },
    ],
    parts: [{ label: 'a die', value: `${7 - faces}+`, rule: 'E1-TITAN-32' }],
  };
}

/** What the units of a plan come to on their way: rams, overruns and stomps. */
function chargeOdds(table: Table, state: State, segment: MoveSegment, legs: readonly Leg[]): Odds | null {
  const gait = gaitOf(table, state, segment);
  const draft = draftOf(state);
  const all: Odds[] = [];
  for (const leg of legs) {
    if (!isLeg(leg) || !state.units[leg.model]) continue;
    const { model, way } = leg;
    for (const drive of way)
      if ('stomp' in drive && state.units[drive.stomp]) all.push(stompOdds(table, state, model, drive.stomp));
    if (walkLeg(gait, draft, leg)) {
      takeBack(draft, model);
      continue;
    }
    const { rams = 0, overruns = [] } = draft.models.get(model) ?? {};
    if (rams > 0) all.push(ramOdds(table, model, rams));
    for (const stand of overruns) all.push(overrunOdds(table, state, model, stand));
  }
  if (all.length === 0) return null;
  const [first, ...others] = all.flatMap(({ chances }) => chances);
  return {
    chances: [first, ...others.map(({ means: _, ...chance }) => chance)],
    parts: all.flatMap(({ parts }) => parts),
  };
}

/** The chances of whatever is fought hand to hand; null for all other answers. */
export function fightOdds(table: Table, seen: State, action: Action): Odds | null {
  const step = topStep(seen);
  switch (action.do) {
    case 'move':
    case 'rest':
      return step && 'segment' in step && step.do !== 'fires' && step.do !== 'salvos'
        ? chargeOdds(table, seen, step.segment, action.legs)
        : null;
    case 'assail':
      return table.units[action.unit] && seen.units[action.titan] ? assailOdds(table, seen, action) : null;
    case 'assault': {
      const next = step?.do === 'assaults' && step.left.find(({ one }) => one === action.unit);
      return next ? assaultOdds(table, seen, next, next.many[0], seen.first) : null;
    }
    case 'primary':
      return step?.do === 'assault' && step.many.includes(action.unit)
        ? assaultOdds(table, seen, step, action.unit, table.units[action.unit].side)
        : null;
    case 'pair': {
      const [pair] = action.pairs;
      return step?.do === 'duels' && pair?.every((id) => seen.units[id]?.titan)
        ? duelOdds(table, seen, pair)
        : null;
    }
    default:
      return null;
  }
}
