import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARMOUR, COLUMNS, COSTS } from './armour.ts';
import { BLADES, type Blade } from './assault.ts';
import { DISCIPLINES } from './powers.ts';
import { MODES, type Mode } from './ranged.ts';

const RULES = readFileSync('rules/hulk-heresy.md', 'utf8');

/** The rows of the table that follows a rule, as cells. */
function table(rule: string): string[][] {
  const text = RULES.split(`**${rule}**`)[1].split('\n**')[0];
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const WORDS: Readonly<Record<string, string>> = {
  overwatch: 'Overwatch',
  sustained: 'Sustained Fire',
  jam: 'Jam',
  area: 'Area Effect',
  persistent: 'Persistent Effect',
  graviton: 'Graviton',
  overheat: 'Overheat',
  deflagrate: 'Deflagrate',
  rend: 'Rend',
  penetrate: 'Penetrate',
  malfunction: 'malfunction',
  detonation: 'detonation',
  grenade: 'as grenade',
  line: 'line of squares',
  hail: 'HH-WPN-30',
};

/** A row of the weapon tables from the data, where the table has figures of its own. */
function row(mode: Mode): Record<string, string> {
  const endless = mode.range === Infinity;
  const watch = mode.watch > 0 ? ` (OW ${mode.watch})` : '';
  return {
    ap: mode.ap === 0 ? '1 CP' : String(mode.ap),
    range: `${endless ? '∞' : mode.range}${watch}`,
    dice: String(mode.dice),
    kill: `${mode.kill}+`,
    save: minus(mode.save),
    targets: mode.targets.join(' '),
    snap: mode.snap ? 'yes' : 'no',
  };
}

test.each([
  ['HH-WPN-01', 21],
  ['HH-WPN-02', 18],
] as const)('HH-GEN-01, %s: every cell is in the data', (rule, count) => {
  const rows = table(rule);
  expect(rows.length).toBe(count);
  const modes: Mode[] = Object.values(MODES);
  for (const [name, ap, range, dice, kill, save, targets, snap, rules, ammo] of rows) {
    const mode = modes.find(({ label }) => label === name || label.startsWith(`${name}: `));
    if (!mode) throw new Error(`${name} is not in the data`);
    const known = row(mode);
    const byGrenade = [dice, kill].includes('grenade');
    const asCyclone = dice === 'as cyclone';
    expect([name, ap, range, snap]).toEqual([name, known.ap, known.range, known.snap]);
    if (!byGrenade && !asCyclone) {
      expect([name, dice.match(/^\d/)?.[0], kill]).toEqual([name, known.dice, known.kill]);
      const shown = mode.traits.includes('no-save') ? 'no save' : known.save;
      expect([name, save]).toEqual([name, shown]);
      if (targets !== 'line') expect([name, targets]).toEqual([name, known.targets]);
    }
    expect([name, ammo.match(/^\d+/)?.[0] ?? '0']).toEqual([name, String(mode.ammo)]);
    const named = mode.traits
      .filter((trait) => trait !== 'doors' && trait !== 'no-save')
      .map((trait) => WORDS[trait]);
    if (!asCyclone) for (const word of named) expect([name, rules.includes(word)]).toEqual([name, true]);
    if (!asCyclone)
      for (const word of Object.values(WORDS))
        if (rules.includes(word)) expect([name, word, named.includes(word)]).toEqual([name, word, true]);
  }
});

test('HH-WPN-02: the missile launcher shoots as the cyclone does', () => {
  for (const shot of ['frag', 'krak'] as const) {
    const { label: _, ...missile } = MODES[`missile-${shot}`];
    expect(MODES[`cyclone-${shot}`]).toMatchObject(missile);
  }
  expect(MODES['volkite-culverin'].watchDice).toBe(2);
});

test('HH-GREN-03, HH-GREN-05, HH-GREN-06: a grenade is the same by hand and through a launcher but for price and range', () => {
  for (const kind of ['blind', 'frag', 'krak'] as const)
    for (const by of ['part', 'harness'] as const) {
      const { label, ammo } = MODES[`${kind}-${by}`];
      const launched = { ...MODES[`${kind}-grenade`], label, ammo, ap: 1, range: 12 };
      expect(MODES[`${kind}-${by}`]).toEqual(launched);
    }
  expect(MODES['krak-grenade']).toMatchObject({
    ap: 2,
    range: 6,
    dice: 1,
    kill: 3,
    save: -2,
    targets: ['M', 'D'],
  });
  expect(MODES['frag-grenade']).toMatchObject({ dice: 2, kill: 6, save: 0, targets: ['M', 'D', 'S'] });
});

test('HH-AWPN-01: every cell is in the data', () => {
  const rows = table('HH-AWPN-01');
  expect(rows.length).toBe(Object.keys(BLADES).length);
  const blades: Blade[] = Object.values(BLADES);
  for (const [name, ap, dice, bonus, save, rules] of rows) {
    const blade = blades.find(({ label }) => label === name);
    if (!blade) throw new Error(`${name} is not in the data`);
    expect([name, /^\d/.test(ap) ? Number(ap) : 0]).toEqual([name, blade.ap]);
    if (/^\d/.test(dice)) expect([name, Number(dice[0])]).toEqual([name, blade.front]);
    expect([name, /^\+1 to the front/.test(bonus) ? 1 : 0]).toEqual([name, blade.bonus]);
    expect([name, bonus === 'psi']).toEqual([name, blade.edges.includes('psi')]);
    expect([name, save === '—' ? '0' : save]).toEqual([name, minus(blade.save)]);
    const words: [string, string][] = [
      ['Rend', 'rend'],
      ['Cleave', 'cleave'],
      ['Knock Back', 'knock-back'],
      ['Parry', 'parry'],
      ['Block', 'block'],
      ['Graviton', 'graviton'],
      ['forced re-roll', 'shield'],
    ];
    if (!rules.startsWith('one of'))
      for (const [word, edge] of words)
        expect([name, word, rules.includes(word)]).toEqual([
          name,
          word,
          (blade.edges as string[]).includes(edge),
        ]);
  }
});

test('HH-AWPN-05: claws have two dice not to the front', () => {
  expect(BLADES['lightning-claws']).toMatchObject({ dice: 2, front: 3 });
});

test('HH-ACT-07: every cell is in the data', () => {
  const named = Object.entries(COSTS);
  const rows = table('HH-ACT-07').filter(([action]) => action !== 'Shoot');
  expect(rows.length).toBe(named.length);
  rows.forEach(([action, ...cells], i) => {
    const costs = cells.map((cell) => (/^(no|—)$/.test(cell) ? null : Number(cell.replace(/^0\/1.*/, '1'))));
    expect([action, costs]).toEqual([action, [...named[i][1]]]);
    expect(cells.length).toBe(COLUMNS.length);
  });
});

test('HH-SAVE-01, HH-ACT-01: armour saves and AP', () => {
  const rule = RULES.split('**HH-SAVE-01**')[1].split('\n')[0];
  for (const { label, save } of Object.values(ARMOUR)) expect(rule).toContain(`${label} ${save}`);
  expect(Object.values(ARMOUR).map(({ ap }) => ap)).toEqual([4, 4, 4, 4, 5, 4]);
});

test('HH-PSI-09: the powers of each discipline', () => {
  const plain = (name: string) => name.toLowerCase().replace('’', '').replace("'", '').replaceAll(' ', '-');
  const rows = table('HH-PSI-09').map(([name, ...powers]) => [name, powers.map(plain)]);
  expect(Object.fromEntries(rows)).toEqual(DISCIPLINES);
});
