import { expect, test } from 'vitest';
import { checkArmy } from '../../../../games/epic-1991/army/index.ts';
import { READY } from '../../../../games/epic-1991/army/ready.ts';
import { ALL_CARDS, DECKS } from '../../../../games/epic-1991/cards/index.ts';
import { fileOf, lineOf, listIn, readList } from './army-file.ts';
import { newArmy } from './army-store.ts';
import { changed, freshEntry, loose, objections, tight, withCard } from './edits.ts';
import { groupsOf } from './groups.ts';
import { modelsOf, offersFor } from './offers.ts';
import { problemsOf } from './standing.ts';

test('an army of every force can be built by taking what is offered, and is legal at every step', () => {
  for (const force of DECKS) {
    let army = newArmy(force, 5000);
    for (let more = true; more; ) {
      const open = offersFor(army).filter(({ against }) => against.length === 0);
      more = open.length > 0 && army.cards.length < 40;
      if (!more) break;
      army = withCard(army, open[(army.cards.length * 7) % open.length].entry);
      expect(checkArmy(army, 5000, { otherDecks: true })).toEqual([]);
    }
    expect(army.cards.length).toBeGreaterThan(4);
    expect(groupsOf(army).flatMap(({ lines }) => lines)).toHaveLength(army.cards.length);
  }
});

test('every card is on the shelf of its force, with its models', () => {
  const shelved = new Set(DECKS.flatMap((force) => offersFor(newArmy(force)).map(({ id }) => id)));
  expect([...shelved].sort()).toEqual(ALL_CARDS.map(({ id }) => id).sort());
  for (const { card, entry } of DECKS.flatMap((force) => offersFor(newArmy(force))))
    expect(modelsOf(card, entry).flat().length).toBeGreaterThan(0);
});

test('a card finds the Clan or company that can have it, and is refused in words where none can', () => {
  const goffs = withCard(newArmy('orks', 3000), freshEntry(newArmy('orks'), 'goff-clan'));
  const both = withCard(goffs, freshEntry(goffs, 'evil-sunz-clan'));
  expect(freshEntry(both, 'spleenrippa-squadron').clan).toBe('evil-sunz');
  expect(freshEntry(both, 'lungbursta-squadron').clan).toBe('goffs');
  expect(objections(goffs, freshEntry(goffs, 'spleenrippa-squadron'))[0].rule).toBe('E2-ORK-13');
  expect(objections(goffs, freshEntry(goffs, 'goff-clan'))[0].rule).toBe('E2-ORK-01');
  const empty = newArmy('marines');
  expect(objections(empty, freshEntry(empty, 'medic'))[0].rule).toBe('E2-ARMY-07');
  const first = withCard(newArmy('marines', 4000), freshEntry(empty, 'tactical-company'));
  const two = withCard(first, freshEntry(first, 'tactical-company'));
  expect(freshEntry(two, 'landing-pods').company).toBe('Tactical Company 1');
  const podded = withCard(two, freshEntry(two, 'landing-pods'));
  expect(freshEntry(podded, 'landing-pods').company).toBe('Tactical Company 2');
});

test('a list survives its file, its line and its link', async () => {
  for (const ready of READY) {
    expect(tight(loose(ready))).toEqual(ready);
    expect((await readList(await fileOf(loose(ready)))).army).toEqual(ready);
    expect((await readList(lineOf(loose(ready)))).army).toEqual(ready);
  }
  const { pack } = await import('../../../replay/link.ts');
  expect(await listIn(await pack(lineOf(READY[0])))).toEqual(READY[0]);
});

test('what is wrong in a file is told with line and column, as the command line tells it', async () => {
  const broken = 'name: Odd\nforce: marines\ncards:\n  - tactical-company\n  - tactical-compani\n';
  await expect(readList(broken)).rejects.toThrow(/^Line 5, column 5: .*no card 'tactical-compani'/);
  await expect(readList('name: [')).rejects.toThrow(/^Line 1, column \d+: /);
  const { remarks } = await readList('name: Odd\nforce: marines\ncards:\n  - medic\n');
  expect(remarks).toContain(
    'Line 4, column 5: Medic: with 0 company cards at most 0 special cards. (E2-ARMY-07)',
  );
});

test('a Titan without a weapon and a Power Fist on the wrong arm are wrong where they stand', () => {
  const titan = withCard(newArmy('titans', 3000), freshEntry(newArmy('titans'), 'warlord-titan'));
  expect(problemsOf(titan)).toEqual([]);
  const arms = titan.cards[0].weapons!;
  const [wrong] = problemsOf(changed(titan, 0, { weapons: { ...arms, 'right-arm': 'power-fist' } }));
  expect(wrong).toMatchObject({ rule: 'E2-ARMY-13', path: 'cards.0.weapons.right-arm' });
});
