/** SETUP: a mission as data, and the setup of one match. */
import * as v from 'valibot';
import { boardPart, FacingName } from '../../../grid/mission-part.ts';
import { Problem } from '../../../kernel/contract.ts';
import { withinData } from '../../../kernel/limits.ts';
import { readData } from '../../../kernel/read-data.ts';
import { ForceRule } from '../force/limits.ts';
import { MarineList, StealerList } from '../force/list.ts';
import { withForces } from '../force/setup.ts';
import {
  Assault,
  ChapterRow,
  Count,
  Level,
  Loads,
  MarineKind,
  Name,
  NO_LOADS,
  Ranged,
  Specials,
  total,
} from '../force/words.ts';
import { Geotiles } from '../geotiles/rule.ts';
import { ASSAULT, BY_HAND, IN_CYCLONE, IN_LAUNCHER } from '../shooting/armoury.ts';
import type { StealerKind } from '../units.ts';

export { CHAPTERS, type Loads } from '../force/words.ts';

const STEALER_KINDS = ['genestealer', 'feeder', 'acidmaw', 'hormagaunt', 'broodlord'] as const;

/** HR-SETUP-02: one Marine on the mission sheet. */
export const MarineRow = v.strictObject({
  name: Name,
  kind: MarineKind,
  /** A Librarian's mastery, 1 to 4. */
  level: v.optional(Level, 1),
  ranged: v.optional(v.nullable(Ranged), 'storm-bolter'),
  assault: v.optional(Assault, 'power-glove'),
  grenades: v.optional(Loads, NO_LOADS),
  /** A Cyclone launcher and what it holds; null without one. */
  cyclone: v.optional(v.nullable(Loads), null),
  /** Shots in the weapon at the start; a full load when it is not said. */
  ammo: v.optional(v.nullable(Count), null),
  reload: v.optional(v.boolean(), false),
  generator: v.optional(v.boolean(), false),
  squad: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 1),
  facing: v.optional(FacingName, 'N'),
});

/**
 * What decides a match, built from parts. `reach`, `hold` and `infest` name a mark of the legend or a section, `use` a mark,
 * `flame` and `destroy` (every door) a section, `dead` a Marine; names that do not exist are refused (mission-names.ts).
 */
export type Condition =
  | { reach: string; count?: number }
  | { use: string }
  | { exit: number; with?: string }
  | { flame: string }
  | { hold: string; object?: string }
  | { destroy: string }
  | { kill: number; kind?: StealerKind }
  | { losses: number }
  | { dead: string }
  | { infest: string; count?: number }
  | { survive: number }
  | { 'last-standing': 'marine' | 'stealer' }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

const Condition: v.GenericSchema<unknown, Condition> = v.lazy(() =>
  v.union([
    v.strictObject({ reach: Name, count: v.optional(Count) }),
    v.strictObject({ use: Name }),
    v.strictObject({ exit: Count, with: v.optional(Name) }),
    v.strictObject({ flame: Name }),
    v.strictObject({ hold: Name, object: v.optional(Name) }),
    v.strictObject({ destroy: Name }),
    v.strictObject({ kill: Count, kind: v.optional(v.picklist(STEALER_KINDS)) }),
    v.strictObject({ losses: Count }),
    v.strictObject({ dead: Name }),
    v.strictObject({ infest: Name, count: v.optional(Count) }),
    v.strictObject({ survive: Count }),
    v.strictObject({ 'last-standing': v.picklist(['marine', 'stealer']) }),
    v.strictObject({ all: v.array(Condition) }),
    v.strictObject({ any: v.array(Condition) }),
    v.strictObject({ not: Condition }),
  ]),
);

const Victory = v.strictObject({
  side: v.picklist(['marine', 'stealer', 'draw']),
  /** `once`: after any action; `turn`: in the Reset phase (HR-WIN-01). */
  when: v.optional(v.picklist(['once', 'turn']), 'once'),
  if: Condition,
  text: Name,
});

export const Mission = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'an id has small letters, digits and hyphens only')),
  title: Name,
  summary: v.string(),
  briefing: v.string(),
  /** Minutes a game usually takes. */
  minutes: v.optional(Count, 30),
  /**
   * Marks of the legend: 'marine 1' and 'sentry 1' (where they start), 'start' (where the player may place them), 'blip' (a
   * blip on the board from the start), 'objective', 'exit', 'object 1', 'rubble', 'duct', 'ladder A', 'pit A', 'landing A'.
   */
  ...boardPart,
  /** HR-SETUP-04: the players lay the board from tiles; then there are no `levels`. */
  geotiles: v.optional(v.nullable(Geotiles), null),
  /** With `force`: the squad of those who bring no list. */
  marines: v.optional(v.pipe(v.array(MarineRow), v.maxLength(24)), []),
  sentries: v.optional(v.array(v.strictObject({ name: Name, facing: v.optional(FacingName, 'N') })), []),
  /** HR-REIN-01: without `perTurn`, one blip per squad. HR-REIN-08: without `total`, the supply is endless. */
  blips: v.strictObject({
    total: v.optional(v.nullable(Count), null),
    start: v.optional(Count, 2), // HR-HOUSE-15
    perTurn: v.optional(v.nullable(Count), null),
  }),
  /** HR-REIN-04: entry areas that take no blip before this turn, by their names: E1, E2 ... in reading order. */
  opens: v.optional(v.record(v.string(), Count), {}),
  /** HR-AMB-01: how many Ambush blips the mission allows. */
  ambush: v.optional(Count, 0),
  specials: v.optional(Specials, { feeder: 0, acidmaw: 0, hormagaunt: 0, broodlord: 0 }),
  objects: v.optional(
    v.array(v.strictObject({ name: Name, ap: v.optional(Count, 1), pass: v.optional(v.boolean(), true) })),
    [],
  ),
  /** HR-SETUP-01: options the mission is meant to be played with; the setup of a match may say otherwise. */
  options: v.optional(v.array(v.picklist(['timer', 'ambush', 'rubble'])), []),
  first: v.optional(v.picklist(['marine', 'stealer']), 'marine'),
  /** HR-HOUSE-12: 0 is no limit. */
  turns: v.optional(Count, 0),
  /** What the Marines are told to do, in a line; what a use of an objective square costs. */
  objective: v.optional(v.nullable(v.strictObject({ text: v.string(), ap: v.optional(Count, 1) })), null),
  victory: v.optional(v.array(Victory), []),
  /** A mission for bought forces: the limits of HR-FORCE-11. */
  force: v.optional(v.nullable(ForceRule), null),
});

const SetupSchema = v.strictObject({
  mission: Mission,
  options: v.optional(v.record(v.string(), v.boolean()), {}),
  /** HR-CHAP-01; none is no bonus. */
  chapter: v.optional(v.nullable(ChapterRow), null),
  /** HR-FORCE-01: lists for a mission with `force`; a side without one has what the mission gives it. */
  forces: v.optional(v.strictObject({ marine: v.optional(MarineList), stealer: v.optional(StealerList) })),
  /** HR-FORCE-12: who buys in secret, as the first thing of the match. A setup is public: such a list is not in it. */
  muster: v.optional(v.pipe(v.array(v.picklist(['marine', 'stealer'])), v.minLength(1), v.maxLength(2))),
});

export type Mission = v.InferOutput<typeof Mission>;
export type Victory = v.InferOutput<typeof Victory>;
export type MarineRow = v.InferOutput<typeof MarineRow>;
export type Setup = v.InferOutput<typeof SetupSchema>;

/** Checks a setup from outside; a wrong one throws a Problem that names the field. */
export function readSetup(data: unknown): Setup {
  withinData(data, 'A setup');
  const setup = readData(SetupSchema, data, 'the setup');
  return withForces({ ...setup, mission: checkSheet(checkBoard(setup.mission)) });
}

/** Checks a mission alone, without the forces of a match. */
export function readMission(data: unknown): Mission {
  return checkSheet(checkBoard(readData(Mission, data, 'the mission')));
}

function checkBoard(mission: Mission): Mission {
  if ((mission.levels.length === 0) === (mission.geotiles !== null)) return mission;
  throw new Problem('mission.levels: draw the levels, or else ask for geotiles (HR-SETUP-01).');
}

/** HR-CLAW-02, HR-FORCE-08, HR-GREN-01, HR-GREN-02, HR-MISL-01: what no sheet can give a Marine, whatever the mission. */
function checkSheet(mission: Mission): Mission {
  mission.marines.forEach(({ name, ranged, assault, grenades, cyclone, generator }, i) => {
    const { label, bothHands, launcher } = ASSAULT[assault];
    const carried = total(grenades);
    const most = launcher ? IN_LAUNCHER : BY_HAND;
    const at = `mission.marines.${i}`;
    if (bothHands && (ranged || cyclone || carried > 0 || generator))
      throw new Problem(
        `${at}: ${name}'s ${label} fill both hands: no ranged weapon (ranged: null), grenades or generator (HR-FORCE-08).`,
      );
    if (carried > most) throw new Problem(`${at}.grenades: ${name} may carry ${most} (HR-FORCE-10).`);
    if (cyclone && total(cyclone) > IN_CYCLONE)
      throw new Problem(`${at}.cyclone: it holds ${IN_CYCLONE} missiles (HR-FORCE-10).`);
  });
  return mission;
}
