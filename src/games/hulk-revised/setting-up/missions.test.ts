/** The missions that ship with the project, and their JSON Schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { battery } from '../../../kernel/index.ts';
import { hulkRevised } from '../index.ts';
import { type Condition, Mission, readSetup } from './mission.ts';

const FOLDER = 'missions/hulk-revised';
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }))
  .map((file) => ({ ...file, data: parse(file.text) }));
const missions = files.map(({ data }) => readSetup({ mission: data }).mission);

test.each(files)(
  'HR-SETUP-01 $name says everything a mission must say, and can be set up',
  ({ name, data }) => {
    const setup = hulkRevised.readSetup({ mission: data });
    const { mission } = setup;
    const { board, table } = hulkRevised.open(setup);
    expect(`${mission.id}.yaml`).toBe(name);
    expect(mission.summary.length).toBeGreaterThan(20);
    expect(mission.briefing.length).toBeGreaterThan(100);
    expect(mission.objective?.text).toBeTruthy();
    expect(mission.minutes).toBeGreaterThan(0);
    const names = [...mission.marines, ...mission.sentries].map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    if (mission.geotiles) return; // the players lay its board
    expect(board.size).toBeGreaterThanOrEqual(40);
    expect(board.size).toBeLessThanOrEqual(200);
    expect(board.entries.length).toBeGreaterThanOrEqual(3);
    expect(board.entries.length).toBeLessThanOrEqual(6);
    expect(table.mission.victory.length > 0 || board.marks.objective?.length === 1).toBe(true);
  },
);

test.each(files)('HR-GEN-02 $name names its sections', ({ name, data }) => {
  const { mission } = readSetup({ mission: data });
  if (name === 'cold-trail.yaml' || mission.geotiles) return; // theirs are derived (HR-HOUSE-14)
  const { board } = hulkRevised.open({ mission, options: {}, chapter: null });
  for (const section of board.sections) expect(section.length).toBeGreaterThan(1);
  expect(new Set(board.sections).size).toBe(board.sections.length);
  expect(Object.keys(mission.sectionNames).length).toBe(board.sections.length);
});

test('every mission file says how it plays', () => {
  for (const { name, text, data } of files)
    if (name !== 'cold-trail.yaml' && !data.geotiles)
      expect(text, name).toMatch(/^# Marines won \d+ of \d+ games, .+ \(\d{4}-\d\d-\d\d\)/m);
});

/** A list of every part of every condition of a mission. */
function parts(condition: Condition): Condition[] {
  if ('all' in condition) return [condition, ...condition.all.flatMap(parts)];
  if ('any' in condition) return [condition, ...condition.any.flatMap(parts)];
  return 'not' in condition ? [condition, ...parts(condition.not)] : [condition];
}

test('HR-SETUP-02 HR-SETUP-03 between them the missions use every unit, weapon and feature', () => {
  const marines = missions.flatMap((mission) => mission.marines);
  expect(new Set(marines.map((row) => row.kind)).size).toBe(4);
  expect(new Set(marines.map((row) => row.ranged)).size).toBe(4);
  expect(new Set(marines.map((row) => row.assault)).size).toBe(8);
  for (const kind of ['crak', 'frag', 'gas', 'plasma'] as const) {
    expect(marines.some((row) => row.assault !== 'grenade-glove' && row.grenades[kind] > 0)).toBe(true);
    expect(marines.some((row) => row.assault === 'grenade-glove' && row.grenades[kind] > 0)).toBe(true);
    expect(marines.some((row) => (row.cyclone?.[kind] ?? 0) > 0)).toBe(true);
  }
  expect(marines.some((row) => row.generator)).toBe(true);
  expect(marines.some((row) => row.reload && row.ranged === 'heavy-flamer')).toBe(true);
  expect(marines.some((row) => row.reload && row.ranged === 'assault-cannon')).toBe(true);
  expect(missions.some((mission) => mission.sentries.length > 0)).toBe(true);
  for (const kind of ['feeder', 'acidmaw', 'hormagaunt', 'broodlord'] as const)
    expect(missions.filter((mission) => mission.specials[kind] > 0).length).toBeGreaterThan(1);
  expect(missions.some((mission) => mission.ambush > 0 && mission.options.includes('ambush'))).toBe(true);
  expect(missions.some((mission) => mission.options.includes('rubble'))).toBe(true);
  expect(missions.some((mission) => mission.blips.total === null)).toBe(true);
  expect(missions.some((mission) => mission.first === 'stealer')).toBe(true);
  expect(missions.some((mission) => new Set(mission.marines.map((row) => row.squad)).size > 1)).toBe(true);
  expect(missions.some((mission) => mission.objects.some((object) => object.pass))).toBe(true);
  expect(missions.some((mission) => mission.levels.length > 1)).toBe(true);

  const boards = missions.map((mission) => hulkRevised.open({ mission, options: {}, chapter: null }).board);
  const marks = boards.flatMap((board) => Object.keys(board.marks));
  for (const mark of ['start', 'objective', 'exit', 'object 1', 'rubble', 'duct'])
    expect(marks).toContain(mark);
  expect(marks.some((mark) => mark.startsWith('ladder '))).toBe(true);
  const pits = marks.filter((mark) => mark.startsWith('pit '));
  expect(pits.some((mark) => marks.includes(mark.replace('pit', 'landing')))).toBe(true);
  expect(pits.some((mark) => !marks.includes(mark.replace('pit', 'landing')))).toBe(true);
  const doors = new Set(boards.flatMap((board) => board.doors.map((door) => door.state)));
  expect([...doors].sort()).toEqual(['closed', 'jammed', 'open']);

  const used = new Set(
    missions.flatMap((mission) => mission.victory.flatMap((row) => parts(row.if).flatMap(Object.keys))),
  );
  for (const part of ['flame', 'exit', 'with', 'reach', 'hold', 'survive', 'kill', 'kind', 'losses'])
    expect(used).toContain(part);
  for (const part of ['last-standing', 'any', 'all', 'not', 'use']) expect(used).toContain(part);
});

test('HR-HOUSE-08 First Contact is the reference mission of the inventory', () => {
  const rules = readFileSync('rules/hulk-revised.md', 'utf8');
  const [, block] = /"First Contact":\n\n```\n([^`]*)```/.exec(rules) ?? [];
  const picture = block
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.slice(5));
  const { mission } = readSetup({ mission: files.find(({ name }) => name === 'first-contact.yaml')?.data });
  const drawn = mission.levels[0].picture.trimEnd().replaceAll('s', '.').split('\n');
  expect(drawn).toEqual(picture);

  const { board } = hulkRevised.open({ mission, options: {}, chapter: null });
  const at = (x: number, y: number): number => board.at(0, x, y);
  expect(board.entries.map(({ x, y, squares }) => [x, y, squares[0]])).toEqual([
    [4, 0, at(4, 1)],
    [14, 0, at(14, 1)],
    [0, 3, at(1, 3)],
    [20, 3, at(19, 3)],
  ]);
  expect(board.marks.objective).toEqual([at(10, 2)]);
  expect(board.marks.start.length).toBe(10);
  const sectionAt = (x: number, y: number): string => board.sections[board.section[at(x, y)]];
  const blocks = [
    [7, 11, 11, 12],
    [9, 8, 9, 10],
    [4, 7, 14, 7],
    [4, 4, 4, 6],
    [4, 1, 4, 2],
    [1, 3, 7, 3],
    [9, 2, 11, 4],
    [13, 3, 19, 3],
    [14, 1, 14, 2],
    [14, 4, 14, 6],
  ];
  expect(board.sections.length).toBe(blocks.length);
  const named = blocks.map(([x0, y0, x1, y1]) => {
    const names = new Set<string>();
    for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) names.add(sectionAt(x, y));
    expect(names.size).toBe(1);
    return [...names][0];
  });
  expect(new Set(named).size).toBe(blocks.length);
  expect([sectionAt(8, 3), sectionAt(12, 3)]).toEqual([named[6], named[6]]);

  const { marines, blips, specials, ambush, first, turns, objective, victory } = mission;
  const kit = marines.map(({ kind, ranged, assault, reload }) => [kind, ranged, assault, reload]);
  expect(kit).toEqual([
    ['sergeant', 'storm-bolter', 'power-sword', false],
    ['terminator', 'storm-bolter', 'power-glove', false],
    ['terminator', 'storm-bolter', 'power-glove', false],
    ['terminator', 'storm-bolter', 'power-glove', false],
    ['terminator', 'heavy-flamer', 'power-glove', true],
  ]);
  expect(new Set(marines.map((row) => row.squad)).size).toBe(1);
  expect(blips).toEqual({ total: 20, start: 2, perTurn: 1 });
  expect(specials).toEqual({ broodlord: 1, hormagaunt: 2, feeder: 2, acidmaw: 2 });
  expect([ambush, first, turns, objective?.ap, victory.length]).toEqual([0, 'marine', 20, 1, 0]);
});

test('the example of docs/missions.md is a mission, with its sections', () => {
  const text = readFileSync('docs/missions.md', 'utf8');
  const [example, sections] = [...text.matchAll(/```yaml\n([^`]*)```/g)]
    .slice(1)
    .map(([, yaml]) => parse(yaml));
  for (const mission of [example, { ...example, ...sections }])
    expect(hulkRevised.open(readSetup({ mission })).board.size).toBe(14);
});

test('HR-WIN-01 a condition about what the mission does not have is refused by name', () => {
  const { data } = files.find(({ name }) => name === 'first-contact.yaml') ?? { data: {} };
  const wrong: [Condition, string][] = [
    [{ reach: 'lift' }, 'no square of the picture is marked "lift"'],
    [{ all: [{ survive: 3 }, { not: { hold: 'pumps' } }] }, 'no square of the picture is marked "pumps"'],
    [{ any: [{ exit: 1 }] }, 'no square of the picture is marked "exit"'],
    [{ use: 'lever' }, 'only squares marked "objective" can be used'],
    [{ hold: 'start', object: 'Cup' }, 'the mission has no object called "Cup"'],
    [{ flame: 'Cellar' }, 'no section is called "Cellar"'],
    [{ infest: 'attic' }, 'no square of the picture is marked "attic", and no section is called so'],
    [{ dead: 'Nobody' }, 'no Marine is called "Nobody"'],
    [{ destroy: 'Start room' }, 'the section "Start room" has no door'],
  ];
  for (const [condition, why] of wrong) {
    const mission = { ...data, victory: [{ side: 'marine', if: condition, text: 'Done.' }] };
    expect(() => hulkRevised.open(readSetup({ mission }))).toThrow(`mission.victory.0.if: ${why}`);
  }
  const shut = { ...data, opens: { E9: 3 } };
  expect(() => hulkRevised.open(readSetup({ mission: shut }))).toThrow(
    'mission.opens.E9: the picture has no',
  );
  const legend = { ...data.legend, o: ['objective', 'rubble', 'start'] };
  expect(() => hulkRevised.open(readSetup({ mission: { ...data, legend } }))).toThrow(
    /"start" and "rubble" cannot both|"rubble" and "start" cannot both/,
  );
  const mission = { ...data, objects: [{ name: 'Cup' }] };
  expect(() => hulkRevised.open(readSetup({ mission }))).toThrow('mission.objects.0: mark one square');
});

test.each(files)(
  'random play of $name keeps the contract',
  ({ data }) => {
    const mission = { ...data, turns: 6 }; // chance needs long to finish anything
    const report = battery(hulkRevised, [{ mission }], { games: 1, seed: 'mission', sample: 60 });
    expect(report.problems).toEqual([]);
  },
  60_000,
);

interface Json {
  [key: string]: unknown;
}

/** Just enough of valibot's own data to read a schema back. */
interface Part {
  readonly type: string;
  readonly pipe?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Part;
  readonly default?: unknown;
  readonly item?: Part;
  readonly key?: Part;
  readonly value?: Part;
  readonly getter?: (input: unknown) => Part;
}

const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min_length: 'minLength', max_length: 'maxLength' },
  array: { min_length: 'minItems', max_length: 'maxItems' },
  number: { min_value: 'minimum', max_value: 'maximum' },
};

/** The JSON Schema of a valibot schema, as far as missions need one. The only recursion is a condition. */
function jsonOf(part: Part): Json {
  const [first, ...rest] = part.pipe ?? [part];
  const json = first === part ? plain(part) : jsonOf(first as Part);
  for (const { type, requirement } of rest as { type: string; requirement?: unknown }[]) {
    if (type === 'check') continue; // more than a JSON Schema can say
    if (type === 'integer') json.type = 'integer';
    else if (type === 'regex') json.pattern = (requirement as RegExp).source;
    else if (LIMITS[part.type]?.[type]) json[LIMITS[part.type][type]] = requirement;
    else throw new Error(`The JSON Schema cannot say '${type}'`);
  }
  return json;
}

function plain(part: Part): Json {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type };
    case 'picklist':
      return { enum: part.options };
    case 'optional': {
      const json = jsonOf(part.wrapped as Part);
      return part.default === undefined ? json : { ...json, default: part.default };
    }
    case 'nullable':
      return { anyOf: [jsonOf(part.wrapped as Part), { type: 'null' }] };
    case 'array':
      return { type: 'array', items: jsonOf(part.item as Part) };
    case 'record': {
      const json: Json = { type: 'object', additionalProperties: jsonOf(part.value as Part) };
      return part.key?.type === 'picklist' ? { ...json, propertyNames: jsonOf(part.key) } : json;
    }
    case 'union':
      return { anyOf: (part.options as Part[]).map(jsonOf) };
    case 'lazy':
      return { $ref: '#/$defs/condition' };
    case 'object':
    case 'strict_object': {
      const entries = Object.entries(part.entries ?? {});
      const required = entries.filter(([, entry]) => entry.type !== 'optional').map(([key]) => key);
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([key, entry]) => [key, jsonOf(entry)])),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
      };
    }
    default:
      throw new Error(`The JSON Schema cannot say '${part.type}'`);
  }
}

/** The schema without what only readers need; `missing` collects the fields that explain nothing. */
function bare(json: unknown, missing: string[], path = ''): unknown {
  if (Array.isArray(json)) return json.map((item) => bare(item, missing, path));
  if (typeof json !== 'object' || json === null) return json;
  const kept: Json = {};
  for (const [key, value] of Object.entries(json)) {
    if (key === 'description' || key === 'title' || key === '$schema') continue;
    if (key !== 'properties') {
      kept[key] = bare(value, missing, path);
      continue;
    }
    kept.properties = Object.fromEntries(
      Object.entries(value as Json).map(([name, field]) => {
        if (!(field as Json).description) missing.push(`${path}.${name}`);
        return [name, bare(field, missing, `${path}.${name}`)];
      }),
    );
  }
  return kept;
}

test('HR-SETUP-01 the JSON Schema of missions says what mission.ts reads, and explains every field', () => {
  const file = JSON.parse(readFileSync('missions/hulk-revised.schema.json', 'utf8'));
  const missing: string[] = [];
  const { $defs, ...mission } = bare(file, missing) as Json;
  expect(mission).toEqual(jsonOf(Mission as unknown as Part));
  const lazy = (Mission.entries.victory.wrapped.item.entries.if as unknown as Part).getter;
  expect($defs).toEqual({ condition: jsonOf(lazy?.(undefined) as Part) });
  expect(missing).toEqual([]);
});
