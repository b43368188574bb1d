import './heresy.css';
import { lazy } from 'react';
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import type { Event } from '../../../games/hulk-heresy/events.ts';
import { hulkHeresy } from '../../../games/hulk-heresy/index.ts';
import type { Side } from '../../../games/hulk-heresy/state.ts';
import type { AnyGame, AnyRuleset, Seat, Viewer } from '../../../kernel/contract.ts';
import type { Adapter, SquaresTable } from '../adapter.ts';
import { cardOf } from './card.ts';
import { cuesOf } from './cues.ts';
import { effectsOf, whereOf } from './effects.ts';
import { framesOf } from './frames.ts';
import { askOf, type Heresy, type HeresyGame, type View } from './game.ts';
import { handFor } from './hand.ts';
import { aimOf, closingOf, headOf, summaryOf } from './head.ts';
import { LAYERS, layerOf } from './layers.ts';
import { luckReader } from './luck.ts';
import { beyond, meantBy } from './meant.ts';
import { briefingOf, missionCards, prepare, readCard } from './missions.ts';
import { oddsOf } from './odds.ts';
import { ordersFor } from './orders.ts';
import { installParts } from './pieces/install.ts';
import { anyOf } from './pieces/symbols.ts';
import { reachOf } from './reach.ts';
import { rosterOf } from './roster.ts';
import { sceneOf } from './scene.ts';
import { joinLines, sideWords, tellEvent } from './tell.ts';
import { sightOf, zoneOf } from './zones.ts';

installParts();

export const hulkHeresyAdapter: Adapter<SquaresTable> = {
  ruleset: hulkHeresy as unknown as AnyRuleset,
  title: 'Hulk, the Heresy',
  seats: [
    { seat: 'A', name: 'First force', symbol: anyOf('A'), side: 'side-a' },
    { seat: 'B', name: 'Second force', symbol: anyOf('B'), side: 'side-b' },
  ],
  missions: missionCards(),
  readMission: readCard,
  chapters: null,
  solo: null,
  prepare,
  table: tableOf,
  MissionTools: lazy(async () => ({ default: (await import('./sheets/mission-tools.tsx')).MissionTools })),
};

const SEATS: Readonly<Record<string, string>> = {
  A: 'First force',
  B: 'Second force',
  spectator: 'Onlooker',
};

function tableOf(rules: AnyGame): SquaresTable {
  const game = rules as unknown as HeresyGame;
  const heresy: Heresy = { game, table: game.table };
  const { mission, setup } = game.table;
  return {
    stage: 'squares',
    game: rules,
    board: () => game.board,
    title: mission.title,
    aim: () => aimOf(mission),
    briefing: briefingOf(mission, setup.options),
    scene: (view) => sceneOf(heresy, view as View),
    head: (view, viewer) => headOf(heresy, view as View, viewer),
    roster: (view, viewer) => rosterOf(heresy, view as View, viewer),
    card: (view, unit) => cardOf(heresy, view as View, unit),
    layers: LAYERS,
    layer: (view, viewer, id) => layerOf(heresy, view as View, viewer, id),
    sight: (view, unit) => sightOf(heresy, view as View, unit),
    odds: (view, action) => oddsOf(heresy, view as View, action as Action),
    endings: () => [],
    pressesOn: () => false,
    stakes: () => null,
    zone: (view, action) => zoneOf(heresy, view as View, action as Action),
    hand: (ask) => handFor(heresy, askOf(ask)),
    reach: (ask) => reachOf(heresy, askOf(ask)),
    meant: (view, _seat, unit, square) => meantBy(heresy, view as View, unit, square),
    beyond: (view, unit, square) => beyond(heresy, view as View, unit, square),
    because: (_view, _action, refusal) => refusal,
    instead: () => null,
    combined: () => [],
    turning: (_view, unit, facing) => ({ do: 'turn', unit, face: facing }) satisfies Action,
    luck: () => luckReader(),
    tell: (event) => tellEvent(heresy, event as Event),
    join: (older, newer) =>
      joinLines(
        heresy,
        { event: older.event as Event, line: older.line },
        { event: newer.event as Event, line: newer.line },
      ),
    effects: (events) => effectsOf(events as readonly Event[]),
    cues: (events, scene) => cuesOf(events as readonly Event[], scene),
    where: (event, scene) => whereOf(event as Event, scene),
    frames: (before, events) =>
      framesOf(
        before,
        events as readonly Event[],
        (event) => rules.describe(event)?.dice?.some(({ values }) => values.length > 0) ?? false,
      ),
    seatName: (seat: Viewer) => SEATS[seat] ?? seat,
    orders: ordersFor,
    drawAnswer: (view, seat) => drawAnswer(view as View, seat),
    withheld: () => null,
    called: sideWords,
    closing: (view) => closingOf(heresy, view as View),
    summary: (view) => summaryOf(view as View),
  };
}

/** The machine counts what its own side has lost, no more. */
function drawAnswer(view: View, seat: Seat): { accepts: boolean; why: string } {
  const side = seat as Side;
  const lost = view.losses[side];
  const left = view.units[side].length + view.stock[side].length;
  return lost > left * 2
    ? { accepts: true, why: 'Too few are left.' }
    : { accepts: false, why: 'It would rather fight on.' };
}

export default hulkHeresyAdapter;
