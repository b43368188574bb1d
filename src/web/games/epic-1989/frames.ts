/** What happened, picture by picture: a unit's way as far as it was shown, a volley, a fight; not a picture a die. */
import type { Event } from '../../../games/epic-1989/events.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import type { FieldFrame, FieldScene, ModelDraw } from '../adapter.ts';
import { linksOf } from '../links.ts';
import { tagsApart } from '../tags.ts';
import { drawnAt } from './drawing.ts';
import { effectsOf } from './effects.ts';
import { detachmentOf } from './game.ts';

/** So many events at most are one picture. */
const MOST = 30;

/** Whatever begins another picture. */
const BEGINS = new Set<Event['kind']>([
  'turn',
  'phase',
  'turned-up',
  'picks',
  'sets-out',
  'fires',
  'snap',
  'ram',
  'overrun',
  'assault',
  'morale',
  'collapse',
  'hero',
  'reinforcements',
  'stomps',
  'support',
  'duel',
  'explodes',
  'called',
  'revealed',
  'probe',
]);

const STRIKES = new Set<Event['kind']>([
  'shot',
  'ram',
  'overrun',
  'assault',
  'morale',
  'rout',
  'collapse',
  'hero',
  'roll-off',
  'stomp',
  'duel',
  'bursts',
  'explodes',
  'revealed',
  'probe',
]);

export function framesOf(table: Table, before: FieldScene, events: readonly Event[]): FieldFrame[] {
  const frames: FieldFrame[] = [];
  let scene = before;
  let from = 0;
  const close = (to: number) => {
    const part = events.slice(from, to);
    from = to;
    if (part.length === 0) return;
    const effects = effectsOf(table, part, scene);
    const dead = part.some(({ kind }) => kind === 'destroyed');
    scene = afterAll(table, scene, part);
    frames.push({
      scene,
      effects,
      opening: effects.filter((one) => one.kind === 'shot').map((one) => ({ ...one, hit: false })),
      events: part,
      weight: dead ? 'kill' : part.some(({ kind }) => STRIKES.has(kind)) ? 'strike' : 'step',
      about: [...new Set(part.map((event) => whereOf(table, event)).filter((unit) => unit > 0))],
    });
  };
  events.forEach((event, i) => {
    if (i > from && (BEGINS.has(event.kind) || i - from >= MOST)) close(i);
  });
  close(events.length);
  return frames;
}

type Place = Pick<ModelDraw, 'x' | 'y' | 'heading'>;

function afterAll(table: Table, scene: FieldScene, events: readonly Event[]): FieldScene {
  const moved = new Map<number, Place>();
  const lifted = new Set<number>();
  const lost = new Set<number>();
  for (const event of events)
    switch (event.kind) {
      case 'moved':
      case 'comes-out':
        moved.set(event.unit, { ...drawnAt(table, event.x, event.y), heading: event.heading });
        break;
      case 'boarded':
        lifted.add(event.unit);
        break;
      case 'left':
      case 'destroyed':
        lifted.add(event.unit);
        lost.add(event.unit);
        break;
    }
  if (moved.size === 0 && lifted.size === 0) return scene;
  const models = scene.models
    .filter(({ id }) => !lifted.has(id))
    .map((model) => ({ ...model, ...moved.get(model.id) }));
  const units = scene.units.map((unit) => tagged(table, unit, models, lost));
  return { ...scene, models, units: tagsApart(units, models, scene.counters) };
}

function tagged(
  table: Table,
  unit: FieldScene['units'][number],
  models: readonly ModelDraw[],
  lost: ReadonlySet<number>,
): FieldScene['units'][number] {
  const own = models.filter((model) => model.unit === unit.id);
  if (own.length === 0) return unit;
  return {
    ...unit,
    count: unit.count - [...lost].filter((id) => detachmentOf(table, id) === unit.id).length,
    links: linksOf(own),
  };
}

/** The detachment an event is about; -1 for none. */
export function whereOf(table: Table, event: Event): number {
  if ('detachment' in event) return event.detachment;
  if (event.kind === 'damage') return detachmentOf(table, event.target) || -1;
  return 'unit' in event ? detachmentOf(table, event.unit) || -1 : -1;
}
