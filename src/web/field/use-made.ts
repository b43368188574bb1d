import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { FieldScene } from '../games/field-scene.ts';
import { useSettings } from '../settings.ts';
import { groundOf } from './ground.ts';
import type { Painted } from './paint.ts';
import { spritesOn } from './sprites.ts';

export type Made = Pick<Painted, 'ground' | 'sprites' | 'colour'>;

/** What is drawn from: made for a scene's ground, and anew in another theme. `redraw` is called when more of it is ready. */
export function useMade(scene: FieldScene, redraw: RefObject<() => void>): Made {
  const { terrain, edges, width, length } = scene;
  const dark = useDark();
  const { theme } = useSettings();
  const look = `${theme} ${dark}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground is drawn from these alone
  const ground = useMemo(
    () => groundOf(scene, () => redraw.current()),
    [terrain, edges.north, edges.south, width, length, look],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other colours, other sprites
  const sprites = useMemo(() => spritesOn(probe, () => redraw.current()), [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other colours
  const colour = useMemo(() => {
    const known = new Map<string, string>();
    return (side: string) => {
      const found = known.get(side) ?? getComputedStyle(probe(side)).color;
      known.set(side, found);
      return found;
    };
  }, [look]);
  return useMemo(() => ({ ground, sprites, colour }), [ground, sprites, colour]);
}

const probes = new Map<string, Element>();

/** An element in the colours of a side, from which they are read. */
function probe(side: string): Element {
  const known = probes.get(side);
  if (known?.isConnected) return known;
  const element = document.createElement('i');
  element.className = side;
  element.hidden = true;
  document.body.append(element);
  probes.set(side, element);
  return element;
}

function useDark(): boolean {
  const [dark, setDark] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const read = () => setDark(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return dark;
}
