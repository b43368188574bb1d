import { lazy } from 'react';
import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Event } from '../../../games/hulk-revised/events.ts';
import { act, hulkRevised } from '../../../games/hulk-revised/index.ts';
import type { State } from '../../../games/hulk-revised/state.ts';
import type { AnyGame, AnyRuleset, GameEvent, Refusal, Viewer } from '../../../kernel/contract.ts';
import type { Adapter, SquaresTable } from '../adapter.ts';
import { because } from './because.ts';
import { beyond } from './beyond.ts';
import { combinedAt } from './combined.ts';
import { cuesOf } from './cues.ts';
import { drawAnswer } from './draw.ts';
import { effectsOf } from './effects.ts';
import { endingsOf } from './endings.ts';
import { oddsOf } from './fights.ts';
import { framesOf } from './frames.ts';
import type { Hulk, HulkGame, View } from './game.ts';
import { handFor } from './hand.ts';
import { aimOf, closingOf, headOf, summaryOf } from './head.ts';
import { insteadOf } from './instead.ts';
import { joinLines } from './join.ts';
import { LAYERS, layerOf } from './layers/index.ts';
import { luckReader } from './luck.ts';
import { meantBy } from './meant.ts';
import { briefingOf, missionCards, readCard } from './missions.ts';
import { ordersFor } from './orders.ts';
import { postcard } from './postcard.ts';
import { chapters, prepare } from './prepare.ts';
import { reachOf } from './reach.ts';
import { cardOf, rosterOf } from './roster.ts';
import { sceneOf } from './scene.ts';
import { ANY_SERGEANT } from './symbols.ts';
import { tellEvent } from './tell.ts';
import { pressesOn, stakesOf } from './trial.ts';
import { keptBack, type Toggles } from './variants.ts';
import { whereOf } from './where.ts';
import { sightOf, zoneOf } from './zones.ts';

export const hulkRevisedAdapter: Adapter<SquaresTable> = {
  ruleset: hulkRevised as unknown as AnyRuleset,
  title: 'Hulk, revised',
  seats: [
    { seat: 'marine', name: 'Marines', symbol: ANY_SERGEANT, side: 'marine' },
    { seat: 'stealer', name: 'Stealers', symbol: 'u-genestealer', side: 'stealer' },
  ],
  missions: missionCards(),
  readMission: readCard,
  chapters: { word: 'Chapter: a bonus for the Marines', options: chapters },
  solo: { option: 'solo', seat: 'marine' },
  prepare,
  joinCampaign: async (mission) => (await import('./campaign/far-campaign.ts')).joinCampaign(mission),
  table: tableOf,
  postcard,
  ForcePick: lazy(async () => ({ default: (await import('./forces/force-pick.tsx')).ForcePick })),
  MissionTools: lazy(async () => ({ default: (await import('./sheets/mission-tools.tsx')).MissionTools })),
};

const SEATS: Readonly<Record<string, string>> = {
  marine: 'Marine',
  stealer: 'Stealer',
  spectator: 'Onlooker',
};

function tableOf(rules: AnyGame): SquaresTable {
  const game = rules as unknown as HulkGame;
  const { mission, options } = game.table;
  /** The tables of the board that a view is of. */
  const on = (view: unknown): Hulk => ({ game, table: game.tableOf(view as State) });
  return {
    stage: 'squares',
    game: rules,
    board: (view) => game.boardOf(view as State),
    title: mission.title,
    aim: (viewer) => aimOf(mission, viewer),
    briefing: briefingOf(mission, options),
    scene: (view) => sceneOf(on(view), view as View),
    head: (view, viewer) => headOf(on(view), view as View, viewer),
    roster: (view, viewer) => rosterOf(on(view), view as View, viewer),
    card: (view, unit) => cardOf(on(view), view as View, unit),
    layers: LAYERS,
    layer: (view, viewer, id, unit) => layerOf(on(view), view as View, viewer, id, unit),
    sight: (view, unit) => sightOf(on(view), view as View, unit),
    odds: (view, action) => oddsOf(on(view), view as View, action as Action),
    endings: (ask, offer) => endingsOf(on(ask.view), ask, offer),
    pressesOn: (events, unit) => pressesOn(events as readonly Event[], unit),
    stakes: (ask, offer) => stakesOf(on(ask.view), ask, offer),
    zone: (view, action) => zoneOf(on(view), view as View, action as Action),
    hand: (ask) => handFor(on(ask.view), ask),
    reach: ({ view, decision, selected, toggles, actions }) =>
      reachOf(on(view), view as View, decision.seat, selected, toggles, actions as readonly Action[]),
    meant: (view, _seat, unit, square) => meantBy(on(view), view as View, unit, square),
    beyond: (view, unit, square) => beyond(on(view), view as View, unit, square),
    because: (view, action, refusal) => because(on(view), view as View, action as Action, refusal),
    instead: (ask, wanted) => insteadOf(on(ask.view), ask, wanted),
    combined: (ask, square) => combinedAt(on(ask.view), ask, square),
    turning: (_view, unit, facing) => act('turn', unit, -1, facing),
    luck: (view) => luckReader(on(view)),
    tell: (event) => tellEvent({ game, table: game.tableFor(event as Event) }, event as Event),
    join: (older, newer) => joinLines({ game, table: game.tableFor(newer.event as Event) })(older, newer),
    effects: (events: readonly GameEvent[]) => effectsOf(events as readonly Event[]),
    cues: (events, scene) => cuesOf(events as readonly Event[], scene),
    where: (event, scene) => whereOf(event as Event, scene),
    frames: (before, events) =>
      framesOf(before, events as readonly Event[], {
        rolls: (event) => rules.describe(event)?.dice?.some(({ values }) => values.length > 0) ?? false,
        nameOf: (event, unit) => game.tableFor(event).roll[unit - 1] ?? '',
      }),
    seatName: (seat: Viewer) => SEATS[seat] ?? seat,
    orders: ordersFor,
    drawAnswer: (view, seat) => drawAnswer(on(view), view as View, seat),
    withheld: ({ view, actions, toggles }, action) =>
      withheld(view as View, actions as readonly Action[], action as Action, toggles),
    closing: (view) => closingOf(on(view), view as View),
    summary: (view) => summaryOf(view as View),
  };
}

/** What was meant is legal on a command point, but an order keeps that point. */
function withheld(view: View, actions: readonly Action[], meant: Action, toggles: Toggles): Refusal | null {
  const { do: verb, unit, to } = meant;
  const same = actions.filter((one) => one.do === verb && one.unit === unit && one.to === to);
  if (same.length === 0 || !same.every((one) => keptBack(view, one, toggles))) return null;
  return {
    rule: 'HR-ACT-05',
    why: 'Your standing order keeps the last command point. Choose to pay with command points to spend it.',
  };
}

export default hulkRevisedAdapter;
