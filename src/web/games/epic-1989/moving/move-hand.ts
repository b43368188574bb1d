/** Movement: one detachment after another, sent to places; what the rules would propose stands in the bar. */

import { contains } from '../../../../field/index.ts';
import type { Action, Leg } from '../../../../games/epic-1989/actions.ts';
import { shapeOf } from '../../../../games/epic-1989/geometry/buildings.ts';
import { canTry, heroesOf, heroic } from '../../../../games/epic-1989/heroic/heroes.ts';
import { turnsLeft } from '../../../../games/epic-1989/movement/limits.ts';
import { leftToGo, legsTo, sendable } from '../../../../games/epic-1989/movement/sending.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { counted } from '../../../../kernel/words.ts';
import type { Point } from '../../../stage/box.ts';
import type { BarButton, Hand, Offer, RingDraw } from '../../adapter.ts';
import { disbandButtons } from '../disbanding.ts';
import { drawnAt, onTable, placeOfUnit } from '../drawing.ts';
import { detachmentName, type Epic, type EpicAsk, inCm, offerOf, standingOf, unitCalled } from '../game.ts';
import { CRIES } from '../sentences.ts';
import { isMoving, type Now, nowAt } from './now.ts';
import { type Plan, planOffer } from './plan.ts';

/** So many units at most, and the rules' proposals are looked up unasked. */
const FEW = 4;
const SUGGEST = 'suggest';
const LETTERS = ['A', 'S', 'D', 'F', 'G', 'H', 'J', 'K'];

/** Those that can be moved now. */
export function movable({ game }: Epic, { view, decision }: EpicAsk): readonly number[] {
  const now = nowAt(view);
  return now && now.detachment > 0 ? [now.detachment] : game.unitsFor(view, decision.seat);
}

function planFor({ decision }: EpicAsk, detachment: number, legs: readonly Leg[]): Plan {
  return decision.kind === 'rest' ? { do: 'rest', legs } : { do: 'move', detachment, legs };
}

/** By view and question: under the hand the same proposals are asked for at every place. */
const PROPOSED = new WeakMap<EpicAsk['view'], Map<string, readonly Offer[]>>();

/** What the rules propose, each kind of it once. */
function proposals(epic: Epic, ask: EpicAsk, detachment: number): readonly Offer[] {
  const known = PROPOSED.get(ask.view) ?? new Map<string, readonly Offer[]>();
  PROPOSED.set(ask.view, known);
  const key = `${ask.decision.seat} ${ask.decision.kind} ${detachment}`;
  const found = known.get(key) ?? proposed(epic, ask, detachment);
  known.set(key, found);
  return found;
}

function proposed(epic: Epic, ask: EpicAsk, detachment: number): Offer[] {
  const { game } = epic;
  const { view, decision } = ask;
  const actions =
    decision.kind === 'rest'
      ? game.actions(view, decision.seat)
      : game.listFor(view, decision.seat, detachment);
  const known = new Set<string>();
  return actions.flatMap((action): Offer[] => {
    if ((action.do !== 'move' && action.do !== 'rest') || action.legs.length === 0) return [];
    const offer = planOffer(epic, ask, action);
    if (known.has(offer.word)) return [];
    known.add(offer.word);
    return [offer];
  });
}

const plain = { price: 0, shared: 0, meant: null } as const;

export function moveHand(epic: Epic, ask: EpicAsk): Hand {
  const { table } = epic;
  const { selected, decision, toggles } = ask;
  const units = movable(epic, ask);
  const unit = units.includes(selected) ? selected : 0;
  const isRest = decision.kind === 'rest';
  const bar: BarButton[] = [];
  if (isRest) bar.push(oneButton(epic, ask, { do: 'on' }, 'Go on as planned', 'i-move', 'Enter'));
  if (unit > 0) {
    const few = table.detachments[unit].units.length <= FEW || toggles[SUGGEST] === String(unit);
    const found = few ? proposals(epic, ask, unit) : [];
    found.slice(0, LETTERS.length).forEach((offer, i) => {
      bar.push({
        ...plain,
        id: `move ${i}`,
        word: offer.word,
        icon: iconOf(offer),
        key: LETTERS[i],
        offers: [offer],
      });
    });
    if (!few)
      bar.push({
        ...plain,
        id: 'suggest',
        word: 'Proposals',
        icon: 'i-bot',
        key: 'G',
        offers: [],
        prefers: [{ toggle: SUGGEST, value: String(unit) }],
        keeps: true,
      });
    const stay = planFor(ask, unit, []);
    bar.push(oneButton(epic, ask, stay, isRest ? 'Stop here' : 'Stay', 'i-guard', 'X'));
    bar.push(...cries(epic, ask, unit), ...(isRest ? [] : disbandButtons(epic, ask, unit)));
  }
  if (!isRest) bar.push(endButton(epic, ask, units));
  return {
    prompt: null,
    board: [],
    bar,
    toggles: [],
    units: [...units],
    first: units[0] ?? 0,
    note: unit > 0 ? noteOf(epic, ask, unit) : 'Choose a detachment to move.',
    todo: {
      text: isRest ? 'A plan was interrupted' : `${counted(units.length, 'detachment')} to move`,
      units,
    },
  };
}

function endButton(epic: Epic, { view, decision }: EpicAsk, left: readonly number[]): BarButton {
  const end: Action = { do: 'end' };
  const owed = epic.game.check(view, decision.seat, end);
  return {
    ...plain,
    id: 'end',
    word: 'End moves',
    icon: 'i-end-turn',
    key: 'Enter',
    due: left.length === 0,
    offers: owed ? [] : [offerOf(epic, view, end, 'End moves', { closes: true })],
    ...(owed ? { idle: owed } : {}),
    ...(left.length > 0 ? { confirm: `${counted(left.length, 'detachment')} not moved yet` } : {}),
  };
}

function oneButton(
  epic: Epic,
  { view, decision }: EpicAsk,
  action: Action,
  word: string,
  icon: string,
  key: string,
): BarButton {
  const refusal = epic.game.check(view, decision.seat, action);
  return {
    ...plain,
    id: action.do === 'on' ? 'on' : 'stay',
    word,
    icon,
    key,
    offers: refusal ? [] : [offerOf(epic, view, action, word, { closes: true, final: false })],
    ...(refusal ? { idle: refusal } : {}),
  };
}

/** E1-HERO-07, E1-HERO-13: what commanders of the detachment may try before it moves. */
function cries(epic: Epic, { view, decision }: EpicAsk, detachment: number): BarButton[] {
  const { table, game } = epic;
  if (!table.options.heroic) return [];
  const heroes = heroesOf(table, view, detachment).filter((id) => canTry(table, view, id));
  return heroes.flatMap((id) =>
    (['double', 'up'] as const).flatMap((deed): BarButton[] => {
      const action = heroic(id, deed);
      if (game.check(view, decision.seat, action)) return [];
      const word = CRIES[deed];
      return [
        {
          ...plain,
          id: `hero ${deed} ${id}`,
          word,
          icon: 'i-command',
          key: '',
          offers: [
            offerOf(epic, view, action, word, { final: true, label: `${unitCalled(table, id)}: ${word}` }),
          ],
          detail: 'Works on 8 or more on two dice; 3 or less kills him.',
        },
      ];
    }),
  );
}

function iconOf({ word }: Offer): string {
  if (/^(Ram|Overrun|Charge|Storm|Stomp)/.test(word)) return 'o89-charge';
  if (/^(Get|Come|Into)/.test(word)) return 'i-door';
  if (word === 'Turn') return 'i-turn-right';
  const [, towards] = /^Go (.+)$/.exec(word) ?? [];
  return towards ? `i-go-${towards}` : 'i-move';
}

function noteOf({ table }: Epic, { view, decision }: EpicAsk, detachment: number): string {
  const now = nowAt(view)!;
  const movers = sendable(table, view, now.segment, detachment);
  const name = detachmentName(table, detachment);
  if (movers.length === 0) return `${name} rides: take one of the proposals to get out.`;
  const reach = Math.max(...movers.map((id) => leftToGo(table, view, now.segment, id)));
  const turns = turnsSaid(table, view, now, movers);
  const rest =
    decision.kind === 'rest'
      ? 'go on, or plan anew: '
      : now.segment === 'fall-back'
        ? 'it must fall back, '
        : '';
  return `${name}: ${rest}up to ${inCm(reach)}${turns}. Drag it, or press where to.`;
}

function turnsSaid(
  table: Epic['table'],
  view: EpicAsk['view'],
  { segment }: Now,
  movers: readonly number[],
): string {
  const vehicles = movers.filter((id) => table.units[id].card.is === 'vehicle');
  if (vehicles.length === 0) return '';
  return `, ${counted(turnsLeft(segment, Math.max(...vehicles.map((id) => view.units[id].turns))), 'turn')}`;
}

/** The selected detachment sent to a place of the drawing: in its formation, as far as it goes. */
export function sentTo(epic: Epic, ask: EpicAsk, at: Point): Offer | Refusal | null {
  const { table } = epic;
  const { view, selected } = ask;
  if (!isMoving(ask) || !movable(epic, ask).includes(selected)) return null;
  const now = nowAt(view)!;
  const to = onTable(table, at);
  const inside = view.buildings.findIndex(
    (one) => one && !one.rubble && shapeOf(one).bars.some((bar) => contains(bar, to.x, to.y)),
  );
  const own = inside > 0 ? intoBuilding(epic, ask, inside) : null;
  if (own) return own;
  if (sendable(table, view, now.segment, selected).length === 0) return nearestProposal(epic, ask, at);
  return offerTo(epic, ask, epic.game.sentTo(view, selected, to), at);
}

function offerTo(epic: Epic, ask: EpicAsk, legs: readonly Leg[], at: Point): Offer {
  const plan = planFor(ask, ask.selected, legs);
  const offer = planOffer(epic, ask, plan);
  return offer.refused ? planOffer(epic, ask, plan, nearestProposal(epic, ask, at)) : offer;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** What the rules propose that ends nearest to a place. */
function nearestProposal(epic: Epic, ask: EpicAsk, at: Point): Offer | null {
  const off = ({ ghosts = [] }: Offer) =>
    ghosts.length === 0
      ? Number.POSITIVE_INFINITY
      : Math.hypot(mean(ghosts.map(({ x }) => x)) - at.x, mean(ghosts.map(({ y }) => y)) - at.y);
  const all = proposals(epic, ask, ask.selected);
  return all.length > 0 ? all.reduce((best, one) => (off(one) < off(best) ? one : best)) : null;
}

/** E1-BLDG-03, E1-CCB-01: into the building that was pressed, or against it. */
function intoBuilding(epic: Epic, ask: EpicAsk, building: number): Offer | null {
  const isIn = ({ action }: Offer) =>
    (action as Plan).legs.some(
      ({ way, onto }) =>
        onto?.includes(-building) || way.some((drive) => 'cell' in drive && drive.building === building),
    );
  return proposals(epic, ask, ask.selected).find(isIn) ?? null;
}

/** Straight at the units of another detachment: to ram, overrun or fight them; aboard, where they are friends. */
export function chargeAt(epic: Epic, ask: EpicAsk, other: number): Offer[] {
  const { table } = epic;
  const { view, selected, side } = ask;
  if (!movable(epic, ask).includes(selected) || other === selected) return [];
  const now = nowAt(view)!;
  const there = standingOf(table, view, other);
  if (there.length === 0) return [];
  if (table.detachments[other].side === side)
    return proposals(epic, ask, selected).filter(({ word }) => word === 'Get in');
  const movers = sendable(table, view, now.segment, selected);
  const free = new Set(there);
  const goals = new Map<number, { x: number; y: number }>();
  for (const id of movers) {
    const off = (foe: number) =>
      Math.hypot(view.units[foe].x - view.units[id].x, view.units[foe].y - view.units[id].y);
    const left = free.size > 0 ? [...free] : there;
    const foe = left.reduce((best, one) => (off(one) < off(best) ? one : best));
    free.delete(foe);
    const { x, y } = view.units[foe];
    goals.set(id, { x, y });
  }
  if (goals.size === 0) return [];
  const legs = legsTo(table, view, now.segment, goals);
  return [offerTo(epic, ask, legs, placeOfUnit(table, view, there[0]))];
}

/** How far the units of the selected detachment may go. */
export function moveRings({ table }: Epic, ask: EpicAsk): RingDraw[] {
  const { view, selected } = ask;
  const now = isMoving(ask) && selected > 0 ? nowAt(view) : null;
  if (!now) return [];
  return sendable(table, view, now.segment, selected)
    .filter((id) => leftToGo(table, view, now.segment, id) > 0)
    .slice(0, FEW)
    .map((id, i): RingDraw => {
      const reach = leftToGo(table, view, now.segment, id);
      const { x, y } = view.units[id];
      return {
        ...drawnAt(table, x, y),
        radius: reach / 10,
        kind: 'reach',
        ...(i === 0 ? { text: inCm(reach) } : {}),
      };
    });
}
