import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { diceFrom } from '../../../kernel/dice.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { epic1989 } from '../index.ts';
import { footprintAt } from './position.ts';

/** Everything that may be agreed on besides: whoever is found, carried, stormed or moved by a barrage changes his place, too. */
const ALL = {
  'own-force': true,
  elite: true,
  regroup: true,
  heroic: true,
  hidden: true,
  support: true,
  'mine-load': true,
};

const FOLDER = 'battles/epic-1989';

test.each(readdirSync(FOLDER))(
  '%s: after every action the index shows everybody where he stands',
  (file) => {
    const battle: unknown = parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    const wrong: string[] = [];
    let shown = 0;
    for (const options of [{}, ALL]) {
      const game = epic1989.open(epic1989.readSetup({ battle, options: { ...options, 'turn-limit': 3 } }));
      const random = randomFrom(`${file} ${Object.keys(options).length}`);
      const dice = diceFrom(random);
      const { state } = game.start(dice);
      for (let n = 0; n < 250 && !game.outcome(state); n++) {
        const [{ seat, kind }] = game.pending(state);
        const actions = game.some(state, seat, random);
        game.apply(state, seat, actions[random.below(actions.length)], dice);
        const table = game.tableOf(state);
        const { of, index } = table.positions;
        if (of !== state) continue; // it will be looked at anew
        shown++;
        for (const unit of state.units) {
          if (!unit) continue;
          const there = unit.where === 'table' ? footprintAt(table.units[unit.id], unit) : null;
          if (JSON.stringify(index.polygons[unit.id] ?? null) !== JSON.stringify(there))
            wrong.push(`unit ${unit.id} after ${kind} ${n}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(5);
  },
  60_000,
);
