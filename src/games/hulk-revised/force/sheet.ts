/** HR-SETUP-02 and HR-SETUP-03: the mission sheet, which both players may read. */

import { chapterOf } from '../chapters.ts';
import type { Loads, MarineRow, Setup } from '../setting-up/mission.ts';
import { ASSAULT, RANGED } from '../shooting/armoury.ts';
import { PSI_POINTS, timerSeconds, UNITS } from '../units.ts';

/** One Marine's line. */
export interface SheetRow {
  readonly name: string;
  readonly squad: number;
  readonly kind: MarineRow['kind'];
  /** A Librarian's level and Psi points; 0 for the others. */
  readonly level: number;
  readonly psi: number;
  readonly assault: string;
  readonly ranged: string | null;
  readonly grenades: Loads;
  /** Null without a Cyclone launcher. */
  readonly missiles: Loads | null;
  /** Close assault and ranged attack bonus, chapter included; what a weapon gives to the front only is not in it. */
  readonly cab: number;
  readonly rab: number;
  readonly generator: boolean;
  /** Shots at the start; null for a weapon that needs none. */
  readonly ammo: number | null;
  readonly reload: boolean;
  /** What he adds to the timer and to the command points. */
  readonly seconds: number;
  readonly cp: number;
}

export interface MissionSheet {
  readonly marines: readonly SheetRow[];
  readonly sentries: readonly string[];
  readonly chapter: { readonly id: string; readonly seconds: number; readonly cp: number };
  /** The tracker at the start: the sum of all command point bonuses. */
  readonly cp: number;
  /** The timer at the start, every bonus included. */
  readonly seconds: number;
  readonly stealers: {
    /** Null for an endless supply. */
    readonly blips: number | null;
    readonly ambush: number;
    readonly specials: Setup['mission']['specials'];
  };
}

const CAPTAIN_CP = 2; // HR-CMD-05

/** What the sheet is made of. A force list gives its side of it without a mission. */
export interface Sheeted extends Pick<Setup, 'chapter'> {
  readonly mission: Pick<Setup['mission'], 'marines' | 'sentries' | 'blips' | 'ambush' | 'specials'>;
}

export function missionSheet({ mission, chapter: row }: Sheeted): MissionSheet {
  const chapter = chapterOf(row);
  const marines = mission.marines.map((marine): SheetRow => {
    const { name, squad, kind, level, grenades, cyclone, generator, reload } = marine;
    const ranged = marine.ranged ? RANGED[marine.ranged] : null;
    const assault = ASSAULT[marine.assault];
    const librarian = kind === 'librarian';
    return {
      name,
      squad,
      kind,
      level: librarian ? level : 0,
      psi: librarian ? PSI_POINTS[level] : 0,
      assault: assault.label,
      ranged: ranged?.label ?? null,
      grenades,
      missiles: cyclone,
      cab: UNITS[kind].cab + (assault.cab ?? 0) + chapter.cab,
      rab: UNITS[kind].rab + chapter.rab,
      generator,
      ammo: ranged && ranged.load > 0 ? (marine.ammo ?? ranged.load) : null,
      reload,
      seconds: UNITS[kind].seconds,
      cp: kind === 'captain' ? CAPTAIN_CP : 0,
    };
  });
  return {
    marines,
    sentries: mission.sentries.map(({ name }) => name),
    chapter: { id: chapter.id, seconds: chapter.seconds, cp: chapter.cp },
    cp: marines.reduce((sum, { cp }) => sum + cp, chapter.cp),
    seconds: timerSeconds(
      marines.map(({ kind }) => kind),
      chapter,
    ),
    stealers: { blips: mission.blips.total, ambush: mission.ambush, specials: mission.specials },
  };
}
