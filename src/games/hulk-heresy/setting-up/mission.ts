/** MISS: a mission as data, and the setup of one match. */
import * as v from 'valibot';
import type { Board } from '../../../grid/board.ts';
import { boardPart, checkEntryNames } from '../../../grid/mission-part.ts';
import { Problem } from '../../../kernel/contract.ts';
import { withinData } from '../../../kernel/limits.ts';
import { readData } from '../../../kernel/read-data.ts';
import { KIND_IDS } from '../data/kinds.ts';
import { HOSTS } from '../gsb/menu.ts';
import { Goal, LastTurn } from './goals.ts';

const Name = v.pipe(v.string(), v.nonEmpty());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const Seat = v.picklist(['A', 'B']);

const Zone = v.strictObject({
  name: Name,
  /** A mark of the legend, or several: the deployment area. */
  area: v.union([Name, v.pipe(v.array(Name), v.minLength(1))]),
  /** HH-GAP-05: and all squares within this walking distance of it. */
  within: v.optional(Count, 0),
  entries: v.optional(v.array(Name), []),
  /** HH-MISS-01: another number of points for this side. */
  points: v.optional(v.pipe(Count, v.minValue(1))),
  /** The lists its force may be of, and kinds that must be in it. */
  only: v.optional(v.array(v.picklist(['terminator', 'powered', 'character', 'daemon'])), []),
  needs: v.optional(v.array(v.picklist(KIND_IDS)), []),
  /** HH-COMM-03: kinds it may not have. */
  without: v.optional(v.array(v.picklist(KIND_IDS)), []),
  /** A force in a line, for those who do not want to build one. */
  sample: v.optional(Name),
});

/** HH-MISS-01: everything a mission says. */
export const Mission = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'an id has small letters, digits and hyphens only')),
  title: Name,
  summary: v.string(),
  briefing: v.string(),
  minutes: v.optional(Count, 60),
  /** Marks: the deployment areas, 'exit N' (its side), 'barricade', 'generator', 'ladder A', 'object 1', 'counter'. */
  ...boardPart,
  /** Sections that are rooms, by name (HH-BRD-05). */
  rooms: v.optional(v.array(Name), []),
  zones: v.tuple([Zone, Zone]),
  /** HH-SEQ-03: who attacks, by zone, 0 or 1; null is left to a die. */
  attacker: v.optional(v.nullable(v.picklist([0, 1])), null),
  /** HH-FORCE-01. */
  points: v.pipe(Count, v.minValue(1)),
  /** HH-REINF-03, HH-GAP-04: how many blips start, and how many come each turn; without a number half the force, at most ten. */
  blips: v.optional(
    v.strictObject({ start: v.optional(v.nullable(Count), null), perTurn: v.optional(Count, 2) }),
    { start: null, perTurn: 2 },
  ),
  /** HH-GSB-01: this zone has no force: its models come out of a stock of blips. `total` null is no end. */
  genestealers: v.optional(
    v.nullable(
      v.strictObject({
        zone: v.picklist([0, 1]),
        as: v.picklist(HOSTS),
        start: v.optional(Count, 0),
        perTurn: v.optional(Count, 1),
        total: v.optional(v.nullable(Count), null),
        broodlord: v.optional(v.boolean(), false),
      }),
    ),
    null,
  ),
  /** Which zone may use the exits; null is both. */
  exitsFor: v.optional(v.nullable(v.picklist([0, 1])), null),
  /** HH-OBJ-02: what is destructible is no cargo: it stays where it is until it is destroyed. */
  objects: v.optional(
    v.array(v.strictObject({ name: Name, destructible: v.optional(v.boolean(), false) })),
    [],
  ),
  /** HH-MISS-04: object of this name comes out of the counter marked 3. */
  cat: v.optional(v.nullable(Name), null),
  goals: v.optional(v.array(Goal), []),
  lastTurn: v.optional(v.nullable(LastTurn), null),
  /** HH-GAP-17: 0 is no limit. */
  turns: v.optional(Count, 10),
});
export type Mission = v.InferOutput<typeof Mission>;

const SetupSchema = v.strictObject({
  mission: Mission,
  options: v.optional(v.record(v.string(), v.boolean()), {}),
  /** HH-MISS-02: who built the map: the other player picks a zone. Without one A has the first. */
  builder: v.optional(v.nullable(Seat), null),
  /** HH-TIME-05: another limit than three minutes. */
  seconds: v.optional(v.pipe(Count, v.minValue(1))),
});
export type Setup = v.InferOutput<typeof SetupSchema>;

export function readSetup(data: unknown): Setup {
  withinData(data, 'A setup');
  return readData(SetupSchema, data, 'the setup');
}

/** HH-BRD-04: the squares of a section hang together. */
function checkSections({ near, section, sections, size }: Board): void {
  const seen = new Set<number>();
  for (let square = 0; square < size; square++) {
    const part = section[square];
    if (seen.has(part)) continue;
    seen.add(part);
    const reached = new Set([square]);
    for (const at of reached)
      for (let dir = 0; dir < 8; dir += 2) {
        const next = near[at * 8 + dir];
        if (next >= 0 && section[next] === part) reached.add(next);
      }
    const all = section.reduce((sum, one) => sum + (one === part ? 1 : 0), 0);
    if (reached.size < all)
      throw new Problem(`mission: the section "${sections[part]}" is in several parts.`);
  }
}

/** What the names of a mission must be names of. */
export function checkMission(mission: Mission, board: Board): void {
  if (!mission.genestealers) checkSections(board); // a map taken over keeps its own names
  for (const { name, area, entries } of mission.zones) {
    for (const mark of [area].flat())
      if (!board.marks[mark]?.length)
        throw new Problem(`mission.zones: ${name} has no square marked "${mark}".`);
    checkEntryNames(board, 'zones', entries);
  }
  const sections = [
    ...mission.rooms,
    ...mission.goals.flatMap(({ hold = [], burn }) => [...hold, ...(burn ? [burn] : [])]),
    ...(mission.lastTurn && 'more-rooms' in mission.lastTurn ? mission.lastTurn['more-rooms'] : []),
  ];
  for (const name of sections)
    if (!board.sections.includes(name)) throw new Problem(`mission: the picture has no section "${name}".`);
  mission.objects.forEach(({ name }, i) => {
    const squares = board.marks[`object ${i + 1}`]?.length ?? 0;
    if (squares !== (name === mission.cat ? 0 : 1))
      throw new Problem(`mission.objects: "${name}" lies on ${squares} squares.`);
  });
  const things = mission.objects.map(({ name }) => name);
  const named = [
    ...(mission.cat ? [mission.cat] : []),
    ...mission.goals.flatMap((goal) => [goal.bring, goal.with].filter((name) => name !== undefined)),
    ...(mission.lastTurn && 'carries' in mission.lastTurn ? [mission.lastTurn.carries] : []),
  ];
  for (const name of named)
    if (!things.includes(name)) throw new Problem(`mission: there is no object "${name}".`);
  for (const mark of mission.goals.flatMap(({ reach, deny }) => [reach, deny]))
    if (mark !== undefined && !board.marks[mark]?.length)
      throw new Problem(`mission.goals: no square is marked "${mark}".`);
  const counters = board.marks.counter?.length ?? 0;
  if (counters !== (mission.cat ? 2 : 0))
    throw new Problem(`mission.cat: a hidden object needs two squares marked "counter", not ${counters}.`);
}
