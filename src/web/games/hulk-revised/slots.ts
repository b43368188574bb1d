/** The buttons of the bar: which offers each stands for. */
import { type Action, act, type Verb } from '../../../games/hulk-revised/actions.ts';
import type { Piece } from '../../../games/hulk-revised/state.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Offer } from '../adapter.ts';
import type { Hulk, View } from './game.ts';

export interface Slot {
  readonly id: string;
  readonly word: string;
  readonly icon: string;
  readonly key: string;
  readonly price: number;
  readonly turns?: number;
  /** Which offers it stands for. */
  takes(offer: Offer, p: Piece): boolean;
  /** What a press on the resting button would have meant. */
  meant(p: Piece): Action | null;
  readonly idle?: Refusal;
  /** Actions it may have been meant for: what the rules say of them is truer than `idle`, unless it is one of `far`. */
  tries?(hulk: Hulk, view: View, p: Piece): readonly Action[];
  readonly far?: readonly string[];
  readonly aims?: boolean;
  /** Shown only when something can be done with it. */
  readonly rare?: boolean;
  /** Shown only to those it is for; to nobody in particular, only what is usual. */
  fits?(hulk: Hulk, p: Piece): boolean;
  readonly usual?: boolean;
  /** What pressing it would do, asked once more. */
  readonly confirm?: string;
}

const turnBy = (quarters: number) => ({
  takes: (offer: Offer, p: Piece) =>
    offer.verb === 'turn' && (offer.action as Action).face === ((p.facing + quarters) & 3),
  meant: (p: Piece) => act('turn', p.id, -1, (p.facing + quarters) & 3),
});

const verbs = (...list: Verb[]) => ({
  takes: (offer: Offer) => (list as string[]).includes(offer.verb),
  meant: (p: Piece) => act(list[0], p.id),
});

const without = (rule: string, why: string) => ({ meant: () => null, idle: { rule, why } });

function slot(id: string, word: string, icon: string, key: string, price: number) {
  return { id, word, icon, key, price };
}

const turns = (price: number): readonly Slot[] => [
  { ...slot('left', 'Turn left', 'i-turn-left', 'Q', price), turns: 3, ...turnBy(3) },
  { ...slot('right', 'Turn right', 'i-turn-right', 'E', price), turns: 1, ...turnBy(1) },
  { ...slot('about', 'About', 'i-about', 'R', price + 1), turns: 2, ...turnBy(2) },
];

const ranged = ({ table }: Hulk, p: Piece) => table.loadouts[p.id]?.ranged ?? null;
const flamer = ({ table }: Hulk, p: Piece) => table.loadouts[p.id]?.row.ranged === 'heavy-flamer';

/** Every enemy on the board, and nobody: what is wrong with a weapon needs no target. */
const atFoes = (verb: 'shoot' | 'assault') => (_hulk: Hulk, view: View, p: Piece) =>
  [...(p.marine ? view.stealers : view.marines), 0].map((foe) => act(verb, p.id, foe));

const FIRE: Slot = {
  usual: true,
  ...slot('fire', 'Fire', 'i-shoot', 'F', 1),
  aims: true,
  ...verbs('shoot', 'shoot-door'),
  ...without('HR-SHOT-01', 'No target is in sight.'),
  tries: atFoes('shoot'),
  far: ['HR-LOS-01', 'HR-SHOT-01', 'HR-ENTRY-04'],
  fits: (hulk, p) => p.kind === 'sentry' || (ranged(hulk, p) !== null && !flamer(hulk, p)),
};

const ASSAULT: Slot = {
  ...slot('assault', 'Assault', 'i-assault', 'C', 1),
  ...verbs('assault'),
  ...without('HR-CA-01', 'No enemy stands in the square straight ahead.'),
  tries: atFoes('assault'),
  far: ['HR-CA-01', 'HR-ENTRY-12'],
};

const DOOR: Slot = {
  ...slot('door', 'Door', 'i-door', 'D', 1),
  ...verbs('door'),
  ...without('HR-DOOR-03', 'No door is within reach.'),
  tries: ({ table }, _view, p) => table.board.doors.map(({ square }) => act('door', p.id, square)),
  far: ['HR-DOOR-03'],
};

const BATTER: Slot = { ...slot('batter', 'Break door', 'i-door', 'B', 1), rare: true, ...verbs('batter') };
const CLIMB: Slot = {
  ...slot('climb', 'Climb', 'm-ladder-up', 'L', 1),
  rare: true,
  aims: true,
  ...verbs('climb'),
};

export const MARINE: readonly Slot[] = [
  ...turns(1),
  FIRE,
  {
    ...slot('flame', 'Flame', 'm-fire', 'F', 2),
    aims: true,
    ...verbs('flame'),
    ...without('HR-FLAM-01', 'No square is in sight.'),
    tries: ({ table }, _view, p) => [act('flame', p.id, table.near[p.at * 8 + p.facing * 2])],
    far: ['HR-LOS-01'],
    fits: flamer,
  },
  {
    ...slot('auto', 'Full auto', 'w-assault-cannon', 'A', 2),
    rare: true,
    aims: true,
    ...verbs('auto', 'auto-door'),
  },
  ASSAULT,
  DOOR,
  BATTER,
  { ...slot('cut', 'Cut door', 'w-chain-fist', 'K', 1), rare: true, ...verbs('cut') },
  {
    ...slot('overwatch', 'Overwatch', 'i-overwatch', 'O', 2),
    ...verbs('overwatch'),
    fits: (hulk, p) => ranged(hulk, p)?.overwatch === true,
    usual: true,
  },
  { ...slot('guard', 'Guard', 'i-guard', 'G', 2), ...verbs('guard') },
  { ...slot('unjam', 'Clear jam', 'i-jam', 'J', 1), rare: true, ...verbs('unjam') },
  { ...slot('reload', 'Reload', 'i-reload', 'W', 4), rare: true, ...verbs('reload') },
  CLIMB,
  { ...slot('use', 'Objective', 'i-check', 'U', 1), rare: true, ...verbs('use') },
  { ...slot('take', 'Pick up', 'm-object', 'N', 1), rare: true, ...verbs('take') },
  { ...slot('drop', 'Put down', 'm-object', 'N', 1), rare: true, ...verbs('drop') },
  { ...slot('give', 'Hand over', 'i-two', 'I', 1), rare: true, aims: true, ...verbs('give') },
  { ...slot('exit', 'Leave', 'm-flag', 'M', 1), rare: true, ...verbs('exit') },
  {
    ...slot('field', 'Power field', 'm-powerfield', 'H', 2),
    aims: true,
    ...verbs('power-field'),
    ...without('HR-PFG-01', 'It goes on an empty square in sight, one to three squares away.'),
    fits: (_hulk, p) => p.generator,
  },
  { ...slot('disable', 'Field off', 'm-powerfield', 'H', 1), rare: true, ...verbs('disable') },
];

export const SENTRY: readonly Slot[] = [
  ...turns(1),
  { ...FIRE, fits: (_hulk, p) => p.overwatch },
  { ...slot('deploy', 'Deploy', 'm-sentry', 'O', 2), ...verbs('deploy'), fits: (_hulk, p) => !p.overwatch },
];

export const STEALER: readonly Slot[] = [
  ...turns(0),
  ASSAULT,
  DOOR,
  BATTER,
  CLIMB,
  {
    ...slot('enter', 'Enter', 'i-move', 'N', 1),
    ...verbs('enter'),
    ...without('HR-ENTRY-03', 'It has no way in.'),
    tries: ({ table }, _view, p) =>
      p.area < 0 ? [] : table.board.entries[p.area].squares.map((square) => act('enter', p.id, square)),
    fits: (_hulk, p) => p.area >= 0,
    usual: true,
  },
  {
    ...slot('convert', 'Convert', 'i-eye', 'V', 0),
    ...verbs('convert'),
    fits: (_hulk, p) => p.kind === 'blip' || p.kind === 'ambush',
    usual: true,
  },
  { ...slot('grab', 'Grab', 'i-assault', 'T', 1), rare: true, aims: true, ...verbs('grab') },
  { ...slot('burst', 'Burst', 'i-grenade', 'U', 1), rare: true, confirm: 'It dies', ...verbs('burst') },
  { ...slot('smash', 'Smash field', 'm-powerfield', 'H', 6), rare: true, ...verbs('smash') },
  { ...slot('wreck', 'Wreck gun', 'm-sentry', 'K', 1), rare: true, ...verbs('wreck') },
];
