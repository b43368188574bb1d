/** Matches under load while what keeps them is killed again and again; afterwards every acknowledged answer must be there, and none twice. */
import { rulesets } from '../../games/rulesets.ts';
import { parseMatch } from '../../kernel/file.ts';
import { randomFrom } from '../../kernel/random.ts';
import { verifyMatch } from '../../kernel/verify.ts';
import { chaosPlayer, type Player, type Sent } from './player.ts';

/** What is to be shaken. */
export interface Site {
  url(): string;
  /** Kills something and brings it back; says what. */
  blow(n: number): Promise<string>;
}

export interface ChaosReport {
  readonly matches: number;
  readonly blows: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  /** Answers whose acknowledgement a blow cut off, and how many of them were done all the same. */
  readonly cutOff: number;
  readonly done: number;
  /** One sentence for each match in which something is wrong. */
  readonly problems: readonly string[];
}

interface Wish {
  readonly matches: number;
  readonly blows: number;
  /** Answers acknowledged between two blows. */
  readonly between: number;
  readonly ruleset: string;
  readonly setup: unknown;
}

export async function chaos(
  site: Site,
  { matches, blows, between, ruleset, setup }: Wish,
): Promise<ChaosReport> {
  const rules = await rulesets.load(ruleset);
  const pairs: { id: string; players: Player[] }[] = [];
  for (let n = 0; n < matches; n++) {
    const players = rules.seats.map((seat, i) =>
      chaosPlayer(`${seat} ${n}`, site.url, `10.${n >> 8}.${n & 255}.${i}`),
    );
    const [first, ...others] = players;
    for (const one of players) await one.ask('PUT', 'api/me', { name: 'Chaos' });
    const { id } = await first.ask<{ id: string }>('POST', 'api/matches', {
      ruleset,
      setup,
      seat: rules.seats[0],
    });
    for (const one of others) await one.ask('POST', `api/matches/${id}/join`, {});
    for (const one of players) one.sit(id);
    pairs.push({ id, players });
  }
  let stop = false;
  let acknowledged = 0;
  let heard: () => void = () => undefined;
  const play = async ({ id, players }: (typeof pairs)[number]) => {
    const random = randomFrom(`chaos ${id}`);
    for (const one of players) await one.until(() => one.sitting() !== null);
    const isAsked = (one: Player) => (one.sitting()?.decisions().length ?? 0) > 0;
    const isOver = () => players.some((one) => one.sitting()?.outcome());
    while (!stop && !isOver()) {
      await Promise.race(players.map((one) => one.until(() => isAsked(one) || isOver())));
      const asked = players.find(isAsked);
      if (!asked || isOver()) continue;
      if (await asked.answer(random)) acknowledged++;
      else await new Promise((done) => setTimeout(done, 20));
      heard();
    }
  };
  const playing = pairs.map(play);
  const told: Record<string, number> = {};
  for (let n = 0; n < blows; n++) {
    const goal = acknowledged + between;
    await new Promise<void>((done) => {
      heard = () => acknowledged >= goal && done();
    });
    const what = await site.blow(n);
    told[what] = (told[what] ?? 0) + 1;
  }
  const last = acknowledged + between; // every match goes on after the last blow, too
  await new Promise<void>((done) => {
    heard = () => acknowledged >= last && done();
  });
  stop = true;
  await Promise.all(playing);
  const sums = { cutOff: 0, done: 0 };
  const problems: string[] = [];
  for (const { id, players } of pairs) {
    await players[0].concede();
    const file = await players[0].text(`api/matches/${id}/file`);
    for (const one of players) one.leave();
    const wrong = verifyMatch(file, [rules]).checks.filter(({ ok }) => !ok);
    if (wrong.length > 0) problems.push(`${id}: ${wrong[0].what}`);
    const { lines } = parseMatch(file);
    rules.seats.forEach((seat, i) => {
      const written = lines.flatMap((one) =>
        one.kind === 'entry' && one.seat === seat && one.text !== 'concede' ? one.text : [],
      );
      const { sent } = players[i];
      const acked = sent.filter((one) => one.acked).length;
      sums.cutOff += sent.length - acked;
      sums.done += written.length - acked;
      if (!isAllThere(written, sent)) problems.push(`${id}: what ${seat} did is not what was acknowledged`);
    });
  }
  return { matches, blows: told, acknowledged, ...sums, problems };
}

/** What was acknowledged is written in its order, once; of what was cut off each may be there or not; and nothing else is. */
export function isAllThere(written: readonly string[], sent: readonly Sent[]): boolean {
  let places = new Set([0]);
  for (const { text, acked } of sent) {
    const next = new Set<number>();
    for (const at of places) {
      if (!acked) next.add(at);
      if (written[at] === text) next.add(at + 1);
    }
    places = next;
  }
  return places.has(written.length);
}
