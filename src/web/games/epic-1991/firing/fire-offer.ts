/** Fire as it is offered: at whom, in a word, with its lines, its templates, and who would fall. */
import type { Action, Attack } from '../../../../games/epic-1991/actions.ts';
import { BURST, under } from '../../../../games/epic-1991/barrages/barrage.ts';
import type { LineDraw, Offer, SpotDraw } from '../../adapter.ts';
import { drawnAt, modelAt } from '../drawing.ts';
import { fireDrawn, targetOf } from '../drawn.ts';
import { type Epic, type EpicAsk, offerOf, unitName, type View } from '../game.ts';

type Fire = Extract<Action, { do: 'fire' }>;

/** So many targets have their odds beside them. */
const MOST = 14;

export function fireOffer(epic: Epic, ask: EpicAsk, action: Fire): Offer {
  const { table } = epic;
  const { view } = ask;
  const marks = new Map<number, number>();
  for (const attack of action.attacks) {
    const target = targetOf(attack);
    if (target) marks.set(table.models[target].unit, (marks.get(table.models[target].unit) ?? 0) + 1);
  }
  const whom = [...marks].sort((a, b) => b[1] - a[1]).map(([unit]) => unitName(table, unit));
  const word = `${action.popUps.length > 0 ? 'Pop up: fire' : 'Fire'} at ${whomWords(whom)}`;
  const { shots, templates } = fireDrawn(epic, view, action.attacks);
  return offerOf(epic, view, action, word, {
    look: 'foe',
    final: true,
    closes: true,
    templates,
    shots: withOdds(epic, view, action, shots),
    spots: caughtIn(epic, ask, action.attacks),
    label: `${unitName(table, action.unit)}: ${word[0].toLowerCase()}${word.slice(1)}, ${action.attacks.length} ${action.attacks.length === 1 ? 'attack' : 'attacks'}`,
  });
}

function whomWords([first = 'a place', second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} more`;
}

/** The chance of each target to fall, at the end of one of its lines. */
function withOdds(epic: Epic, view: View, action: Fire, shots: readonly LineDraw[]): LineDraw[] {
  const { table, game } = epic;
  const targets = [...new Set(action.attacks.map(targetOf).filter((id) => id > 0))];
  if (targets.length > MOST) return [...shots];
  const said = new Map<string, string>();
  for (const target of targets) {
    const attacks = action.attacks.filter((attack: Attack) => targetOf(attack) === target);
    const [chance] = game.odds(view, { ...action, attacks })?.chances ?? [];
    const { x, y } = modelAt(table, view, target);
    if (chance) said.set(`${x} ${y}`, `${Math.round((100 * chance.ways) / chance.total)}%`);
  }
  return shots.map((shot) => {
    const key = shot.to.join(' ');
    const text = said.get(key);
    said.delete(key);
    return text ? { ...shot, text } : shot;
  });
}

/** Everybody under a template: friends are marked as what they are. */
function caughtIn({ table }: Epic, { view, side }: EpicAsk, attacks: readonly Attack[]): SpotDraw[] {
  return attacks.flatMap((attack) => {
    const isPlaced = attack.is === 'barrage' || attack.is === 'vortex';
    if (!isPlaced) return [];
    return under(table, view, attack.x, attack.y, BURST).map((id): SpotDraw => {
      const { x, y } = view.models[id];
      const isFriend = table.models[id].side === side;
      return {
        ...drawnAt(table, x, y),
        radius: 12,
        kind: isFriend ? 'fault' : 'foe',
        ...(isFriend ? { text: 'own' } : {}),
      };
    });
  });
}
