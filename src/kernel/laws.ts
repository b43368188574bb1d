import { type AnyGame, type GameEvent, Problem, type Random, type Seat } from './contract.ts';
import { diceFrom } from './dice.ts';
import { writeMatch } from './file.ts';
import { canonical, plainCopy, sameData, stateHash } from './hash.ts';
import { act, isTableWord, type Match } from './match.ts';
import { difference, junk, mutated, notPlain } from './mutate.ts';
import { randomFrom } from './random.ts';
import { readMatch } from './read.ts';
import { undo } from './undo.ts';

// What the battery holds every game against. Each law yields one sentence for each breach.

/** Every listed action is legal and survives being written down. */
export function* listed(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly unknown[],
  random: Random,
): Generator<string> {
  const texts = new Set<string>();
  for (const action of actions) {
    const refusal = game.check(state, seat, action);
    if (refusal) yield `check refuses a listed action: ${canonical(action)}: ${refusal.why}`;
    const text = game.notation.print(state, action);
    if (text !== text.trim() || !/^[^\n\r]+$/.test(text)) yield `notation: '${text}' is not a plain line`;
    if (isTableWord(text)) yield `notation: '${text}' is a word of the table's own`;
    if (texts.has(text)) yield `notation: '${text}' stands twice in the list`;
    texts.add(text);
    const back = readBack(game, state, text);
    if (!sameData(back, action)) yield `notation: '${text}' comes back as ${canonical(back)}`;
    const cut = text.slice(0, random.below(text.length + 1)) + ['', ' x', ' 99', '\t', ':'][random.below(5)];
    const crash = readBack(game, state, cut);
    if (crash instanceof Error && !(crash instanceof Problem))
      yield `notation: '${cut}' makes parse throw ${crash}`;
  }
}

function readBack(game: AnyGame, state: unknown, text: string): unknown {
  try {
    return game.notation.parse(state, text);
  } catch (error) {
    return error;
  }
}

/** `check` says no to the wrong seat, to nonsense, and to whatever is not in a complete list; and never throws. */
export function* refusals(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly unknown[],
  earlier: readonly unknown[],
  random: Random,
  complete: boolean,
): Generator<string> {
  const action = actions[random.below(actions.length)];
  const asked = new Set(game.pending(state).map((decision) => decision.seat));
  for (const wrong of [...game.seats, 'nobody']) {
    if (!asked.has(wrong) && !game.check(state, wrong, action))
      yield `check lets ${wrong} act out of turn: ${canonical(action)}`;
    if (!asked.has(wrong) && game.actions(state, wrong).length > 0)
      yield `${wrong} has actions, but is not asked`;
  }
  const odds = [mutated(action, actions, random), mutated(action, earlier, random), junk(random)];
  if (earlier.length > 0) odds.push(earlier[random.below(earlier.length)]);
  for (const odd of odds) {
    let refusal: unknown;
    try {
      refusal = game.check(state, seat, odd);
    } catch (error) {
      yield `check threw on ${canonical(odd)}: ${error}`;
      continue;
    }
    if (refusal) continue;
    try {
      const text = game.notation.print(state, odd);
      if (complete && !actions.some((known) => game.notation.print(state, known) === text)) {
        yield `check allows what is not listed: ${canonical(odd)}`;
      }
      game.apply(game.fork(state), seat, odd, diceFrom(randomFrom('any')));
    } catch (error) {
      yield `check allows ${canonical(odd)}, but playing it threw ${error}`;
    }
  }
}

/** Saved and loaded, or forked, a state plays on as the original does, and leaves the original alone. */
export function* copies(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: unknown,
  random: Random,
): Generator<string> {
  const odd = notPlain(state);
  if (odd) yield `not plain data: ${odd}`;
  const before = canonical(state);
  const luck = random.below(0x1_0000_0000);
  const after = [game.fork(state), plainCopy(state), game.fork(state)].map((copy) => {
    const same = canonical(copy) === before;
    const events = game.apply(copy, seat, action, diceFrom(randomFrom(luck)));
    return { same, text: canonical({ copy, events }) };
  });
  if (canonical(state) !== before)
    yield `fork: playing on a copy changed the original: ${difference(before, canonical(state))}`;
  else if (!after[0].same) yield 'fork: the copy is not equal to the original';
  else if (after[0].text !== after[2].text)
    yield `not deterministic: ${difference(after[0].text, after[2].text)}`;
  else if (after[0].text !== after[1].text)
    yield `save and load: plays on otherwise: ${difference(after[0].text, after[1].text)}`;
}

/** Whatever a person may look at can be shown, and chances are chances. */
export function* shown(game: AnyGame, state: unknown, seat: Seat, action: unknown): Generator<string> {
  for (const viewer of [...game.seats, 'spectator']) {
    const odd = notPlain(game.view(state, viewer), 'view');
    if (odd) yield `not plain data: ${odd}`;
    game.sketch(game.view(state, viewer));
  }
  for (const { what, ways, total } of game.odds(game.view(state, seat), action)?.chances ?? []) {
    if (!(ways >= 0 && ways <= total && total > 0)) yield `odds: '${what}' is ${ways} in ${total}`;
  }
}

/** Every event is plain data and can be put into words for everybody who may know of it. */
export function* told(game: AnyGame, events: readonly GameEvent[]): Generator<string> {
  for (const whole of events) {
    const odd = notPlain(whole, 'event');
    if (odd) yield `not plain data: ${odd}`;
    for (const viewer of [...game.seats, 'spectator']) {
      const event = game.redact(whole, viewer);
      const line = event && game.describe(event);
      if (line && !/^[^\n]+$/.test(line.text))
        yield `the log line of ${canonical(event)} for ${viewer} is not a line`;
    }
  }
}

/** A free undo brings the very position back, and the action can be played again. */
export function* takenBack(match: Match, seat: Seat, action: unknown, before: string): Generator<string> {
  const after = stateHash(match.state);
  const count = match.entries.length;
  const answer = undo(match, seat);
  if (!answer.ok) yield `undo: refused: ${answer.refusal.why}`;
  if (stateHash(match.state) !== before) yield `undo: action ${count} taken back gives another position`;
  if (!act(match, seat, action).ok || stateHash(match.state) !== after)
    yield `undo: action ${count} played again differs`;
}

/** Once over, nothing can be done any more, and the file tells the same story. */
export function* ended(match: Match): Generator<string> {
  const { game, state, ruleset } = match;
  for (const seat of game.seats) {
    if (game.pending(state).length > 0) yield 'somebody is asked after the end';
    if (game.actions(state, seat).length > 0) yield `${seat} still has actions after the end`;
  }
  const read = readMatch(writeMatch(match, { reveal: true }), [ruleset]);
  if (read.problem) return yield `replay: line ${read.problem.line}: ${read.problem.message}`;
  const story = (told: Match): string => canonical([told.opening, told.entries]);
  if (story(read.match!) !== story(match))
    yield `replay: other events: ${difference(story(match), story(read.match!))}`;
}
