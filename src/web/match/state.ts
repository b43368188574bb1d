/** Everything that changes while a match is played at this screen, in one place; plain functions work on it. */
import type { Seat, Viewer } from '../../kernel/contract.ts';
import { type Speed, settings } from '../settings.ts';
import { createTimer, type Timer } from './clock.ts';
import { firstViewer, type Host, isAlone } from './host.ts';
import type { Look, OrderGiven } from './look.ts';
import type { TableOffer } from './offer.ts';
import type { Opponent } from './opponent.ts';
import type { Beat } from './timeline.ts';

export type BeatShown = Beat<unknown, unknown>;

export interface TableState {
  readonly host: Host;
  /** One person at this screen. */
  readonly alone: boolean;
  /** Where there is nothing to watch: instead of the speed in the settings. */
  readonly pace: Speed | null;
  readonly listeners: Set<() => void>;
  readonly clock: Timer;
  look: Look;
  /** What has happened and is yet to be shown. */
  line: readonly BeatShown[];
  /** How much each viewer had been told before the last answer. */
  since: ReadonlyMap<Viewer, number>;
  /** The question that waits is a prompt, and not simply what to do next. */
  asks: boolean;
  /** What was last answered at this screen by hand: who, and the number he stood at. */
  chosen: { readonly seat: Viewer; readonly n: number } | null;
  /** The number each viewer stood at when he last decided freely, and who has missed something since. */
  readonly waits: Map<Viewer, number>;
  readonly missed: Set<Viewer>;
  /** Nobody wants to watch, until somebody is asked. */
  hurry: boolean;
  /** Actions that were planned to follow the last one. */
  plan: readonly unknown[];
  /** The piece whose plan goes on through dice that change nothing, or 0. */
  pressing: number;
  /** What was set for this turn, and whose turn it is. */
  toggles: Look['toggles'];
  turnOf: Seat | null;
  /** What a seat wants for as long as the table is open. */
  wishes: Readonly<Record<Seat, Look['toggles']>>;
  /** The question that is put to its person although an order would answer it. */
  overruled: { readonly seat: Seat; readonly id: number } | null;
  byOrder: readonly OrderPlayed[];
  declined: TableOffer | null;
  offered: Offered | null;
  opponent: Opponent | null;
  /** What the machine did since the page was opened. */
  deeds: readonly Deed[];
  /** An answer is on its way. */
  answering: boolean;
  /** Of what is played next. */
  timer: number;
  /** The page has been left. */
  gone: boolean;
}

/** What was asked of the other seat last. */
interface Offered {
  readonly by: Viewer;
  readonly what: TableOffer['what'];
  /** The number the table stood at for whoever asked, and how much he had been told. */
  readonly at: number;
  readonly told: number;
  /** Somebody elsewhere has still to answer. */
  readonly waits: boolean;
}

/** An answer that a standing order gave here. */
export interface OrderPlayed {
  readonly given: OrderGiven;
  /** The number the table stood at for each viewer when it was given. */
  readonly at: ReadonlyMap<Viewer, number>;
}

/** One answer of the machine. */
export interface Deed {
  readonly seat: Seat;
  readonly secret: boolean;
  /** For each viewer: the number the table stood at before, and the number that told of it. */
  readonly at: ReadonlyMap<Viewer, { readonly stood: number; readonly told: number }>;
}

const NOTHING_YET = {
  beat: 0,
  view: null,
  scene: null,
  moving: false,
  decision: null,
  outcome: null,
  mine: false,
  curtain: null,
  actions: [],
  effects: [],
  happened: [],
  weight: 'step',
  about: [],
  shown: -1,
  partly: 0,
  busy: false,
  ordered: null,
  recap: null,
  offer: null,
  problem: null,
  toggles: {},
} satisfies Omit<Look, 'viewer'>;

export function openState(host: Host, pace: Speed | null = null): TableState {
  return {
    host,
    alone: isAlone(host.players),
    pace,
    listeners: new Set(),
    clock: createTimer(host.id),
    look: { ...NOTHING_YET, viewer: firstViewer(host.players) },
    line: [],
    since: new Map(),
    asks: false,
    chosen: null,
    waits: new Map(),
    missed: new Set(),
    hurry: false,
    plan: [],
    pressing: 0,
    toggles: {},
    turnOf: null,
    wishes: {},
    overruled: null,
    byOrder: [],
    declined: null,
    offered: null,
    opponent: null,
    deeds: [],
    answering: false,
    timer: 0,
    gone: false,
  };
}

/** Where nobody looks, nothing is shown step by step. */
export function speedOf({ pace, hurry }: TableState): Speed {
  return hurry || document.hidden ? 'instant' : (pace ?? settings().speed);
}

export function viewersOf({ host }: TableState): readonly Viewer[] {
  return [...host.table.game.seats, 'spectator'];
}
