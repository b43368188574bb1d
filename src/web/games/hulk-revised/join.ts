import type { Event } from '../../../games/hulk-revised/events.ts';
import type { Line } from '../../../kernel/contract.ts';
import type { Told } from '../adapter.ts';
import type { Hulk } from './game.ts';

/** Steps of one piece in a row are one sentence: 'Castor moves to K9, K8, K7.' */
export function joinLines({ table }: Hulk): (older: Told, newer: Told) => Line | null {
  return (older, newer) => {
    const [a, b] = [older.event as Event, newer.event as Event];
    if (a.kind !== 'moved' && a.kind !== 'entered') return null;
    if (b.kind !== 'moved' || a.unit !== b.unit || b.backward || b.cp > 0) return null;
    if (a.kind === 'moved' && (a.backward || a.cp > 0)) return null;
    const before = older.line.text.replace(/\.$/, '');
    const join = a.kind === 'entered' && !before.includes(' goes on to ') ? ' and goes on to ' : ', ';
    return { ...older.line, text: `${before}${join}${table.board.name(b.to)}.` };
  };
}
