import { lazy } from 'react';
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Event } from '../../../games/epic-1991/events.ts';
import { epic1991 } from '../../../games/epic-1991/index.ts';
import type { Side, State } from '../../../games/epic-1991/state.ts';
import type { AnyGame, AnyRuleset, GameEvent, Viewer } from '../../../kernel/contract.ts';
import type { Adapter, FieldTable } from '../adapter.ts';
import { answersAbout, putAt } from './asks.ts';
import { cuesOf } from './cues.ts';
import { drawnOf } from './drawn.ts';
import { effectsOf } from './effects.ts';
import { fireAt } from './firing/fire-hand.ts';
import { framesOf, whereOf } from './frames.ts';
import { askOf, type Epic, type EpicGame, type View } from './game.ts';
import { handOf, isListed } from './hand.ts';
import { aimOf, closingOf, headOf, summaryOf } from './head.ts';
import { LAYERS, layerOf } from './layers.ts';
import { lossesOf } from './losses.ts';
import { luckReader } from './luck.ts';
import { missionCards, prepare, readCard, settle } from './missions.ts';
import { chargeAt, moveRings, sentTo } from './moving/move-hand.ts';
import { oddsOf } from './odds.ts';
import { draftedScene, strokeOf } from './orders-hand.ts';
import { editsOf, pulledIn } from './plans.ts';
import { cardOf, rosterOf } from './roster.ts';
import { sceneOf } from './scene.ts';
import { standingOf } from './standing.ts';
import { STANDING } from './standing-orders.ts';
import { joinLines, tellEvent } from './tell.ts';

const epicAdapter: Adapter<FieldTable> = {
  ruleset: epic1991 as unknown as AnyRuleset,
  title: 'Epic, 1991',
  seats: [
    { seat: 'A', name: 'First army', symbol: 'sm-tactical', side: 'side-a' },
    { seat: 'B', name: 'Second army', symbol: 'ork-goff', side: 'side-b' },
  ],
  missions: missionCards(),
  readMission: readCard,
  chapters: null,
  solo: null,
  prepare,
  settle,
  table: tableOf,
  MissionTools: lazy(async () => ({ default: (await import('./ground/mission-tools.tsx')).MissionTools })),
};

function tableOf(rules: AnyGame): FieldTable {
  const game = rules as unknown as EpicGame;
  const { battle, options } = game.table;
  const on = (view: unknown): Epic => ({ game, table: game.tableOf(view as State) });
  /** Events name models by number: of the table they were told of. */
  const tableFor = (events: readonly GameEvent[]) =>
    game.tableFor(
      ((events as readonly Event[]).find(({ lists }) => lists !== undefined) ?? {}) as Pick<Event, 'lists'>,
    );
  return {
    stage: 'field',
    measures: options.openMeasuring,
    game: rules,
    title: battle.title.replace(/: .*/, ''),
    aim: () => aimOf({ game, table: game.table }),
    briefing: {
      text: battle.briefing,
      goals: [{ who: 'Both sides', text: aimOf({ game, table: game.table }) }],
      options: options.openMeasuring
        ? [{ text: 'Anybody may measure at any time.', rule: 'E2-FIRE-19' }]
        : [],
    },
    lists: isListed,
    scene: (view) => sceneOf(on(view).table, view as View),
    head: (view, viewer) => headOf(on(view), view as View, viewer),
    roster: (view, viewer) => rosterOf(on(view), view as View, viewer),
    standing: (view, events) => {
      const epic = on(view);
      return standingOf(epic, view as View, events as readonly Event[]);
    },
    card: (view, unit) => cardOf(on(view), view as View, unit),
    hand: (ask) => handOf(on(ask.view), askOf(ask)),
    stakes: () => null,
    odds: (view, action) => oddsOf(on(view), view as View, action as never),
    pressesOn: () => true,
    because: (_view, _action, refusal) => refusal,
    instead: () => null,
    tell: (event) => tellEvent({ game, table: tableFor([event]) }, event as Event),
    join: (older, newer) => joinLines({ game, table: tableFor([newer.event]) }, older, newer),
    luck: () => luckReader((event) => tableFor([event])),
    seatName: (seat: Viewer) => (seat === 'A' || seat === 'B' ? game.table.names[seat] : 'Onlooker'),
    orders: () => STANDING,
    drawAnswer: () => ({ accepts: false, why: 'It would rather fight on.' }),
    withheld: () => null,
    closing: (view) => closingOf(on(view), view as View),
    summary: (view) => summaryOf(view as View),
    drafted: (scene, ask) => (isOrders(ask.decision.kind) ? draftedScene(scene, askOf(ask)) : scene),
    stroke: (ask, unit) => (isOrders(ask.decision.kind) ? strokeOf(askOf(ask), unit) : null),
    layers: LAYERS,
    layer: (view, viewer, id, unit, at) => layerOf(on(view), view as View, viewer, id, unit, at),
    drawn: (ask, action) =>
      drawnOf(on(ask.view), ask.view as View, ask.decision.seat as Side, action as Action),
    sentTo: (ask, at) => sentTo(on(ask.view), askOf(ask), at) ?? putAt(on(ask.view), askOf(ask), at),
    pulled: (ask, plan, held, at) => pulledIn(on(ask.view), askOf(ask), plan, held, at),
    edits: (ask, plan) => editsOf(on(ask.view), askOf(ask), plan),
    onto: (ask, unit) => {
      if (ask.decision.kind === 'fire') return fireAt(on(ask.view), askOf(ask), unit);
      if (ask.decision.kind === 'move') return chargeAt(on(ask.view), askOf(ask), unit);
      return answersAbout(on(ask.view), askOf(ask), unit);
    },
    losses: (view, events) => lossesOf(on(view), view as View, events as readonly Event[]),
    rings: (ask) => moveRings(on(ask.view), askOf(ask)),
    effects: (events) => effectsOf(tableFor(events), events as readonly Event[], null),
    where: (event) => whereOf(tableFor([event]), event as Event),
    cues: (events) => cuesOf(tableFor(events), events as readonly Event[]),
    frames: (before, events) => framesOf(tableFor(events), before, events as readonly Event[]),
  };
}

function isOrders(kind: string): boolean {
  return kind === 'orders' || kind === 'late-orders';
}

export default epicAdapter;
