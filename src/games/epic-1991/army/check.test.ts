import { describe, expect, test } from 'vitest';
import { Problem } from '../../../kernel/contract.ts';
import { type ArmyOptions, billOf, checkArmy, FIRST_LIMIT, readArmy } from './index.ts';

type Written = string | Record<string, unknown>;

const list = (force: string, ...cards: Written[]) => readArmy({ name: 'Test', force, cards });

/** The rules an army breaks, with the places. */
function broken(force: string, cards: Written[], limit = 10_000, options: ArmyOptions = {}): string[] {
  return checkArmy(list(force, ...cards), limit, options).map(({ rule, path }) => `${rule} ${path}`);
}

const times = (count: number, card: string): Written => ({ card, count });

describe('points', () => {
  test('E2-ARMY-01: the first limit suggested is 1500', () => {
    expect(FIRST_LIMIT).toBe(1500);
  });

  test('E2-ARMY-02: the cards may not come to more than the limit; less is allowed', () => {
    const cards = ['tactical-company', 'predator-squadron']; // 750 + 200
    expect(billOf(list('marines', ...cards)).points).toBe(950);
    expect(broken('marines', cards, 950)).toEqual([]);
    expect(broken('marines', cards, 1500)).toEqual([]);
    expect(broken('marines', cards, 949)).toEqual(['E2-ARMY-02 cards']);
    expect(checkArmy(list('marines', ...cards), 900)[0].why).toBe(
      'The cards come to 950 points; the limit is 900.',
    );
  });
});

describe('decks', () => {
  test('E2-ARMY-03: cards of one deck', () => {
    expect(broken('marines', ['tactical-company', 'falcon-squadron'])).toEqual(['E2-ARMY-03 cards.1.card']);
    expect(broken('eldar', ['guardian-host', 'falcon-squadron'])).toEqual([]);
    expect(broken('orks', ['goff-clan', 'rhino-squadron'])).toEqual(['E2-ARMY-03 cards.1.card']);
  });

  test('E2-ARMY-16: Guard and Squats only where the option is on', () => {
    expect(broken('guard', ['guard-tactical-company'])).toEqual(['E2-ARMY-16 force']);
    expect(broken('squats', ['squat-brotherhood'])).toEqual(['E2-ARMY-16 force']);
    const options = { otherDecks: true };
    expect(broken('guard', ['guard-tactical-company'], 10_000, options)).toEqual([]);
    expect(broken('squats', ['squat-brotherhood', 'guild-trikes'], 10_000, options)).toEqual([]);
    expect(broken('squats', ['squat-brotherhood', 'beastmen-platoon'], 10_000, options)).toEqual([
      'E2-ARMY-03 cards.1.card',
    ]);
  });

  test('E2-ARMY-04, E2-ARMY-05: company, support, special; at least one company', () => {
    expect(billOf(list('marines', 'tactical-company', 'predator-squadron', 'medic')).lines).toEqual([
      { card: 'Tactical Company', kind: 'company', points: 750 },
      { card: 'Predator Squadron', kind: 'support', points: 200 },
      { card: 'Medic', kind: 'special', points: 50 },
    ]);
    expect(broken('marines', ['predator-squadron'])).toContain('E2-ARMY-05 cards');
    expect(checkArmy(list('eldar', 'falcon-squadron'), 1500)[0].why).toContain('one Host card');
  });
});

describe('allowances', () => {
  test('E2-EX-03, E2-ARMY-06: one company, five support cards; a sixth is refused', () => {
    expect(broken('marines', ['tactical-company', times(5, 'rhino-squadron')])).toEqual([]);
    expect(broken('marines', ['tactical-company', times(5, 'rhino-squadron'), 'bike-squad'])).toEqual([
      'E2-ARMY-06 cards.2',
    ]);
    expect(broken('eldar', ['falcon-host', times(6, 'falcon-squadron')])).toEqual(['E2-ARMY-06 cards.1']);
  });

  test('E2-EX-02, E2-ARMY-07: two companies, two special cards; one company and two specials is refused', () => {
    expect(broken('marines', ['tactical-company', 'assault-company', 'medic', 'chaplain'])).toEqual([]);
    expect(broken('marines', ['tactical-company', 'medic', 'chaplain'])).toEqual(['E2-ARMY-07 cards.2']);
  });

  test('E2-ARMY-08: totals over the army, whoever they are for', () => {
    const cards = ['scout-company', 'scout-company', times(10, 'rhino-squadron')];
    expect(broken('marines', cards)).toEqual([]);
    expect(broken('marines', [...cards, 'rapier-battery'])).toEqual(['E2-ARMY-06 cards.3']);
  });

  test('E2-ARMY-09: the same card more than once', () => {
    expect(broken('marines', [times(2, 'tactical-company'), 'medic', 'medic'])).toEqual([]);
    expect(broken('orks', ['goff-clan', 'bad-moonz-clan', 'goff-clan'])).toEqual(['E2-ORK-01 cards.2']);
  });

  test('E2-ARMY-15: Warlocks are support cards, up to five for a Host', () => {
    expect(broken('eldar', ['guardian-host', times(5, 'warlocks')])).toEqual([]);
    expect(broken('eldar', ['guardian-host', times(6, 'warlocks')])).toEqual(['E2-ARMY-06 cards.1']);
  });

  test('E2-ARMY-17: a card for nothing still takes its place', () => {
    expect(broken('orks', ['goff-clan', 'mad-mob'])).toEqual([]);
    expect(broken('orks', ['goff-clan', 'mad-mob', 'freebooterz'])).toEqual(['E2-ORK-02 cards.2']);
  });
});

describe('Titans', () => {
  const weapons = {
    'left-arm': 'power-fist',
    'right-arm': 'gatling-blaster',
    'left-carapace': 'rocket-launcher',
    'right-carapace': 'rocket-launcher',
  };
  const titan = (arms: Record<string, unknown> = weapons): Written => ({
    card: 'warlord-titan',
    weapons: arms,
  });

  test('E2-ARMY-11, E2-MARIN-15: a Titan joins an Imperial force or is the whole army', () => {
    expect(broken('titans', [titan()])).toEqual([]);
    expect(broken('marines', ['tactical-company', titan()])).toEqual([]);
    expect(broken('guard', ['leman-russ-company', titan()], 5000, { otherDecks: true })).toEqual([]);
    expect(broken('eldar', ['falcon-host', titan()])).toEqual(['E2-ARMY-11 cards.1.card']);
    expect(broken('orks', ['goff-clan', titan()])).toEqual(['E2-ARMY-11 cards.1.card']);
    expect(broken('squats', ['grand-battery', titan()], 5000, { otherDecks: true })).toEqual([
      'E2-ARMY-11 cards.1.card',
    ]);
    expect(broken('titans', ['tactical-company', titan()])).toEqual(['E2-ARMY-03 cards.0.card']);
  });

  test('E2-ARMY-12: a Titan entitles to no support or special card', () => {
    expect(broken('marines', ['scout-company', titan(), times(6, 'rhino-squadron')])).toEqual([
      'E2-ARMY-06 cards.2',
    ]);
    expect(broken('marines', ['scout-company', titan(), times(2, 'medic')])).toEqual(['E2-ARMY-07 cards.2']);
    expect(broken('marines', [titan(), 'rhino-squadron'])).toEqual(['E2-ARMY-12 cards.1']);
  });

  test('E2-ARMY-13: four weapons, one a mount; the Power Fist on the left arm only', () => {
    const { 'left-arm': _, ...three } = weapons;
    expect(broken('titans', [titan(three)])).toEqual(['E2-ARMY-13 cards.0.weapons']);
    expect(broken('titans', ['warlord-titan'])).toEqual(['E2-ARMY-13 cards.0.weapons']);
    expect(broken('titans', [titan({ ...weapons, 'right-arm': 'power-fist' })])).toEqual([
      'E2-ARMY-13 cards.0.weapons.right-arm',
    ]);
    expect(broken('titans', [titan({ ...weapons, 'left-arm': 'vortex-missile' })])).toEqual([]);
    expect(broken('marines', [{ card: 'tactical-company', weapons }])).toEqual([
      'E2-ARMY-13 cards.0.weapons',
    ]);
    expect(() => list('titans', titan({ ...weapons, head: 'chain-fist' }))).toThrow(Problem);
    expect(() => list('titans', titan({ ...weapons, 'left-arm': 'death-ray' }))).toThrow(
      "cards.0.weapons.left-arm: There is no Titan weapon 'death-ray'.",
    );
  });

  test('E2-ARMY-13: the weapons are part of the price (E2-TCARD-10)', () => {
    const dear = {
      'left-arm': 'volcano-cannon',
      'right-arm': 'vortex-missile',
      'left-carapace': 'gatling-blaster',
      'right-carapace': 'chain-fist',
    };
    expect(billOf(list('titans', titan(dear))).points).toBe(850);
  });
});

describe('Orks', () => {
  test('E2-EX-25, E2-ORK-01: one of each Clan, six at most', () => {
    const clans = ['goff-clan', 'bad-moonz-clan', 'deathskull-clan', 'snakebite-clan', 'evil-sunz-clan'];
    expect(broken('orks', [...clans, 'blood-axe-clan'])).toEqual([]);
    expect(broken('orks', ['goff-clan', 'goff-clan'])).toEqual(['E2-ORK-01 cards.1']);
    expect(broken('orks', [...clans, 'blood-axe-clan', 'evil-sunz-clan'])).toEqual(['E2-ORK-01 cards.6']);
  });

  test('E2-ORK-02: every support and special card belongs to one Clan of the army', () => {
    const two = ['goff-clan', 'bad-moonz-clan'];
    expect(broken('orks', ['goff-clan', 'extra-boyz'])).toEqual([]); // the only Clan
    expect(broken('orks', [...two, 'extra-boyz'])).toEqual(['E2-ORK-02 cards.2.clan']);
    expect(broken('orks', [...two, { card: 'extra-boyz', clan: 'bad-moonz' }])).toEqual([]);
    expect(broken('orks', [...two, { card: 'extra-boyz', clan: 'snakebites' }])).toEqual([
      'E2-ORK-02 cards.2.clan',
    ]);
    expect(broken('marines', [{ card: 'tactical-company', clan: 'goffs' }])).toEqual([
      'E2-ORK-02 cards.0.clan',
    ]);
  });

  test('E2-ORK-02: five support cards and one special a Clan', () => {
    const two = ['goff-clan', 'bad-moonz-clan'];
    const goffs = (card: string, count: number): Written => ({ card, count, clan: 'goffs' });
    expect(broken('orks', [...two, goffs('battlewagon-squadron', 5)])).toEqual([]);
    expect(broken('orks', [...two, goffs('battlewagon-squadron', 5), goffs('extra-nobz', 1)])).toEqual([
      'E2-ORK-02 cards.3',
    ]);
    expect(broken('orks', [...two, goffs('gretchin-mob', 2)])).toEqual(['E2-ORK-02 cards.2']);
    expect(
      broken('orks', [...two, goffs('warboss', 1), { card: 'gretchin-mob', clan: 'bad-moonz' }]),
    ).toEqual([]);
  });

  test('E2-EX-24, E2-ORK-04: a sixth Extra Boyz card in a Clan is refused', () => {
    expect(broken('orks', ['goff-clan', times(5, 'extra-boyz')])).toEqual([]);
    expect(broken('orks', ['goff-clan', times(6, 'extra-boyz')])).toEqual(['E2-ORK-02 cards.1']);
  });

  test.each([
    ['goff-clan', ['lungbursta-squadron', 'gutrippa-squadron']],
    ['evil-sunz-clan', ['bowel-burna-squadron', 'gobsmasha-squadron', 'spleenrippa-squadron']],
    ['snakebite-clan', ['boarboyz-mob', 'wildboyz-mob']],
  ])('E2-ORK-13: cards of the %s are for no other', (clan, cards) => {
    expect(broken('orks', [clan, ...cards])).toEqual([]);
    for (const card of cards)
      expect(broken('orks', ['deathskull-clan', card])).toEqual(['E2-ORK-13 cards.1.clan']);
  });

  test('E2-CORK-28: one Warlord in an army', () => {
    const warlord = (clan: string): Written => ({ card: 'warlord', clan });
    expect(broken('orks', ['goff-clan', 'bad-moonz-clan', warlord('goffs')])).toEqual([]);
    expect(broken('orks', ['goff-clan', 'bad-moonz-clan', warlord('goffs'), warlord('bad-moonz')])).toEqual([
      'E2-CORK-28 cards.3',
    ]);
  });
});

describe('choices', () => {
  const guard = (...cards: Written[]): string[] =>
    broken('guard', ['guard-tactical-company', ...cards], 10_000, { otherDecks: true });

  test('E2-ARMY-18: what a card leaves open the list must say', () => {
    expect(guard('artillery-battery')).toEqual(['E2-ARMY-18 cards.1.choose']);
    expect(guard({ card: 'artillery-battery', choose: 'manticore' })).toEqual([]);
    expect(guard({ card: 'artillery-battery', choose: 'whirlwind' })).toEqual(['E2-ARMY-18 cards.1.choose']);
    expect(guard({ card: 'guard-gun-battery', choose: ['thudd-gun', 'mole-mortar'] })).toEqual([
      'E2-ARMY-18 cards.1.choose', // one kind
    ]);
    expect(guard({ card: 'sentinel-squad', choose: 'sentinel' })).toEqual(['E2-ARMY-18 cards.1.choose']);
    const heavies = (choose: unknown): string[] =>
      broken('guard', [{ card: 'super-heavy-company', choose }], 5000, { otherDecks: true });
    expect(heavies('baneblade')).toEqual([]);
    expect(heavies(['baneblade', 'shadow-sword', 'baneblade'])).toEqual([]);
    expect(heavies(['baneblade', 'shadow-sword'])).toEqual(['E2-ARMY-18 cards.0.choose']);
  });

  test('E2-CARD-09: Landing Pods are for one company with ten Rhinos, once', () => {
    const pods = (company?: string): Written => ({ card: 'landing-pods', company });
    const marines = (...cards: Written[]): string[] => broken('marines', cards);
    expect(marines('tactical-company', 'landing-pods')).toEqual([]);
    expect(marines('scout-company', 'landing-pods')).toEqual(['E2-CARD-09 cards.1.company']);
    expect(marines('terminator-company', 'landing-pods')).toEqual(['E2-CARD-09 cards.1.company']);
    const both = ['tactical-company', { card: 'assault-company', name: 'Fifth Company' }];
    expect(marines(...both, 'landing-pods')).toEqual(['E2-CARD-09 cards.2.company']);
    expect(marines(...both, pods('Fifth Company'))).toEqual([]);
    expect(marines(...both, pods('Fifth Company'), pods('Tactical Company'))).toEqual([]);
    expect(marines(...both, pods('Fifth Company'), pods('Fifth Company'))).toEqual(['E2-CARD-09 cards.3']);
    expect(marines(...both, pods('Ninth Company'))).toEqual(['E2-CARD-09 cards.2.company']);
    expect(marines({ card: 'tactical-company', company: 'x' })).toEqual(['E2-CARD-09 cards.0.company']);
  });
});

describe('reading', () => {
  test.each([
    [{ force: 'marines', cards: ['medic'] }, /^name: /],
    [{ name: 'X', force: 'humans', cards: ['medic'] }, "force: There is no force 'humans'."],
    [{ name: 'X', force: 'marines', cards: [] }, /^cards: /],
    [{ name: 'X', force: 'marines', cards: ['medik'] }, "cards.0.card: There is no card 'medik'."],
    [{ name: 'X', force: 'marines', cards: [{ card: 'medic', count: 0 }] }, /^cards\.0\.count: /],
    [{ name: 'X', force: 'marines', cards: ['medic', { card: 'medic', size: 3 }] }, /^cards\.1\.size: /],
    [
      { name: 'X', force: 'orks', cards: [{ card: 'warboss', clan: 'goff' }] },
      "cards.0.clan: There is no Clan 'goff'.",
    ],
    [
      { name: 'X', force: 'guard', cards: [{ card: 'medic', choose: 'tank' }] },
      /^cards\.0\.choose.*: There is no model 'tank'\./,
    ],
    [null, /The army: /],
  ])('%j is refused with its place', (data, message) => {
    expect(() => readArmy(data)).toThrow(Problem);
    expect(() => readArmy(data)).toThrow(message);
  });

  test('a place in front of the path', () => {
    expect(() => readArmy({ name: 'X', force: 'orks', cards: ['x'] }, 'armies.1')).toThrow(
      'armies.1.cards.0.card:',
    );
  });
});
