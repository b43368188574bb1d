/** docs/case-words.md is written from the code. After a change: npx vitest run src/cases/reference.test.ts -u */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Action, Verb } from '../games/epic-1991/actions.ts';
import { print } from '../games/epic-1991/notation.ts';
import { VERB_FORMS, VERBS, type VerbForm } from '../games/hulk-revised/actions.ts';
import { DICE_WORDS as EPIC_DICE } from './epic-1991/dice.ts';
import { DICE_WORDS as HULK_DICE } from './hulk-revised/dice.ts';
import { eventsIn, eventTable, row } from './reference.ts';

const root = resolve(import.meta.dirname, '../..');
const eventsOf = (id: string) => readFileSync(resolve(root, `src/games/${id}/events.ts`), 'utf8');

/** `<piece> move <direction> [face <facing>] [cp<n>]`. */
function form(verb: string, { unit, item, to, face, paid, force }: VerbForm): string {
  return [
    ...(unit === 'before' ? ['<piece>'] : []),
    verb,
    ...(unit === 'after' ? ['<piece>'] : []),
    ...(item ? [`<${item}>`] : []),
    ...(to ? [to === 'object' ? '[<object>]' : `<${to}>`] : []),
    ...(face === 'must' ? ['<facing>'] : face === 'may' ? ['[face <facing>]'] : []),
    ...(paid ? ['[cp<n>]'] : []),
    ...(force ? ['<list>'] : []),
  ].join(' ');
}

const spot = { x: 4500, y: 3000 };
const EXAMPLES: { readonly [V in Verb]: readonly Extract<Action, { do: V }>[] } = {
  muster: [
    { do: 'muster', army: { name: 'Red Wunz', force: 'orks', cards: [{ card: 'goff-clan', count: 1 }] } },
  ],
  again: [{ do: 'again', pieces: [1, 3] }],
  lay: [
    { do: 'lay', piece: 2, at: [[4500, 3000, 90]] },
    { do: 'lay', piece: 4, at: [], river: ['north', 1200, 3000] },
  ],
  drop: [{ do: 'drop', piece: 4 }],
  objective: [{ do: 'objective', ...spot }],
  edge: [{ do: 'edge', edge: 'south' }],
  deploy: [
    {
      do: 'deploy',
      models: [
        { model: 1, ...spot, heading: 0 },
        { model: 2, x: 0, y: 0, heading: 0, in: 1 },
        { model: 3, ...spot, heading: 0, wall: 2 },
      ],
      follows: [[7, 3]],
      arrives: [[9, 2]],
    },
  ],
  go: [{ do: 'go', first: true }],
  orders: [
    {
      do: 'orders',
      orders: [
        [1, 'first'],
        [2, 'charge'],
      ],
    },
  ],
  move: [
    { do: 'move', unit: 4, legs: [{ model: 12, path: [4500, 3000, 5000, 3000], heading: 90 }] },
    { do: 'move', unit: 4, legs: [{ model: 12, path: [4500, 3000], heading: 90, board: 15 }] },
    {
      do: 'move',
      unit: 4,
      legs: [{ model: 12, path: [5000, 3000], heading: 0, leave: [4500, 3000], wall: 0 }],
    },
    { do: 'move', unit: 5, legs: [{ model: 16, path: [], heading: 45, stride: [1000, 45, 500] }] },
    { do: 'move', unit: 6, legs: [{ model: 17, path: [], heading: 0, retreat: true }] },
  ],
  end: [{ do: 'end' }],
  pod: [{ do: 'pod', ...spot }],
  unload: [{ do: 'unload', legs: [{ model: 3, path: [], heading: 0, leave: [4500, 3000] }] }],
  fire: [
    { do: 'fire', unit: 4, popUps: [12], attacks: [{ is: 'shot', model: 12, weapon: 0, target: 31 }] },
    {
      do: 'fire',
      unit: 4,
      popUps: [],
      attacks: [
        {
          is: 'barrage',
          guns: [
            [1, 0],
            [2, 0],
          ],
          target: 31,
          ...spot,
        },
      ],
    },
    { do: 'fire', unit: 4, popUps: [], attacks: [{ is: 'shell', model: 12, weapon: 1, building: 3 }] },
    { do: 'fire', unit: 4, popUps: [], attacks: [{ is: 'beam', model: 5, target: 31 }] },
    { do: 'fire', unit: 4, popUps: [], attacks: [{ is: 'vortex', model: 9, weapon: 3, ...spot }] },
    {
      do: 'fire',
      unit: 4,
      popUps: [],
      attacks: [{ is: 'power', power: 'mind-blast', model: 2, target: 31, x: 0, y: 0 }],
    },
    {
      do: 'fire',
      unit: 4,
      popUps: [],
      attacks: [{ is: 'power', power: 'eldritch-storm', model: 2, target: 0, ...spot }],
    },
  ],
  hold: [{ do: 'hold', unit: 4 }],
  aim: [{ do: 'aim', column: 2, row: 3 }],
  leg: [{ do: 'leg', leg: 'left' }],
  combat: [{ do: 'combat', model: 12 }],
  pairs: [
    {
      do: 'pairs',
      pairs: [
        [12, 31],
        [13, 32],
      ],
    },
  ],
  sequence: [{ do: 'sequence', models: [12, 13] }],
  reroll: [{ do: 'reroll', yes: true }],
  strike: [{ do: 'strike', blow: 'damage', locations: [0] }],
  smash: [{ do: 'smash', model: 12, mount: 0, building: 3 }],
  choose: [{ do: 'choose', model: 12 }],
  rally: [{ do: 'rally', yes: true }],
};

const PAGE = `# Words for cases

Written from the code by \`npx vitest run src/cases/reference.test.ts -u\`; a test fails when it is stale. How cases are written
is in [cases.md](cases.md). "Dice" is the word for an event's dice in \`dice: hit 5\`; the kind of the event is one too.
In a case a name may stand wherever these tables say a number of a piece, model, unit, card or square.

## hulk-revised: actions

In square brackets what may be left out; \`cp<n>\` says how many command points pay; \`clear\` at the end of a move or turn clears a jam.
\`begin\` lets the phase begin.

${VERBS.map((verb) => `- \`${form(verb, VERB_FORMS[verb])}\``).join('\n')}

## hulk-revised: events

\`assault-rolled\` has \`attack\` and \`defence\` dice, \`rerolled\` those of its \`why\`, \`solo-roll\` those of its \`purpose\`.

${eventTable(eventsOf('hulk-revised'), (kind) => HULK_DICE[kind as keyof typeof HULK_DICE] ?? kind)}

## epic-1991: actions

With the numbers of the game; a case writes names. Lengths are centimetres, headings follow an \`@\`. \`begin\` lets the phase begin.

${Object.entries(EXAMPLES)
  .map(([, actions]) => actions.map((action) => `- \`${print(action)}\``).join('\n'))
  .join('\n')}

## epic-1991: events

\`fight\` dice are those of both fighters, \`grab\` dice its \`attacker\` and \`defender\`; \`roll-off\` and \`initiative\` have one each, \`A\` and \`B\`.

${eventTable(eventsOf('epic-1991'), (kind) => EPIC_DICE[kind as keyof typeof EPIC_DICE] ?? kind)}
`;

test('the page of words is as the code has them', async () => {
  const how = 'docs/case-words.md is stale: npx vitest run src/cases/reference.test.ts -u';
  await expect(PAGE, how).toMatchFileSnapshot(resolve(root, 'docs/case-words.md'));
});

test('events are read with shared fields, notes and optional fields', () => {
  const source = `
interface Named { readonly unit: number; readonly type: Kind }
type Event =
  | { kind: 'end' }
  /** It went off. */
  | ({ kind: 'shot'; dice: readonly number[]; lost?: 'range' | 'gone' } & Named)
  | { kind: 'lines'; boxes: { a: number }[] };`;
  expect(eventsIn(source)).toEqual([
    { kind: 'end', fields: [], note: '' },
    {
      kind: 'shot',
      fields: [
        ['unit', 'number'],
        ['type', 'Kind'],
        ['dice', 'number[]'],
        ['lost?', "'range' | 'gone'"],
      ],
      note: 'It went off.',
    },
    { kind: 'lines', fields: [['boxes', '{ a: number }[]']], note: '' },
  ]);
  expect(row('a | b', 'c')).toBe('| a \\| b | c |');
});
