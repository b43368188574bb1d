/** What has just happened, drawn over the table: shots, burst circles, clashes, and what a die brought over a unit. */
import type { Event } from '../../../games/epic-1989/events.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import type { FieldEffect, FieldScene, ModelDraw } from '../adapter.ts';
import { drawnAt } from './drawing.ts';
import { counterId, meaningOf } from './hidden/counters.ts';

/** `scene`: as it was before. */
export function effectsOf(table: Table, events: readonly Event[], scene: FieldScene | null): FieldEffect[] {
  const at = new Map(scene?.models.map((model) => [model.id, model]));
  const told = new Map<string, number>();
  return events.flatMap((event) => [
    ...drawnFor(table, event, at, scene),
    ...(scene ? saidOf(table, event, scene, at, told) : []),
  ]);
}

type Models = ReadonlyMap<number, ModelDraw>;
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A unit, or below 0 the middle of a building. */
function spotOf(id: number, at: Models, scene: FieldScene | null): Spot | undefined {
  return id < 0 ? scene?.terrain.find((piece) => piece.id === -id)?.art : at.get(id);
}

function drawnFor(table: Table, event: Event, at: Models, scene: FieldScene | null): FieldEffect[] {
  switch (event.kind) {
    case 'shot': {
      const [from, to] = [at.get(event.unit), spotOf(event.target, at, scene)];
      if (!from || !to) return [];
      return [{ kind: 'shot', from: [from.x, from.y], to: [to.x, to.y], hit: event.hit, side: from.side }];
    }
    case 'destroyed': {
      const model = at.get(event.unit);
      return model ? [{ kind: 'fall', model }] : [];
    }
    case 'support':
    case 'marker':
    case 'drifts': {
      const to = drawnAt(table, event.x, event.y);
      return [{ kind: 'blast', ...to, radius: 30 }];
    }
    case 'deviates':
      return [{ kind: 'blast', ...drawnAt(table, event.x, event.y), radius: 30 }];
    case 'bursts':
      return event.circles.map(({ x, y }) => ({ kind: 'blast', ...drawnAt(table, x, y), radius: 25 }));
    case 'explodes': {
      const titan = at.get(event.unit);
      return titan ? [{ kind: 'blast', x: titan.x, y: titan.y, radius: 60 }] : [];
    }
    case 'assault':
    case 'stomp':
    case 'duel':
    case 'leg-ram':
    case 'overrun':
    case 'ram': {
      const [a, b] = [at.get(event.unit), at.get(event.target)];
      return a && b ? [{ kind: 'clash', x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }] : [];
    }
    case 'collapse': {
      const spot = event.collapses && spotOf(-event.building, at, scene);
      return spot ? [{ kind: 'blast', x: spot.x, y: spot.y, radius: 40 }] : [];
    }
    default:
      return [];
  }
}

/** Words under the unit they are about, one below the other. */
function saidOf(
  table: Table,
  event: Event,
  scene: FieldScene,
  at: Models,
  told: Map<string, number>,
): FieldEffect[] {
  if (event.kind === 'revealed' || event.kind === 'probe') {
    const under = scene.counters.find(({ id }) => id === counterId(event.side, event.number));
    return under ? [{ kind: 'word', x: under.x, y: under.y + 10, ...counterWord(table, event), nth: 0 }] : [];
  }
  const word = wordOf(event);
  if (!word) return [];
  const own = word.detachment ? scene.models.filter(({ unit }) => unit === word.detachment) : [];
  const under = own[0] ?? (word.unit ? spotOf(word.unit, at, scene) : undefined);
  if (!under) return [];
  const length = word.unit && word.unit > 0 ? table.units[word.unit].size.length / 20 : 16;
  const key = `${Math.round(under.x)} ${Math.round(under.y)}`;
  const nth = told.get(key) ?? 0;
  told.set(key, nth + 1);
  return [{ kind: 'word', x: under.x, y: under.y + length, text: word.text, good: word.good, nth }];
}

/** What a counter turns out to be; whether fire at one has found it. */
function counterWord(table: Table, event: Extract<Event, { kind: 'revealed' | 'probe' }>) {
  if (event.kind === 'revealed') return { text: meaningOf(table, event), good: event.detachment > 0 };
  const second = event.confirm === null ? '' : `, then ${event.confirm}`;
  return { text: `Needs two sixes: ${event.die}${second}`, good: event.hit };
}

/** Well for whoever rolled, or is spoken of. */
interface Word {
  readonly unit?: number;
  readonly detachment?: number;
  readonly text: string;
  readonly good: boolean;
}

const RESULTS = { pass: 'holds', pinned: 'pinned', 'fall-back': 'falls back' } as const;
const FEATS = { success: 'it works', failure: 'in vain', disaster: 'the commander dies' } as const;

function wordOf(event: Event): Word | null {
  switch (event.kind) {
    case 'shot': {
      const second = event.confirm === null ? '' : `, then ${event.confirm}`;
      return { unit: event.target, text: `${event.needed}+: ${event.die}${second}`, good: event.hit };
    }
    case 'damage':
      return { unit: event.target, text: `${event.result}: ${event.die}`, good: event.result === 'critical' };
    case 'save':
      return { unit: event.unit, text: `Save ${event.needed}+: ${event.die}`, good: event.saved };
    case 'stomp':
      return { unit: event.target, text: `${event.needed}+: ${event.die}`, good: event.hit };
    case 'shield':
      return { unit: event.target, text: `${event.shields} shields left`, good: false };
    case 'called':
      return { unit: event.unit, text: `4+: ${event.die}`, good: event.available };
    case 'blast':
      return { unit: event.target, text: `${event.needed}+: ${event.die}`, good: event.hit };
    case 'duel':
    case 'leg-ram':
    case 'ram':
    case 'overrun':
    case 'assault':
      return {
        unit: event.unit,
        text: event.scores.join(' to '),
        good: event.scores[0] > event.scores[1],
      };
    case 'morale':
      return {
        detachment: event.detachment,
        text: `Morale ${event.die}${event.plus ? ` +${event.plus}` : ''}: ${RESULTS[event.result]}`,
        good: event.result === 'pass',
      };
    case 'rout':
      return { unit: event.unit, text: `3+: ${event.die}`, good: !event.lost };
    case 'collapse':
      return {
        unit: -event.building,
        text: `Rolled ${event.die}: ${event.collapses ? 'it collapses' : 'it holds'}`,
        good: !event.collapses,
      };
    case 'hero':
      return {
        unit: event.unit,
        text: `${event.dice[0] + event.dice[1] + event.plus}: ${FEATS[event.feat]}`,
        good: event.feat === 'success',
      };
    default:
      return null;
  }
}
