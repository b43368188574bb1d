import { hulkRevised } from '../../../games/hulk-revised/index.ts';
import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Event } from '../../../games/hulk-revised/events.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { GameEvent, Viewer } from '../../../kernel/contract.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Adapter, Ask, Hand, Table } from '../adapter.ts';
import { barFor } from './bar.ts';
import { effectsOf } from './effects.ts';
import { type Hulk, type HulkGame, pieceAt, type View } from './game.ts';
import { headOf, summaryOf } from './head.ts';
import { meantBy } from './meant.ts';
import { missionCards } from './missions.ts';
import { offerOf } from './offers.ts';
import { promptFor } from './prompts.ts';
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
};

const SEATS: Readonly<Record<string, string>> = { marine: 'Marine', stealer: 'Stealer', spectator: 'Onlooker' };

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
    meant: (view, _seat, unit, square) => meantBy(hulk, view as View, unit, square),
    effects: (events: readonly GameEvent[]) => effectsOf(events as readonly Event[]),
    seatName: (seat: Viewer) => SEATS[seat] ?? seat,
    summary: (view) => summaryOf(view as View),
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
  if (prompt) return { prompt, board: offers.filter((o) => o.square !== undefined || o.area !== undefined), bar: [], toggles: [], units: [] };
  const own = offers.filter((offer) => offer.unit === selected && selected !== 0);
  const end = offers.filter((offer) => offer.verb === 'end');
  const bar = barFor(hulk, view, selected, marine, own);
  bar.push({ id: 'end', word: 'End phase', icon: 'i-end-turn', key: 'Enter', price: 0, shared: 0, offers: end, meant: null });
  return {
    prompt: null,
    board: own.filter((offer) => offer.square !== undefined),
    bar,
    toggles: togglesFor(hulk, view, selected, marine, toggles),
    units: [...new Set(offers.filter((o) => o.unit !== 0).map((o) => o.unit))],
  };
}
