import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type TableRow, tableRows } from '../../../cases/rule-tables.ts';
import { CM } from '../../../field/index.ts';
import { ELDAR } from './eldar.ts';
import { CLAN_NAMES, type Clan, ROWS, type Row, rowOf, SIZES, type SizeClass, type Weapon } from './index.ts';
import { ORKS } from './orks.ts';
import { SQUATS } from './squats.ts';
import { TITAN_WEAPONS, UNLIMITED } from './titan-weapons.ts';
import { TRAITS, WEAPON_TRAITS } from './traits.ts';
import { TROOPS } from './troops.ts';
import { VEHICLES } from './vehicles.ts';

const inventory = readFileSync('rules/epic-1991.md', 'utf8');

/** What a note of the sheet asks of the row. */
const NOTES: Readonly<Record<string, (row: Row) => boolean>> = {
  'command unit': has('command'),
  command: has('command'),
  MAD: has('mad'),
  GRET: has('gretchin'),
  WEIRD: has('weirdboy'),
  Deathroller: has('deathroller'),
  skimmer: has('skimmer'),
  jump: has('jump'),
  'jump packs': has('jump'),
  'free move': has('scouts'),
  '+1 morale within 10 cm': has('hq'),
  '+1 CAF within 10 cm': has('chaplain'),
  '5+ rescue within 10 cm': has('medic'),
  'psychic powers': has('warlock'),
  'psychic scream': has('scream'),
  '3D6 in close combat': has('scorpion'),
  're-roll close combat defeat': has('harlequin'),
  IMPG: ({ traits }) =>
    (['command', 'company-hq', 'commissar'] as const).some((trait) => traits.includes(trait)),
  'opens on 3+': has('assault-pod'),
  'special rules': ({ traits }) =>
    (['sniper', 'robot', 'support-pod', 'deathwind'] as const).some((trait) => traits.includes(trait)),
  TRAK: fires('traktor'),
  VIBRO: fires('vibro'),
  'ignores cover': fires('ignores-cover'),
  'two barrages per turn': fires('two-barrages'),
  '1 turn to reload': fires('reloads'),
  '+3 damage against Titans': fires('titan-killer'),
  barrage: ({ weapons }) => weapons.every(({ barrage }) => barrage !== undefined),
  'minimum range 50': ({ weapons }) => weapons[0].least === 50 * CM,
  Snakebites: ({ clan }) => clan === 'snakebites',
  'Goffs only': ({ clan }) => clan === 'goffs',
  'Evil Sunz only': ({ clan }) => clan === 'evil-sunz',
};

function has(trait: keyof typeof TRAITS): (row: Row) => boolean {
  return ({ traits }) => traits.includes(trait);
}

function fires(trait: keyof typeof WEAPON_TRAITS): (row: Row) => boolean {
  return ({ weapons }) => weapons[0].traits.includes(trait);
}

/** Traits that come from other rules than the notes of the row. */
const BESIDES = new Set(['nobz', 'warboss', 'exarch', 'steadfast', 'tunneller']);

const plus = (score: number | null): string => (score === null ? '-' : `${score}+`);
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** Range, dice, to hit and modifier as the sheet writes them. */
function written(weapon: Weapon): string[] {
  const { range, least, dice, barrage, hit, mod, traits } = weapon;
  const special = traits.includes('vibro') || traits.includes('bombs');
  return [
    least === undefined ? String(range / CM) : `${least / CM}-${range / CM}`,
    barrage === undefined ? (special ? 'special' : String(dice)) : `${barrage} BP`,
    hit === null ? '' : traits.includes('vibro') ? `${hit}+ / 6+` : plus(hit),
    String(mod),
  ];
}

function compare(row: Row, { id, cells, more }: TableRow): void {
  const [name, size, move, save, caf, ...first] = cells;
  const pod = row.size === 'POD';
  expect([row.rule, row.name, row.size, pod ? 'special' : String(row.move / CM)]).toEqual([
    id,
    name,
    size,
    move,
  ]);
  expect([plus(row.save), signed(row.caf)]).toEqual([save, caf]);
  const lines = [first, ...more.map((line) => line.slice(5))];
  if (row.weapons.length === 0)
    expect([[row.fights ?? 'none', '-', '-', '-']]).toEqual(lines.map((line) => line.slice(0, 4)));
  else
    expect(row.weapons.map((weapon) => [weapon.name, ...written(weapon)])).toEqual(
      lines.map((line) => line.slice(0, 5)),
    );
  const notes = first[5].split(/[;,] /).filter((note) => note !== '');
  let carries = 0;
  for (const note of notes) {
    const load = /^carries (\d+)$/.exec(note);
    if (load) carries = Number(load[1]);
    else expect([note, NOTES[note]?.(row)]).toEqual([note, true]);
  }
  expect(row.carries).toBe(carries);
  const unexplained = row.traits.filter(
    (trait) => !BESIDES.has(trait) && !notes.some((note) => NOTES[note]?.({ ...row, traits: [trait] })),
  );
  expect(unexplained).toEqual([]);
}

function sheet(stem: string, rows: readonly Row[]): void {
  const table = tableRows(inventory, stem).filter(({ cells }) => cells[1] !== 'as platoon');
  expect(rows.map(({ rule }) => rule)).toEqual(table.map(({ id }) => id));
  rows.forEach((row, i) => {
    compare(row, table[i]);
  });
}

describe('every cell of the data sheets', () => {
  test('E2-DORK-01 to E2-DORK-32: Orks', () => sheet('E2-DORK', ORKS));
  test('E2-DVEH-01 to E2-DVEH-19: Imperial vehicles', () => sheet('E2-DVEH', VEHICLES));
  test('E2-DTRP-01 to E2-DTRP-28: Imperial troops; a Section HQ has the row of its platoon', () => {
    sheet('E2-DTRP', TROOPS);
    expect(tableRows(inventory, 'E2-DTRP').length).toBe(TROOPS.length + 1);
  });
  test('E2-DELD-01 to E2-DELD-18: Eldar', () => sheet('E2-DELD', ELDAR));
  test('E2-DSQT-01 to E2-DSQT-06: Squats', () => sheet('E2-DSQT', SQUATS));
});

test('every row has an id of its own, and every trait a rule of the inventory', () => {
  const all = [...ORKS, ...VEHICLES, ...TROOPS, ...ELDAR, ...SQUATS];
  expect(Object.keys(ROWS).length).toBe(all.length + 1); // and the Titan
  for (const { rule } of [...Object.values(TRAITS), ...Object.values(WEAPON_TRAITS)])
    expect(inventory).toContain(`**${rule}**`);
});

test('E2-TWPN-01 to E2-TWPN-12: every cell of the Titan weapons', () => {
  const table = tableRows(inventory, 'E2-TWPN');
  const rows = TITAN_WEAPONS.map(({ rule, name, range, dice, barrage, hit, mod, points, traits }) => {
    const melee = range === 0;
    const vortex = range === UNLIMITED;
    return {
      id: rule,
      cells: [
        name,
        melee ? 'close combat' : vortex ? 'unlimited' : `${range / CM} cm`,
        melee ? '' : vortex ? 'template' : barrage === undefined ? String(dice) : `${barrage} barrage points`,
        hit === null ? '' : plus(hit),
        melee ? '' : vortex ? 'none' : String(mod),
        String(points),
      ],
      traits: [...traits],
    };
  });
  expect(rows.map(({ id, cells }) => [id, ...cells])).toEqual(
    table.map(({ id, cells }) => [id, ...cells.slice(0, 6)]),
  );
  const notes: Readonly<Record<string, readonly string[]>> = {
    'may target buildings (E2-BLDG-05)': ['quake'],
    '': [],
    '+1D6, +2 damage against Titans (E2-TCCW-01, 02)': ['chain-fist'],
    'fires barrage': [],
    'no other weapon, special close combat weapons included, this turn': ['plasma'],
    'one use; VORT': ['vortex'],
    'no other weapon this turn; no move or turn next turn': ['plasma', 'drains'],
    '+3 to the damage roll against Titans': ['titan-killer'],
    'grab (E2-TCCW-05); left arm only': ['power-fist'],
    'D6 hits (E2-TCCW-07)': ['laser-burner'],
  };
  expect(rows.map(({ traits }) => traits)).toEqual(table.map(({ cells }) => notes[cells[6]]));
});

describe('sizes', () => {
  const table = tableRows(inventory, 'E2-SIZE');

  test('E2-SIZE-01 to E2-SIZE-11: every cell of the classes', () => {
    const rows = Object.entries(SIZES).map(([name, { rule, width, length, height, arc, column, flanks }]) => [
      rule,
      name,
      `${width / CM} x ${length / CM}`,
      String(height / CM),
      arc === 'all' ? 'all round' : 'front 180',
      column ?? 'does not move',
      flanks ? 'yes' : 'no',
    ]);
    expect(rows).toEqual(
      table.map(({ id, cells }) => [
        id,
        ...cells.slice(0, 4),
        cells[4].replace(', skimmer', '').toLowerCase(),
        cells[5],
      ]),
    );
  });

  test('E2-SIZE-01 to E2-SIZE-11: every model is of the class that names it', () => {
    const rowsOf = (size: SizeClass): string[] =>
      Object.values(ROWS)
        .filter((row) => row.size === size)
        .map(({ name }) => name);
    for (const { cells } of table) {
      const members = cells[6].toLowerCase().split(', ');
      if (cells[0] === 'INF' || cells[0] === 'AFV') continue; // the many others
      for (const name of rowsOf(cells[0] as SizeClass)) {
        const words = name.toLowerCase();
        const named = members.some((member) => {
          const stem = member.replace(/s$/, '').replace(/^(eldar jet )?bike stand$/, 'bike');
          return words.includes(stem) || (stem === 'landing pod' && words.startsWith('landing pod'));
        });
        expect([name, named]).toEqual([name, true]);
      }
    }
    for (const name of ['Wraithguard', 'Ogryns', 'Exarchs', 'Warlocks', 'HQ Unit'])
      expect(rowsOf('INF')).toContain(name);
  });

  test('E2-SIZE-12: heights by class', () => {
    const heights = (...classes: SizeClass[]): number[] => classes.map((name) => SIZES[name].height);
    expect(heights('INF', 'BIKE', 'JBIKE', 'GUN')).toEqual([100, 100, 100, 100]);
    expect(heights('WALK', 'LV', 'AFV', 'POD')).toEqual([150, 150, 150, 150]);
    expect(heights('SHV', 'TOWER', 'TITAN')).toEqual([200, 500, 800]);
  });

  test('E2-SIZE-13: bikes, boars and jet bikes are troop stands that move as vehicles', () => {
    const stands = Object.entries(SIZES).filter(([, { stand }]) => stand);
    expect(stands.map(([name, { column }]) => [name, column])).toEqual([
      ['INF', 'infantry'],
      ['BIKE', 'vehicle'],
      ['JBIKE', 'vehicle'],
    ]);
  });

  test('E2-SIZE-14: guns and walkers have the vehicle column and the front arc, and lose no save', () => {
    for (const name of ['GUN', 'WALK'] as const)
      expect(SIZES[name]).toMatchObject({ arc: 'front', column: 'vehicle', flanks: false });
  });
});

describe('what the rows say together', () => {
  const ids = (what: (row: Row) => boolean): string[] =>
    Object.values(ROWS)
      .filter(what)
      .map(({ id }) => id);

  test('E2-TRAN-01: who carries how many stands', () => {
    expect(
      Object.fromEntries(ids(({ carries }) => carries > 0).map((id) => [id, ROWS[id as 'rhino'].carries])),
    ).toEqual({
      rhino: 2,
      'land-raider': 2,
      falcon: 2,
      battlewagon: 3,
      termite: 2,
      mole: 4,
      hellbore: 12,
      gorgon: 4,
      'assault-pod': 2,
    });
  });

  test('E2-DATA-01: lengths in u, no save as null, no ranged attack as no weapon, barrages without a to hit roll', () => {
    expect(rowOf('whirlwind')).toMatchObject({ move: 2000, save: 4 });
    expect(rowOf('whirlwind').weapons).toEqual([
      { name: 'Multi-launcher', range: 15000, dice: 0, barrage: 2, hit: null, mod: 0, traits: [] },
    ]);
    expect(rowOf('wildboyz')).toMatchObject({ save: null, weapons: [] });
  });

  test('E2-DATA-02, E2-DATA-03: the Giblet Grinda hits on 5+; modifiers that read None are 0', () => {
    expect(rowOf('giblet-grinda').weapons[0].hit).toBe(5);
    expect(rowOf('warlocks').weapons[0].mod).toBe(0);
    expect(rowOf('predator').weapons[1].mod).toBe(-1);
    expect(rowOf('leman-russ').weapons[1].mod).toBe(-1);
    expect(rowOf('rapier').weapons[0].mod).toBe(0);
  });

  test('E2-DATA-04: Chaplain and Medic have bolt pistols by the sheet', () => {
    for (const id of ['chaplain', 'medic'] as const)
      expect(rowOf(id).weapons.map(({ name, range, hit }) => [name, range, hit])).toEqual([
        ['Bolt pistols', 2500, 5],
      ]);
  });

  test('E2-DATA-05, E2-MARIN-05: jump packs are for the Assault rows and Swooping Hawks', () => {
    expect(ids(({ traits }) => traits.includes('jump'))).toEqual([
      'assault-marines',
      'guard-assault',
      'swooping-hawks',
    ]);
  });

  test('E2-MARIN-06: Veterans have a row; Terminators save on 6+, from all sides', () => {
    expect(rowOf('marine-veterans')).toMatchObject({ caf: 4, save: null });
    expect(rowOf('terminators').save).toBe(6);
    expect(SIZES[rowOf('terminators').size].flanks).toBe(false);
  });

  test('E2-MARIN-16: bikes and Land Speeders carry nobody, Whirlwinds fire 2 points, Thunderers ignore cover', () => {
    expect([rowOf('imperial-bikes').carries, rowOf('land-speeder').carries]).toEqual([0, 0]);
    expect(rowOf('whirlwind').weapons[0].barrage).toBe(2);
    expect(rowOf('vindicator').weapons[0].traits).toEqual(['ignores-cover']);
  });

  test('E2-SKIM-02: who skims', () => {
    expect(ids(({ traits }) => traits.includes('skimmer'))).toEqual([
      'land-speeder',
      'jet-bikes',
      'vyper',
      'falcon',
      'tempest',
    ]);
  });

  test('E2-ORK-13: rows of one Clan', () => {
    const theirs = (clan: Clan): string[] => ids((row) => row.clan === clan && !row.id.endsWith('-boyz'));
    expect(theirs('goffs')).toEqual(['lungbursta', 'gutrippa']);
    expect(theirs('evil-sunz')).toEqual(['bowel-burna', 'gobsmasha', 'spleenrippa']);
    expect(theirs('snakebites')).toEqual(['boarboyz', 'wildboyz']);
    for (const clan of ['bad-moonz', 'deathskulls', 'blood-axes'] as const) expect(theirs(clan)).toEqual([]);
    for (const clan of Object.keys(CLAN_NAMES) as Clan[]) expect(rowOf(`${clan}-boyz`).clan).toBe(clan);
  });

  test('E2-CMDU-01: command rows', () => {
    expect(ids(({ traits }) => traits.includes('command'))).toEqual([
      'nobz',
      'warboss',
      'warlord',
      'marine-hq',
      'chaplain',
      'medic',
      'terminator-hq',
      'guard-hq',
      'commissar',
      'warlocks',
      'exarchs',
      'squat-warlord',
    ]);
  });

  test('E2-ASPCT-02, E2-ASPCT-09, E2-SPEC-11: rows without a rule beyond the row', () => {
    for (const id of [
      'dire-avengers',
      'fire-dragons',
      'dark-reapers',
      'wildboyz',
      'freebooterz',
      'beastmen',
      'ogryns',
    ] as const)
      expect(rowOf(id).traits).toEqual([]);
    for (const id of [
      'rough-riders',
      'sentinel',
      'dreadnoughts',
      'gorgon',
      'baneblade',
      'hearthguard',
      'guild-bikers',
      'guild-trike',
      'attack-squad',
      'combat-squad',
    ] as const)
      expect(rowOf(id).traits).toEqual([]);
    for (const id of ['howling-banshees', 'striking-scorpions'] as const)
      expect(rowOf(id).weapons).toEqual([]);
  });

  test('E2-ELDAR-04: Vypers are vehicles, guns are guns, a Tempest has three weapons', () => {
    expect([rowOf('vyper').size, SIZES.LV.stand]).toEqual(['LV', false]);
    expect([rowOf('anti-grav-lascannon').size, rowOf('vibro-cannon').size]).toEqual(['GUN', 'GUN']);
    expect(rowOf('tempest').weapons.map(({ dice }) => dice)).toEqual([2, 2, 1]);
  });

  test('E2-EX-39: a Battlewagon fires 50 cm, hits on 5+, carries 3, saves on 4+', () => {
    expect(rowOf('battlewagon')).toMatchObject({ carries: 3, save: 4 });
    expect(rowOf('battlewagon').weapons).toEqual([
      { name: 'Autocannon', range: 5000, dice: 1, hit: 5, mod: 0, traits: [] },
    ]);
  });
});
