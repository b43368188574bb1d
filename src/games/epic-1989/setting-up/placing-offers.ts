/** Sensible ways to set up: in ranks somewhere along the zone, infantry on foot, inside or on board; where ranks do not fit, anyhow. */
import { CM, type Pose } from '../../../field/index.ts';
import type { Placement } from '../actions.ts';
import { inFormation } from '../formation/formation.ts';
import { lift, membersOf } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table, UnitInfo } from '../table.ts';
import { draftFor, freeCells, type Party, place, refusePlacing } from './placing.ts';
import { areLinked, type Quarters } from './quarters.ts';
import { FACING, fitsIn, hasRoom, posesIn, type Zone } from './zones.ts';

/** How far the units of a detachment are set apart. */
const APART = 350;

const HABITS = ['foot', 'aboard', 'inside'] as const;
type Habit = (typeof HABITS)[number];

/** Places in a zone, row by row, columns beginning at `from`. */
function* rankPoses(zone: Zone, heading: number, from: number): Generator<Pose> {
  const [west, south, east, north] = zone.box;
  const across = Math.max(1, Math.floor((east - west) / APART));
  const deep = Math.max(1, Math.floor((north - south) / APART));
  for (let i = 0; i < across * deep; i++) {
    const [long, short] =
      across >= deep ? [Math.floor(i / deep), i % deep] : [i % across, Math.floor(i / across)];
    const column = across >= deep ? (long + Math.floor(from * across)) % across : long;
    const row = across >= deep ? short : (short + Math.floor(from * deep)) % deep;
    yield { x: west + column * APART + APART / 2, y: south + row * APART + APART / 2, heading };
  }
}

/** One way to set a party up beside those of it that are given, or null. */
function setUp(
  table: Table,
  state: State,
  party: Party,
  habit: Habit,
  from: number | null,
  given: readonly Placement[] = [],
): Placement[] | null {
  const draft = draftFor(table, state, party, given);
  const out: Placement[] = [];
  const put = (one: Placement) => {
    place(table, draft, [one]);
    out.push(one);
  };
  for (const one of given) put(one);
  const isStands = (id: number) => table.units[table.detachments[id].units[0]].card.is === 'stand';
  const heading = state.edges ? FACING[state.edges[party.side]] : 0;
  for (const id of [...party.detachments].sort(
    (a, b) => Number(isStands(a)) - Number(isStands(b)) || a - b,
  )) {
    const quarters = party.quarters(id);
    const units = table.detachments[id].units.filter((unit) => !given.some((one) => one.unit === unit));
    if (isStands(id) && units.length > 0) {
      const rides = typeof quarters.must === 'object' ? quarters.must.ride : null;
      const seats = rides || habit === 'aboard' ? seatsFor(table, draft, out, units, rides) : null;
      if (rides && !seats) return null;
      if (seats) {
        for (const one of seats) put(one);
        continue;
      }
      if (quarters.must === 'one-house' || quarters.must === 'cells' || habit === 'inside')
        for (const one of cellsFor(draft, quarters, units)) put(one);
    }
    for (const unit of units) {
      if (out.some((one) => one.unit === unit)) continue;
      const info = table.units[unit];
      const turned = info.card.is === 'stand' ? 0 : heading;
      const poses =
        from === null || quarters.zone.poses
          ? posesIn(info, quarters.zone)
          : rankPoses(quarters.zone, turned, from);
      const pose = firstFree(table, draft, info, quarters.zone, poses);
      if (!pose) return null;
      put({ unit, ...pose });
    }
  }
  return led(table, out);
}

/** E1-SETUP-10: where nothing is said the first stands of a detachment have its commanders. */
function led(table: Table, placed: readonly Placement[]): Placement[] {
  const detachmentOf = ({ unit }: Placement) => table.units[unit].detachment;
  return placed.map((one) => {
    const { id, commanders, units } = table.detachments[detachmentOf(one)];
    const marked = placed.filter((other) => other.commander && detachmentOf(other) === id);
    if (one.commander) return one;
    const first = units.filter((unit) => !marked.some((other) => other.unit === unit));
    return first.indexOf(one.unit) < commanders - marked.length ? { ...one, commander: true } : one;
  });
}

const FROM = [0, 0.25, 0.5, 0.75];

/** The first way begins a little inside the zone: nobody would think of a corner first. */
const INWARD = 1;

/** Whoever of a party is not placed yet set up beside those who are; `idea` after `idea` is another way. Null: none was found. */
export function restOfParty(
  table: Table,
  state: State,
  party: Party,
  given: readonly Placement[],
  idea: number,
): Placement[] | null {
  const ways = HABITS.flatMap((habit) => FROM.map((from) => [habit, from] as const));
  for (let i = 0; i < ways.length; i++) {
    const [habit, from] = ways[(INWARD + idea * 5 + i) % ways.length];
    const units = setUp(table, state, party, habit, from, given);
    if (units && refusePlacing(table, state, party, units) === null) return units;
  }
  for (const habit of HABITS) {
    const units = setUp(table, state, party, habit, null, given);
    if (units && refusePlacing(table, state, party, units) === null) return units;
  }
  return null;
}

/** The first pose in which a unit fits its zone and its detachment. */
function firstFree(
  table: Table,
  draft: State,
  info: UnitInfo,
  zone: Zone,
  poses: Iterable<Pose>,
): Pose | null {
  const unit = draft.units[info.id];
  const isFirst = membersOf(table, draft, info.detachment).length === 0;
  for (const pose of poses) {
    if (!fitsIn(table, draft, info, pose, zone)) continue;
    place(table, draft, [{ unit: unit.id, ...pose }]);
    if (isFirst || inFormation(table, draft, info.detachment)) return pose;
    lift(table, draft, unit, 'away');
  }
  return null;
}

/** Seats for all of them on vehicles that are placed already. */
function seatsFor(
  table: Table,
  draft: State,
  placed: readonly Placement[],
  stands: readonly number[],
  rides: string | null,
): Placement[] | null {
  const aboard: number[] = [];
  for (const one of draft.units)
    if (one?.where === 'aboard') aboard[one.carrier] = (aboard[one.carrier] ?? 0) + 1;
  const free = placed.flatMap(({ unit }) => {
    const { card } = table.units[unit];
    if (card.is !== 'vehicle' || (rides && card.id !== rides)) return [];
    return Array.from({ length: card.carries - (aboard[unit] ?? 0) }, () => unit);
  });
  if (free.length < stands.length) return null;
  return stands.map((unit, i) => ({ unit, carrier: free[i] }));
}

/** Cells for as many as there are, in buildings that hang together. */
function cellsFor(draft: State, { houses, must }: Quarters, stands: readonly number[]): Placement[] {
  const room = houses.map((house) => ({ house, cells: freeCells(draft, house) }));
  const first =
    room.find(({ cells }) => cells.length >= stands.length) ??
    (must === 'one-house' ? undefined : room.find(({ cells }) => cells.length > 0));
  if (!first) return [];
  const taken = [first];
  for (const one of taken)
    for (const other of room)
      if (!taken.includes(other) && other.cells.length > 0 && areLinked(draft, one.house, other.house))
        taken.push(other);
  const cells = taken.flatMap(({ house, cells: free }) => free.map((cell) => ({ building: house, cell })));
  return stands.slice(0, cells.length).map((unit, i) => ({ unit, ...cells[i] }));
}

/** Habits that could make a difference: with nobody who chooses between them the others would only repeat the first. */
function habitsOf(table: Table, { detachments, quarters }: Party): readonly Habit[] {
  const chooses = detachments.some((id) => {
    const { card } = table.units[table.detachments[id].units[0]];
    return card.is === 'stand' && typeof quarters(id).must !== 'object';
  });
  return chooses ? HABITS : [HABITS[0]];
}

/** What was tried with a party, by habit and place, and is legal or not: whoever makes a party asks more than once. */
interface Way {
  readonly units: readonly Placement[] | null;
  readonly text: string;
  isLegal: boolean | null;
}
const TRIED = new WeakMap<Party, Map<string, Way>>();

function wayOf(table: Table, state: State, party: Party, habit: Habit, from: number | null): Way {
  let tried = TRIED.get(party);
  if (!tried) {
    tried = new Map();
    TRIED.set(party, tried);
  }
  const key = `${habit} ${from}`;
  let way = tried.get(key);
  if (!way) {
    const units = setUp(table, state, party, habit, from);
    way = { units, text: JSON.stringify(units), isLegal: null };
    tried.set(key, way);
  }
  return way;
}

/** Ways to set a party up, each legal, and of those that are wanted; no more than asked for. */
export function placingOffers(
  table: Table,
  state: State,
  party: Party,
  most = 12,
  wanted: (units: readonly Placement[]) => boolean = () => true,
): Placement[][] {
  const known = new Set<string>();
  const found: Placement[][] = [];
  const attempt = (habit: Habit, from: number | null) => {
    if (found.length >= most) return;
    const way = wayOf(table, state, party, habit, from);
    const { units, text } = way;
    if (!units || known.has(text) || !wanted(units)) return;
    known.add(text);
    way.isLegal ??= refusePlacing(table, state, party, units) === null;
    if (way.isLegal) found.push([...units]);
  };
  const habits = habitsOf(table, party);
  for (const habit of habits) for (const from of FROM) attempt(habit, from);
  if (found.length === 0) for (const habit of habits) attempt(habit, null);
  return found;
}

const STEP = 6 * CM;

/** E1-SETUP-13: a party in its area as it grows: until each unit would have room by itself, and one way to set all of them up is found. */
export function grownFor(table: Table, state: State, partyAt: (grown: number) => Party): Party {
  const most = Math.max(table.width, table.depth);
  for (let grown = 0; grown < most; grown += STEP) {
    const party = partyAt(grown);
    const infos = party.detachments.flatMap((id) =>
      table.detachments[id].units.map((unit) => table.units[unit]),
    );
    const kinds = [...new Map(infos.map((info) => [`${info.detachment} ${info.card.id}`, info])).values()];
    const inOpen = kinds.filter(({ detachment }) => party.quarters(detachment).must === 'nothing');
    if (!inOpen.every((info) => hasRoom(table, state, info, party.quarters(info.detachment).zone))) continue;
    if (placingOffers(table, state, party, 1).length > 0) return party;
  }
  return partyAt(most);
}
