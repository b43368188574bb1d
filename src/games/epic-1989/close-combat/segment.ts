/** E1-CC-08, E1-CC-09: the close combat segment: the First Player divides those engaged, and says which assault is next. */
import { type Siege, stillThere } from '../buildings/sieges.ts';
import { finish, inOrder, type Play, push, seatOf } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { type Assault, divisionsOf, groupsOf, isDivision, liveAssaults, liveContacts } from './divisions.ts';
import { inTwoCombats } from './joining.ts';

type DivideStep = StepOf<'divide'>;
type AssaultsStep = StepOf<'assaults'>;

/** Whether anybody is in close combat. */
export function isFoughtOver(state: State): boolean {
  const isFought = ({ assaulters, defenders }: Siege) => assaulters.length > 0 && defenders.length > 0;
  const sieges = state.sieges.map((siege) => stillThere(state, siege)).filter(isFought);
  return liveContacts(state).length > 0 || sieges.length > 0;
}

export function pushFights(play: Play): void {
  const { state } = play;
  if (!isFoughtOver(state)) return;
  push(play, { do: 'joins', left: inTwoCombats(state), inside: [], outside: [] });
  if (play.table.options.heroic) push(play, { do: 'cries', left: [...inOrder(state)] });
}

/** Enough to choose from: crowds can be divided in a great many ways. */
const MOST = 40;

function someDivisions(step: DivideStep, most: number): Assault[][] {
  const found: Assault[][] = [];
  for (const division of divisionsOf(step.groups[0], step.contacts)) {
    found.push(division);
    if (found.length === most) break;
  }
  return found;
}

/** E1-DISB-03: who was let go meanwhile is in no group, and what is left of it may fall apart. */
function forgetTheLost(state: State, step: DivideStep): void {
  const contacts = liveContacts(state, step.contacts);
  if (contacts.length === step.contacts.length) return;
  step.contacts = contacts;
  step.groups = step.groups.flatMap((group) => groupsOf(contacts.filter(([id]) => group.includes(id))));
}

/** E1-CC-23, E1-FIRST-03: the First Player is asked only about groups that can be divided in more than one way. */
export const divide: StepRule<DivideStep, 'divide'> = {
  run(play, step) {
    forgetTheLost(play.state, step);
    if (step.groups.length > 0) {
      const found = someDivisions(step, 2);
      if (found.length > 1) return true;
      step.done.push(...found[0]);
      step.groups.shift();
      return false;
    }
    finish(play, step);
    push(play, { do: 'storm', left: step.sieges, pairs: null, done: step.done });
    return false;
  },
  verbs: () => ['divide'],
  asks: (_table, state) => [
    { seat: seatOf(state, state.first!), kind: 'divide', rule: 'E1-CC-08', sample: true },
  ],
  refuse(_table, _state, _seat, action, step) {
    if (isDivision(step.groups[0], step.contacts, action.assaults)) return null;
    return {
      rule: 'E1-CC-08',
      why: `Each of ${step.groups[0].join(', ')} is in one assault: one unit against those that touch it.`,
    };
  },
  list: (_table, _state, _seat, step) =>
    someDivisions(step, MOST).map((assaults) => ({ do: 'divide', assaults })),
  answer(_play, _seat, action, step) {
    step.done.push(...action.assaults);
    step.groups.shift();
  },
};

export const assaults: StepRule<AssaultsStep, 'assault'> = {
  run(play, step) {
    step.left = liveAssaults(play.state, step.left);
    if (step.left.length > 1) return true;
    finish(play, step);
    for (const { one, many } of step.left) push(play, { do: 'assault', one, many: [...many], primary: 0 });
    return false;
  },
  verbs: () => ['assault'],
  asks: (_table, state) => [{ seat: seatOf(state, state.first!), kind: 'assault', rule: 'E1-CC-09' }],
  refuse(_table, _state, _seat, action, { left }) {
    if (left.some(({ one }) => one === action.unit)) return null;
    return { rule: 'E1-CC-09', why: `Unit ${action.unit} stands alone in no assault that is left.` };
  },
  list: (_table, _state, _seat, { left }) => left.map(({ one }) => ({ do: 'assault', unit: one })),
  answer(play, _seat, action, step) {
    const next = step.left.find(({ one }) => one === action.unit)!;
    step.left = step.left.filter((other) => other !== next);
    push(play, { do: 'assault', one: next.one, many: [...next.many], primary: 0 });
  },
};
