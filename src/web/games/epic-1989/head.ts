import { pointsOf } from '../../../games/epic-1989/end-phase/victory.ts';
import { isOperational } from '../../../games/epic-1989/geometry/position.ts';
import { SIDES, type Side } from '../../../games/epic-1989/state.ts';
import { capital } from '../../../kernel/words.ts';
import type { Head } from '../adapter.ts';
import { type Epic, leftOf, SIDE_CLASS, SIDE_WORDS, type View } from './game.ts';

interface Part {
  readonly name: string;
  readonly phase: View['phase'];
  readonly segment?: View['segment'];
  readonly gap?: true;
}

const PARTS: readonly Part[] = [
  { name: 'Orders', phase: 'orders' },
  { name: 'Fall back', phase: 'movement', segment: 'fall-back' },
  { name: 'Charge', phase: 'movement', segment: 'charge' },
  { name: 'Advance', phase: 'movement', segment: 'advance' },
  { name: 'Repair', phase: 'repair', gap: true },
  { name: 'First fire', phase: 'combat', segment: 'first', gap: true },
  { name: 'Advance', phase: 'combat', segment: 'advance' },
  { name: 'Charge', phase: 'combat', segment: 'charge' },
  { name: 'Close combat', phase: 'combat', segment: 'close-combat' },
  { name: 'End', phase: 'end', gap: true },
];

function partAt({ phase, segment }: View): number {
  if (phase === 'setup') return -1;
  const exact = PARTS.findIndex((part) => part.phase === phase && part.segment === (segment ?? undefined));
  return exact >= 0 ? exact : PARTS.findIndex((part) => part.phase === phase);
}

/** So many of a side are in play, of those that a battle without points is won by. */
function inPlay({ table }: Epic, view: View, side: Side): { left: number; all: number } {
  const own = table.units.filter((info) => info?.side === side);
  return {
    left: own.filter(({ id }) => view.units[id] && isOperational(view.units[id])).length,
    all: own.length,
  };
}

export function headOf(epic: Epic, view: View): Head {
  const { table } = epic;
  const at = partAt(view);
  const limit = table.options.turnLimit;
  return {
    turn: view.phase === 'setup' ? 'Set-up' : `Turn ${view.turn}${limit ? ` of ${limit}` : ''}`,
    phases: PARTS.map(({ name, gap = false, phase }, i) => ({
      name,
      state: i < at ? ('done' as const) : i === at ? ('now' as const) : ('next' as const),
      gap,
      phase,
    })).filter(({ phase }) => phase !== 'repair' || table.options.titans),
    pools: [],
    race: SIDES.map((side) => {
      const { left, all } = inPlay(epic, view, side);
      const isCounted = table.battle.points;
      return {
        word: SIDE_WORDS[side],
        side: SIDE_CLASS[side],
        points: isCounted ? pointsOf(table, view, side) : left,
        goal: isCounted ? worthOf(epic, side) : all,
        ...(view.first === side ? { first: 'First Player' } : {}),
      };
    }),
  };
}

/** E1-WIN-06, E1-ELITE-07: all that the enemy is worth; with Titans in the battle everything is counted. */
function worthOf({ table }: Epic, side: Side): number {
  return table.units.reduce((sum, info) => {
    if (!info || info.side === side) return sum;
    if (!table.options.titans) return info.card.is === 'vehicle' ? sum + info.card.rating : sum;
    return sum + info.card.rating * (table.detachments[info.detachment].elite ? 2 : 1);
  }, 0);
}

export function summaryOf(view: View): string {
  const at = partAt(view);
  if (at < 0) return 'Before the first turn';
  const { name, phase } = PARTS[at];
  const what = phase === 'combat' && name !== 'First fire' && name !== 'Close combat' ? `${name} fire` : name;
  return `Turn ${view.turn}, ${what.toLowerCase()}`;
}

const GOALS: Readonly<Record<string, string>> = {
  'engage-and-destroy': 'The last side that has anything left on the table wins',
  convoy: 'Two Rhinos through to the Rebel edge win for the Imperial side',
  'spoiling-attack': 'The Imperial side must destroy 250 points more than it loses',
  'the-trap': 'Destroyed vehicles are counted',
  'all-out-war': 'The last side with a vehicle on the table wins',
  cityfight: 'Whoever holds the middle of the town wins',
  tankhunt: 'Whoever destroys all of the other force wins',
};

/** E1-TITAN-37, E1-TITAN-38: what a battle of one's own says of one detachment. */
function markedOf({ hunted, cargo, forces, points }: Epic['table']['battle']): string | null {
  const said = SIDES.flatMap((side) => {
    const named = (at: number) => `the ${SIDE_WORDS[side]} ${forces[side]?.[at - 1]?.name ?? 'force'}`;
    return [
      ...(cargo[side] > 0
        ? [`what ${named(cargo[side])}s carry must leave by the enemy's edge on one of them`]
        : []),
      ...(hunted[side] > 0 ? [`${named(hunted[side])} is hunted, and its loss loses the battle`] : []),
    ];
  });
  if (said.length === 0) return null;
  return capital([...said, ...(points ? ['else destroyed vehicles are counted'] : [])].join('; '));
}

export function aimOf({ table }: Pick<Epic, 'table'>): string {
  const { scenario, points } = table.battle;
  const goal = (scenario && GOALS[scenario]) ?? markedOf(table.battle);
  const plain = points ? 'Destroyed vehicles are counted' : 'The last side with units on the table wins';
  const limit = table.options.turnLimit;
  return `${goal ?? plain}${limit ? `; the battle ends after turn ${limit}` : ''}`;
}

export function closingOf(epic: Epic, view: View): string[] {
  const { table } = epic;
  const of = (side: Side) => {
    const own = table.detachments.filter((info) => info?.side === side);
    const all = own.reduce((sum, { units }) => sum + units.length, 0);
    const left = own.reduce((sum, { id }) => sum + leftOf(table, view, id), 0);
    const points = table.battle.points ? `${pointsOf(table, view, side)} points, ` : '';
    return `${SIDE_WORDS[side]}: ${points}${left} of ${all} units left`;
  };
  return [`Turn ${view.turn}`, ...SIDES.map(of)];
}
