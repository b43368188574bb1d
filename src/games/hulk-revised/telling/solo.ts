/** SOLO: every die of the program with the rule it is rolled for. */
import { FACING_WORDS } from '../../../grid/directions.ts';
import { listed } from '../../../kernel/words.ts';
import type { Event } from '../events.ts';
import { COUNTERS } from '../solo/priority.ts';
import { line, type Tellers, who } from './words.ts';

type SoloRoll = Extract<Event, { kind: 'solo-roll' }>;

export const soloTellers: Tellers<'solo-roll' | 'counter' | 'lines' | 'waits'> = {
  counter: (_table, { unit, counter, rule }) =>
    line(`Blip ${unit} carries ${COUNTERS[counter]}.`, rule, 'stealer'),
  waits: (table, event) => line(`${who(table, event)} waits for others to join in.`, 'HR-SOLO-31', 'stealer'),
  lines(_table, { boxes }) {
    const fronts = boxes.map(({ squad, around, edges }) =>
      around
        ? `Squad ${squad}: front all around.`
        : `Squad ${squad}: front ${listed(FACING_WORDS.filter((_, i) => edges[i] === 'front'))}.`,
    );
    return line(fronts.join(' '), 'HR-SOLO-34', 'stealer');
  },
  'solo-roll'(table, event) {
    const { type, unit, rule, dice, needed, plus } = event;
    const name = type ? who(table, { unit, type }) : '';
    return line(ROLLS[event.purpose](name, event), rule, 'stealer', [
      { values: dice, ...(needed > 0 && { needed }), ...(plus !== 0 && { plus }), seat: 'stealer' },
    ]);
  },
};

const ROLLS: Readonly<Record<SoloRoll['purpose'], (name: string, roll: SoloRoll) => string>> = {
  front: (_name, { result }) => `Where the front is: ${result}.`,
  ambush: (_name, { result }) => `Ambush check: ${result}.`,
  type: (name, { result }) => `${name} looks for a target: ${result}.`,
  counter: (name, { result }) => `${name} gets its counter: ${result}.`,
  order: (name) => `${name} rolls to go first.`,
  special: (_name, { result }) => `What comes out: ${result}.`,
  risk: (name, { result, rule }) =>
    `${name} ${rule === 'HR-SOLO-32' ? (result === 'goes on' ? 'attacks' : 'only holds him') : result}.`,
};
