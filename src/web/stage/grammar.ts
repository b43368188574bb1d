/**
 * What a press means, whatever is pressed and whatever presses it. What can be taken back is done at once. What cannot
 * is shown first, with its odds, and done by the second press. A double click is never a second thought.
 */
export type Device = 'mouse' | 'touch' | 'key';

export type Weight =
  /** Nothing can be done with it. */
  | 'idle'
  /** It chooses a piece. */
  | 'piece'
  /** It has several meanings or targets. */
  | 'list'
  /** It can be taken back. */
  | 'free'
  /** It can be taken back, and is often wanted several times in a row: a quarter turn. */
  | 'row'
  /** It cannot be taken back: dice fall, or something comes to light. */
  | 'final'
  /** It gives up what could still be used. */
  | 'loss';

/** How something was pressed. */
export interface By {
  readonly by: Device;
  /** Which of a row of quick presses at one place: 2 for the second of a double click, or of a key held down. */
  readonly nth: number;
}

export interface Press extends By {
  /** Its name: the same for a piece on the board, its button and its key. */
  readonly what: string;
  readonly weight: Weight;
}

export interface Meaning {
  readonly does: 'nothing' | 'show' | 'commit' | 'select';
  /** The name of what is shown after it. */
  readonly shown: string | null;
}

/** `shown`: the name of what a press has shown before, if that still stands. */
export function meaningOf(shown: string | null, { what, weight, by, nth }: Press): Meaning {
  const echo = nth > 1;
  const held = echo && by === 'key';
  const nothing: Meaning = { does: 'nothing', shown };
  const show: Meaning = { does: 'show', shown: what };
  const commit: Meaning = { does: 'commit', shown: null };
  switch (weight) {
    case 'idle':
      return { does: 'nothing', shown: null };
    case 'piece':
      return { does: 'select', shown: null };
    case 'list':
      if (echo) return nothing;
      return shown === what ? { does: 'nothing', shown: null } : show;
    case 'free':
      return echo ? nothing : commit;
    case 'row':
      return held ? nothing : commit;
    case 'final':
      if (shown === what) return held ? nothing : commit;
      return echo ? nothing : show;
    case 'loss':
      if (echo) return nothing;
      return shown === what ? commit : show;
  }
}

/** A click as the browser tells it; without a pointer it was made by a key. */
export function byClick(event: Pick<MouseEvent, 'detail'>): By {
  const { pointerType = '' } = event as Partial<PointerEvent>;
  const by = event.detail === 0 ? 'key' : pointerType === 'touch' ? 'touch' : 'mouse';
  return { by, nth: Math.max(1, event.detail) };
}

export function byKey({ repeat }: Pick<KeyboardEvent, 'repeat'>): By {
  return { by: 'key', nth: repeat ? 2 : 1 };
}
