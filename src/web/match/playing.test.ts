// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mission from '../../../missions/hulk-revised/cold-trail.yaml';
import type { Action, State } from '../../games/hulk-revised/index.ts';
import { act, type Match, pending, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { hulkRevisedAdapter } from '../games/hulk-revised/index.ts';
import { change, type Speed } from '../settings.ts';
import { reportFor } from '../table/lines.ts';
import { hostOf } from './host.ts';
import { sit } from './sit.ts';
import type { Sitting } from './sitting.ts';

vi.mock('./saving.ts', () => ({ keep: () => Promise.resolve(), fileOf: () => '' }));

let sitting: Sitting;
let shot: Action;

/** A Marine may shoot at a Genestealer; it will hit. */
function atTheTrigger(speed: Speed): { seen: string[] } {
  change({ speed });
  const match = position();
  // Bolters jam on doubles: a six and a five.
  let dice = 0;
  match.dice.d6 = () => (dice++ % 2 === 0 ? 6 : 5);
  sitting = sit(hostOf('test', match, { marine: 'person', stealer: 'machine' }, hulkRevisedAdapter));
  const seen: string[] = [];
  sitting.subscribe(() => seen.push(picture()));
  return { seen };
}

function position(): Match {
  for (let seed = 1; seed < 60; seed++) {
    const match = rehearse(
      hulkRevisedAdapter.ruleset,
      { mission, options: {} },
      seed.toString(16).padStart(4, '0'),
    );
    const random = randomFrom(seed);
    for (let n = 0; n < 400 && !match.outcome; n++) {
      const [{ seat, kind }] = pending(match);
      const actions = match.game.actions(match.state, seat) as Action[];
      const aimed = actions.find(
        ({ do: verb, cp, to }) => verb === 'shoot' && cp === 0 && isStealer(match, to),
      );
      if (kind === 'act' && seat === 'marine' && aimed) {
        shot = aimed;
        return match;
      }
      act(match, seat, actions[random.below(actions.length)]);
    }
  }
  throw new Error('Nobody ever shoots.');
}

function isStealer({ state }: Match, unit: number): boolean {
  return (state as State).pieces.some((piece) => piece?.id === unit && piece.kind === 'genestealer');
}

/** What the screen shows and tells at one moment. */
function picture(): string {
  const { look, table, eyes } = sitting;
  const now = look();
  const told = reportFor(table, eyes(now.viewer), 40, now).at(-1)?.text ?? '';
  const stands = now.scene.pieces.some(({ id }) => id === shot.to);
  const said = / and kills it/.test(told)
    ? 'kill told'
    : / and hits/.test(told)
      ? 'hit told'
      : 'nothing told';
  const dice = now.happened.some((event) => event.kind === 'shot') ? ', dice' : '';
  return `${now.moving ? now.weight : 'play'}: ${stands ? 'stands' : 'gone'}, ${said}${dice}`;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  sitting.leave();
  vi.useRealTimers();
});

test('a kill is told when its dice lie, and the dead is gone after that', () => {
  const { seen } = atTheTrigger('slow');
  expect(sitting.play({ action: shot })).toBeNull();
  expect(sitting.look()).toMatchObject({ busy: true, mine: true });
  vi.runAllTimers();
  expect(seen).toEqual([
    'throw: stands, nothing told, dice',
    'strike: stands, hit told',
    'play: gone, kill told',
  ]);
  expect(sitting.look().busy).toBe(false);
});

test('skipped, the rest is there at once', () => {
  const { seen } = atTheTrigger('slow');
  sitting.play({ action: shot });
  sitting.skip();
  expect(seen).toEqual(['throw: stands, nothing told, dice', 'play: gone, kill told']);
  // What is played next is shown again.
  expect(sitting.look()).toMatchObject({ busy: false, moving: false });
});

test('at Instant all is there at once, in its order', () => {
  const { seen } = atTheTrigger('instant');
  sitting.play({ action: shot });
  expect(seen).toEqual(['play: gone, kill told, dice']);
  expect(sitting.look().happened.map(({ kind }) => kind)).toEqual(['shot', 'died']);
});

test('the view, and with it the roster, waits for the last beat', () => {
  atTheTrigger('slow');
  const before = sitting.look().view;
  sitting.play({ action: shot });
  expect(sitting.look().view).toBe(before);
  vi.runAllTimers();
  expect(sitting.look().view).not.toBe(before);
});
