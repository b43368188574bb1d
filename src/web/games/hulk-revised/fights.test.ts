import { expect, test } from 'vitest';
import { act as action } from '../../../games/hulk-revised/actions.ts';
import { type Event, hulkRevised, type State } from '../../../games/hulk-revised/index.ts';
import { arrange } from '../../../games/hulk-revised/setting-up/arrange.ts';
import { scriptedDice } from '../../../kernel/dice.ts';
import { oddsOf } from './fights.ts';

type Way = 0 | 1 | 2 | 3;
const E = 1;
const W = 3;

/** A Marine at B1 and a Genestealer at C1, and whose phase it is. */
function met(marine: Way, stealer: Way, phase: 'marine' | 'stealer') {
  const mission = {
    id: 'met',
    title: 'Met',
    summary: '',
    briefing: '',
    levels: [{ picture: 's.......' }],
    legend: { s: 'start' },
    marines: [{ name: 'Castor', kind: 'terminator' }],
    blips: { total: 0, start: 0, perTurn: 0 },
  };
  const game = hulkRevised.open(hulkRevised.readSetup({ mission }));
  const at = (x: number) => game.board.at(0, x, 0);
  const pieces = [
    { kind: 'terminator' as const, at: at(1), facing: marine },
    { kind: 'genestealer' as const, at: at(2), facing: stealer },
  ];
  const state = arrange(game.table, { pieces, phase, token: 1 });
  const attack = phase === 'marine' ? action('assault', 1, 2) : action('assault', 2, 1);
  const chances = oddsOf({ game, table: game.table }, game.view(state, phase), attack)!.chances;
  const thrown = Array.from({ length: 6 ** 4 }, (_, i) => {
    const faces = Array.from({ length: 4 }, (__, d) => (Math.floor(i / 6 ** d) % 6) + 1);
    return did(game.apply(game.fork(state) as State, phase, attack, scriptedDice(faces, [])) as Event[]);
  });
  return { chances, thrown };
}

function did(events: readonly Event[]): string {
  for (const event of events) {
    if (event.kind === 'died') return event.unit === 1 ? 'he dies' : 'it dies';
    if (event.kind === 'turned')
      return event.unit === 1 ? 'he only turns to face it' : 'it only turns to face him';
  }
  return 'nothing happens';
}

test.each([
  ['face to face', met(E, W, 'marine'), ['it dies', 'nothing happens', 'he dies']],
  ['HR-CA-08 from behind', met(E, E, 'marine'), ['it dies', 'nothing happens', 'it only turns to face him']],
  ['HR-LOCK-04 locked', met(W, W, 'marine'), ['he only turns to face it', 'nothing happens', 'he dies']],
  ['HR-CA-07 attacked', met(E, W, 'stealer'), ['he dies', 'nothing happens', 'it dies']],
  ['HR-CA-08 at his back', met(W, W, 'stealer'), ['he dies', 'nothing happens', 'he only turns to face it']],
])('%s: what winning and losing mean is what the throws then do', (_, { chances, thrown }, means) => {
  expect(chances.map((chance) => chance.means)).toEqual(means);
  for (const { ways, means: what } of chances)
    expect(
      thrown.filter((one) => one === what),
      what,
    ).toHaveLength(ways);
});
