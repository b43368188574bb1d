/** Everybody who fell in a match on an open table, as one reader knows of it. */
import { type LossDraw, onField } from '../games/adapter.ts';
import type { Lens, Replay } from './replay.ts';

/** A loss, and the point of the match at which it is seen. */
export interface Loss extends LossDraw {
  readonly at: number;
}

export function lossesOf({ table, toldAt, viewAt, last }: Replay, lens: Lens): Loss[] {
  const field = onField(table);
  return [...Array(last + 1).keys()].flatMap((at) => {
    const events = toldAt(at, lens);
    if (at === 0 || events.length === 0) return [];
    return field.losses(viewAt(at - 1, lens), events).map((loss) => ({ ...loss, at }));
  });
}

export interface UnitLosses {
  readonly key: string;
  readonly unit: string;
  readonly side: string;
  readonly lost: number;
  /** What it was lost to, the most first. */
  readonly to: string;
  /** The point at which the first of them fell. */
  readonly at: number;
}

export function byUnit(losses: readonly Loss[]): UnitLosses[] {
  return [...grouped(losses, ({ side, unit }) => `${side} ${unit}`)]
    .map(([key, group]): UnitLosses => {
      const how = [...grouped(group, (one) => one.how)].sort(([, a], [, b]) => b.length - a.length);
      return {
        key,
        unit: group[0].unit,
        side: group[0].side,
        lost: group.length,
        to: how.map(([word, all]) => (all.length > 1 ? `${word} ×${all.length}` : word)).join(', '),
        at: group[0].at,
      };
    })
    .sort((a, b) => a.side.localeCompare(b.side) || b.lost - a.lost);
}

function grouped(losses: readonly Loss[], name: (loss: Loss) => string): Map<string, Loss[]> {
  const groups = new Map<string, Loss[]>();
  for (const loss of losses) groups.set(name(loss), [...(groups.get(name(loss)) ?? []), loss]);
  return groups;
}
