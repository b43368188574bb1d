import { describe, expect, test } from 'vitest';
import { change, type Draft, drafted, makeDraft, noteWay } from './draft.ts';
import { along, COARSE, headingOf } from './headings.ts';
import {
  endLegs,
  type Gait,
  type March,
  type Marched,
  makeMarch,
  marchOn,
  type NextStop,
  nextMark,
  placeOn,
  type Run,
  replaceRest,
  walkLeg,
} from './march.ts';

/** Trucks that drive straight ahead and turn on the spot, twice at most; in the mud, east of x = 5000, every u counts double. */
interface Truck {
  readonly rate: number;
  x: number;
  y: number;
  heading: number;
  driven: number;
  turns: number;
  wrecked: boolean;
}

interface Drive {
  readonly model: number;
  readonly moves: readonly ({ readonly ahead: number } | { readonly turn: number })[];
}

interface Why {
  readonly why: string;
}

const MUD = 5000;

const gait: Gait<Draft<Truck>, Drive, { readonly rate: number }, Why> = {
  limits: (draft, { model }) => ({ rate: draft.real[model].rate }),
  begin(draft, { model, moves }) {
    const truck = drafted(draft, model);
    if (truck.wrecked) return { why: 'a wreck' };
    const runs: Run[] = [];
    let { x, y, heading } = truck;
    for (const move of moves) {
      if ('turn' in move) {
        heading = headingOf(heading + move.turn);
        runs.push({ path: [x, y], heading, length: 0 });
        continue;
      }
      const end = along({ x, y }, move.ahead, heading, COARSE);
      runs.push({ path: [x, y, end.x, end.y], heading, length: move.ahead });
      ({ x, y } = end);
    }
    return runs;
  },
  cost: (_draft, _leg, { path, length }) => (path[0] >= MUD ? 2 * length : length),
  refuse(draft, { model }, { path, length }, cost, { rate }) {
    const { driven, turns } = drafted(draft, model);
    if (driven + cost > rate) return { why: `has ${rate - driven} left` };
    if (length === 0 && turns === 2) return { why: 'no turn left' };
    const [x, y] = path.slice(-2);
    const taken = draft.real.some((_, other) => {
      const there = drafted(draft, other);
      return other !== model && there.x === x && there.y === y;
    });
    return taken ? { why: 'no room' } : null;
  },
  arrive(draft, { model }, { path, heading, length }, cost) {
    noteWay(draft, model, path, cost);
    const truck = change(draft, model);
    const [x, y] = path.slice(-2);
    Object.assign(truck, { x, y, heading, driven: truck.driven + cost });
    if (length === 0) truck.turns++;
    return null;
  },
  place: ({ path, heading }, s) => along({ x: path[0], y: path[1] }, s, heading, COARSE),
};

/** As in E1-SNAP-07: before the first step, every 4 cm since, at the end of every run and after every turn. */
const checkpoints: NextStop<Draft<Truck>, Drive> = (_draft, _leg, run, at, gone) =>
  run === null ? 0 : (nextMark(400, run, at, gone) ?? run.length);

const truck = (x: number, y: number, heading = 0): Truck => ({
  rate: 2000,
  x,
  y,
  heading,
  driven: 0,
  turns: 0,
  wrecked: false,
});

/** A game that keeps trucks and the plan under way, and nothing else. */
class Convoy {
  trucks: Truck[];
  march: March<Drive>;
  constructor(trucks: Truck[], legs: readonly Drive[]) {
    this.trucks = trucks;
    this.march = makeMarch(legs);
  }
  check(legs: readonly Drive[]): Marched<Drive, Why> {
    return marchOn(makeMarch(legs), gait, makeDraft(this.trucks));
  }
  go(stops?: NextStop<Draft<Truck>, Drive>): Marched<Drive, Why> {
    const draft = makeDraft(this.trucks);
    const marched = marchOn(this.march, gait, draft, stops);
    if (marched.is !== 'refused') this.trucks = this.trucks.map((_, id) => drafted(draft, id));
    return marched;
  }
}

const plan: readonly Drive[] = [
  { model: 0, moves: [{ ahead: 900 }, { turn: 90 }, { ahead: 500 }] },
  { model: 1, moves: [{ ahead: 400 }] },
];
const fresh = () => [truck(1000, 1000), truck(3000, 1000, 30)];

const seen = (convoy: Convoy, marched: Marched<Drive, Why>): unknown =>
  marched.is === 'stopped'
    ? [
        marched.leg.model,
        marched.gone,
        convoy.trucks[marched.leg.model].x,
        convoy.trucks[marched.leg.model].y,
      ]
    : marched;

describe('a plan walked in one go', () => {
  test('every leg is walked in turn, and nobody real has moved', () => {
    const trucks = fresh();
    const draft = makeDraft(trucks);
    expect(marchOn(makeMarch(plan), gait, draft)).toEqual({ is: 'done' });
    expect(drafted(draft, 0)).toMatchObject({ x: 1500, y: 1900, heading: 90, driven: 1400, turns: 1 });
    expect(drafted(draft, 1)).toMatchObject({ x: 3200, y: 1346, driven: 400 });
    expect(draft.ways.get(0)).toEqual([1000, 1000, 1000, 1900, 1000, 1900, 1000, 1900, 1500, 1900]);
    expect(draft.spent.get(0)).toBe(1400);
    expect(trucks).toEqual(fresh());
  });

  test('the first refusal ends it and names its leg', () => {
    const convoy = new Convoy(fresh(), []);
    const far: Drive = { model: 1, moves: [{ ahead: 1500 }, { turn: 10 }, { ahead: 501 }] };
    expect(convoy.check([plan[0], far])).toEqual({ is: 'refused', leg: far, why: { why: 'has 500 left' } });
    expect(walkLeg(gait, makeDraft(fresh()), far)).toEqual({ why: 'has 500 left' });
    expect(walkLeg(gait, makeDraft(fresh()), far, { rate: 2001 })).toBeNull();
  });

  test('a leg that may not begin is refused, and a plan of none is done', () => {
    const convoy = new Convoy([{ ...truck(0, 0), wrecked: true }], []);
    expect(convoy.check([{ model: 0, moves: [] }])).toMatchObject({ is: 'refused', why: { why: 'a wreck' } });
    expect(convoy.check([])).toEqual({ is: 'done' });
  });

  test('a leg without a run moves nobody', () => {
    const convoy = new Convoy(fresh(), [{ model: 0, moves: [] }]);
    expect(convoy.go()).toEqual({ is: 'done' });
    expect(convoy.trucks).toEqual(fresh());
  });
});

describe('a plan walked from stop to stop', () => {
  const stops = [
    [0, 0, 1000, 1000],
    [0, 400, 1000, 1400],
    [0, 800, 1000, 1800],
    [0, 900, 1000, 1900],
    [0, 900, 1000, 1900],
    [0, 1200, 1300, 1900],
    [0, 1400, 1500, 1900],
    [1, 0, 3000, 1000],
    [1, 400, 3200, 1346],
    { is: 'done' },
  ];

  test('it stops before the first step, every 4 cm of the whole way, at bends and at ends', () => {
    const convoy = new Convoy(fresh(), plan);
    expect(stops.map(() => seen(convoy, convoy.go(checkpoints)))).toEqual(stops);
    expect(convoy.trucks[0]).toMatchObject({ heading: 90, driven: 1400, turns: 1 });
  });

  test('what is under way is plain data: it goes on after it was written and read', () => {
    const convoy = new Convoy(fresh(), plan);
    const found = stops.map(() => {
      const saved: unknown = JSON.parse(JSON.stringify({ trucks: convoy.trucks, march: convoy.march }));
      Object.assign(convoy, saved);
      return seen(convoy, convoy.go(checkpoints));
    });
    expect(found).toEqual(stops);
  });

  test('whoever stops ends where he would have without stopping', () => {
    const [one, other] = [new Convoy(fresh(), plan), new Convoy(fresh(), plan)];
    one.go();
    while (other.go(checkpoints).is !== 'done');
    expect(other.trucks).toEqual(one.trucks);
  });

  test('a part of a run is measured where it is: the mud begins to count at the next stop', () => {
    const convoy = new Convoy([truck(4500, 0, 90)], [{ model: 0, moves: [{ ahead: 1000 }] }]);
    const driven = ['start', 400, 800, 1000].map(() => {
      convoy.go(checkpoints);
      return convoy.trucks[0].driven;
    });
    expect(driven).toEqual([0, 400, 800, 1200]);
  });

  test('somebody who came to stand in the way stops a march that could be walked when it was planned', () => {
    const convoy = new Convoy(fresh(), plan);
    expect(convoy.check(plan)).toEqual({ is: 'done' });
    for (let i = 0; i < 4; i++) convoy.go(checkpoints);
    convoy.trucks[1].x = 1300;
    convoy.trucks[1].y = 1900;
    expect(convoy.go(checkpoints)).toMatchObject({ is: 'stopped', gone: 900 });
    expect(convoy.go(checkpoints)).toMatchObject({ is: 'refused', leg: plan[0], why: { why: 'no room' } });
    expect(convoy.trucks[0]).toMatchObject({ x: 1000, y: 1900, driven: 900 });
    replaceRest(convoy.march, [{ model: 0, moves: [{ ahead: 250 }] }]);
    expect(seen(convoy, convoy.go(checkpoints))).toEqual([0, 1150, 1250, 1900]);
  });
});

describe('a rest that is replaced', () => {
  const halfway = () => {
    const convoy = new Convoy(fresh(), plan);
    for (let i = 0; i < 3; i++) convoy.go(checkpoints);
    return convoy;
  };

  test('it begins where the model is; what was used stays used', () => {
    const convoy = halfway();
    expect(convoy.check([{ model: 0, moves: [{ ahead: 1201 }] }])).toMatchObject({ is: 'refused' });
    expect(convoy.check([{ model: 0, moves: [{ ahead: 1200 }] }])).toEqual({ is: 'done' });
    replaceRest(convoy.march, [{ model: 0, moves: [{ turn: 180 }, { ahead: 600 }] }]);
    const found = [1, 2, 3, 4].map(() => seen(convoy, convoy.go(checkpoints)));
    expect(found).toEqual([
      [0, 800, 1000, 1800],
      [0, 1200, 1000, 1400],
      [0, 1400, 1000, 1200],
      { is: 'done' },
    ]);
    expect(convoy.trucks[1]).toEqual(fresh()[1]);
  });

  test('a rest of nothing is the end of the plan', () => {
    const convoy = halfway();
    replaceRest(convoy.march, []);
    expect(convoy.go(checkpoints)).toEqual({ is: 'done' });
    expect(convoy.trucks[0]).toMatchObject({ x: 1000, y: 1800, driven: 800 });
  });

  test('a model that is lost goes no farther; the others go on', () => {
    const convoy = halfway();
    convoy.trucks[0].wrecked = true;
    endLegs(convoy.march, 0);
    expect(seen(convoy, convoy.go(checkpoints))).toEqual([1, 0, 3000, 1000]);
    endLegs(convoy.march, 1);
    expect(convoy.go(checkpoints)).toEqual({ is: 'done' });
  });

  test('legs of a lost model that were not begun fall away too, and those of others stay', () => {
    const convoy = new Convoy(fresh(), plan);
    endLegs(convoy.march, 1);
    expect(convoy.march.legs).toEqual([plan[0]]);
    endLegs(convoy.march, 7);
    expect(convoy.go()).toEqual({ is: 'done' });
    expect(convoy.trucks[1]).toEqual(fresh()[1]);
    expect(convoy.trucks[0].driven).toBe(1400);
  });
});

describe('places on a run', () => {
  test('along a bent path, corner by corner, to its end and not beyond', () => {
    const path = [0, 0, 300, 400, 300, 1000];
    expect([0, 250, 500, 501, 1100, 2000].map((s) => placeOn(path, s))).toEqual([
      { x: 0, y: 0 },
      { x: 150, y: 200 },
      { x: 300, y: 400 },
      { x: 300, y: 401 },
      { x: 300, y: 1000 },
      { x: 300, y: 1000 },
    ]);
  });

  test('a part of a bent run keeps the bends between its ends', () => {
    const parts: Run[] = [];
    const walker: Gait<null, { model: number }, null, Why> = {
      limits: () => null,
      begin: () => [{ path: [0, 0, 300, 400, 300, 1000], heading: 7, length: 1100 }],
      cost: () => 0,
      refuse: () => null,
      arrive: (_draft, _leg, run) => {
        parts.push(run);
        return null;
      },
    };
    const march = makeMarch([{ model: 0 }]);
    const every: NextStop<null, { model: number }> = (_draft, _leg, run, at, gone) =>
      run && nextMark(450, run, at, gone);
    while (marchOn(march, walker, null, every).is !== 'done');
    expect(parts).toEqual([
      { path: [0, 0, 270, 360], heading: 7, length: 450 },
      { path: [270, 360, 300, 400, 300, 800], heading: 7, length: 450 },
      { path: [300, 800, 300, 1000], heading: 7, length: 200 },
    ]);
  });

  test('marks count on from what a model has gone', () => {
    const run = { path: [0, 0, 0, 1000], heading: 0, length: 1000 };
    expect(nextMark(400, run, 0, 0)).toBe(400);
    expect(nextMark(400, run, 0, 399)).toBe(1);
    expect(nextMark(400, run, 600, 800)).toBe(1000);
    expect(nextMark(400, run, 601, 800)).toBeNull();
  });
});
