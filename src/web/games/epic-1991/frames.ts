/** What happened, picture by picture: whole moves, volleys and fights, not a picture a die. */
import type { Event } from '../../../games/epic-1991/events.ts';
import type { Table } from '../../../games/epic-1991/table.ts';
import type { FieldFrame, FieldScene, ModelDraw } from '../adapter.ts';
import { tagsApart } from '../tags.ts';
import { drawnAt } from './drawing.ts';
import { effectsOf } from './effects.ts';

/** So many events at most are one picture: a volley of a mob is told in parts. */
const MOST = 24;

/** Whatever begins another picture. */
const BEGINS = new Set<Event['kind']>([
  'moved',
  'activated',
  'fight',
  'turn',
  'phase',
  'orders-revealed',
  'barrage',
  'initiative',
]);

export function framesOf(table: Table, before: FieldScene, events: readonly Event[]): FieldFrame[] {
  const frames: FieldFrame[] = [];
  let scene = before;
  let from = 0;
  const close = (to: number) => {
    const part = events.slice(from, to);
    from = to;
    if (part.length === 0) return;
    const after = afterAll(table, scene, part);
    const effects = effectsOf(table, part, scene);
    const dead = part.some(({ kind }) => kind === 'destroyed');
    frames.push({
      scene: after,
      effects,
      opening: effects
        .filter((one) => one.kind === 'shot' || one.kind === 'beam')
        .map((one) => ({ ...one, hit: false })),
      events: part,
      weight: dead ? 'kill' : part.some(isStrike) ? 'strike' : 'step',
      about: [...new Set(part.map((event) => whereOf(table, event)).filter((unit) => unit > 0))],
    });
    scene = after;
  };
  events.forEach((event, i) => {
    if (i > from && (BEGINS.has(event.kind) || i - from >= MOST)) close(i);
  });
  close(events.length);
  return frames;
}

function isStrike({ kind }: Event): boolean {
  return (
    kind === 'shot' ||
    kind === 'fight' ||
    kind === 'barrage' ||
    kind === 'morale' ||
    kind === 'initiative' ||
    kind === 'power' ||
    kind === 'beam'
  );
}

function afterAll(table: Table, scene: FieldScene, events: readonly Event[]): FieldScene {
  const moved = new Map<number, Pick<ModelDraw, 'x' | 'y' | 'heading'>>();
  const gone = new Set<number>();
  for (const event of events) {
    if (event.kind === 'moved')
      for (const { model, way, heading, boards } of event.models) {
        if (boards) gone.add(model);
        else moved.set(model, { ...drawnAt(table, way[way.length - 2], way[way.length - 1]), heading });
      }
    if (event.kind === 'destroyed') gone.add(event.model);
    if (event.kind === 'thrown') {
      const there = drawnAt(table, event.x, event.y);
      moved.set(event.model, {
        ...there,
        heading: scene.models.find(({ id }) => id === event.model)?.heading ?? 0,
      });
    }
  }
  if (moved.size === 0 && gone.size === 0) return scene;
  const models = scene.models
    .filter(({ id }) => !gone.has(id))
    .map((model) => ({ ...model, ...moved.get(model.id) }));
  const units = scene.units.map((unit) => {
    const own = models.filter((model) => model.unit === unit.id);
    if (own.length === 0) return unit;
    return {
      ...unit,
      count:
        unit.count -
        [...gone].filter(
          (id) =>
            table.models[id].unit === unit.id &&
            !events.some((e) => e.kind === 'moved' && e.models.some((m) => m.model === id)),
        ).length,
      links: own.some(({ id }) => moved.has(id)) ? [] : unit.links,
    };
  });
  return { ...scene, models, units: tagsApart(units, models, scene.counters) };
}

/** The unit an event is about; -1 for none. */
export function whereOf(table: Table, event: Event): number {
  const unit = (model: number) => table.models[model]?.unit ?? -1;
  switch (event.kind) {
    case 'fight':
      return unit(event.first.model);
    case 'rerolled':
      return unit(event.fighter.model);
    case 'wins-outright':
      return unit(event.winner);
    default:
      if ('unit' in event) return event.unit;
      return 'model' in event && typeof event.model === 'number' ? unit(event.model) : -1;
  }
}
