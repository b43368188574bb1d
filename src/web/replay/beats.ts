/** A replay shows what happened by the beats of the table. */
import { useEffect, useState } from 'react';
import { type Beat, holdOf, timelineOf } from '../match/timeline.ts';
import { tumbleTime } from '../parts/tumble.ts';
import { PACE, type Speed, settings } from '../settings.ts';
import type { Lens, Replay } from './replay.ts';

type Shown<S, E> = Beat<S, E>;

/** What one action brought, as it was shown at the table. */
export function beatsAt<S, E>(replay: Replay, lens: Lens, at: number): readonly Shown<S, E>[] {
  if (at === 0) return [];
  const { table } = replay;
  const before = table.scene(replay.viewAt(at - 1, lens));
  const row = timelineOf({
    before,
    pictures: table.frames(before, replay.toldAt(at, lens)),
    rolls: (event) => table.game.describe(event)?.dice?.some(({ values }) => values.length > 0) ?? false,
    tumbles: tumbleTime() > 0,
  });
  // What stands in its pictures the stage knows that asks for them.
  return row as readonly Shown<S, E>[];
}

/** Who wants to see nothing move at the table has come here to see it. */
function speedOf(): Speed {
  const { speed } = settings();
  return speed === 'instant' ? 'normal' : speed;
}

/** How long a beat is looked at, in milliseconds, where play is not sped up. */
function holdAt({ weight }: Shown<unknown, unknown>): number {
  return holdOf(weight, speedOf(), tumbleTime());
}

/** How long an action is looked at: its beats, and a glance where it had none and after it. */
export function lengthOf(beats: readonly Shown<unknown, unknown>[]): number {
  return beats.reduce((sum, beat) => sum + holdAt(beat), PACE[speedOf()]);
}

/** The beat to show now; null once they have all been shown. */
export function useBeats<S, E>(
  beats: readonly Shown<S, E>[],
  times: number,
): { beat: Shown<S, E>; n: number } | null {
  const [shown, setShown] = useState({ beats, n: 0 });
  const n = shown.beats === beats ? shown.n : 0;
  useEffect(() => {
    if (n >= beats.length) return;
    const timer = setTimeout(() => setShown({ beats, n: n + 1 }), holdAt(beats[n]) / times);
    return () => clearTimeout(timer);
  }, [beats, n, times]);
  return n < beats.length ? { beat: beats[n], n } : null;
}
