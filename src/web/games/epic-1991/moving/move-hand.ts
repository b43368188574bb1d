/** Movement: one unit after another, sent to places; what the rules would propose stands in the bar. */
import type { Action } from '../../../../games/epic-1991/actions.ts';
import { contacts } from '../../../../games/epic-1991/geometry/position.ts';
import { mayCharge } from '../../../../games/epic-1991/movement/allowance.ts';
import { dutyOf } from '../../../../games/epic-1991/movement/duties.ts';
import { reachNow } from '../../../../games/epic-1991/movement/walk-now.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { counted } from '../../../../kernel/words.ts';
import type { Point } from '../../../stage/box.ts';
import type { BarButton, Hand, Offer, RingDraw } from '../../adapter.ts';
import { modelAt, onTable } from '../drawing.ts';
import { type Epic, type EpicAsk, inCm, offerOf, unitName } from '../game.ts';
import { moveDrawn } from './move-drawing.ts';
import { moveOffer, worthOffering } from './move-offer.ts';

type Move = Extract<Action, { do: 'move' }>;

/** So many models at most, and the rules' proposals are looked up unasked. */
const FEW = 10;
const SUGGEST = 'suggest';
const LETTERS = ['A', 'S', 'D', 'F', 'G', 'H', 'J', 'K'];

const isMoving = (kind: string) => kind === 'move' || kind === 'scouts';

export function moveHand(epic: Epic, ask: EpicAsk): Hand {
  const { game, table } = epic;
  const { view, selected, side, decision, toggles } = ask;
  const units = game.unitsFor(view, decision.seat);
  const unit = units.includes(selected) ? selected : 0;
  const listed = unit > 0 && (table.units[unit].models.length <= FEW || toggles[SUGGEST] === String(unit));
  const plain = { price: 0, shared: 0, meant: null } as const;
  const bar: BarButton[] = [];
  if (unit > 0) {
    const proposals = listed ? game.listFor(view, side, unit) : [];
    const moves = proposals.filter(
      (action): action is Move => action.do === 'move' && action.legs.length > 0,
    );
    worthOffering(epic, ask, moves)
      .slice(0, LETTERS.length)
      .forEach((offer, i) => {
        bar.push({
          ...plain,
          id: `move ${i}`,
          word: offer.word,
          icon: iconOf(offer),
          key: LETTERS[i],
          offers: [offer],
        });
      });
    if (!listed)
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
    const stay: Move = { do: 'move', unit, legs: [] };
    const refusal = game.check(view, side, stay);
    if (decision.kind === 'move')
      bar.push({
        ...plain,
        id: 'stay',
        word: 'Stay',
        icon: 'i-guard',
        key: 'X',
        offers: refusal
          ? []
          : [offerOf(epic, view, stay, 'Stay', { closes: true, label: `${unitName(table, unit)} stays` })],
        ...(refusal ? { idle: refusal } : {}),
      });
  }
  const end: Action = { do: 'end' };
  const owed = game.check(view, side, end);
  bar.push({
    ...plain,
    id: 'end',
    word: 'End moves',
    icon: 'i-end-turn',
    key: 'Enter',
    due: units.length === 0,
    offers: owed ? [] : [offerOf(epic, view, end, 'End moves', { closes: true })],
    ...(owed ? { idle: owed } : {}),
    ...(units.length > 0
      ? { confirm: `${units.length} ${units.length === 1 ? 'unit has' : 'units have'} not moved` }
      : {}),
  });
  return {
    prompt: null,
    board: [],
    bar,
    toggles: [],
    units: [...units],
    first: units[0] ?? 0,
    note: unit > 0 ? noteOf(epic, ask, unit) : 'Choose a unit to move.',
    todo: { text: `${counted(units.length, 'unit')} to move`, units },
  };
}

function noteOf({ table }: Epic, { view }: EpicAsk, unit: number): string {
  const name = unitName(table, unit);
  const most = Math.max(0, ...table.units[unit].models.map((id) => reachNow(table, view, id)));
  switch (dutyOf(table, view, unit).kind) {
    case 'fall-back':
      return `${name} must fall back: take the proposal.`;
    case 'charge':
    case 'hide':
      return `${name} does not ask: take one of the proposals.`;
    default:
      return `${name}: drag it, or press where it should go. Up to ${inCm(most)}.`;
  }
}

function iconOf({ word }: Offer): string {
  return word.startsWith('Charge') ? 'order-charge' : word.startsWith('Get') ? 'i-door' : 'i-move';
}

/** The unit sent to a place of the drawing. */
export function sentTo(epic: Epic, ask: EpicAsk, at: Point): Offer | Refusal | null {
  const { game, table } = epic;
  const { view, selected, side, decision } = ask;
  if (!isMoving(decision.kind) || selected === 0) return null;
  const action = game.sentTo(view, side, selected, onTable(table, at));
  return 'do' in action ? moveOffer(epic, ask, action as Move) : action;
}

/** Charging somebody: as many into contact as can be, as the rules would propose it. */
export function chargeAt(epic: Epic, ask: EpicAsk, foe: number): Offer[] {
  const { game, table } = epic;
  const { view, selected, side } = ask;
  if (selected === 0 || !mayCharge(table, view, selected)) return [];
  const isIn = (action: Action) => {
    if (action.do !== 'move' || action.legs.length === 0) return false;
    const { draft } = { draft: moveDrawn(epic, view, side, action) };
    const marks = table.units[foe].models
      .filter((id) => view.models[id].where === 'table')
      .map((id) => modelAt(table, view, id));
    return draft.ghosts.some((ghost) =>
      marks.some((mark) => Math.hypot(mark.x - ghost.x, mark.y - ghost.y) < 40),
    );
  };
  return game
    .listFor(view, side, selected)
    .filter(isIn)
    .map((action) => moveOffer(epic, ask, action as Move));
}

/** How far the models of the selected unit may go. */
export function moveRings({ table }: Epic, { view, selected, decision }: EpicAsk): RingDraw[] {
  if (selected === 0 || !isMoving(decision.kind)) return [];
  const standing = table.units[selected].models.filter(
    (id) => view.models[id].where === 'table' && contacts(table, view, id).length === 0,
  );
  const reach = Math.min(...standing.map((id) => reachNow(table, view, id)).filter((most) => most > 0));
  if (standing.length === 0 || !Number.isFinite(reach)) return [];
  const at = standing.map((id) => modelAt(table, view, id));
  const x = at.reduce((sum, one) => sum + one.x, 0) / at.length;
  const y = at.reduce((sum, one) => sum + one.y, 0) / at.length;
  return [{ x, y, radius: reach / 10, kind: 'reach', text: inCm(reach) }];
}
