import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../kernel/contract.ts';
import { seededDice } from '../../../kernel/dice.ts';
import { readForce } from '../force/index.ts';
import type { MarineList, StealerList } from '../force/list.ts';
import { hulkRevised, type Setup, type State } from '../index.ts';
import { kill, piece } from '../position.ts';
import { PSI_POINTS } from '../units.ts';
import {
  type Assigned,
  assign,
  type Campaign,
  type CampaignState,
  readAssignment,
  readCampaign,
  record,
  startCampaign,
} from './index.ts';

const MAP = '##E######\n#.......#\n#.sssss.#\n#.sssss.#\n#.......#\n#########';
const mission = (id: string) => ({
  id,
  title: id,
  summary: '',
  briefing: '',
  levels: [{ picture: MAP }],
  legend: { s: 'start' },
  blips: { start: 0, perTurn: 1 },
});
const FILE = {
  id: 'long-night',
  title: 'The Long Night',
  points: 60,
  missions: [{ id: 'one', maxMarines: 4 }, { id: 'two', minMarines: 2 }, { id: 'three' }],
};
const open = (more: Record<string, unknown> = {}): Campaign => readCampaign({ ...FILE, ...more }, mission);
const CAMPAIGN = open();

const MARINES = readForce({
  side: 'marine',
  chapter: '4',
  squads: [
    {
      units: [
        { name: 'Varro', kind: 'sergeant', ranged: 'storm-bolter', grenades: { frag: 2 } },
        { name: 'Castor', kind: 'terminator', ranged: 'heavy-flamer', reload: true },
        { name: 'Halden', kind: 'terminator', ranged: 'storm-bolter', generator: true, cyclone: { crak: 1 } },
      ],
    },
    { units: [{ name: 'Oth', kind: 'librarian', assault: 'force-weapon' }] },
    { units: [{ name: 'Spare', kind: 'terminator' }] },
  ],
  sentries: 1,
  stores: { flamer: 1, grenades: { crak: 1 } },
}) as MarineList;
const STEALERS = readForce({ side: 'stealer', blips: 50, ambush: 3, broodlord: 1, feeder: 2 }) as StealerList;

function started(campaign = CAMPAIGN, marine = MARINES, stealer = STEALERS): CampaignState {
  const result = startCampaign(campaign, { marine, stealer }, { timer: true });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.state;
}

const ALL = { squads: [['Varro', 'Castor', 'Halden'], ['Oth']], sentries: 1 };

function assigned(
  state: CampaignState,
  marine: Record<string, unknown> = ALL,
  stealer: Record<string, unknown> = { blips: 15 },
  campaign = CAMPAIGN,
): Assigned {
  return assign(campaign, state, readAssignment({ marine, stealer }));
}

function good(answer: Assigned): { setup: Setup; state: CampaignState } {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusals));
  return answer;
}

/** The rules an assignment breaks. */
function broken(answer: Assigned): string[] {
  return answer.ok ? [] : answer.refusals.map(({ rule, path }) => `${rule} ${path}`);
}

/** The match of a setup, in its first Marine action phase. */
function atTable(setup: Setup): State {
  const game = hulkRevised.open(hulkRevised.readSetup(JSON.parse(JSON.stringify(setup))));
  const dice = seededDice('00');
  const { state } = game.start(dice);
  while (state.phase !== 'marine') {
    const { seat } = game.pending(state)[0];
    game.apply(state, seat, game.actions(state, seat)[0], dice);
  }
  return state;
}

const won = (winner: string | null): Outcome => ({ winner, rule: 'HR-WIN-01', why: 'Over.' });

function fell(state: State, setup: Setup, ...ids: number[]): void {
  const { table } = hulkRevised.open(setup);
  for (const id of ids)
    kill({ table, state, dice: seededDice('00'), events: [] }, piece(state, id), 0, 'HR-CA-06');
}

/** Plays a mission in which nothing happens but these deaths. */
function through(
  state: CampaignState,
  winner: string | null,
  dead: number[] = [],
  campaign = CAMPAIGN,
): CampaignState {
  const names = state.soldiers.map(({ name }) => [name]).slice(0, 4);
  const next = good(assigned(state, { squads: names }, { blips: 15 }, campaign));
  const match = atTable(next.setup);
  fell(match, next.setup, ...dead);
  return record(campaign, next.state, match, won(winner));
}

describe('buying', () => {
  test('HR-CAMP-01: a campaign is two or more missions that exist', () => {
    expect(CAMPAIGN.missions.map((leg) => leg.mission.id)).toEqual(['one', 'two', 'three']);
    expect(() => open({ missions: [{ id: 'one' }] })).toThrow('HR-CAMP-01');
    expect(() => readCampaign(FILE, (id) => (id === 'two' ? undefined : mission(id)))).toThrow(
      "missions.1.id: there is no mission 'two'",
    );
  });

  test('HR-CAMP-02: both lists are held against the same points; chapter and timer are settled once', () => {
    const dear = startCampaign(open({ points: 20 }), { marine: MARINES, stealer: STEALERS });
    expect(dear.ok).toBe(false);
    expect(!dear.ok && dear.problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'HR-FORCE-01 marine.points',
      'HR-FORCE-01 stealer.points',
    ]);
    const first = good(assigned(started()));
    expect(first.setup.options).toEqual({ timer: true });
    expect(first.setup.chapter).toBe('4');
  });

  test('HR-CHAP-01: the row stays the same in every mission', () => {
    const second = through(started(), 'marine');
    expect(good(assigned(second)).setup.chapter).toBe('4');
  });

  test('HR-CAMP-03: spare Marines and ammunition are bought in advance and brought in later', () => {
    const first = through(started(), 'stealer', [1]); // Varro dies
    const second = good(
      assigned(first, { squads: [['Spare', 'Castor']], kits: { Spare: { grenades: { crak: 1 } } } }),
    );
    expect(second.setup.mission.marines.map(({ name }) => name)).toEqual(['Spare', 'Castor']);
    expect(second.setup.mission.marines[0].grenades.crak).toBe(1);
    expect(second.state.stores.grenades.crak).toBe(0);
  });

  test('HR-CAMP-04: at least fifteen blips are bought for each mission, and kept for it', () => {
    const few = startCampaign(CAMPAIGN, { marine: MARINES, stealer: { ...STEALERS, blips: 40 } });
    expect(!few.ok && few.problems.map(({ rule }) => rule)).toEqual(['HR-CAMP-04']);
    expect(broken(assigned(started(), ALL, { blips: 10 }))).toEqual(['HR-CAMP-04 stealer.blips']);
    expect(broken(assigned(started(), ALL, { blips: 21 }))).toEqual(['HR-CAMP-04 stealer.blips']);
    expect(broken(assigned(started(), ALL, { blips: 20 }))).toEqual([]);
  });
});

describe('assigning', () => {
  test('HR-CAMP-05, HR-DEC-04: units, kit and blips come from the lists and go into the setup of the mission', () => {
    const { setup, state } = good(assigned(started(), ALL, { blips: 18, ambush: 2 }));
    const { marines, sentries, blips, ambush, specials } = setup.mission;
    expect(marines.map(({ name, squad }) => [name, squad])).toEqual([
      ['Varro', 1],
      ['Castor', 1],
      ['Halden', 1],
      ['Oth', 2],
    ]);
    expect(marines[1]).toMatchObject({ ammo: 6, reload: true });
    expect(marines[2]).toMatchObject({ generator: true, cyclone: { crak: 1 } });
    expect(sentries).toHaveLength(1);
    expect([blips.total, ambush, specials.feeder, specials.broodlord]).toEqual([18, 2, 2, 1]);
    expect(state.playing?.marines).toEqual(['Varro', 'Castor', 'Halden', 'Oth']);
    expect(atTable(setup).marines).toHaveLength(4);
    expect(broken(assigned(state))).toEqual(['HR-CAMP-05 ']); // one mission at a time
  });

  test('HR-CAMP-05: within the mission’s minimum and maximum, and no more than there is', () => {
    const start = started();
    const five = { squads: [['Varro', 'Castor', 'Halden', 'Spare'], ['Oth']] };
    expect(broken(assigned(start, five))).toEqual(['HR-FORCE-11 marine.squads']);
    const second = through(start, 'marine');
    expect(broken(assigned(second, { squads: [['Varro']] }))).toEqual(['HR-FORCE-11 marine.squads']);
    expect(broken(assigned(start, { squads: [['Nobody', 'Varro']] }))).toEqual([
      'HR-CAMP-05 marine.squads.0.0',
    ]);
    expect(broken(assigned(start, { ...ALL, kits: { Oth: { generator: true } } }))).toEqual([
      'HR-CAMP-05 marine.kits',
    ]);
    expect(broken(assigned(start, { ...ALL, kits: { Varro: { cyclone: { crak: 1 } } } }))).toEqual([
      'HR-CAMP-05 marine.kits.Varro.cyclone',
    ]);
    const handed = { Halden: {}, Oth: { generator: true } };
    expect(broken(assigned(start, { ...ALL, kits: handed }))).toEqual([]);
    expect(broken(assigned(start, { ...ALL, sentries: 2 }))).toEqual(['HR-CAMP-07 marine.sentries']);
    const crowded = open({ missions: [{ id: 'one' }, { id: 'two' }] });
    const cell = { ...crowded.missions[0].mission, levels: [{ picture: '##E#\n#.s#\n####' }] };
    const tight = { ...crowded, missions: [{ ...crowded.missions[0], mission: cell }, crowded.missions[1]] };
    expect(broken(assigned(started(tight), { squads: [['Varro', 'Castor']] }, { blips: 15 }, tight))).toEqual(
      ['HR-CAMP-05 marine.squads'],
    );
  });

  test('HR-CAMP-05: what a Marine takes along is held against the rules for one mission', () => {
    const rich = {
      ...MARINES,
      stores: { ...MARINES.stores, grenades: { crak: 2, frag: 2, gas: 0, plasma: 0 }, flamer: 2 },
    };
    const start = started(open({ points: 80 }), rich);
    expect(broken(assigned(start, { ...ALL, kits: { Varro: { grenades: { frag: 4 } } } }))).toEqual([
      'HR-FORCE-10 marine.squads.0.units.0.grenades',
    ]);
    expect(broken(assigned(start, { ...ALL, kits: { Castor: { reload: 2 } } }))).toEqual([
      'HR-FORCE-09 marine.squads.0.units.1.reload',
    ]);
    expect(broken(assigned(start, { squads: [['Varro', 'Oth']] }))).toEqual([
      'HR-FORCE-03 marine.squads.0.units.1',
    ]);
  });
});

describe('after a mission', () => {
  test('HR-CAMP-06: assigned blips are gone, special units only when they were brought on', () => {
    const { setup, state } = good(assigned(started(), ALL, { blips: 20, ambush: 2 }));
    const match = atTable(setup);
    match.brought = [1, 0, 0, 0];
    const { brood } = record(CAMPAIGN, state, match, won('marine'));
    expect([brood.blips, brood.ambush]).toEqual([30, 1]);
    expect(brood.specials).toEqual({ feeder: 1, acidmaw: 0, hormagaunt: 0, broodlord: 1 });
    const after = { ...state, playing: null, next: 1, brood };
    expect(broken(assigned(after, ALL, { blips: 15, ambush: 2 }))).toEqual(['HR-CAMP-06 stealer.ambush']);
    expect(broken(assigned(after, ALL, { blips: 15, feeder: 2 }))).toEqual(['HR-CAMP-06 stealer.feeder']);
    expect(broken(assigned(after, ALL, { blips: 31 }))).toEqual(['HR-CAMP-06 stealer.blips']);
    // all that are left, of every kind, may go into the last mission
    const last = { ...after, next: 2 };
    expect(broken(assigned(last, ALL, { blips: 30, ambush: 1, feeder: 1, broodlord: 1 }))).toEqual([]);
    expect(broken(assigned(last, ALL, { blips: 31 }))).toEqual(['HR-CAMP-06 stealer.blips']);
  });

  test('HR-CAMP-04: fifteen blips for each mission to come are kept, and not one fewer', () => {
    expect(broken(assigned(started(), ALL, { blips: 20 }))).toEqual([]);
    expect(broken(assigned(started(), ALL, { blips: 21 }))).toEqual(['HR-CAMP-04 stealer.blips']);
  });

  test('HR-CAMP-07: the dead are crossed off with all they carried, and so is whatever was used', () => {
    const { setup, state } = good(assigned(started()));
    const match = atTable(setup);
    piece(match, 1).grenades = [0, 1, 0, 0];
    piece(match, 2).ammo = 2;
    piece(match, 2).reloads = 0;
    fell(match, setup, 3); // Halden, with generator and missile
    piece(match, 5).overwatch = true; // the gun is deployed
    const after = record(CAMPAIGN, state, match, won('stealer'));
    expect(after.soldiers.map(({ name }) => name)).toEqual(['Varro', 'Castor', 'Oth', 'Spare']);
    expect(after.fallen).toEqual(['Halden']);
    expect(after.soldiers[0].grenades.frag).toBe(1);
    expect(after.soldiers[1]).toMatchObject({ shots: 2, reload: 0 });
    expect(after.stores.generators).toBe(0);
    expect(after.sentries).toBe(0);
    const dead = assigned(after, { squads: [['Halden', 'Varro', 'Castor']] });
    expect(broken(dead)).toEqual(['HR-CAMP-07 marine.squads.0.0']);
    expect(!dead.ok && dead.refusals[0].why).toBe('Halden is dead.');
    const stranger = assigned(after, { squads: [['Nobody', 'Varro', 'Castor']] });
    expect(!stranger.ok && stranger.refusals[0].why).toBe('Nobody is not on the list.');
  });

  test('HR-CAMP-07: deployed generators go, guns and generators not used come back', () => {
    const { setup, state } = good(assigned(started()));
    const match = atTable(setup);
    const kept = record(CAMPAIGN, state, match, won('marine'));
    expect([kept.sentries, kept.soldiers[2].generator, kept.soldiers[2].cyclone?.crak]).toEqual([1, 1, 1]);
    piece(match, 3).generator = false;
    piece(match, 3).missiles = [0, 0, 0, 0];
    const used = record(CAMPAIGN, state, match, won('marine'));
    expect([used.soldiers[2].generator, used.soldiers[2].cyclone?.crak]).toEqual([0, 0]);
    match.pieces[5] = null;
    expect(record(CAMPAIGN, state, match, won('marine')).sentries).toBe(0);
  });

  test('HR-CAMP-08, HR-DEC-04: survivors keep the shots they have, or spend a reload to start full; Psi is full', () => {
    const { setup, state } = good(assigned(started()));
    const match = atTable(setup);
    piece(match, 2).ammo = 1;
    piece(match, 4).psi = 0;
    const after = record(CAMPAIGN, state, match, won(null));
    const low = good(assigned(after));
    expect(low.setup.mission.marines[1]).toMatchObject({ ammo: 1, reload: true });
    expect(piece(atTable(low.setup), 2).ammo).toBe(1);
    expect(piece(atTable(low.setup), 4).psi).toBe(PSI_POINTS[1]);
    const full = good(assigned(after, { ...ALL, full: ['Castor'] }));
    expect(full.setup.mission.marines[1]).toMatchObject({ ammo: 6, reload: true });
    expect(full.state.stores.flamer).toBe(0);
    expect(broken(assigned(after, { ...ALL, full: ['Varro'] }))).toEqual(['HR-CAMP-08 marine.full.0']);
    const bare = { ...after, stores: { ...after.stores, flamer: 0 } };
    const own = good(assigned(bare, { ...ALL, full: ['Castor'] }));
    expect(own.setup.mission.marines[1]).toMatchObject({ ammo: 6, reload: false });
    // the first on the list as well as any other
    const led = { ...after, soldiers: [after.soldiers[1], after.soldiers[0], ...after.soldiers.slice(2)] };
    expect(good(assigned(led, { ...ALL, full: ['Castor'] })).setup.mission.marines[1].ammo).toBe(6);
    expect(broken(assigned(after, { ...ALL, full: ['Nobody'] }))).toEqual(['HR-CAMP-08 marine.full.0']);
    expect(broken(assigned(after, { ...ALL, kits: { Nobody: {} } }))).toEqual([
      'HR-CAMP-05 marine.kits.Nobody',
    ]);
    const none = { ...ALL, kits: { Castor: {} }, full: ['Castor', 'Castor'] };
    expect(broken(assigned(after, none))).toEqual(['HR-CAMP-08 marine.full.1']);
  });

  test('HR-CAMP-08: a Marine who left by the exit goes on with what he carried', () => {
    const { setup, state } = good(assigned(started()));
    const way = {
      ...setup,
      mission: { ...setup.mission, levels: [{ picture: MAP.replace('sssss', 'xssss') }] },
    };
    way.mission.legend = { s: 'start', x: 'exit' };
    const game = hulkRevised.open(way);
    const match = atTable(way);
    const castor = piece(match, 2);
    const exit = game.board.marks.exit[0];
    if (match.occupant[exit] !== 2) {
      match.occupant[castor.at] = 0;
      castor.at = exit;
      match.occupant[exit] = 2;
    }
    castor.ammo = 3;
    game.apply(match, 'marine', game.notation.parse(match, '2 exit'), seededDice('00'));
    expect(match.pieces[2]).toBeNull();
    const after = record(CAMPAIGN, state, match, won('marine'));
    expect(after.soldiers.find(({ name }) => name === 'Castor')).toMatchObject({ shots: 3, reload: 1 });
  });
});

describe('the end', () => {
  test('HR-CAMP-09: Marines who cannot field the next minimum lose the campaign', () => {
    const start = started(CAMPAIGN, { ...MARINES, squads: MARINES.squads.slice(0, 1), sentries: 0 });
    expect(through(start, 'marine', [1]).outcome).toBeNull(); // two are left, two are asked for
    const over = through(start, 'marine', [1, 2]);
    expect(over.outcome).toMatchObject({ winner: 'stealer', rule: 'HR-CAMP-09' });
    expect(broken(assigned(over))).toEqual(['HR-CAMP-09 ']);
    const psychic = open({ missions: [{ id: 'one' }, { id: 'two', items: { librarian: { min: 1 } } }] });
    expect(through(started(psychic), 'marine', [4], psychic).outcome?.rule).toBe('HR-CAMP-09');
    expect(through(started(psychic), 'marine', [1], psychic).outcome).toBeNull();
    // what is only limited, or demanded of the Stealers, stops no Marine
    const loose = open({
      missions: [{ id: 'one' }, { id: 'two', items: { captain: { max: 1 }, broodlord: { min: 1 } } }],
    });
    expect(through(started(loose), 'marine', [1], loose).outcome).toBeNull();
  });

  test('HR-CAMP-10: a lost or drawn mission does not end it; the last one decides unless the campaign says', () => {
    const play = (campaign: Campaign, ...winners: (string | null)[]): CampaignState =>
      winners.reduce(
        (state: CampaignState, winner) => through(state, winner, [], campaign),
        started(campaign),
      );
    expect(play(CAMPAIGN, 'stealer', null).outcome).toBeNull();
    expect(play(CAMPAIGN, 'stealer', null, 'marine').outcome).toMatchObject({
      winner: 'marine',
      rule: 'HR-CAMP-10',
    });
    expect(play(CAMPAIGN, 'marine', 'marine', 'stealer').outcome?.winner).toBe('stealer');
    expect(play(CAMPAIGN, 'marine', 'marine', null).outcome?.winner).toBeNull();
    expect(play(CAMPAIGN, 'marine', 'marine', null).outcome?.why).toBe('The last mission was drawn.');
    expect(play(CAMPAIGN, null, null, 'marine').outcome?.why).toBe('The last mission decides.');
    expect(play(open({ winner: 'most' }), 'marine', 'marine', 'stealer').outcome?.winner).toBe('marine');
    expect(play(open({ winner: 'most' }), 'marine', null, 'stealer').outcome?.winner).toBeNull();
    expect(play(open({ winner: 'all' }), 'marine', 'marine', null).outcome?.winner).toBe('stealer');
    expect(play(open({ winner: 'all' }), 'marine', 'marine', 'marine').outcome?.winner).toBe('marine');
  });

  test('HR-CAMP-10: a campaign can be put away and taken up again', () => {
    const first = through(started(), 'marine', [1]);
    const stored: CampaignState = JSON.parse(JSON.stringify(first));
    expect(stored).toEqual(first);
    expect(good(assigned(stored, { squads: [['Castor', 'Halden']] }))).toEqual(
      good(assigned(first, { squads: [['Castor', 'Halden']] })),
    );
  });

  test('HR-CAMP-07: only a mission that was assigned and is over can be recorded', () => {
    const { setup, state } = good(assigned(started()));
    const match = atTable(setup);
    expect(() => record(CAMPAIGN, state, match)).toThrow('HR-CAMP-07');
    expect(() => record(CAMPAIGN, started(), match, won('marine'))).toThrow('HR-CAMP-05');
  });
});

test('HR-CAMP-05: squares of their own come first, and what is left needs starting squares', () => {
  // Four Marines and a Sentry Gun go; `a` and `b` are squares of Marines, `g` is the gun's.
  const room = (row: string): string[] => {
    const map = (id: string) => ({
      ...mission(id),
      levels: [{ picture: `##E######\n#.......#\n${row}\n#.......#\n#########` }],
      legend: { s: 'start', a: 'marine 1', b: 'marine 2', g: 'sentry 1' },
    });
    const campaign = readCampaign(FILE, map);
    const answer = assigned(started(campaign), ALL, { blips: 15 }, campaign);
    return answer.ok ? [] : answer.refusals.map(({ why }) => why);
  };
  const lacks = (n: number) => [`The map has no starting squares for ${n} of them.`];
  expect(room('#.sssss.#')).toEqual([]);
  expect(room('#.ssss..#')).toEqual(lacks(1));
  expect(room('#.abgss.#')).toEqual([]);
  expect(room('#.abgs..#')).toEqual(lacks(1));
  expect(room('#.abss..#')).toEqual(lacks(1));
  expect(room('#.gsss..#')).toEqual(lacks(1));
  expect(room('#.abg...#')).toEqual(lacks(2));
});
