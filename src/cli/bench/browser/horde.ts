/** A battle made to be slow to draw and to think about: more than six hundred models on a table of six feet by four. */
import { type Action, epic1991 } from '../../../games/epic-1991/index.ts';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { knownChance } from '../../../kernel/fairness.ts';
import { act, type Match, pending, startMatch } from '../../../kernel/match.ts';

const POINTS = 16_000;
const SQUADS = [
  'bike-squad',
  'land-speeder-squad',
  'dreadnought-squad',
  'predator-squadron',
  'tarantula-battery',
];
/** With two cards of Extra Boyz a mob has 23 stands. */
const MOBS = [
  'extra-boyz',
  'extra-boyz',
  'gretchin-mob',
  'extra-nobz',
  'battlewagon-squadron',
  'battlewagon-squadron',
];
const CLANS = {
  'goff-clan': 'goffs',
  'bad-moonz-clan': 'bad-moonz',
  'deathskull-clan': 'deathskulls',
  'snakebite-clan': 'snakebites',
  'evil-sunz-clan': 'evil-sunz',
  'blood-axe-clan': 'blood-axes',
};

const marines = [...Array.from({ length: 9 }, () => ['bike-company', ...SQUADS]).flat(), 'bike-company'];
const orks = Object.entries(CLANS).flatMap(([card, clan]) => [
  card,
  ...MOBS.map((mob) => ({ card: mob, clan })),
]);

const setup = {
  battle: {
    battle: 'The horde',
    points: POINTS,
    table: [6, 4],
    armies: {
      A: { name: 'Everybody who rides', force: 'marines', points: POINTS, cards: marines },
      B: { name: 'Everybody else', force: 'orks', points: POINTS, cards: orks },
    },
    south: 'A',
    terrain: [
      { is: 'hill', at: [40, 55, 75] },
      { is: 'hill', at: [144, 66, 30] },
      { is: 'woods', at: [66, 70, 0] },
      { is: 'woods', at: [118, 50, 0] },
      { is: 'craters', at: [92, 61, 0] },
    ],
    objectives: [
      [30, 61],
      [92, 48],
      [154, 61],
    ],
  },
  options: { 'turn-limit': 4 },
};

/** Both armies are set up, every order is given and `seat` is to move; the first listed answer to everything else. */
export function horde(seat: string): Match {
  const match = startMatch(epic1991 as AnyRuleset, setup, knownChance(epic1991, '00000001'));
  for (let n = 0; n < 60; n++) {
    const [asked] = pending(match);
    if (asked.kind === 'move' && asked.seat === seat) return match;
    const actions = match.game.actions(match.state, asked.seat);
    const answered = act(match, asked.seat, actions.find(isWanted) ?? actions[0]);
    if (!answered.ok) throw new Error(answered.refusal.why);
  }
  throw new Error(`${seat} is never asked to move.`);
}

/** Everybody advances; nobody moves before the seat that is waited for. */
function isWanted(action: unknown): boolean {
  const wanted = action as Action;
  if (wanted.do === 'orders') return wanted.orders.every(([, order]) => order === 'advance');
  return wanted.do === 'end';
}
