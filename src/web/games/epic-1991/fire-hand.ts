/** Fire: one unit after another; what would be fired at whom is drawn with its odds before it is. */
import type { Action, Attack } from '../../../games/epic-1991/actions.ts';
import { BURST } from '../../../games/epic-1991/barrages/barrage.ts';
import type { BarButton, DiscDraw, Hand, LineDraw, Offer } from '../adapter.ts';
import { drawnAt, modelAt } from './drawing.ts';
import { type Epic, type EpicAsk, offerOf, unitName } from './game.ts';

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
    shots.slice(0, KEYS.length).forEach((action, i) => {
      const offer = fireOffer(epic, ask, action);
      bar.push({
        ...plain,
        id: `fire ${i}`,
        word: offer.word,
        icon: 'i-shoot',
        key: KEYS[i],
        offers: [offer],
      });
    });
    if (shots.length === 0)
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
          word: 'Hold fire',
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
  };
}

function targetOf(attack: Attack): number {
  return 'target' in attack && attack.target > 0 ? attack.target : 0;
}

function fireOffer(epic: Epic, ask: EpicAsk, action: Fire): Offer {
  const { table } = epic;
  const { view } = ask;
  const marks = new Map<number, number>();
  for (const attack of action.attacks) {
    const target = targetOf(attack);
    if (target) marks.set(table.models[target].unit, (marks.get(table.models[target].unit) ?? 0) + 1);
  }
  const whom = [...marks].sort((a, b) => b[1] - a[1]).map(([unit]) => unitName(table, unit));
  const word = `${action.popUps.length > 0 ? 'Pop up: fire' : 'Fire'} at ${whom[0] ?? 'a place'}${whom.length > 1 ? ` and ${whom.length - 1} more` : ''}`;
  const lines = new Map<string, LineDraw>();
  const templates: DiscDraw[] = [];
  for (const attack of action.attacks) {
    if (attack.is === 'barrage' || attack.is === 'vortex')
      templates.push({
        ...drawnAt(table, attack.x, attack.y),
        radius: BURST / 10,
        kind: attack.is,
        label: 'Template',
      });
    const from = 'model' in attack ? attack.model : attack.guns[0][0];
    const target = targetOf(attack);
    if (!target) continue;
    const [a, b] = [modelAt(table, view, from), modelAt(table, view, target)];
    lines.set(`${from} ${target}`, { from: [a.x, a.y], to: [b.x, b.y] });
  }
  return offerOf(epic, view, action, word, {
    look: 'foe',
    final: true,
    closes: true,
    shots: [...lines.values()],
    templates,
    label: `${unitName(table, action.unit)}: ${word.toLowerCase()}, ${action.attacks.length} ${action.attacks.length === 1 ? 'attack' : 'attacks'}`,
  });
}

/** Everything the unit has at that one. */
export function fireAt(epic: Epic, ask: EpicAsk, foe: number): Offer[] {
  const { game, table } = epic;
  const { view, selected, side } = ask;
  if (selected === 0 || table.units[foe].side === side) return [];
  const action = game.fireAt(view, selected, foe);
  return action ? [fireOffer(epic, ask, action as Fire)] : [];
}
