import { describe, expect, test } from 'vitest';
import { missionTrouble } from '../../../../cases/mission-file.ts';
import { hulkRevised } from '../../../../games/hulk-revised/index.ts';
import { readMission } from '../../../../games/hulk-revised/setting-up/mission.ts';
import { copyText, dataOf, freeId, textOf, withValue } from '../../../sheets/draft-text.ts';
import { charFor, gridOf, paint, paintSection } from '../../../sheets/map-text.ts';
import { drawnSections, levelsOf, sectionsOf } from '../../../sheets/marks.ts';
import { offersFor } from './marks.ts';
import { NEW_MISSION } from './new-mission.ts';
import { profilesOf } from './profiles.ts';

describe('the text of a mission', () => {
  test('a new mission can be played as it is, also when it was only data', () => {
    expect(missionTrouble(NEW_MISSION, hulkRevised)).toBeNull();
    const again = textOf(dataOf(NEW_MISSION));
    expect(dataOf(again)).toEqual(dataOf(NEW_MISSION));
    expect(again).toContain('{ name: Brutus, kind: sergeant, assault: power-sword }');
  });

  test('a value is changed where it stands, and comments stay', () => {
    const text = `# by hand\n${NEW_MISSION}`;
    const changed = withValue(text, ['turns'], 9);
    expect(changed).toBe(text.replace('turns: 12', 'turns: 9'));
    expect(withValue(changed, ['turns'], undefined)).not.toContain('turns');
    const row = withValue(text, ['marines', 3], { name: 'Nero', kind: 'terminator' });
    expect(row).toContain('  - { name: Nero, kind: terminator }');
    const goals = withValue(text, ['victory'], [{ side: 'marine', if: { kill: 9 }, text: 'Done.' }]);
    expect(goals).toContain('victory:\n  - { side: marine, if: { kill: 9 }, text: Done. }');
  });

  test('a picture stays a picture, and text that is no YAML stays as it is', () => {
    const [level] = (dataOf(NEW_MISSION) as { levels: { picture: string }[] }).levels;
    const painted = withValue(NEW_MISSION, ['levels', 0, 'picture'], paint(level, 4, 3, 'D').picture);
    expect(painted).toBe(NEW_MISSION.replace('####.####...##', '####D####...##'));
    expect(withValue('id: [', ['id'], 'x')).toBe('id: [');
    expect(dataOf('id: [')).toBeNull();
  });

  test('a copy has an id of its own', () => {
    const id = freeId('cold-trail', new Set(['cold-trail', 'cold-trail-2']));
    expect(id).toBe('cold-trail-3');
    expect(dataOf(copyText(NEW_MISSION, id, 'Mine'))).toMatchObject({ id, title: 'Mine', turns: 12 });
  });

  test('trouble has its place in the text and on the map', () => {
    const broken = NEW_MISSION.replace('E.......D..o##', 'E.......D..q##');
    expect(missionTrouble(broken, hulkRevised)).toMatchObject({
      message: expect.stringContaining("'q'"),
      line: 11,
      column: 18,
      cell: { level: 0, x: 11, y: 2 },
    });
    expect(missionTrouble(NEW_MISSION.replace('turns: 12', 'turns: many'), hulkRevised)).toMatchObject({
      line: 6,
      column: 8,
      cell: null,
    });
  });
});

describe('painting', () => {
  const level = { picture: '#..\n#.E\n', sections: '#AA\n#B#\n' };

  test('changes one square, and gives new floor a section', () => {
    expect(paint(level, 0, 0, '.')).toEqual({ picture: '...\n#.E\n', sections: 'AAA\n#B#\n' });
    expect(paint(level, 1, 1, '#')).toEqual({ picture: '#..\n##E\n', sections: '#AA\n###\n' });
    expect(paint(level, 1, 1, 'D')).toEqual({ picture: '#..\n#DE\n', sections: '#AA\n#B#\n' });
  });

  test('grows beyond every edge, and wall on wall is nothing', () => {
    expect(paint(level, -1, 0, '.').picture).toBe('.#..\n##.E\n');
    expect(paint(level, 1, -1, '.')).toEqual({ picture: '#.#\n#..\n#.E\n', sections: '#A#\n#AA\n#B#\n' });
    expect(paint(level, 3, 0, 'E')).toEqual({ picture: '#..E\n#.E#\n', sections: '#AA#\n#B##\n' });
    expect(paint(level, 1, 2, '.').picture).toBe('#..\n#.E\n#.#\n');
    expect(paint(level, 9, 9, '#')).toBe(level);
  });

  test('a section is painted on floor only', () => {
    expect(paintSection(level, 1, 0, 'B').sections).toBe('#BA\n#B#\n');
    expect(paintSection(level, 0, 0, 'B')).toBe(level);
    expect(paintSection(level, 2, 1, 'B')).toBe(level);
    expect(paintSection({ picture: '..' }, 0, 0, 'B')).toEqual({ picture: '..' });
  });

  test('sections begin as the program divides the map', () => {
    const data = dataOf(NEW_MISSION) ?? {};
    const begun = drawnSections(data);
    const drawn = {
      ...data,
      levels: [{ ...levelsOf(data)[0], sections: begun?.levels[0] }],
      sectionNames: begun?.names,
    };
    expect(missionTrouble(textOf(drawn), hulkRevised)).toBeNull();
    expect(sectionsOf(drawn).names.size).toBe(Object.keys(begun?.names ?? {}).length);
    expect(drawnSections({ levels: [] })).toBeNull();
  });

  test('reads ragged pictures', () => {
    const { width, height, at } = gridOf('..\n.\n\n');
    expect([width, height, at(1, 1), at(0, 1)]).toEqual([2, 2, '#', '.']);
  });

  test('marks get characters that are free', () => {
    expect(charFor('objective', new Set())).toBe('o');
    expect(charFor('marine 2', new Set(['1']))).toBe('2');
    expect(charFor('objective', new Set(['o', 'a']))).toBe('b');
    const offers = offersFor({ ...dataOf(NEW_MISSION), objects: [{ name: 'Core' }] });
    expect(offers).toEqual(expect.arrayContaining(['object 1', 'exit', 'ladder A']));
    expect(offers).not.toContain('objective');
    expect(offers).not.toContain('marine 1');
  });
});

test('a sheet explains the weapons somebody has, and no others', () => {
  const { marines } = readMission(dataOf(NEW_MISSION));
  const names = profilesOf(marines, 0).map(({ name }) => name);
  expect(names).toEqual([
    'Storm Bolter',
    'Storm Bolter, overwatch',
    'Heavy Flamer',
    'Power Glove',
    'Power Sword',
  ]);
  expect(profilesOf(marines, 1).find(({ name }) => name === 'Sentry Gun')).toMatchObject({
    dice: '3',
    score: '5+',
  });
});
