import { useEffect, useRef } from 'react';
import { hireOpponent, type Opponent } from '../match/opponent.ts';
import { isMachine, strengthOf } from '../match/opponents.ts';
import { Why } from '../table/why.tsx';
import type { LogLine } from './log.ts';
import type { Replay } from './replay.ts';

interface Props {
  replay: Replay;
  at: number;
  lines: readonly LogLine[];
}

/** Once the match is over the machine says why it did what led to that point, with all it knew then. */
export function ReplayWhy({ replay, at, lines }: Props) {
  const { ruleset, setup, seal, players } = replay;
  const opponent = useRef<Opponent | null>(null);
  useEffect(() => () => opponent.current?.close(), []);
  const seat = replay.seatAt(at);
  const did = replay.textAt(at);
  if (seat === null || did === null || replay.wordAt(at) || !isMachine(players[seat])) return null;
  const ask = () => {
    opponent.current ??= hireOpponent(ruleset, setup, seal.commitment);
    const strength = strengthOf(ruleset, players[seat])?.id;
    return opponent.current.why({ view: replay.viewAt(at - 1, seat), seat, strength, why: 'all', did });
  };
  const told = lines.findLast((line) => line.entry === at && line.seat === seat);
  return <Why about={told?.text ?? ''} onAsk={ask} />;
}
