import { type AnyGame, type AnyRuleset, Problem, type Refusal, type Viewer } from './contract.ts';
import { changed } from './patch.ts';
import { randomFrom } from './random.ts';
import type { Done, Sitting, Told } from './sitting.ts';
import { type Message, markOf, type Now, type Pipe, type Request, readLines, sendLine } from './wire.ts';

export interface RemoteSitting extends Sitting {
  /** Goes on over another pipe, from the last thing told. */
  connect(pipe: Pipe): void;
}

const LOST: Refusal = { rule: 'KERNEL-WIRE', why: 'The connection broke before this was answered.' };

/**
 * A viewer at a match behind a pipe. `ready` is called once, when there is something to look at. What the rules say of the
 * viewer's answers is worked out here, in a world imagined from the view: it cannot depend on anything else.
 */
export function remoteSitting(
  pipe: Pipe,
  rulesets: readonly AnyRuleset[],
  ready: (sitting: RemoteSitting) => void,
): void {
  let line = pipe;
  let game: AnyGame | null = null;
  let viewer: Viewer = 'spectator';
  let view: unknown;
  let world: { of: unknown; state: unknown } | null = null;
  let now: Now;
  let told: Told[] = [];
  /** Views that came over the line, by the number they stand for. */
  let seen = new Map<number, unknown>();
  let tags = 0;
  const waiting = new Map<number, { done?: Done; show?: (view: unknown) => void }>();
  const listeners = new Set<() => void>();

  function state(): unknown {
    if (!world || world.of !== view)
      world = { of: view, state: game!.imagine(view, randomFrom('a world like it')) };
    return world.state;
  }

  type Wish = Request extends infer R ? (R extends { tag: number } ? Omit<R, 'tag'> : never) : never;

  function ask(wish: Wish, done?: Done, show?: (view: unknown) => void): void {
    const tag = ++tags;
    waiting.set(tag, { done, show });
    sendLine(line, { tag, ...wish } as Request);
  }

  function connect(to: Pipe): void {
    line = to;
    const broken = [...waiting.values()];
    waiting.clear();
    readLines(
      to,
      (message) => line === to && read(message as Message),
      () => undefined,
    );
    sendLine(to, { hello: { told: told.length, mark: markOf(told) } });
    for (const { done, show } of broken) {
      done?.(LOST);
      show?.(null);
    }
  }

  function read(message: Message): void {
    if ('tag' in message) {
      const asked = waiting.get(message.tag);
      waiting.delete(message.tag);
      if ('done' in message) asked?.done?.(message.done);
      else asked?.show?.(message.view);
      return;
    }
    const first = game === null;
    if ('welcome' in message) {
      const { welcome } = message;
      game ??= opened(rulesets, welcome.ruleset, welcome.setup);
      viewer = welcome.viewer;
      if (welcome.kept < told.length) seen = new Map();
      told = told.slice(0, welcome.kept);
      view = welcome.view;
    } else view = changed(view, message.change);
    told = [...told, ...message.told];
    now = message.now;
    seen.set(told.length - 1, view);
    if (first) ready(sitting);
    else for (const listener of [...listeners]) listener();
  }

  const sitting: RemoteSitting = {
    get viewer() {
      return viewer;
    },
    connect,
    view: () => view,
    decisions: () => now.decisions,
    waiting: () => now.waiting,
    outcome: () => now.outcome,
    offers: () => now.offers,
    told: () => told,
    standing: () => now.standing,
    freeBack: () => now.freeBack,
    viewAt: (n, show) => (seen.has(n) ? show(seen.get(n)) : ask({ look: n }, undefined, show)),
    actions: () => (now.decisions.length > 0 ? game!.actions(state(), viewer) : []),
    check: (action) => game!.check(state(), viewer, action),
    print: (action) => game!.notation.print(state(), action),
    answer: (decision, answer, done) => ask({ answer: { decision, ...answer } }, done),
    undo: (to, done) => ask({ undo: to === undefined ? {} : { to } }, done),
    concede: (done) => ask({ concede: true }, done),
    offerDraw: (done) => ask({ draw: true }, done),
    reply: (offer, yes, done) => ask({ reply: { offer, yes } }, done),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  connect(pipe);
}

function opened(rulesets: readonly AnyRuleset[], id: string, setup: unknown): AnyGame {
  const ruleset = rulesets.find((one) => one.id === id);
  if (!ruleset) throw new Problem(`There is no ruleset '${id}' here.`);
  return ruleset.open(ruleset.readSetup(setup));
}
