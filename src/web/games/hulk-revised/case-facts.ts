/** The facts that cases of this game state, in words. */
import { UNITS } from '../../../games/hulk-revised/units.ts';
import { counted, listed } from '../../../kernel/words.ts';

type Say = (value: never) => string;
type Facts = Readonly<Record<string, unknown>>;

const WAYS: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const yesNo = (yes: string, no: string) => (value: boolean) => (value ? yes : no);
const count = (one: string, many?: string) => (n: number) => `has ${counted(n, one, many)}`;

function loads(what: string): Say {
  return (value: Record<string, number>) => {
    const kinds = Object.entries(value).map(([kind, n]) => `${n} ${kind}`);
    return `has ${listed(kinds)} ${what}`;
  };
}

const FATES: Readonly<Record<string, string>> = {
  alive: 'is alive',
  dead: 'is dead',
  out: 'has left the ship',
  none: 'is empty',
};

const PIECE: Readonly<Record<string, Say>> = {
  is: (fate: string) => FATES[fate] ?? fate,
  dead: yesNo('is dead', 'is alive'),
  number: (n: number) => `is unit number ${n}`,
  unit: (kind: keyof typeof UNITS | 'none') =>
    kind === 'none' ? 'is empty' : `is a ${UNITS[kind]?.label ?? kind}`,
  at: (at: string) => (at === 'none' ? 'is not on the board' : `stands at ${at}`),
  area: (area: string) => (area === 'none' ? 'waits in no entry area' : `waits in entry area ${area}`),
  facing: (facing: string) => (WAYS[facing] ? `faces ${WAYS[facing]}` : 'has no facing'),
  ap: count('action point'),
  overwatch: yesNo('is on overwatch', 'is not on overwatch'),
  guard: yesNo('stands guard', 'does not stand guard'),
  jam: yesNo('has a jammed weapon', 'has no jam'),
  value: (n: number | 'unknown') => (n === 'unknown' ? 'keeps its number hidden' : `stands for ${n}`),
  target: (name: string) => (name === 'none' ? 'keeps no target' : `keeps firing at ${name}`),
  misses: (n: number) => `has missed ${n === 1 ? 'once' : `${n} times`}`,
  fresh: yesNo('has just come', 'came earlier'),
  done: yesNo('is done for this turn', 'can still act'),
  lurks: yesNo('must lurk', 'need not lurk'),
  ammo: count('shot', 'shots'),
  reloads: count('reload'),
  reloaded: yesNo('has been reloaded', 'has not been reloaded'),
  grenades: loads('grenades'),
  missiles: loads('missiles'),
  psi: count('Psi point'),
  cast: yesNo('has used a psychic ability', 'has used no psychic ability'),
  carries: (what: string) => (what === 'none' ? 'carries nothing' : `carries ${what}`),
  generator: yesNo('has a Power Field Generator', 'has no Power Field Generator'),
  shocked: yesNo('is still shocked by the grab', 'is not shocked'),
  scorched: yesNo('has rolled for fire this turn', 'has not rolled for fire this turn'),
  deployed: yesNo('is deployed', 'is not deployed'),
  locked: yesNo('is locked', 'is not locked'),
  counter: (word: string) => (word === 'none' ? 'has no counter' : `has the counter "${word}"`),
};

/** What depends on whom it is against: 'needs 5 against g'. */
const AGAINST: Readonly<Record<string, (value: never) => string>> = {
  hits: (score: number | 'none') => (score === 'none' ? 'cannot fire' : `needs ${score}`),
  attacks: fight('attacks with'),
  defends: fight('defends with'),
};

function fight(how: string) {
  return (value: { dice?: number; plus?: number; faces?: boolean } | 'none'): string => {
    if (value === 'none') return 'does not fight';
    const { dice, plus, faces } = value;
    const parts = [
      dice !== undefined && counted(dice, 'die', 'dice'),
      plus !== undefined && `${plus < 0 ? plus : `+${plus}`}`,
      faces !== undefined && (faces ? 'face to face' : 'from behind or beside'),
    ];
    return `${how} ${parts.filter(Boolean).join(', ')}`;
  };
}

export function pieceFact(key: string, value: unknown): string | null {
  if (key in AGAINST)
    return listed(
      Object.entries(value as Facts).map(([enemy, of]) => `${AGAINST[key](of as never)} against ${enemy}`),
    );
  if (value === 'dead' || value === 'out' || (value === 'none' && !(key in PIECE))) return FATES[value];
  return PIECE[key]?.(value as never) ?? null;
}

const PHASES: Readonly<Record<string, string>> = {
  setup: 'the game is being set up',
  command: 'it is the command phase',
  marine: 'it is the Marine action phase',
  reinforcement: 'it is the reinforcement phase',
  stealer: 'it is the Stealer action phase',
  reset: 'it is the reset phase',
};

const LYING: Readonly<Record<string, string>> = {
  'old-gas': 'thinning gas',
  generator: 'a generator',
  'half-generator': 'a damaged generator',
};

/** How many counters of each value. */
const bag =
  (where: string, first: number): Say =>
  (counts: (number | 'unknown')[]) =>
    counts.includes('unknown')
      ? `what ${where} is hidden`
      : `${where}: ${listed(counts.map((n, i) => `${n} worth ${first + i}`))}`;

const each =
  (say: (name: string, value: never) => string): Say =>
  (of: Facts) =>
    Object.entries(of)
      .map(([name, value]) => say(name, value as never))
      .join('; ');

const GAME: Readonly<Record<string, Say>> = {
  turn: (n: number) => `it is turn ${n}`,
  phase: (phase: string) => PHASES[phase] ?? phase,
  token: (n: number | 'unknown') =>
    n === 'unknown' ? 'the command token is hidden' : `the command token is a ${n}`,
  cp: (n: number | 'unknown') =>
    n === 'unknown' ? 'the command points are hidden' : `${counted(n, 'command point')} left`,
  spent: (n: number) => `${counted(n, 'command point')} spent`,
  allowance: (n: number) => `the mission still grants ${counted(n, 'blip')}`,
  bag: bag('in the blip bag', 1),
  aside: bag('set aside', 1),
  ambush: (n: number) => `the mission still grants ${counted(n, 'Ambush blip')}`,
  ambushBag: bag('in the Ambush bag', 0),
  ambushAside: bag('Ambush blips set aside', 0),
  specials: each(
    (kind, n: number) => `${n} ${UNITS[kind as keyof typeof UNITS]?.label ?? kind} left to bring`,
  ),
  bonus: (n: number) => `${counted(n, 'command point')} added to the token`,
  gained: (n: number) => `${counted(n, 'command point')} gained by PreScience`,
  seconds: (n: number) => `${n} seconds on the timer`,
  ground: each((at, what: string[]) =>
    what.length === 0
      ? `nothing lies at ${at}`
      : `${listed(what.map((word) => LYING[word] ?? word))} at ${at}`,
  ),
  objects: each((name, where: string) => {
    if (where === 'lost') return `${name} is lost`;
    if (where === 'out') return `${name} has left the ship`;
    return `${name} is with ${where}`;
  }),
  exited: (names: string[]) => (names.length === 0 ? 'nobody has left' : `${listed(names)} left the ship`),
  burned: (names: string[]) => `${listed(names)} burned out`,
  quiet: (n: number) => `${counted(n, 'turn')} without anything happening`,
  active: (name: string) => (name === 'none' ? 'nobody is in the middle of acting' : `${name} is acting`),
  forces: each((side, force: string | null) => {
    const whose = side === 'marine' ? 'the Marine force' : 'the Stealer force';
    if (force === 'awaited') return `${whose} is still to be chosen`;
    if (force === 'sealed') return `${whose} is chosen and hidden`;
    return force === 'none' || force === null ? `${whose} is not bought` : `${whose} is open`;
  }),
  losses: each((side, n: number) =>
    counted(
      n,
      side === 'marine' ? 'Marine lost' : 'Stealer lost',
      side === 'marine' ? 'Marines lost' : 'Stealers lost',
    ),
  ),
  outcome: (outcome: 'none' | { winner?: string | null }) =>
    outcome === 'none'
      ? 'nobody has won yet'
      : outcome.winner === undefined
        ? 'the game is over'
        : outcome.winner === null
          ? 'the game is drawn'
          : `the ${outcome.winner === 'marine' ? 'Marines' : 'Stealers'} have won`,
  doors: each((at, door: string) => `the door at ${at} is ${door}`),
  areas: each((area, { blips, stealers }: { blips?: number; stealers?: number }) => {
    const parts = [
      blips !== undefined && counted(blips, 'blip'),
      stealers !== undefined && counted(stealers, 'Stealer'),
    ];
    return `${listed(parts.filter((part) => part !== false))} in entry area ${area}`;
  }),
  solo: (solo: 'none' | Facts) =>
    solo === 'none' ? 'nothing is remembered for the automatic player' : each(remembered)(solo as never),
};

const MEMORY: Readonly<Record<string, string>> = {
  lines: 'edges counted',
  objectives: 'heads for',
  now: 'acts now',
  waiting: 'still to act',
  covers: 'keeps an eye on',
};

/** What the automatic player remembers. */
function remembered(key: string, value: unknown): string {
  const text =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, of]) => (Array.isArray(value) ? String(of) : `${name}: ${of}`))
          .join(', ')
      : String(value);
  return `${MEMORY[key] ?? key}: ${text || 'nobody'}`;
}

export function gameFact(key: string, value: unknown): string | null {
  return GAME[key]?.(value as never) ?? null;
}
