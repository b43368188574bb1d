import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/list.ts';
import { rulesets } from '../../games/rulesets.ts';
import { goldenNames, goldenSetup } from '../../golden/matches.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import { evening, settled } from './memory.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

beforeAll(() => void vi.spyOn(Date, 'now').mockReturnValue(0));
afterAll(() => void vi.restoreAllMocks());

const SETUPS = (await Promise.all(GAMES.map(({ id }) => rulesets.load(id)))).flatMap((ruleset) =>
  goldenNames(ROOT, ruleset.id).map((name) => ({ name: `${ruleset.id}, ${name}`, ruleset, golden: name })),
);

test.each(SETUPS)(
  '$name: what one decides in secret changes no byte on the other’s line',
  async ({ name, ruleset, golden }) => {
    const setup = goldenSetup(ROOT, ruleset.id, golden);
    const random = randomFrom(name);
    const [one, two] = [await evening(ruleset, setup), await evening(ruleset, setup)];
    const [hider, seeker] = ruleset.seats;
    let secrets = 0;
    for (let n = 0; n < 12; n++) {
      const seat = [hider, seeker].find((each) => one.sittings.get(each)!.decisions().length > 0)!;
      const at = [one, two].map(({ sittings }) => sittings.get(seat)!);
      const asked = at[0].decisions()[0];
      const list = at[0].actions();
      const action = list[random.below(list.length)];
      const like = asked.secret && seat === hider ? list[random.below(list.length)] : action;
      if (like !== action) secrets++;
      const refused = at.map((sitting, i) => {
        let refusal: Refusal | null = null;
        sitting.answer(sitting.decisions()[0].id, { action: [action, like][i] }, (why) => {
          refusal = why;
        });
        return () => refusal;
      });
      await settled();
      expect(refused.map((why) => why())).toEqual([null, null]);
      const matches = [await one.match(), await two.match()];
      const shown = matches.some(({ game, entries }) =>
        entries
          .at(-1)!
          .events.some((event) => [seeker, 'spectator'].some((who) => game.reveals(event, who).length > 0)),
      );
      if (shown || matches[0].dice.position !== matches[1].dice.position) break;
      for (const viewer of [seeker, 'spectator'])
        expect(two.streams.get(viewer)).toEqual(one.streams.get(viewer));
    }
    if (golden === 'muster') expect(secrets).toBeGreaterThan(0);
  },
);
