/** Points, break points and what the end of a turn came to, each with what it means. */
import { victoryLevel } from '../../../games/epic-1991/end-phase/victory.ts';
import type { Event } from '../../../games/epic-1991/events.ts';
import { REPAIR } from '../../../games/epic-1991/sheets/index.ts';
import { SIDES, type Side } from '../../../games/epic-1991/state.ts';
import type { Line } from '../../../kernel/contract.ts';
import { counted, listed } from '../../../kernel/words.ts';
import type { Standing, StandingCard, StandingPart, Told } from '../adapter.ts';
import { type Epic, shortName, type View } from './game.ts';
import { cardLeft } from './roster.ts';
import { SIDE_CLASS } from './scene.ts';
import { joinLines, tellEvent } from './tell.ts';

interface Part extends Omit<StandingPart, 'lines'> {
  has(event: Event): boolean;
  /** Said where nothing of it happened; left out then where there is nothing to say. */
  readonly none?: string;
}

const kinds =
  (...all: readonly Event['kind'][]) =>
  ({ kind }: Event) =>
    all.includes(kind);

const PARTS: readonly Part[] = [
  {
    word: 'Objectives',
    explains:
      'A counter goes to the side that alone has a model within 15 cm of it, or the nearest: five points, and five off whoever held it.',
    rule: 'E2-VP-02',
    has: (event) => event.kind === 'captured' || (event.kind === 'points' && event.why === 'objective'),
    none: 'None changed hands.',
  },
  {
    word: 'Break points',
    explains:
      'A card that has lost as many models as its break point is broken; its points go to the enemy at once.',
    rule: 'E2-VP-07',
    has: (event) => event.kind === 'broke' || (event.kind === 'points' && event.why !== 'objective'),
    none: 'No card was broken.',
  },
  {
    word: 'Morale',
    explains:
      'Units of a broken card roll their morale or more, at once and again in close combat. Who fails falls back; who fails once more routs.',
    rule: 'E2-MORAL-02',
    has: (event) =>
      (event.kind === 'morale' && event.what !== 'rally') ||
      event.kind === 'falls-back' ||
      event.kind === 'routs',
  },
  {
    word: 'Repair',
    explains: `A Titan repairs each damaged part, and raises each shield that is down, on ${REPAIR} or more.`,
    rule: 'E2-TITAN-15',
    has: kinds('repair', 'shields-raised'),
  },
  {
    word: 'Rally',
    explains:
      'A unit that fell back in an earlier turn may roll its morale to take orders again. Failing costs nothing.',
    rule: 'E2-RALLY-01',
    has: (event) => (event.kind === 'morale' && event.what === 'rally') || event.kind === 'rallies',
  },
  {
    word: 'Vortex',
    explains:
      'On 1 or 2 it closes, on 3 or 4 it stays, on 5 or 6 it drifts 2D6 cm and swallows whatever it crosses.',
    rule: 'E2-VORT-08',
    has: kinds('vortex-roll'),
  },
  {
    word: 'Psychic locks',
    explains: 'Whoever is locked is free again on 4 or more.',
    rule: 'E2-WLOCK-09',
    has: kinds('freed'),
  },
  {
    word: 'Weirdboy energy',
    explains: 'The tower gathers energy from the Orks around it. What it cannot hold makes it burst.',
    rule: 'E2-WEIRD-01',
    has: kinds('energy', 'overload'),
  },
];

export function standingOf(epic: Epic, view: View, events: readonly Event[]): Standing | null {
  if (view.phase === 'setup') return null;
  // Orders for the next turn: the one before it is looked back on.
  const back = view.phase === 'orders' && view.turn > 1 && !view.outcome;
  const from = events.findLastIndex((e) => e.kind === 'turn' && e.turn === view.turn - (back ? 1 : 0));
  const to = back ? events.findLastIndex((e) => e.kind === 'turn' && e.turn === view.turn) : events.length;
  const happened = events.slice(Math.max(0, from), to);
  const fresh = back || view.phase === 'end' || view.outcome !== null;
  return {
    title: view.outcome
      ? 'The battle is over'
      : back
        ? `Turn ${view.turn - 1} is over`
        : `Turn ${view.turn}${view.phase === 'end' ? ' ends' : ' so far'}`,
    says: saysOf(epic, view),
    fresh,
    sides: SIDES.map((side) => sideOf(epic, view, side, happened)),
    parts: PARTS.flatMap(({ has, none, ...part }) => {
      const lines = linesOf(epic, happened.filter(has));
      if (lines.length > 0) return [{ ...part, lines }];
      return none && fresh ? [{ ...part, lines: [{ text: none, rules: [] }] }] : [];
    }),
  };
}

function saysOf({ table }: Epic, { vps, outcome }: View): string {
  const goal = victoryLevel(table.battle.points);
  if (outcome) return outcome.why;
  if (vps.A === vps.B) return `Level at ${vps.A}. ${goal} win.`;
  const [lead, behind]: readonly Side[] = vps.A > vps.B ? ['A', 'B'] : ['B', 'A'];
  return `${table.names[lead]} leads by ${counted(vps[lead] - vps[behind], 'point')} and needs ${Math.max(0, goal - vps[lead])} more.`;
}

function sideOf(
  { table }: Epic,
  view: View,
  side: Side,
  events: readonly Event[],
): Standing['sides'][number] {
  const held = view.objectives.flatMap(({ holder }, i) => (holder === side ? [String(i + 1)] : []));
  return {
    name: shortName(table, side),
    side: SIDE_CLASS[side],
    points: view.vps[side],
    goal: victoryLevel(table.battle.points),
    gained: events.reduce((sum, e) => (e.kind === 'points' && e.side === side ? sum + e.points : sum), 0),
    holds:
      held.length > 0
        ? `Holds ${held.length > 1 ? 'objectives' : 'objective'} ${listed(held)}`
        : 'Holds no objective',
    cards: table.cards
      .filter((card) => card && card.side === side)
      .map(
        ({ id, name, vps }): StandingCard => ({
          name,
          worth: vps,
          broken: view.cards[id].broken,
          strength: cardLeft(table, view, id),
        }),
      ),
  };
}

/** As the report tells them, those that belong together in one line. */
function linesOf(epic: Epic, events: readonly Event[]): Line[] {
  const told: Told[] = [];
  for (const event of events) {
    const line = tellEvent(epic, event);
    if (!line) continue;
    const last = told.at(-1);
    const joined = last && joinLines(epic, last, { event, line });
    if (joined) told[told.length - 1] = { event, line: joined };
    else told.push({ event, line });
  }
  return told.map(({ line }) => line);
}
