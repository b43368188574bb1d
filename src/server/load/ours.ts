/** Pairs at a server of ours: each player is what a browser is, without the screen. */
import { rulesets } from '../../games/rulesets.ts';
import { randomFrom } from '../../kernel/random.ts';
import { chaosPlayer, type Player } from '../chaos/player.ts';
import type { Pair } from './load.ts';

interface Wish {
  readonly url: () => string;
  readonly ruleset: string;
  readonly setup: unknown;
}

export async function ourPair({ url, ruleset, setup }: Wish, n: number): Promise<Pair> {
  const { seats } = await rulesets.load(ruleset);
  const players = seats.map((seat, i) => chaosPlayer(`${seat} ${n}`, url, `10.${n >> 8}.${n & 255}.${i}`));
  const [first, ...others] = players;
  for (const one of players) await one.ask('PUT', 'api/me', { name: 'Load' });
  const { id } = await first.ask<{ id: string }>('POST', 'api/matches', { ruleset, setup, seat: seats[0] });
  for (const one of others) await one.ask('POST', `api/matches/${id}/join`, {});
  for (const one of players) one.sit(id);
  for (const one of players) await one.until(() => one.sitting() !== null);
  const random = randomFrom(`load ${n}`);
  const isAsked = (one: Player) => one.sitting()!.decisions().length > 0;
  return {
    async act() {
      const asked = players.find(isAsked);
      if (!asked || asked.sitting()!.outcome()) return false;
      const other = players.find((one) => one !== asked)!;
      const heard = new Promise<void>((done) => {
        const leave = other.sitting()!.subscribe(() => {
          leave();
          done();
        });
      });
      if (!(await asked.answer(random))) throw new Error('A legal answer was refused.');
      await heard;
      return true;
    },
    leave() {
      for (const one of players) one.leave();
    },
  };
}
