/** A match about to begin: what was chosen on the page, and what comes of it. */
import type { Seat } from '../../kernel/contract.ts';
import type { Adapter, MissionCard } from '../games/adapter.ts';
import { newMatch } from '../match/new-match.ts';
import { defaultStrength, machineOf } from '../match/opponents.ts';
import type { Save } from '../store/saves.ts';

export type Opponent = 'machine' | 'person' | 'far' | 'rules';

export interface Arrangement {
  readonly side: Seat;
  readonly opponent: Opponent;
  /** The machine's, by its name in `strengthsFor`. */
  readonly strength: string;
  readonly options: Readonly<Record<string, boolean>>;
  readonly chapter: string | null;
  readonly byChance: boolean;
  readonly forces: Readonly<Record<Seat, unknown>>;
  readonly secret: boolean;
  /** The players set up themselves what could stand ready. */
  readonly setUp: boolean;
  /** The last turn, where it is not the usual one. */
  readonly turns: number | null;
}

/** As the mission is meant to be played, against the machine where it plays the game at all. */
export function arrangementFor(adapter: Adapter, mission: MissionCard, side: Seat): Arrangement {
  const options = adapter.ruleset.options.map(({ id, default: on }) => [
    id,
    on || mission.options.includes(id),
  ]);
  const strength = defaultStrength(adapter.ruleset.id)?.id;
  return {
    side,
    opponent: strength === undefined ? 'person' : 'machine',
    strength: strength ?? '',
    options: Object.fromEntries(options) as Record<string, boolean>,
    chapter: null,
    byChance: false,
    forces: {},
    secret: false,
    setUp: false,
    turns: null,
  };
}

/** The solo rules know one side only. */
export function isSolo(
  { solo }: Adapter,
  { opponent, side }: Pick<Arrangement, 'opponent' | 'side'>,
): boolean {
  return opponent === 'rules' && solo?.seat === side;
}

export function playersFor(
  adapter: Adapter,
  plan: Pick<Arrangement, 'opponent' | 'side' | 'strength'>,
): Save['players'] {
  const machine = machineOf(plan.strength);
  const other = isSolo(adapter, plan) ? 'rules' : plan.opponent === 'person' ? 'person' : machine;
  return Object.fromEntries(
    adapter.ruleset.seats.map((seat) => [seat, seat === plan.side ? 'person' : other]),
  );
}

export function setupFor(adapter: Adapter, mission: MissionCard, plan: Arrangement): unknown {
  const options = adapter.solo
    ? { ...plan.options, [adapter.solo.option]: isSolo(adapter, plan) }
    : plan.options;
  return adapter.prepare(mission, { ...plan, options });
}

export function startPlan(adapter: Adapter, mission: MissionCard, plan: Arrangement): Promise<string> {
  const setup = setupFor(adapter, mission, plan);
  return newMatch(adapter, setup, playersFor(adapter, plan), (match) => {
    if (!plan.setUp) adapter.settle?.(match, mission);
  });
}
