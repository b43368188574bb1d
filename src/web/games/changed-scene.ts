/** What happened on squares as pictures that follow each other, and small changes of one picture. */
import type { GameEvent } from '../../kernel/contract.ts';
import type { Frame, PieceDraw, Scene } from './adapter.ts';

/** How a game reads one of its events. */
interface Reading<E> {
  /** The scene with the event done to it; the same when it shows nothing of it. */
  after(scene: Scene, event: E): Scene;
  effects(scene: Scene, event: E): Frame['effects'];
  /** Its dice are looked at, even where nothing else is seen. */
  rolls(event: E): boolean;
  opening(scene: Scene, event: E): Frame['opening'];
  about(scene: Scene, event: E): Frame['about'];
  /** Both are seen in one picture. */
  isOne(older: E, newer: E): boolean;
  /** `joined`: of the picture it is seen in. */
  weight(event: E, joined: Frame['weight'] | undefined): Frame['weight'];
}

export function framesBy<E extends GameEvent>(
  before: Scene,
  events: readonly E[],
  { after, effects, rolls, opening, about, isOne, weight }: Reading<E>,
): Frame[] {
  const frames: Frame[] = [];
  let scene = before;
  let last: E | null = null;
  let unseen: E[] = [];
  for (const event of events) {
    const next = after(scene, event);
    const seen = effects(scene, event);
    unseen.push(event);
    if (next === scene && seen.length === 0 && !rolls(event)) continue;
    const joined = last && isOne(last, event) ? frames.pop() : undefined;
    frames.push({
      scene: next,
      effects: [...(joined?.effects ?? []), ...seen],
      opening: [...(joined?.opening ?? []), ...opening(scene, event)],
      events: [...(joined?.events ?? []), ...unseen],
      weight: weight(event, joined?.weight),
      about: [...(joined?.about ?? []), ...about(scene, event)],
    });
    scene = next;
    unseen = [];
    last = event;
  }
  const end = frames.pop();
  return end ? [...frames, { ...end, events: [...end.events, ...unseen] }] : frames;
}

export function put(scene: Scene, unit: number, part: Partial<PieceDraw>): Scene {
  if (!scene.pieces.some(({ id }) => id === unit)) return scene;
  return {
    ...scene,
    pieces: scene.pieces.map((piece) => (piece.id === unit ? { ...piece, ...part } : piece)),
  };
}

/** It stands nowhere, and waits nowhere. */
export function remove(scene: Scene, unit: number): Scene {
  return {
    ...scene,
    pieces: scene.pieces.filter(({ id }) => id !== unit),
    entries: scene.entries.map((entry) => ({
      ...entry,
      lurkers: entry.lurkers.filter(({ id }) => id !== unit),
    })),
  };
}

export function arrived(scene: Scene, piece: PieceDraw): Scene {
  const { pieces, ...rest } = remove(scene, piece.id);
  return { ...rest, pieces: [...pieces, piece] };
}

const DOORS = { opened: 'open', closed: 'closed', destroyed: 'destroyed' } as const;

export function doorMoved(scene: Scene, square: number, how: keyof typeof DOORS): Scene {
  return {
    ...scene,
    doors: scene.doors.map((door) => (door.square === square ? { ...door, state: DOORS[how] } : door)),
  };
}
