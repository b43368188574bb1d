/** A clock that runs by the time of day, so that a reload or a sleeping phone does not stop it. */
export interface Watch {
  /** When it runs out, in milliseconds since 1970; null while it stands still. */
  readonly ends: number | null;
  /** What is left while it stands still. */
  readonly rest: number;
  readonly total: number;
}

export function wound(seconds: number): Watch {
  return { ends: null, rest: seconds * 1000, total: seconds * 1000 };
}

export function left({ ends, rest }: Watch, now: number): number {
  return Math.max(0, ends === null ? rest : ends - now);
}

export function start(watch: Watch, now: number): Watch {
  return watch.ends === null && watch.rest > 0 ? { ...watch, ends: now + watch.rest } : watch;
}

export function pause(watch: Watch, now: number): Watch {
  return { ...watch, ends: null, rest: left(watch, now) };
}

/** More or less time, running or not; never less than none. */
export function adjust(watch: Watch, seconds: number, now: number): Watch {
  const rest = Math.max(0, left(watch, now) + seconds * 1000);
  const total = Math.max(watch.total, rest);
  return watch.ends === null ? { ...watch, rest, total } : { ends: now + rest, rest, total };
}

/** '2:05' */
export function face(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
