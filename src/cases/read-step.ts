/** Reads one step of a case. */
import type { ActStep, CaseStep, Placed, WantedEvent } from './case.ts';
import { readDice } from './read-dice.ts';
import { fieldsOf, mapOf, oneOrMore, plainOf, problemAt, textOf, type Yaml } from './yaml.ts';

type Keys = ReturnType<typeof mapOf>;

/** `seats` are the words that begin an action. */
export function readStep(yaml: Yaml, seats: readonly string[]): CaseStep {
  const keys = mapOf(yaml, 'A step');
  const seat = seats.find((name) => name in keys);
  if (seat !== undefined) return readAct(yaml, keys, seat);
  if ('expect' in keys) return readExpect(yaml, keys);
  if ('allow' in keys) return readAllow(yaml, keys);
  if ('refuse' in keys) return readRefuse(yaml, keys);
  if ('offered' in keys) return readOffered(yaml, keys);
  if ('sees' in keys) return readSees(yaml, keys);
  const all = [...seats, 'expect', 'allow', 'refuse', 'offered', 'sees'].join(', ');
  throw problemAt(yaml.place, `A step begins with one of: ${all}.`);
}

function readAct(yaml: Yaml, keys: Keys, seat: string): CaseStep {
  known(keys, [seat, 'dice', 'draws', 'events', 'only', 'without', 'as', 'new']);
  if (keys.events !== undefined && keys.only !== undefined)
    throw problemAt(keys.only.keyPlace, 'Write `events` (others may come between) or `only` (no others).');
  const wanted = keys.only ?? keys.events;
  return {
    is: 'act',
    place: yaml.place,
    seat,
    actions: texts(keys[seat], 'An action'),
    ...readDice(keys.dice),
    draws: words(keys.draws, 'Draws'),
    events: wanted === undefined ? [] : oneOrMore(wanted).map(readEvent),
    only: keys.only !== undefined,
    without: keys.without === undefined ? [] : oneOrMore(keys.without).map(readEvent),
    as: keys.as === undefined ? null : textOf(keys.as, 'as'),
    names: keys.new === undefined ? null : namesOf(keys.new),
  } satisfies ActStep;
}

function namesOf(yaml: Yaml): string[] {
  return oneOrMore(yaml).map((item) => {
    const name = textOf(item, 'A name');
    if (!/^[A-Za-z]\w*$/.test(name)) throw problemAt(item.place, `'${name}' cannot be a name.`);
    return name;
  });
}

/** `shot`, or `shot: { needed: 5 }`. */
function readEvent(yaml: Yaml): WantedEvent {
  const plain = plainOf(yaml);
  if (typeof plain === 'string') return { kind: plain, fields: {} };
  const entries = Object.entries(mapOf(yaml, 'An event'));
  if (entries.length !== 1)
    throw problemAt(yaml.place, 'Write an event as its kind, or as `kind: { field: value }`.');
  const [kind, fields] = entries[0];
  return { kind, fields: plainOf(fields) as Record<string, unknown> };
}

function readExpect(yaml: Yaml, keys: Keys): CaseStep {
  known(keys, ['expect', 'as']);
  const as = keys.as === undefined ? null : textOf(keys.as, 'as');
  return { is: 'expect', place: yaml.place, as, facts: fieldsOf(keys.expect, 'What is expected') };
}

function readAllow(yaml: Yaml, keys: Keys): CaseStep {
  known(keys, ['allow']);
  return { is: 'allow', place: yaml.place, actions: texts(keys.allow, 'What is allowed') };
}

function readRefuse(yaml: Yaml, keys: Keys): CaseStep {
  known(keys, ['refuse', 'rule']);
  if (keys.rule === undefined)
    throw problemAt(yaml.place, 'Say which rule refuses it: `rule: HR-MOVE-04`, or `rule: notation`.');
  const rules = oneOrMore(keys.rule).map((rule) => textOf(rule, 'A rule'));
  return { is: 'refuse', place: yaml.place, actions: texts(keys.refuse, 'What is refused'), rules };
}

function readOffered(yaml: Yaml, keys: Keys): CaseStep {
  known(keys, ['offered', 'kind', 'rule', 'unit', 'has', 'lacks', 'only']);
  return {
    is: 'offered',
    place: yaml.place,
    seat: textOf(keys.offered, 'offered'),
    kind: keys.kind === undefined ? null : textOf(keys.kind, 'A kind of decision'),
    rule: keys.rule === undefined ? null : textOf(keys.rule, 'A rule'),
    unit: keys.unit === undefined ? null : textOf(keys.unit, 'A piece'),
    has: keys.has === undefined ? [] : texts(keys.has, 'An action'),
    lacks: keys.lacks === undefined ? [] : texts(keys.lacks, 'An action'),
    only: keys.only === undefined ? null : texts(keys.only, 'An action'),
  };
}

function readSees(yaml: Yaml, keys: Keys): CaseStep {
  known(keys, ['sees']);
  const { not, ...viewers } = mapOf(keys.sees, 'What is seen');
  const names = (list: Yaml): string[] => oneOrMore(list).map((name) => textOf(name, 'A piece or square'));
  return {
    is: 'sees',
    place: yaml.place,
    viewers: Object.fromEntries(Object.entries(viewers).map(([name, list]) => [name, names(list)])),
    not: not === undefined ? [] : names(not),
  };
}

function known(keys: Keys, all: readonly string[]): void {
  const odd = Object.keys(keys).find((key) => !all.includes(key));
  if (odd !== undefined)
    throw problemAt(keys[odd].keyPlace, `This step has no key '${odd}'; it may have: ${all.join(', ')}.`);
}

function texts(yaml: Yaml, what: string): Placed<string>[] {
  return oneOrMore(yaml).map((item) => ({ value: textOf(item, what), place: item.place }));
}

/** `2 1`, `2` or `[2, 1]`. */
function words(yaml: Yaml | undefined, what: string): string[] {
  return yaml === undefined ? [] : oneOrMore(yaml).flatMap((item) => textOf(item, what).trim().split(/\s+/));
}
