/** For tests of sittings: pipes that cut what they carry, and matches played through sittings by chance. */
import type { AnyRuleset, Random, Seat, Viewer } from './contract.ts';
import { canonical } from './hash.ts';
import { localSitting } from './local-sitting.ts';
import { type Match, pending, rehearse } from './match.ts';
import { randomFrom } from './random.ts';
import { type RemoteSitting, remoteSitting } from './remote-sitting.ts';
import { serveSitting } from './serve-sitting.ts';
import type { Sitting } from './sitting.ts';
import { type Pipe, textOf } from './wire.ts';

/** Two ends of a line. Bytes wait until `flow`, and arrive in pieces of any size. */
export function pipes(random: Random): { here: Pipe; there: Pipe; flow(): void; sent: Uint8Array[] } {
  const ends = [0, 1].map(() => ({ bytes: [] as number[], hear: (_: Uint8Array): void => undefined }));
  const sent: Uint8Array[] = [];
  const end = (own: number, far: number): Pipe => ({
    send(bytes) {
      ends[far].bytes.push(...bytes);
      if (far === 0) sent.push(bytes);
    },
    onBytes(listener) {
      ends[own].hear = listener;
    },
  });
  return {
    here: end(0, 1),
    there: end(1, 0),
    sent,
    flow() {
      while (ends.some(({ bytes }) => bytes.length > 0))
        for (const { bytes, hear } of ends)
          if (bytes.length > 0) hear(Uint8Array.from(bytes.splice(0, 1 + random.below(4000))));
    },
  };
}

export interface Line {
  readonly local: Sitting;
  readonly remote: RemoteSitting;
  /** Lets everything under way arrive. */
  flow(): void;
  /** The line breaks, with what was on it; a new one is laid. */
  reconnect(): void;
  /** All that was ever sent to this viewer. */
  heard(): string;
}

/** The same viewer here and behind a pipe. */
function lineTo(match: Match, viewer: Viewer, random: Random): Line {
  let pipe = pipes(random);
  let close = serveSitting(match, viewer, pipe.there);
  const before: Uint8Array[] = [];
  let remote!: RemoteSitting;
  remoteSitting(pipe.here, [match.ruleset], (sitting) => {
    remote = sitting;
  });
  pipe.flow();
  return {
    local: localSitting(match, viewer),
    remote,
    flow: () => pipe.flow(),
    reconnect() {
      close();
      before.push(...pipe.sent);
      pipe = pipes(random);
      close = serveSitting(match, viewer, pipe.there);
      remote.connect(pipe.here);
      pipe.flow();
    },
    heard: () => [...before, ...pipe.sent].map(textOf).join(''),
  };
}

/** Everything a sitting shows now. */
export function shownBy(at: Sitting): string {
  const { viewer } = at;
  return canonical({
    viewer,
    view: at.view(),
    decisions: at.decisions(),
    waiting: at.waiting(),
    outcome: at.outcome(),
    offers: at.offers(),
    told: at.told(),
    standing: at.standing(),
    freeBack: at.freeBack(),
    actions: at.actions(),
  });
}

interface Evening {
  readonly match: Match;
  readonly lines: ReadonlyMap<Viewer, Line>;
}

export function sitDown(ruleset: AnyRuleset, setup: unknown, seed: string): Evening {
  const random = randomFrom(`${seed} pipes`);
  const match = rehearse(ruleset, setup, seed);
  const viewers = [...ruleset.seats, 'spectator'];
  return { match, lines: new Map(viewers.map((viewer) => [viewer, lineTo(match, viewer, random)])) };
}

/** One thing done by chance at the table: mostly an answer, sometimes an undo, an offer, a reply or a broken line. */
function somethingHappens({ match, lines }: Evening, random: Random): void {
  const seats = match.ruleset.seats;
  const seat: Seat = seats[random.below(seats.length)];
  const { local, remote } = lines.get(seat)!;
  const at = random.below(2) === 0 ? local : remote;
  const chance = random.below(40);
  if (chance === 0) lines.get([...lines.keys()][random.below(lines.size)])!.reconnect();
  else if (chance === 1) at.offerDraw();
  else if (chance < 5) at.undo(random.below(2) === 0 ? undefined : random.below(at.told().length));
  else if (chance < 9)
    for (const { id } of at.offers()) at.reply(id, random.below(3) > 0 || at.told().length < 9);
  else
    for (const decision of at.decisions()) {
      const actions = at.actions();
      const action = actions[random.below(actions.length)];
      at.answer(decision.id, random.below(2) === 0 ? { action } : { text: at.print(action) });
    }
  settle({ match, lines });
}

/** Lets everything arrive: first what was asked, then what came of it. */
export function settle({ lines }: Evening): void {
  for (const line of [...lines.values(), ...lines.values()]) line.flow();
}

/** The view a sitting gives of an earlier number; behind a pipe it comes once the line has flowed. */
export function earlier({ local, remote, flow }: Line, n: number): { local: unknown; remote: unknown } {
  const seen: { local: unknown; remote: unknown } = { local: undefined, remote: undefined };
  local.viewAt(n, (view) => {
    seen.local = view;
  });
  remote.viewAt(n, (view) => {
    seen.remote = view;
  });
  flow();
  return seen;
}

/**
 * Plays an evening by chance; a seat must be shown the same here and behind its pipe, with numbers without gaps, and every
 * earlier view as it was. Returns what was found wrong.
 */
export function* unlike(at: Evening, random: Random, steps: number): Generator<string> {
  const views = new Map<Line, string[]>(
    [...at.lines.values()].map((line) => [line, [canonical(line.local.view())]]),
  );
  for (let n = 0; n <= steps && !at.match.outcome; n++) {
    if (n < steps) somethingHappens(at, random);
    else at.lines.get(at.match.ruleset.seats[0])!.remote.concede();
    settle(at);
    for (const [line, kept] of views) {
      const { local, remote } = line;
      if (shownBy(remote) !== shownBy(local))
        yield `${local.viewer} is shown another table after ${n} things`;
      if (local.told().some((one, i) => one.n !== i)) yield `${local.viewer} is told numbers out of order`;
      while (kept.length < local.told().length)
        kept.push(kept.length === local.told().length - 1 ? canonical(local.view()) : '');
      const number = random.below(kept.length);
      const seen = earlier(line, number);
      if (canonical(seen.local) !== canonical(seen.remote)) yield `${local.viewer} is shown another past`;
      if (kept[number] !== '' && canonical(seen.local) !== kept[number])
        yield `number ${number} of ${local.viewer} looks different now`;
    }
  }
}

/**
 * Two matches that `seat` cannot tell apart: the second's secrets are imagined. The same is done in both until something
 * hidden is shown to that seat. Returns how much was done, and both streams of bytes.
 */
export function twoStreams(
  ruleset: AnyRuleset,
  setup: unknown,
  seat: Seat,
  random: Random,
  steps: number,
): { done: number; one: string; two: string } {
  const [one, two] = ['one', 'two'].map(() => rehearse(ruleset, setup, 'c0ffee'));
  const { game } = one;
  const imagined = game.imagine(game.view(one.state, seat), random);
  two.state = imagined;
  two.snapshots[0] = { ...two.snapshots[0], state: game.fork(imagined) };
  const even = randomFrom('even');
  const lines = [one, two].map((match) => lineTo(match, seat, even));
  const heard = () => lines.map((line) => line.heard());
  let done = 0;
  let [first, second] = heard();
  while (done < steps && !one.outcome) {
    const asked = pending(one);
    const actor = asked[random.below(asked.length)].seat;
    const list = game.actions(one.state, actor).filter((action) => !game.check(two.state, actor, action));
    const action = list[random.below(list.length)];
    if (list.length === 0 || [one, two].some((match) => isShown(match, seat, actor, action))) break;
    const texts = [one, two].map((match) => game.notation.print(match.state, action));
    for (const [i, match] of [one, two].entries()) {
      const at = actor === seat ? lines[i].remote : localSitting(match, actor);
      const { id } = at.decisions()[0];
      at.answer(id, { text: texts[i] });
      lines[i].flow();
      lines[i].remote.answer(id, { text: texts[i] }); // late or refused, in the same words
      if (done % 5 === 4) localSitting(match, actor).undo();
      lines[i].flow();
    }
    if (one.dice.position !== two.dice.position) break; // chance has gone another way
    done++;
    [first, second] = heard();
  }
  return { done, one: first, two: second };
}

/** Whether the action would disclose something to the seat. */
function isShown(match: Match, seat: Seat, actor: Seat, action: unknown): boolean {
  const { game, dice } = match;
  const { position } = dice;
  const events = game.apply(game.fork(match.state), actor, action, dice);
  dice.position = position;
  return events.some(
    (event) => game.reveals(event, seat).length > 0 || game.reveals(event, 'spectator').length > 0,
  );
}
