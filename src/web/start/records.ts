/** How matches against the machine ended, from those kept in this browser. */
import { strengthOf } from '../match/opponents.ts';
import type { Save } from '../store/saves.ts';

export interface Tally {
  readonly won: number;
  readonly lost: number;
}

/** By the opponent's strength. A draw is neither. */
export function tallies(saves: readonly Save[]): Readonly<Record<string, Tally>> {
  const all: Record<string, Tally> = {};
  for (const { game, players, over, text } of saves) {
    const rival = Object.values(players)
      .map((player) => strengthOf(game, player))
      .find((one) => one !== null);
    const [, winner] = /^result: (\S+) /m.exec(text) ?? [];
    if (!over || !rival || winner === undefined || players[winner] === undefined) continue;
    const { won, lost } = all[rival.id] ?? { won: 0, lost: 0 };
    const mine = players[winner] === 'person';
    all[rival.id] = { won: won + Number(mine), lost: lost + Number(!mine) };
  }
  return all;
}
