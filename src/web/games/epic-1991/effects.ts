/** What has just happened, drawn over the table: shots, templates that went astray, powers, beams, and what a die brought over a unit. */
import { along } from '../../../field/index.ts';
import { BURST } from '../../../games/epic-1991/barrages/barrage.ts';
import type { Event } from '../../../games/epic-1991/events.ts';
import type { Table } from '../../../games/epic-1991/table.ts';
import type { Point } from '../../stage/box.ts';
import type { FieldEffect, FieldScene, ModelDraw } from '../adapter.ts';
import { drawnAt } from './drawing.ts';
import { wordOf } from './effect-words.ts';

const TEMPLATE = BURST / 10;
/** E2-WEIRD-01, E2-MAD-12. */
const GATHERS = 250;

/** `scene`: as it was before. */
export function effectsOf(table: Table, events: readonly Event[], scene: FieldScene | null): FieldEffect[] {
  const at = new Map(scene?.models.map((model) => [model.id, model]));
  const told = new Map<string, number>();
  return events.flatMap((event) => [
    ...drawnFor(table, event, at),
    ...(scene ? saidOf(table, event, scene, at, told) : []),
  ]);
}

type Models = ReadonlyMap<number, ModelDraw>;

function drawnFor(table: Table, event: Event, at: Models): FieldEffect[] {
  const line = (from: Point, to: Point) => ({
    from: [from.x, from.y] as const,
    to: [to.x, to.y] as const,
  });
  const between = (a: number, b: number, hit: boolean, kind: 'shot' | 'beam'): FieldEffect[] => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to ? [{ kind, ...line(from, to), hit, side: from.side }] : [];
  };
  const astray = (from: Point, to: Point, cm: number): FieldEffect[] => [
    { kind: 'drift', ...line(from, to), radius: TEMPLATE, text: `${cm} cm` },
  ];
  switch (event.kind) {
    case 'shot':
      return event.lost ? [] : between(event.model, event.target, event.hit, 'shot');
    case 'power':
      return event.lost ? [] : between(event.model, event.target, event.works, 'beam');
    case 'beam':
      return event.lost ? [] : between(event.model, event.target, true, 'beam');
    case 'destroyed': {
      const model = at.get(event.model);
      return model ? [{ kind: 'fall', model }] : [];
    }
    case 'barrage':
      return event.lost ? [] : [{ kind: 'blast', ...drawnAt(table, event.x, event.y), radius: TEMPLATE }];
    case 'scatter':
    case 'vortex-roll': {
      const to = drawnAt(table, event.x, event.y);
      if (event.direction === null) return [{ kind: 'blast', ...to, radius: TEMPLATE }];
      const cm = event.dice.reduce((sum, die) => sum + die, 0);
      const from = along(event, cm * 100, (event.direction + 180) % 360);
      return astray(drawnAt(table, from.x, from.y), to, cm);
    }
    case 'grenade': {
      const thrower = at.get(event.model);
      return thrower ? astray(thrower, drawnAt(table, event.x, event.y), event.dice[0] + 3) : [];
    }
    case 'thrown': {
      const model = at.get(event.model);
      if (!model) return [];
      return [
        {
          kind: 'drift',
          ...line(model, drawnAt(table, event.x, event.y)),
          radius: Math.max(model.width, model.length) / 2,
        },
      ];
    }
    case 'disc':
    case 'pod-fell':
      return [{ kind: 'blast', ...drawnAt(table, event.x, event.y), radius: TEMPLATE }];
    case 'energy': {
      const tower = at.get(event.model);
      return tower ? [{ kind: 'area', x: tower.x, y: tower.y, radius: GATHERS + tower.width / 2 }] : [];
    }
    case 'explodes': {
      const model = at.get(event.model);
      if (!model) return [];
      const cm = event.dice.reduce((sum, die) => sum + die, 0);
      const reach = event.what === 'mob' ? GATHERS : cm * 10;
      return [{ kind: 'blast', x: model.x, y: model.y, radius: reach + model.width / 2 }];
    }
    case 'fight': {
      const [a, b] = [at.get(event.first.model), at.get(event.second.model)];
      return a && b ? [{ kind: 'clash', x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }] : [];
    }
    default:
      return [];
  }
}

/** Words under the model or the unit they are about, one below the other; those of many alike are said once. */
function saidOf(
  table: Table,
  event: Event,
  { models, discs }: FieldScene,
  at: Models,
  told: Map<string, number>,
): FieldEffect[] {
  const word = wordOf(event);
  if (!word) return [];
  const own = word.unit > 0 ? models.filter(({ unit }) => unit === word.unit) : [];
  const one = at.get(word.model);
  const place = one ? [one] : own;
  const under =
    place.length > 0
      ? {
          x: place.reduce((sum, { x }) => sum + x, 0) / place.length,
          y: Math.max(...place.map(({ y, length }) => y + length / 2)),
        }
      : word.at
        ? drawnAt(table, word.at[0], word.at[1])
        : discs[word.disc];
  if (!under) return [];
  const key = `${Math.round(under.x)} ${Math.round(under.y)}`;
  const nth = told.get(key) ?? 0;
  told.set(key, nth + 1);
  return [{ kind: 'word', x: under.x, y: under.y, text: word.text, good: word.good, nth }];
}
