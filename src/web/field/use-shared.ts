import { useRef } from 'react';
import type { FieldScene } from '../games/field-scene.ts';
import { share, shareById } from '../stage/share.ts';

/** The scene, with every part that has not changed since the last drawing kept as it was: ground, tags and chart are not made again. */
export function useShared(scene: FieldScene): FieldScene {
  const last = useRef({ given: scene, shared: scene });
  const { given, shared } = last.current;
  if (given !== scene) last.current = { given: scene, shared: sharedWith(shared, scene) };
  return last.current.shared;
}

function sharedWith(older: FieldScene, newer: FieldScene): FieldScene {
  const made: FieldScene = {
    ...newer,
    terrain: share(older.terrain, newer.terrain),
    models: shareById(older.models, newer.models),
    units: shareById(older.units, newer.units),
    counters: share(older.counters, newer.counters),
    discs: share(older.discs, newer.discs),
    edges: share(older.edges, newer.edges),
  };
  const isOld = (Object.keys(made) as (keyof FieldScene)[]).every((key) => made[key] === older[key]);
  return isOld ? older : made;
}
