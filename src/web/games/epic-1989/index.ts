import { lazy } from 'react';
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Event } from '../../../games/epic-1989/events.ts';
import { epic1989 } from '../../../games/epic-1989/index.ts';
import type { Side } from '../../../games/epic-1989/state.ts';
import type { AnyGame, AnyRuleset, GameEvent, Seat, Viewer } from '../../../kernel/contract.ts';
import type { Adapter, FieldTable } from '../adapter.ts';
import { type BattleData, GROUPS, ruledFor, turnsOf } from './agreed.ts';
import { putAt } from './asks.ts';
import { cuesOf } from './cues.ts';
import { drawnOf } from './drawn.ts';
import { effectsOf } from './effects.ts';
import { framesOf, whereOf } from './frames.ts';
import { askOf, type Epic, type Epic89Game, IN_FULL, readable, SIDE_WORDS, type View } from './game.ts';
import { handOf, isListed } from './hand.ts';
import { aimOf, closingOf, headOf, summaryOf } from './head.ts';
import { LAYERS, layerOf } from './layers.ts';
import { lossesOf } from './losses.ts';
import { luckReader } from './luck.ts';
import { missionCards, prepare, readCard, told } from './missions.ts';
import { moveRings, sentTo } from './moving/move-hand.ts';
import { oddsOf } from './odds.ts';
import { draftedScene, strokeOf } from './orders-hand.ts';
import { editsOf, ontoUnit, pulledIn } from './plans.ts';
import { settle } from './ready.ts';
import { cardOf, rosterOf } from './roster.ts';
import { sceneOf } from './scene.ts';
import { STANDING } from './standing-orders.ts';
import { installSymbols } from './symbols.ts';
import { joinLines, tellEvent } from './tell.ts';

const epic89Adapter: Adapter<FieldTable> = {
  ruleset: epic1989 as unknown as AnyRuleset,
  title: 'Epic, 1989',
  seats: [
    { seat: 'A', name: 'Imperial', symbol: 'imp89-land-raider', side: 'side-a' },
    { seat: 'B', name: 'Rebel', symbol: 'reb89-land-raider', side: 'side-b' },
  ],
  missions: missionCards(),
  readMission: readCard,
  chapters: null,
  solo: null,
  prepare,
  told,
  optionGroups: GROUPS,
  ruled: (card, options) => ruledFor((card.setup as { battle: BattleData }).battle, options),
  buying: 'own-force',
  turns: (card) => turnsOf((card.setup as { battle: BattleData }).battle),
  ForcePick: lazy(async () => ({ default: (await import('./army/force-pick.tsx')).ForcePick })),
  settle,
  MissionTools: lazy(async () => ({ default: (await import('./mission-tools.tsx')).MissionTools })),
  setUpWord: 'We set up ourselves', // openly, one after the other (E1-SETUP-08)
  table: tableOf,
};

function tableOf(rules: AnyGame): FieldTable {
  installSymbols();
  const game = rules as unknown as Epic89Game;
  const { battle, options } = game.table;
  const on = (view: unknown): Epic => ({ game, table: game.tableOf(view as View) });
  /** Events name units by number: of the table they were told of. */
  const tableFor = (events: readonly GameEvent[]) =>
    game.tableFor((events as readonly Event[]).find(({ lists }) => lists !== undefined) ?? {});
  const agreed = options.turnLimit ? [`The battle ends after turn ${options.turnLimit}.`] : [];
  const sides: Readonly<Record<Side, Seat>> =
    battle.imperial === 'B' ? { imperial: 'B', rebel: 'A' } : { imperial: 'A', rebel: 'B' };
  return {
    stage: 'field',
    measures: true,
    game: rules,
    title: battle.title,
    aim: () => aimOf({ table: game.table }),
    briefing: {
      text: battle.briefing,
      goals: [{ who: 'Goal', text: aimOf({ table: game.table }) }],
      options: agreed.map((text) => ({ text, rule: 'E1-WIN-08' })),
    },
    lists: isListed,
    scene: (view) => sceneOf(on(view).table, view as View),
    head: (view) => headOf(on(view), view as View),
    roster: (view, viewer) => rosterOf(on(view), view as View, viewer),
    card: (view, unit) => cardOf(on(view), view as View, unit),
    hand: (ask) => handOf(on(ask.view), askOf(ask)),
    stakes: () => null,
    odds: (view, action) => oddsOf(on(view), view as View, action as Action),
    pressesOn: () => true,
    called: (text, event) => readable(event ? tableFor([event]) : game.table, text, IN_FULL),
    because: (view, _action, refusal) => ({ ...refusal, why: readable(on(view).table, refusal.why) }),
    instead: () => null,
    tell: (event) => tellEvent({ game, table: tableFor([event]) }, event as Event),
    join: (older, newer) => joinLines({ game, table: tableFor([newer.event]) }, older, newer),
    luck: () => luckReader((event) => tableFor([event]), sides),
    seatName: (seat: Viewer) => seatNamed(seat, battle.imperial === null ? null : sides),
    orders: () => STANDING,
    drawAnswer: () => ({ accepts: false, why: 'It would rather fight on.' }),
    withheld: () => null,
    closing: (view) => closingOf(on(view), view as View),
    summary: (view) => summaryOf(view as View),
    drafted: (scene, ask) =>
      ask.decision.kind === 'orders' ? draftedScene(on(ask.view), scene, askOf(ask)) : scene,
    stroke: (ask, unit) => (ask.decision.kind === 'orders' ? strokeOf(on(ask.view), askOf(ask), unit) : null),
    layers: LAYERS,
    layer: (view, _viewer, id, unit, at) => layerOf(on(view), view as View, id, unit, at),
    drawn: (ask, action) => drawnOf(on(ask.view), ask.view as View, action as Action),
    sentTo: (ask, at) => sentTo(on(ask.view), askOf(ask), at) ?? putAt(on(ask.view), askOf(ask), at),
    pulled: (ask, plan, held, at) => pulledIn(on(ask.view), askOf(ask), plan, held, at),
    edits: (ask, plan) => editsOf(on(ask.view), askOf(ask), plan),
    onto: (ask, unit, model) => ontoUnit(on(ask.view), askOf(ask), unit, model),
    losses: (view, events) => lossesOf(on(view), view as View, events as readonly Event[]),
    rings: (ask) => moveRings(on(ask.view), askOf(ask)),
    effects: (events) => effectsOf(tableFor(events), events as readonly Event[], null),
    where: (event) => whereOf(tableFor([event]), event as Event),
    cues: (events) => cuesOf(tableFor(events), events as readonly Event[]),
    frames: (before, events) => framesOf(tableFor(events), before, events as readonly Event[]),
  };
}

/** Where a roll decides who plays which side, nobody is called by one (E1-SETUP-02). */
function seatNamed(seat: Viewer, sides: Readonly<Record<Side, Seat>> | null): string {
  if (seat !== 'A' && seat !== 'B') return 'Onlooker';
  if (!sides) return seat === 'A' ? 'Player A' : 'Player B';
  return SIDE_WORDS[sides.imperial === seat ? 'imperial' : 'rebel'];
}

export default epic89Adapter;
