/** How a match ended for the people at this screen, and what can be said about it. */
import type { Outcome, Seat } from '../../kernel/contract.ts';
import { type Sitting as Eyes, eventsOf, holding } from '../../kernel/sitting.ts';
import { capital } from '../../kernel/words.ts';
import type { Table } from '../games/adapter.ts';
import type { Players } from '../match/sitting.ts';
import { luckWord, totalsOf } from '../replay/ledger.ts';

/** `over`: two people, so that one's victory is the other's defeat. */
export type Result = 'won' | 'lost' | 'drawn' | 'over';

export function resultOf({ winner }: Pick<Outcome, 'winner'>, players: Players): Result {
  if (winner === null) return 'drawn';
  const people = Object.values(players).filter((player) => player === 'person').length;
  if (people !== 1) return 'over';
  return players[winner] === 'person' ? 'won' : 'lost';
}

/** The phase in which the loser lost most, and who fell in it. */
export interface Turning {
  readonly when: string;
  readonly lost: readonly string[];
}

interface Phase extends Turning {
  readonly lost: string[];
  /** What the loser lost in it more than the winner. */
  swing: number;
}

/** From the report alone: where the loser's losses outweighed the winner's most. Null where nobody fell, or nobody won. */
export function turningPoint(table: Table, eyes: Eyes, winner: Seat | null): Turning | null {
  if (winner === null) return null;
  const scene = table.scene(eyes.view());
  const phases: Phase[] = [];
  let turn = '';
  for (const event of eventsOf(holding(eyes.told()))) {
    const line = table.tell(event);
    if (!line) continue;
    if (line.seat === undefined && line.dice === undefined) {
      const begun = /^Turn \d+(?!, )/.exec(line.text);
      if (begun) turn = `${begun[0]}, `;
      const when = /\d/.test(line.text) ? line.text : `${turn}${turn && line.text.replace(/^The /, 'the ')}`;
      phases.push({ when: when || line.text, lost: [], swing: 0 });
    }
    const phase = phases.at(-1);
    const fell = table.frames(scene, [event]).some(({ weight }) => weight === 'death' || weight === 'kill');
    if (!phase || !fell || line.seat === undefined) continue;
    phase.swing += line.seat === winner ? -1 : 1;
    if (line.seat !== winner) phase.lost.push(line.text);
  }
  const worst = phases.reduce<Phase | null>(
    (found, one) => (one.swing > (found?.swing ?? 0) ? one : found),
    null,
  );
  return worst && { when: worst.when.replace(/\.$/, ''), lost: counted(worst.lost) };
}

/** What fell more than once is told once. */
function counted(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const n = texts.filter((one) => one === text).length;
    return n === 1 ? text : `${text.replace(/\.$/, '')}, ${n === 2 ? 'twice' : `${n} times`}.`;
  });
}

/** 'Your dice were lucky (14 thrown), the other side's dice fell as expected (9 thrown).' Empty where nothing was thrown. */
export function luckLine(table: Table, eyes: Eyes, players: Players): string {
  const read = table.luck(eyes.view());
  const totals = totalsOf(eventsOf(holding(eyes.told())).flatMap((event) => read(event)));
  const alone = Object.values(players).filter((player) => player === 'person').length === 1;
  const parts = totals.map(({ seat, luck, rolls }) => {
    const mine = players[seat] === 'person' ? 'your dice' : "the other side's dice";
    const who = alone ? mine : `the dice of ${table.seatName(seat)}`;
    return `${who} ${fell(luckWord(luck))} (${rolls} thrown)`;
  });
  return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
}

function fell(word: string): string {
  return word === 'as expected' ? 'fell as expected' : `were ${word}`;
}
