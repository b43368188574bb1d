/** HH-GSB-01: a corridor mission written for Genestealers, played with a force of this game against their blips. */
import { Problem } from '../../../kernel/contract.ts';
import type { Host } from './menu.ts';

/** What such a mission file says, as far as it is needed here. */
export interface Corridor {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly briefing: string;
  readonly minutes?: number;
  readonly turns?: number;
  readonly levels: readonly { readonly picture: string; readonly sections?: string }[];
  readonly legend?: Readonly<Record<string, string | readonly string[]>>;
  readonly sectionNames?: Readonly<Record<string, string>>;
  readonly marines?: readonly Marine[];
  readonly sentries?: readonly unknown[];
  readonly geotiles?: unknown;
  readonly blips?: { readonly total?: number | null; readonly start?: number; readonly perTurn?: number };
  readonly specials?: Readonly<Record<string, number>>;
  readonly victory?: readonly { readonly side: string; readonly if: Condition }[];
}

interface Marine {
  readonly kind: string;
  readonly ranged?: string | null;
  readonly assault?: string;
  readonly cyclone?: unknown;
  readonly reload?: boolean;
}

type Condition = Readonly<Record<string, unknown>>;

/** What this game has no rules for. */
const LACKS: readonly (readonly [RegExp, string])[] = [
  [/^duct/, 'air ducts'],
  [/^pit|^landing/, 'pits'],
  [/^rubble/, 'rubble'],
  [/^sentry/, 'sentry guns'],
];

function refuseFeatures(mission: Corridor): void {
  const no = (what: string): never => {
    throw new Problem(
      `${mission.title} cannot be played legion against legion: this game has no ${what} (HH-GSB-01).`,
    );
  };
  if (mission.geotiles || mission.levels.length === 0) no('boards that are laid in play');
  if (mission.sentries?.length) no('sentry guns');
  for (const mark of Object.values(mission.legend ?? {}).flat())
    for (const [pattern, what] of LACKS) if (pattern.test(mark)) no(what);
}

/** HH-MISS-09, HH-MISS-10: what the Marines of the mission would cost here. */
const RANKS: Readonly<Record<string, number>> = { sergeant: 4, captain: 11, librarian: 10 };
const GUNS: Readonly<Record<string, number>> = { 'heavy-flamer': 6, 'assault-cannon': 6 };

function priceOf({ kind, ranged, assault, cyclone, reload }: Marine): number {
  const body = RANKS[kind] ?? (cyclone ? 6 : (GUNS[ranged ?? ''] ?? 2));
  return body + (assault === 'chain-fist' ? 1 : 0) + (reload && ranged !== 'assault-cannon' ? 3 : 0);
}

/** HH-GSB-01: their goals in this game's words. */
function goalOf(condition: Condition): Record<string, unknown> {
  const { use, flame, survive, hold, reach, count, kill, exit, all, any, not } = condition;
  if (Array.isArray(all)) return Object.assign({}, ...all.map((one) => goalOf(one as Condition)));
  // of several ways the last is the plain one: so many of them
  if (Array.isArray(any)) return goalOf(any.at(-1) as Condition);
  if (not) return { deny: (not as Condition).hold };
  if (use) return { reach: 'objective' };
  if (flame) return { burn: flame };
  if (survive) return { turn: survive };
  if (hold) return { reach: hold };
  if (reach) return { reach, count };
  if (kill) return { slay: kill };
  if (exit) return { exit, ...(condition.with !== undefined && { with: condition.with }) };
  return {};
}

function goalsOf({ victory }: Corridor): Record<string, unknown>[] {
  if (!victory) return [{ zone: 0, reach: 'objective' }];
  return victory
    .map((one) => ({ zone: one.side === 'marine' ? 0 : 1, ...goalOf(one.if) }))
    .filter((goal) => Object.keys(goal).length > 1);
}

/** What a goal asks for, in words. */
function goalWords({
  zone,
  reach,
  count,
  deny,
  burn,
  slay,
  exit,
  with: thing,
  turn,
}: Record<string, unknown>): string {
  const parts = [
    reach && `${count ?? 'somebody'} stands on the ${reach}`,
    deny && `no enemy model stands on the ${deny}`,
    burn && `a fire of its own burns in ${burn}`,
    slay && `${slay} enemies are destroyed`,
    exit && `${exit} have left by an exit${thing ? ` with ${thing}` : ''}`,
  ].filter(Boolean);
  const when = turn ? `from the end of turn ${turn} on` : '';
  return `${zone === 0 ? 'Breach' : 'Dark'} wins when ${[parts.join(' and '), when].filter(Boolean).join(', ')}.`;
}

/** Where the Marines of the mission stood. */
function startMarks({ legend = {} }: Corridor): string[] {
  const marks = [...new Set(Object.values(legend).flat())];
  return marks.filter((mark) => mark === 'start' || /^marine \d+$/.test(mark));
}

const HOST_WORDS: Readonly<Record<Host, string>> = {
  powered: 'Marines in powered armour',
  terminators: 'Terminators',
  daemons: 'daemons',
};

/** HH-GAP-05: so far round about. */
const ROUND_ABOUT = 5;

/** A mission of this game, as its files have it; read and checked like any other. */
export function adoptMission(mission: Corridor, as: Host): Record<string, unknown> {
  refuseFeatures(mission);
  const points = (mission.marines ?? []).reduce((sum, marine) => sum + priceOf(marine), 0);
  const pictures = mission.levels.map(({ picture }) => picture);
  const count = pictures.join('').split('E').length - 1;
  const { total = null, start = 0, perTurn = 1 } = mission.blips ?? {};
  const hasLibrarian = mission.marines?.some(({ kind }) => kind === 'librarian') ?? false;
  const goals = goalsOf(mission);
  const terms = [
    `Breach has ${points} points${hasLibrarian ? ', a Librarian among them or, for daemons, a Herald of Tzeentch' : ''}.`,
    `Dark comes out of Genestealer blips as ${HOST_WORDS[as]}.`,
    ...goals.map(goalWords),
    ...(mission.turns ? [`After turn ${mission.turns} Dark has won.`] : []),
  ];
  return {
    id: mission.id,
    title: mission.title,
    summary: mission.summary,
    briefing: `${mission.briefing.trim()}\n\n${terms.join(' ')}\n`,
    minutes: mission.minutes ?? 60,
    // HH-DOOR-01: all doors start closed, and none jams
    levels: mission.levels.map((level) => ({ ...level, picture: level.picture.replace(/[dJ]/g, 'D') })),
    legend: mission.legend ?? {},
    sectionNames: mission.sectionNames ?? {},
    zones: [
      {
        name: 'Breach',
        area: startMarks(mission),
        within: ROUND_ABOUT,
        // HH-GSB-02
        needs: hasLibrarian ? ['librarian'] : [],
        ...(hasLibrarian && { sample: SAMPLE }),
      },
      {
        name: 'Dark',
        area: startMarks(mission),
        entries: Array.from({ length: count }, (_, i) => `E${i + 1}`),
      },
    ],
    attacker: 0,
    points: Math.max(points, 1),
    genestealers: { zone: 1, as, start, perTurn, total, broodlord: (mission.specials?.broodlord ?? 0) > 0 },
    goals,
    lastTurn: { winner: 1 },
    turns: mission.turns ?? 0,
  };
}

const SAMPLE =
  'librarian indomitus combi-bolter force-axe crush sanctuary precognition; terminator indomitus heavy-flamer power-fist; 4x terminator indomitus combi-bolter power-fist';
