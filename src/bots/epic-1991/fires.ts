/** Which unit fires next, and at whom. */
import type { Action, Attack } from '../../games/epic-1991/actions.ts';
import type { EpicGame } from '../../games/epic-1991/index.ts';
import type { Side, State } from '../../games/epic-1991/state.ts';
import { type Body, fieldOf, foesOf, gapFrom, volley } from './bodies.ts';
import { type Stakes, sharedFire, stakesOf } from './nominate.ts';
import { fireWorth } from './shots.ts';

type Fire = Extract<Action, { do: 'fire' }>;

/** Less than this is not worth a shot: shots cost nothing. */
const WORTHWHILE = 0.001;

export interface Firing {
  readonly action: Action;
  readonly worth: number;
}

/** How closely somebody looks before he fires. */
export interface Thorough {
  /** So many units are looked at, and so many enemies by each. */
  readonly units: number;
  readonly foes: number;
  /** Each shot has the target that suits it best. */
  readonly shares: boolean;
}

export function fireOf(
  game: EpicGame,
  world: State,
  side: Side,
  thorough: Thorough,
  misjudged: (worth: number) => number,
): Firing {
  const table = game.tableOf(world);
  const field = fieldOf(table, world);
  const waiting = new Set(game.unitsFor(world, side));
  const ranked = field.bodies[side]
    .filter(({ unit }) => waiting.has(unit))
    .map((body) => {
      const foes = foesOf(field, body)
        .map((foe) => ({ foe, worth: volley(body, foe, gapFrom(body.x, body.y, foe) - 300) }))
        .filter(({ worth }) => worth > 0)
        .sort((a, b) => b.worth - a.worth || a.foe.unit - b.foe.unit);
      return { body, foes: foes.map(({ foe }) => foe), worth: misjudged(foes[0]?.worth ?? 0) };
    })
    .sort((a, b) => b.worth - a.worth || a.body.unit - b.body.unit);
  const stakes = stakesOf(table, world, side);
  let best: Firing | null = null;
  for (const { body, foes } of ranked.slice(0, thorough.units))
    for (const action of thorough.shares
      ? sharedWays(game, stakes, body)
      : waysOf(game, world, side, body, foes.slice(0, thorough.foes))) {
      const worth = misjudged(fireWorth(stakes, action));
      if (worth > (best?.worth ?? WORTHWHILE)) best = { action, worth };
    }
  if (best) return best;
  for (const { body } of ranked.slice(thorough.units))
    for (const action of game.listFor(world, side, body.unit)) {
      if (action.do !== 'fire' || action.attacks.length === 0) continue;
      const worth = fireWorth(stakes, action);
      if (worth > WORTHWHILE) return { action, worth };
    }
  const [unit] = ranked.map(({ body }) => body.unit).concat(...waiting);
  return { action: { do: 'fire', unit, popUps: [], attacks: [] }, worth: 0 };
}

/** Each shot where it brings most, and for what is not shot what the engine would list. */
function sharedWays(game: EpicGame, stakes: Stakes, { unit }: Body): Fire[] {
  const { state: world, side } = stakes;
  const segment = world.segment === 'first' ? 'first' : 'advancing';
  const listed = firesListed(game, world, side, unit);
  const shared = [NOBODY, ...listed.map(({ popUps }) => popUps).filter(({ length }) => length > 0)].flatMap(
    (popUps) => {
      const plan = sharedFire(stakes, unit, segment, popUps);
      if (!plan) return [];
      const rest = listed.filter((other) => String(other.popUps) === String(popUps));
      return [joined(plan, rest), plan].filter((one) => game.check(world, side, one) === null).slice(0, 1);
    },
  );
  return [...shared, ...listed];
}

const NOBODY: readonly number[] = [];

function firesListed(game: EpicGame, world: State, side: Side, unit: number): Fire[] {
  return game
    .listFor(world, side, unit)
    .filter((action): action is Fire => action.do === 'fire' && action.attacks.length > 0);
}

/** The unit's fire at each of these, what cannot reach him at the others; and what the engine would list. */
function waysOf(game: EpicGame, world: State, side: Side, { unit }: Body, foes: readonly Body[]): Fire[] {
  const plans = foes.flatMap((foe) => {
    const plan = game.fireAt(world, unit, foe.unit);
    return plan?.do === 'fire' ? [plan] : [];
  });
  const listed = firesListed(game, world, side, unit);
  const whole = plans.flatMap((plan) => {
    const rest = [...plans, ...listed].filter((other) => other !== plan && other.popUps.length === 0);
    const both = joined(plan, rest);
    return both !== plan && game.check(world, side, both) === null ? [both, plan] : [plan];
  });
  return [...whole, ...listed];
}

/** A plan, and for guns that it leaves silent what others would do with them. */
function joined(plan: Fire, others: readonly Fire[]): Fire {
  const attacks = [...plan.attacks];
  for (const other of others) {
    const busy = new Set(attacks.flatMap(gunsOf));
    attacks.push(...other.attacks.filter((attack) => gunsOf(attack).every((gun) => !busy.has(gun))));
  }
  return attacks.length === plan.attacks.length ? plan : { ...plan, attacks };
}

function gunsOf(attack: Attack): string[] {
  if (attack.is === 'barrage') return attack.guns.map(([model, weapon]) => `${model}.${weapon}`);
  if (attack.is === 'beam' || attack.is === 'power') return [`${attack.model}.${attack.is}`];
  return [`${attack.model}.${attack.weapon}`];
}
