/** Fire: one unit after another; what would be fired at whom is drawn with its odds before it is. */
import type { Action } from '../../../../games/epic-1991/actions.ts';
import { counted } from '../../../../kernel/words.ts';
import type { BarButton, Hand, Offer } from '../../adapter.ts';
import { type Epic, type EpicAsk, offerOf, unitName } from '../game.ts';
import { fireEdits } from './fire-edits.ts';
import { fireOffer } from './fire-offer.ts';

type Fire = Extract<Action, { do: 'fire' }>;

const KEYS = ['F', 'S', 'D', 'G'];

export function fireHand(epic: Epic, ask: EpicAsk): Hand {
  const { game, table } = epic;
  const { view, selected, side, decision } = ask;
  const units = game.unitsFor(view, decision.seat);
  const unit = units.includes(selected) ? selected : 0;
  const plain = { price: 0, shared: 0, meant: null } as const;
  const bar: BarButton[] = [];
  if (unit > 0) {
    const listed = game.listFor(view, side, unit);
    const shots = listed.filter(
      (action): action is Fire => action.do === 'fire' && action.attacks.length > 0,
    );
    const offers = shots.map((action) => fireOffer(epic, ask, action));
    // Of two ways to fire at the same units the first is enough: the other can be dragged.
    const told = offers.filter(({ word }, i) => offers.findIndex((other) => other.word === word) === i);
    told.slice(0, KEYS.length).forEach((offer, i) => {
      bar.push({
        ...plain,
        id: `fire ${i}`,
        word: offer.word,
        icon: 'i-shoot',
        key: KEYS[i],
        offers: [offer],
      });
    });
    const nothing: Fire = { do: 'fire', unit, popUps: [], attacks: [] };
    const isPlanned = shots.length === 0 && fireEdits(epic, ask, nothing).length > 0;
    if (isPlanned)
      bar.push({
        ...plain,
        id: 'plan',
        word: 'Plan fire',
        icon: 'i-shoot',
        key: 'F',
        offers: [fireOffer(epic, ask, nothing)],
      });
    if (shots.length === 0 && !isPlanned)
      bar.push({
        ...plain,
        id: 'fire 0',
        word: 'Fire',
        icon: 'i-shoot',
        key: 'F',
        offers: [],
        idle: { rule: 'E2-FIRE-06', why: `${unitName(table, unit)} sees nothing it could fire at.` },
      });
    for (const action of listed) {
      if (action.do === 'hold')
        bar.push({
          ...plain,
          id: 'hold',
          word: 'Hold for advancing fire',
          icon: 'i-overwatch',
          key: 'H',
          offers: [
            offerOf(epic, view, action, 'Hold fire', {
              closes: true,
              label: 'Hold its fire for the advancing fire segment',
            }),
          ],
        });
      if (action.do === 'fire' && action.attacks.length === 0)
        bar.push({
          ...plain,
          id: 'pass',
          word: 'No fire',
          icon: 'i-guard',
          key: 'X',
          offers: [
            offerOf(epic, view, action, 'No fire', {
              closes: true,
              label: `${unitName(table, unit)} does not fire`,
            }),
          ],
        });
    }
  }
  return {
    prompt: null,
    board: [],
    bar,
    toggles: [],
    units: [...units],
    first: units[0] ?? 0,
    note:
      unit > 0
        ? `${unitName(table, unit)}: fire as proposed, or press an enemy unit.`
        : 'Choose a unit to fire.',
    todo: { text: `${counted(units.length, 'unit')} to fire`, units },
  };
}

/** Everything the unit has at that one. */
export function fireAt(epic: Epic, ask: EpicAsk, foe: number): Offer[] {
  const { game, table } = epic;
  const { view, selected, side } = ask;
  if (selected === 0 || table.units[foe].side === side) return [];
  const action = game.fireAt(view, selected, foe);
  return action ? [fireOffer(epic, ask, action as Fire)] : [];
}
