/** What an answer would look like on the table, whatever was asked. */
import type { Action, Attack } from '../../../games/epic-1991/actions.ts';
import { BURST } from '../../../games/epic-1991/barrages/barrage.ts';
import { combatsOf } from '../../../games/epic-1991/close-combat/pairings.ts';
import type { Side } from '../../../games/epic-1991/state.ts';
import { laidBy } from '../../../games/epic-1991/terrain/generator.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { DiscDraw, LineDraw, OnField, SpotDraw } from '../adapter.ts';
import { drawnAt, modelAt } from './drawing.ts';
import type { Epic, View } from './game.ts';
import { moveDrawn } from './moving/move-drawing.ts';
import { modelDraw } from './scene.ts';

/** Around a place that holds no base. */
const PLACE = 12;

export function drawnOf(epic: Epic, view: View, side: Side, action: Action): OnField {
  const { table } = epic;
  switch (action.do) {
    case 'move':
      return moveDrawn(epic, view, side, action);
    case 'fire':
      return fireDrawn(epic, view, action.attacks);
    case 'unload':
      return {
        ghosts: action.legs.flatMap(({ model, leave, heading }) => {
          if (!leave) return [];
          const put = { ...view.models[model], where: 'table' as const, x: leave[0], y: leave[1], heading };
          return [modelDraw(table, { ...view, models: view.models.with(model, put) }, model)];
        }),
      };
    case 'objective':
    case 'pod':
      return { spots: [{ ...drawnAt(table, action.x, action.y), radius: PLACE, kind: 'mark' }] };
    case 'lay':
      return {
        outlines: laidBy(table, view, action).flatMap(({ parts }) =>
          parts.map((part) =>
            part.flatMap((_, i) => {
              if (i % 2 === 1) return [];
              const { x, y } = drawnAt(table, part[i], part[i + 1]);
              return [x, y];
            }),
          ),
        ),
      };
    case 'combat': {
      const step = topStep(view);
      const combats = step?.do === 'close' ? combatsOf(table, view, step.fought) : [];
      const models = combats.find((all) => all.includes(action.model)) ?? [action.model];
      return { spots: models.map((id) => around(epic, view, id, table.models[id].side === side)) };
    }
    case 'choose':
      return { spots: [around(epic, view, action.model, true)] };
    case 'sequence':
      return {
        spots: action.models.map((id, i) => ({ ...around(epic, view, id, true), text: String(i + 1) })),
      };
    case 'pairs':
      return { shots: action.pairs.map(([a, b]) => between(epic, view, a, b)) };
    case 'smash': {
      const piece = view.pieces[action.building];
      if (!piece) return {};
      const [x, y] = piece.parts[0];
      return { spots: [{ ...drawnAt(table, x, y), radius: 30, kind: 'foe' }] };
    }
    default:
      return {};
  }
}

function around({ table }: Epic, view: View, id: number, mine: boolean): SpotDraw {
  const { width, length } = table.models[id].size;
  const radius = Math.max(width, length) / 20 + 5;
  return { ...modelAt(table, view, id), radius, kind: mine ? 'mark' : 'foe' };
}

function between({ table }: Epic, view: View, a: number, b: number, text?: string): LineDraw {
  const [from, to] = [modelAt(table, view, a), modelAt(table, view, b)];
  return { from: [from.x, from.y], to: [to.x, to.y], ...(text ? { text } : {}) };
}

export function targetOf(attack: Attack): number {
  return 'target' in attack && attack.target > 0 ? attack.target : 0;
}

/** Who would shoot at whom, a line for each two, and templates where they would lie. */
export function fireDrawn(
  epic: Epic,
  view: View,
  attacks: readonly Attack[],
): { shots: LineDraw[]; templates: DiscDraw[] } {
  const lines = new Map<string, LineDraw>();
  const templates: DiscDraw[] = [];
  for (const attack of attacks) {
    const isPlaced = attack.is === 'barrage' || attack.is === 'vortex' || isStorm(attack);
    if (isPlaced)
      templates.push({
        ...drawnAt(epic.table, attack.x, attack.y),
        radius: BURST / 10,
        kind: attack.is,
        label: 'Template',
      });
    const from = 'model' in attack ? attack.model : attack.guns[0][0];
    const target = targetOf(attack);
    if (target) lines.set(`${from} ${target}`, between(epic, view, from, target));
  }
  return { shots: [...lines.values()], templates };
}

function isStorm(attack: Attack): attack is Extract<Attack, { is: 'power' }> {
  return attack.is === 'power' && attack.power === 'eldritch-storm';
}
