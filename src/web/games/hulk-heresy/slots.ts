/** The buttons of the bar: which offers each stands for. */
import type { Action, Verb } from '../../../games/hulk-heresy/actions.ts';
import type { ModelRow } from '../../../games/hulk-heresy/force/list.ts';
import type { Piece } from '../../../games/hulk-heresy/state.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Offer } from '../adapter.ts';

export interface Slot {
  readonly id: string;
  readonly word: string;
  readonly icon: string;
  readonly key: string;
  readonly price: number;
  readonly turns?: number;
  takes(offer: Offer, p: Piece): boolean;
  /** What a press on the resting button would have meant. */
  meant(p: Piece): Action | null;
  readonly idle?: Refusal;
  readonly aims?: boolean;
  /** Shown only when something can be done with it. */
  readonly rare?: boolean;
  /** Shown only to those it is for. */
  fits?(p: Piece, row: ModelRow | null): boolean;
}

function slot(id: string, word: string, icon: string, key: string, price: number) {
  return { id, word, icon, key, price };
}

const verbs = (...list: Verb[]) => ({
  takes: (offer: Offer) => (list as string[]).includes(offer.verb),
  meant: (): Action | null => null,
});

const turnBy = (quarters: number) => ({
  takes: (offer: Offer, p: Piece) =>
    offer.verb === 'turn' && (offer.action as Action).face === ((p.facing + quarters) & 3),
  meant: (p: Piece): Action => ({ do: 'turn', unit: p.id, face: (p.facing + quarters) & 3 }),
  fits: (p: Piece) => !p.blip,
});

const why = (rule: string, text: string) => ({ idle: { rule, why: text } });
const isModel = (p: Piece) => !p.blip;

export const SLOTS: readonly Slot[] = [
  { ...slot('left', 'Turn left', 'i-turn-left', 'Q', 1), turns: 3, ...turnBy(3) },
  { ...slot('right', 'Turn right', 'i-turn-right', 'E', 1), turns: 1, ...turnBy(1) },
  { ...slot('about', 'About', 'i-about', 'R', 1), turns: 2, ...turnBy(2), rare: true },
  {
    ...slot('fire', 'Fire', 'i-shoot', 'F', 1),
    aims: true,
    ...verbs('shoot', 'shoot-at', 'burst', 'spray', 'hail'),
    ...why('HH-SHOOT-02', 'Nothing it can shoot at is in sight and range.'),
    fits: (p, row) => isModel(p) && row?.armour !== 'daemon',
  },
  {
    ...slot('flames', 'Flames', 'm-fire', 'F', 1),
    aims: true,
    ...verbs('flames'),
    ...why('HH-DAEM-15', 'Nobody is within reach of its flames.'),
    fits: (_p, row) => row?.kind === 'pink-horror' || row?.kind === 'blue-horror',
  },
  {
    ...slot('assault', 'Assault', 'i-assault', 'C', 1),
    ...verbs('assault'),
    ...why('HH-CA-01', 'No enemy stands in the square straight ahead.'),
    fits: isModel,
  },
  {
    ...slot('door', 'Door', 'i-door', 'D', 1),
    ...verbs('door'),
    ...why('HH-DOOR-03', 'No door is within reach.'),
  },
  { ...slot('break', 'Break', 'i-door', 'B', 1), rare: true, ...verbs('break') },
  {
    ...slot('overwatch', 'Overwatch', 'i-overwatch', 'O', 2),
    takes: (offer) => offer.verb === 'overwatch',
    meant: (p) => (p.blip ? null : { do: 'overwatch', unit: p.id }),
    fits: (_p, row) => row?.armour !== 'daemon',
  },
  {
    ...slot('guard', 'Guard', 'i-guard', 'G', 2),
    takes: (offer) => offer.verb === 'guard',
    meant: (p) => ({ do: 'guard', unit: p.id }),
    fits: isModel,
  },
  { ...slot('convert', 'Reveal', 'i-eye', 'V', 0), aims: true, ...verbs('convert'), fits: (p) => p.blip },
  {
    ...slot('enter', 'Enter', 'i-move', 'N', 1),
    ...verbs('enter'),
    ...why('HH-REINF-09', 'The square inside is not free.'),
    fits: (p) => p.area >= 0,
  },
  { ...slot('cast', 'Powers', 'i-psychic', 'Y', 0), rare: true, ...verbs('cast') },
  { ...slot('litany', 'Litanies', 'i-log', 'Y', 2), rare: true, ...verbs('litany') },
  { ...slot('challenge', 'Challenge', 'hs-duel', 'K', 4), rare: true, aims: true, ...verbs('challenge') },
  { ...slot('unjam', 'Clear jam', 'i-jam', 'J', 1), rare: true, ...verbs('unjam') },
  { ...slot('reload', 'Reload', 'i-reload', 'W', 4), rare: true, ...verbs('reload') },
  { ...slot('climb', 'Climb', 'm-ladder-up', 'L', 2), rare: true, ...verbs('climb') },
  {
    ...slot('barricade', 'Barricade', 'hm-barricade-forge', 'H', 1),
    rare: true,
    aims: true,
    ...verbs('barricade'),
  },
  { ...slot('investigate', 'Investigate', 'hm-counter', 'U', 1), rare: true, ...verbs('investigate') },
  { ...slot('give', 'Hand over', 'i-two', 'I', 1), rare: true, aims: true, ...verbs('give') },
  { ...slot('exit', 'Leave', 'm-flag', 'M', 1), rare: true, ...verbs('exit') },
];
