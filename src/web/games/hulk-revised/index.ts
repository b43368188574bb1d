import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Event } from '../../../games/hulk-revised/events.ts';
import { hulkRevised } from '../../../games/hulk-revised/index.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { GameEvent, Refusal, Viewer } from '../../../kernel/contract.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Adapter, Ask, Hand, Offer, Table } from '../adapter.ts';
import { barFor } from './bar.ts';
import { effectsOf } from './effects.ts';
import { type Hulk, type HulkGame, nameOf, pieceAt, type View } from './game.ts';
import { closingOf, headOf, summaryOf } from './head.ts';
import { joinLines } from './join.ts';
import { meantBy } from './meant.ts';
import { missionCards } from './missions.ts';
import { offerOf } from './offers.ts';
import { postcard } from './postcard.ts';
import { promptFor } from './prompts.ts';
import { reachOf } from './reach.ts';
import { cardOf, rosterOf } from './roster.ts';
import { sceneOf } from './scene.ts';
import { preferred, togglesFor } from './variants.ts';

export const hulkRevisedAdapter: Adapter = {
  ruleset: hulkRevised,
  title: 'Hulk, revised',
  seats: [
    { seat: 'marine', name: 'Marines', symbol: 'u-sergeant', side: 'marine' },
    { seat: 'stealer', name: 'Stealers', symbol: 'u-genestealer', side: 'stealer' },
  ],
  missions: missionCards(),
  sit,
  postcard,
};

const SEATS: Readonly<Record<string, string>> = {
  marine: 'Marine',
  stealer: 'Stealer',
  spectator: 'Onlooker',
};

function sit(match: Match): Table {
  const game = match.game as unknown as HulkGame;
  const hulk: Hulk = { game, table: game.table };
  const { mission, board } = game.table;
  return {
    match,
    board,
    title: mission.title,
    aim: mission.summary,
    scene: (view) => sceneOf(hulk, view as View),
    head: (view, viewer) => headOf(hulk, view as View, viewer),
    roster: (view, viewer) => rosterOf(hulk, view as View, viewer),
    card: (view, unit) => cardOf(hulk, view as View, unit),
    sight: (view, unit) => sightOf(hulk, view as View, unit),
    hand: (ask) => handFor(hulk, ask),
    reach: ({ view, decision, selected, toggles }) =>
      reachOf(hulk, view as View, decision.seat, selected, toggles),
    meant: (view, _seat, unit, square) => meantBy(hulk, view as View, unit, square),
    beyond: (view, unit) => beyond(hulk, view as View, unit),
    join: joinLines(hulk),
    effects: (events: readonly GameEvent[]) => effectsOf(events as readonly Event[]),
    seatName: (seat: Viewer) => SEATS[seat] ?? seat,
    lasting: ['snap'],
    closing: (view) => closingOf(hulk, view as View),
    summary: (view) => summaryOf(view as View),
  };
}

function beyond(hulk: Hulk, view: View, unit: number): Refusal {
  const p = pieceAt(view, unit);
  return {
    rule: 'HR-MOVE-01',
    why: `${p ? nameOf(hulk, p) : 'It'} cannot get there with what is left: each step is an action of its own.`,
  };
}

function sightOf({ table }: Hulk, view: View, unit: number): readonly number[] {
  const p = pieceAt(view, unit);
  if (!p || !p.marine || p.at === NOWHERE) return [];
  return table.sight.view(p.at, p.facing, view.hard, view.soft, []);
}

function handFor(hulk: Hulk, { view: seen, decision, actions, selected, toggles }: Ask): Hand {
  const view = seen as View;
  const marine = decision.seat === 'marine';
  const legal = preferred(view, actions as readonly Action[], toggles);
  const offers = legal.map((action) => offerOf(hulk, view, action));
  const prompt = promptFor(hulk, view, decision, offers, toggles);
  if (prompt) {
    const board = offers.filter((o) => o.square !== undefined || o.area !== undefined);
    return { prompt, board, bar: barFor(hulk, view, selected, marine, []), toggles: [], units: [], first: 0 };
  }
  const own = offers.filter((offer) => offer.unit === selected && selected !== 0);
  const end = offers.filter((offer) => offer.verb === 'end');
  const bar = barFor(hulk, view, selected, marine, own);
  const confirm = marine ? unspent(view) : undefined;
  bar.push({
    id: 'end',
    word: 'End phase',
    icon: 'i-end-turn',
    key: 'Enter',
    price: 0,
    shared: 0,
    offers: end,
    meant: null,
    confirm,
  });
  const units = [...new Set(offers.filter((o) => o.unit !== 0).map((o) => o.unit))];
  return {
    prompt: null,
    board: own.filter((offer) => offer.square !== undefined),
    bar,
    toggles: togglesFor(hulk, view, selected, marine, toggles),
    units,
    first: firstOf(view, units, offers),
  };
}

/** Whoever is under way, else whoever can fight, then whoever can do most: models before blips, the board before the entry areas. */
function firstOf(view: View, units: readonly number[], offers: readonly Offer[]): number {
  const can = (...verbs: string[]) =>
    new Set(offers.filter(({ verb }) => verbs.includes(verb)).map(({ unit }) => unit));
  const movers = can('move');
  const fighters = can('shoot', 'assault');
  const worth = (id: number): number => {
    const p = pieceAt(view, id);
    if (!p) return 0;
    if (view.active === id) return 100;
    return (
      p.ap +
      (movers.has(id) ? 5 : 0) +
      (fighters.has(id) && p.ap > 0 ? 8 : 0) +
      (p.kind === 'blip' ? 0 : 10) +
      (p.at === NOWHERE ? 0 : 20)
    );
  };
  return units.reduce((best, id) => (worth(id) > worth(best) ? id : best), 0);
}

/** Points that would be lost; there is no taking back once the Stealers have drawn. */
function unspent(view: View): string | undefined {
  const left = view.marines.reduce((sum, id) => sum + (pieceAt(view, id)?.ap ?? 0), 0);
  return left > 0 ? `${left} AP unspent` : undefined;
}
