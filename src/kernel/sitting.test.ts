import { expect, test } from 'vitest';
import type { AnyRuleset } from './contract.ts';
import { endByTime, localSitting } from './local-sitting.ts';
import { actText, type Match, rehearse } from './match.ts';
import { changed, changeOf } from './patch.ts';
import { randomFrom } from './random.ts';
import { serveSitting } from './serve-sitting.ts';
import type { Done, Sitting } from './sitting.ts';
import { pipes, settle, shownBy, sitDown, twoStreams, unlike } from './sitting-testing.ts';
import { toyRuleset } from './toy.ts';
import { undo, undoByConsent } from './undo.ts';

const toy = toyRuleset() as unknown as AnyRuleset;

function table(ruleset = toy): { match: Match; red: Sitting; blue: Sitting } {
  const match = rehearse(ruleset, { rounds: 9 }, 'table');
  return { match, red: localSitting(match, 'red'), blue: localSitting(match, 'blue') };
}

/** Why not; null when it was done. */
function asked(work: (done: Done) => void): string | null {
  let why: string | null = 'never answered';
  work((refusal) => {
    why = refusal && refusal.why;
  });
  return why;
}

const say = (at: Sitting, text: string, id = at.decisions()[0]?.id ?? 0) =>
  asked((done) => at.answer(id, { text }, done));

test('two sealed answers given at the same time are both taken', () => {
  const { red, blue } = table();
  const [own, other] = [red.decisions()[0].id, blue.decisions()[0].id];
  expect(say(red, 'pick high', own)).toBeNull();
  expect(say(blue, 'pick low', other)).toBeNull();
  expect(red.waiting()).toHaveLength(1);
});

test('an answer is late when its own question is gone, and is told no more than that', () => {
  const { red, blue } = table();
  const { id } = red.decisions()[0];
  say(red, 'pick high');
  expect(say(red, 'pick low', id)).toBe('That question is no longer open.');
  say(blue, 'pick low');
  expect(say(red, 'pick low', id)).toBe('That question is no longer open.');
});

test('the other learns that a sealed answer was given and nothing of it', () => {
  const seen = (text: string) => {
    const { red, blue } = table();
    say(red, text);
    return shownBy(blue);
  };
  expect(seen('pick high')).toBe(seen('pick low'));
  const { red, blue } = table();
  say(red, 'pick high');
  expect(blue.waiting()).toEqual([{ seat: 'blue', kind: 'pick', rule: 'TOY-PICK', secret: true }]);
  expect(blue.told().at(-1)).toEqual({ n: 1, kind: 'played', events: [{ kind: 'picked', seat: 'red' }] });
});

test('what a sealed question is about is told to nobody but whom it is put to', () => {
  const curious: AnyRuleset = {
    ...toy,
    open(setup) {
      const game = toy.open(setup);
      const pending: typeof game.pending = (state) =>
        game.pending(state).map((asked) => ({ ...asked, about: { of: asked.seat } }));
      return { ...game, pending };
    },
  };
  const { red } = table(curious);
  expect(red.waiting().map(({ seat, about }) => [seat, about])).toEqual([
    ['blue', undefined],
    ['red', { of: 'red' }],
  ]);
});

test('taking back is told by a number of its own, and what was told stays', () => {
  const { match, red, blue } = table();
  say(red, 'pick high');
  say(blue, 'pick low');
  const [mover, other] = red.decisions().length > 0 ? [red, blue] : [blue, red];
  const before = mover.view();
  say(mover, 'step 1');
  const stepped = mover.view();
  expect(mover.freeBack().to).toEqual([2]);
  expect(asked((done) => mover.undo(undefined, done))).toBeNull();
  expect(match.entries).toHaveLength(2);
  for (const at of [mover, other]) {
    expect(at.told().map(({ kind }) => kind)).toEqual(['played', 'played', 'played', 'played', 'back']);
    expect(at.told().at(-1)).toEqual({ n: 4, kind: 'back', to: 2 });
    expect(at.standing()).toBe(2);
  }
  expect(mover.view()).toEqual(before);
  let then: unknown;
  mover.viewAt(3, (view) => {
    then = view;
  });
  expect(then).toEqual(stepped);
  expect(mover.freeBack().to).toEqual([]);
});

test('what stands in the way of taking back is said: dice of its own, something shown, the other player', () => {
  const { red, blue } = table();
  expect(red.freeBack()).toEqual({ to: [], why: 'This is the start of the match.' });
  say(red, 'pick high');
  say(blue, 'pick low'); // the round is rolled for
  expect(blue.freeBack()).toEqual({ to: [], why: 'Dice were rolled.' });
  expect(red.freeBack()).toEqual({ to: [], why: 'The other player has acted.' });
  const mover = red.decisions().length > 0 ? red : blue;
  say(mover, 'guess 1');
  expect(mover.freeBack()).toEqual({ to: [], why: 'Something hidden was shown.' });
});

test('beyond a barrier the other is asked, and may say no or yes', () => {
  const { match, red, blue } = table();
  say(red, 'pick high');
  say(blue, 'pick low');
  red.undo(0);
  expect(match.entries).toHaveLength(2);
  expect(blue.offers()).toEqual([{ id: 1, by: 'red', what: 'undo', to: 0 }]);
  expect(asked((done) => red.reply(1, true, done))).toBe('Nothing of the kind has been offered to you.');
  expect(asked((done) => blue.reply(1, false, done))).toBeNull();
  expect(red.offers()).toEqual([]);
  red.undo(0);
  blue.reply(2, true);
  expect(match.entries.at(-1)?.text).toBe('undo to 0');
  expect(red.told().at(-1)).toEqual({ n: 3, kind: 'back', to: 0 });
  expect(red.decisions()).toHaveLength(1);
  // What was taken back is not one's last action any more.
  expect(asked((done) => red.undo(undefined, done))).toBe('There is nothing to take back.');
});

test('a draw needs both; giving up does not; a spectator decides nothing', () => {
  const { match, red, blue } = table();
  red.offerDraw();
  expect(match.outcome).toBeNull();
  blue.reply(blue.offers()[0].id, true);
  expect(red.outcome()).toMatchObject({ winner: null, rule: 'KERNEL-DRAW' });
  expect(red.told().at(-1)).toEqual({ n: 1, kind: 'ended' });
  const other = table();
  const watching = localSitting(other.match, 'spectator');
  expect(asked((done) => watching.concede(done))).toBe('A spectator decides nothing.');
  other.red.concede();
  expect(watching.outcome()).toMatchObject({ winner: 'blue' });
  expect(say(other.blue, 'pick high', 1)).toBe('The match is over.');
});

test('a match that is played on from elsewhere is followed', () => {
  const { match, red } = table();
  actText(match, 'blue', 'pick low');
  expect(red.told()).toHaveLength(2);
  expect(red.waiting().map(({ seat }) => seat)).toEqual(['red']);
});

/** The toy with its sealed answers wholly unseen, and two of them from each seat. */
function silent(): AnyRuleset {
  const open = toy.open;
  type State = { picks: Record<string, string>; turn: string | null };
  return {
    ...toy,
    open(setup) {
      const game = open(setup);
      return {
        ...game,
        view(state, viewer) {
          const view = game.view(state, viewer) as State;
          const picks = Object.entries(view.picks).map(([seat, pick]) => [seat, pick === '?' ? '' : pick]);
          return { ...view, picks: Object.fromEntries(picks) };
        },
        // Who is asked is the same until all have answered.
        pending(state) {
          const asked = game.pending(state);
          if ((state as State).turn !== null || game.outcome(state)) return asked;
          return game.seats.map((seat) => ({ seat, kind: 'pick', rule: 'TOY-PICK', secret: true }));
        },
        redact: (event, viewer) =>
          event.kind === 'picked' && (event as unknown as { seat: string }).seat !== viewer
            ? null
            : game.redact(event, viewer),
      };
    },
  };
}

test('what was answered unseen is taken back unseen, whoever answered after it', () => {
  const { match, red, blue } = table(silent());
  let heard = 0;
  blue.subscribe(() => heard++);
  const before = shownBy(blue);
  say(red, 'pick high');
  expect(shownBy(blue)).toBe(before);
  red.undo();
  expect([shownBy(blue), heard, match.entries.length]).toEqual([before, 0, 0]);
  say(red, 'pick high');
  expect(red.freeBack().to).toEqual([0]);
});

test('a later answer that was not seen stays when an earlier one is taken back', () => {
  const ruleset = silent();
  const match = rehearse(ruleset, { rounds: 9 }, 'c0ffee');
  // Three seats' worth of answers would be needed to leave the round open; a game that goes on asking stands for it.
  const game = { ...match.game, apply: lateRoll(match) };
  const played = { ...match, game } as Match;
  const [red, blue] = ['red', 'blue'].map((seat) => localSitting(played, seat));
  say(red, 'pick high');
  say(blue, 'pick low');
  const before = shownBy(blue);
  expect(red.freeBack()).toEqual({ to: [0], why: 'This is the start of the match.' });
  expect(asked((done) => red.undo(undefined, done))).toBeNull();
  expect(played.entries.map(({ seat, text }) => `${seat} ${text}`)).toEqual(['blue pick low']);
  expect(shownBy(blue)).toBe(before);
  expect(red.told().map(({ kind }) => kind)).toEqual(['played', 'played', 'back']);
});

/** The toy's picks, without what follows the second. */
function lateRoll({ game }: Match): Match['game']['apply'] {
  return (state, seat, action, dice) => {
    const { do: verb, what } = action as { do: string; what?: string };
    if (verb !== 'pick') return game.apply(state, seat, action, dice);
    (state as { picks: Record<string, string> }).picks[seat] = what!;
    return [{ kind: 'picked', seat, what } as { kind: string }];
  };
}

test('here and behind a pipe a seat is shown the same, through whole evenings', () => {
  for (let evening = 0; evening < 12; evening++) {
    const seed = `evening ${evening}`;
    expect([...unlike(sitDown(toy, { rounds: 12 }, seed), randomFrom(seed), 60)]).toEqual([]);
  }
});

test('behind a pipe a draw is offered and agreed', () => {
  const evening = sitDown(toy, { rounds: 9 }, 'draw');
  const [red, blue] = ['red', 'blue'].map((seat) => evening.lines.get(seat)!.remote);
  red.offerDraw();
  settle(evening);
  blue.reply(blue.offers()[0].id, true);
  settle(evening);
  expect(evening.match.outcome).toMatchObject({ winner: null, rule: 'KERNEL-DRAW' });
});

test('what the other keeps secret changes no byte of what a seat is sent', () => {
  let done = 0;
  for (let evening = 0; evening < 40; evening++) {
    const streams = twoStreams(toy, { rounds: 12 }, 'red', randomFrom(`worlds ${evening}`), 20);
    expect(streams.two).toBe(streams.one);
    done += streams.done;
  }
  expect(done).toBeGreaterThan(40);
  const leaky = toyRuleset('leaky view') as unknown as AnyRuleset;
  const streams = [1, 2, 3, 4].map((n) => twoStreams(leaky, { rounds: 12 }, 'red', randomFrom(n), 1));
  expect(streams.some(({ one, two }) => one !== two)).toBe(true);
});

test('a message that cannot be read is refused or ignored, and the sitting goes on', () => {
  const { match } = table();
  const pipe = pipes(randomFrom('noise'));
  serveSitting(match, 'red', pipe.there);
  const send = (text: string) => pipe.here.send(new TextEncoder().encode(`${text}\n`));
  send('{"tag":1,"concede":true}');
  send('{"hello":{"told":99,"mark":"x"}}');
  for (const text of [
    '',
    '{',
    '[]',
    '7',
    'null',
    '{"tag":"x"}',
    '{"tag":2}',
    '{"tag":3,"answer":{}}',
    '{"tag":4,"answer":{"decision":1}}',
  ])
    send(text);
  send('{"tag":5,"answer":{"decision":1,"text":"pick \u20ac"}}');
  pipe.flow();
  expect(match.outcome).toBeNull();
  const answers = pipe.sent.map((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
  expect(answers.map(({ tag, welcome, done }) => (welcome ? welcome.kept : [tag, done.why]))).toEqual([
    0,
    [2, 'That message cannot be read.'],
    [3, 'That message cannot be read.'],
    [4, 'That is not one of the things you can do.'],
    [5, "'pick \u20ac' is not something to do here."],
  ]);
});

test('what changed in a view is enough to make it again', () => {
  const random = randomFrom('patches');
  const make = (depth: number): unknown => {
    const kind = random.below(depth > 2 ? 3 : 5);
    if (kind < 2) return random.below(3);
    if (kind === 2) return [null, 'text', true][random.below(3)];
    const items = Array.from({ length: random.below(4) }, () => make(depth + 1));
    return kind === 3
      ? items
      : Object.fromEntries(items.map((item, i) => ['abcd'[(i + random.below(2)) % 4], item]));
  };
  for (let i = 0; i < 500; i++) {
    const [before, after] = [make(0), make(0)];
    expect(changed(before, changeOf(before, after))).toEqual(after);
  }
});

test('time that is over ends the match for all who sit there, and they hear of it', () => {
  const { match, red, blue } = table();
  let heard = 0;
  blue.subscribe(() => heard++);
  expect(endByTime(match, 'red', false)).toBeNull();
  expect(heard).toBe(1);
  expect(blue.told().at(-1)).toMatchObject({ kind: 'ended' });
  expect(red.outcome()).toMatchObject({ winner: 'blue', rule: 'KERNEL-TIME' });
  expect(red.decisions()).toEqual([]);
  expect(endByTime(match, 'blue', true)).toMatchObject({ rule: 'KERNEL-OVER' });
});

test('an offer of taking back ends with the play it was about', () => {
  const { match, red, blue } = table();
  say(red, 'pick high');
  say(blue, 'pick low');
  red.undo(0);
  expect(blue.offers()).toHaveLength(1);
  undo(match, 'blue', { to: 0, consent: true });
  match.entries.length = 0;
  expect(blue.offers()).toEqual([]);
});

/** A toy in which nobody sees the other pick, and blue may pick only what red has picked before. */
const unseen: AnyRuleset = {
  ...toy,
  open(setup) {
    const game = toy.open(setup);
    type Picks = { picks: Record<string, string> };
    return {
      ...game,
      pending: () => toy.seats.map((seat) => ({ seat, kind: 'pick', rule: 'TOY-PICK' })),
      check: (state, seat) =>
        seat === 'blue' && !(state as Picks).picks.red ? { rule: 'TOY-NO', why: 'Red first.' } : null,
      apply(state, seat, action) {
        (state as Picks).picks[seat] = (action as { what: string }).what;
        return [{ kind: 'picked', seat }];
      },
      redact: (event, viewer) => ((event as { seat?: string }).seat === viewer ? event : null),
      view: (state, viewer) => (state as Picks).picks[viewer] ?? '',
    };
  },
};

test('an offer stands while the other has seen nothing happen since', () => {
  const { red, blue } = table(unseen);
  red.offerDraw();
  say(red, 'pick high');
  expect(blue.offers()).toHaveLength(1);
  expect(asked((done) => blue.reply(1, true, done))).toBeNull();
  expect(red.outcome()).toMatchObject({ winner: null, rule: 'KERNEL-DRAW' });
});

test('what three agree on, all others have said yes to', () => {
  const three = { ...toy, seats: ['red', 'blue', 'green'] } as AnyRuleset;
  const { match, red, blue } = table(three);
  const green = localSitting(match, 'green');
  red.offerDraw();
  blue.reply(blue.offers()[0].id, true);
  expect(match.outcome).toBeNull();
  green.reply(green.offers()[0].id, true);
  expect(red.outcome()).toMatchObject({ winner: null, rule: 'KERNEL-DRAW' });
});

test('what cannot be taken back without what the other did unseen stays, with all of it', () => {
  const { match, red, blue } = table(unseen);
  say(red, 'pick high');
  say(blue, 'pick low');
  const all = () => JSON.stringify([match.entries.map(({ seat, text }) => [seat, text]), match.state]);
  const before = all();
  expect(asked((done) => red.undo(undefined, done))).toBe('That cannot be taken back now.');
  expect(all()).toBe(before);
  expect(asked((done) => blue.undo(undefined, done))).toBeNull();
  expect(match.entries.map(({ text }) => text)).toEqual(['pick high']);
});

test('of going back on record hears only who had seen what is taken back', () => {
  const { match, red, blue } = table(unseen);
  say(red, 'pick high');
  say(blue, 'pick low');
  const before = [...red.told()];
  expect(undoByConsent(match, 'blue', 1).ok).toBe(true);
  expect(red.told()).toEqual(before);
  expect(blue.told().at(-1)).toMatchObject({ kind: 'back' });
  expect(match.entries.at(-1)?.text).toBe('undo to 1');
});

test('who sits down late asks for a view of what was before, here and far away alike', () => {
  const { match, lines } = sitDown(toy, { rounds: 9 }, 'late');
  const { local, remote, flow, reconnect } = lines.get('red')!;
  actText(match, 'red', 'pick high');
  actText(match, 'blue', 'pick low');
  reconnect();
  const viewOf = (at: Sitting, n: number): unknown => {
    let seen: unknown = 'never shown';
    at.viewAt(n, (view) => {
      seen = view;
    });
    flow();
    return seen;
  };
  for (let n = 0; n < local.told().length; n++) expect(viewOf(remote, n)).toEqual(viewOf(local, n));
  expect(viewOf(remote, 0)).not.toEqual(viewOf(remote, local.told().length - 1));
});
