/** What there is to look at of a game that has no table yet: the battles and lists that ship with it. */

export interface Battlefield {
  readonly id: string;
  readonly title: string;
  /** Who fights whom. */
  readonly who: string;
  readonly points: number;
  readonly width: number;
  readonly height: number;
  /** Outlines on the ground, each the path of one kind of terrain. */
  readonly ground: readonly { readonly kind: string; readonly path: string }[];
  readonly objectives: readonly { readonly x: number; readonly y: number }[];
}

export interface Gallery {
  readonly battles: readonly Battlefield[];
  /** Ready lists by the army's name. */
  readonly lists: Readonly<Record<string, number>>;
}

const galleries = import.meta.glob<{ default: Gallery }>('../games/*/gallery.ts');

/** Null for a game that brings none. */
export async function galleryOf(game: string): Promise<Gallery | null> {
  const load = galleries[`../games/${game}/gallery.ts`];
  return load ? (await load()).default : null;
}
