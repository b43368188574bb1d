/** The seats of matches: who takes them, who is there, what they promised about the dice and said beforehand. */
import type pg from 'pg';
import type { Seat } from '../../kernel/contract.ts';
import type { Instructions } from '../../kernel/interruption.ts';
import { change, tell, transaction } from './changing.ts';
import { GONE, HERE, parsed, since } from './rows.ts';

export interface Seats {
  /** Takes a free seat; false when it was taken already. */
  takeSeat(match: string, seat: Seat, player: string): Promise<boolean>;
  /** Signs of life; `left`: they are no longer there. Everybody hears of those who come and go. */
  seen(
    who: readonly { readonly match: string; readonly seat: Seat }[],
    how: 'still' | 'come' | 'left',
  ): Promise<void>;
  /** What a seat wants done while nobody is there. Never part of a row, and no server is told that it changed: it is asked for when it is needed. */
  instructions(match: string, seat: Seat): Promise<Instructions>;
  setInstructions(match: string, seat: Seat, given: Instructions): Promise<void>;
  /** The machine plays for a seat whose player is gone. */
  setMachine(match: string, seat: Seat): Promise<void>;
  /** Each once and for good. */
  setPromise(match: string, seat: Seat, promise: string): Promise<void>;
  setNonce(match: string, seat: Seat, nonce: string): Promise<void>;
}

export function openSeats(pool: pg.Pool): Seats {
  const set = (field: 'promise' | 'nonce') => (match: string, seat: Seat, value: string) =>
    change(pool, match, (client) =>
      client.query(`update seats set ${field} = $3 where match = $1 and seat = $2 and ${field} is null`, [
        match,
        seat,
        value,
      ]),
    );

  return {
    async takeSeat(match, seat, player) {
      let taken = false;
      await change(pool, match, async (client) => {
        const { rowCount } = await client.query(
          'update seats set player = $3 where match = $1 and seat = $2 and player is null',
          [match, seat, player],
        );
        taken = rowCount === 1;
      });
      return taken;
    },
    seen: (who, how) =>
      transaction(pool, async (client) => {
        const ago = how === 'left' ? HERE : 0;
        await client.query(
          `update seats set seen = clock_timestamp() - interval '${ago} seconds'${how === 'come' ? ', machine = false, told = null' : ''}
           from unnest($1::text[], $2::text[]) w (match, seat) where seats.match = w.match and seats.seat = w.seat`,
          [who.map(({ match }) => match), who.map(({ seat }) => seat)],
        );
        if (how !== 'still') for (const { match } of who) await tell(client, match);
      }),
    async instructions(match, seat) {
      const { rows } = await pool.query<{ instructions: string }>(
        'select instructions from seats where match = $1 and seat = $2',
        [match, seat],
      );
      return parsed<Instructions>(rows[0]?.instructions ?? null) ?? {};
    },
    async setInstructions(match, seat, given) {
      await pool.query('update seats set instructions = $3 where match = $1 and seat = $2', [
        match,
        seat,
        JSON.stringify(given),
      ]);
    },
    setMachine: (match, seat) =>
      change(pool, match, (client) =>
        client.query(
          `update seats s set machine = true where match = $1 and seat = $2 and player is not null and not ${since(GONE)}`,
          [match, seat],
        ),
      ),
    setPromise: set('promise'),
    setNonce: set('nonce'),
  };
}
