import { expect, test } from 'vitest';
import { casesIn } from '../../../cases/files.ts';
import { adapterOf } from '../../../cases/testing.ts';
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Ask, FieldTable, Offer } from '../adapter.ts';
import type { EpicGame, View } from './game.ts';
import epicAdapter from './index.ts';

/** The position a case begins with, and what its first question asks. */
function opened(file: string, rule: string): { game: EpicGame; table: FieldTable; ask: Ask } {
  const written = casesIn(`cases/epic-1991/${file}.yaml`).find(({ rules }) => rules.includes(rule))!;
  const { game, state } = adapterOf(rule).arrange(written);
  const [decision] = game.pending(state);
  const view = game.view(state, decision.seat);
  return {
    game: game as unknown as EpicGame,
    table: epicAdapter.table(game),
    ask: { view, decision, actions: [], selected: 0, toggles: {} },
  };
}

const legal = (game: EpicGame, { view, decision }: Ask, action: unknown) =>
  game.check(view as View, decision.seat, action as Action) === null;

test('a model pulled by hand goes there, or says why not and how far it could go', () => {
  const { game, table, ask } = opened('movement', 'E2-DEC-11');
  const [unit] = table.hand(ask).units;
  const asked = { ...ask, selected: unit };
  const [model] = table.scene(ask.view).models.filter((one) => one.unit === unit);
  const stay: Offer = { ...planOf(table, asked), action: { do: 'move', unit, legs: [] } };
  const near = table.pulled(asked, stay, model.id, { x: model.x, y: model.y - 20 }) as Offer;
  expect(near.refused).toBeUndefined();
  expect(near.ghosts?.[0]).toMatchObject({ id: model.id, x: model.x, y: model.y - 20 });
  expect(legal(game, asked, near.action)).toBe(true);
  const far = table.pulled(asked, stay, model.id, { x: model.x, y: model.y - 900 }) as Offer;
  expect(far.refused?.rule).toMatch(/^E2-/);
  expect(far.spots?.some(({ kind, text }) => kind === 'fault' && text)).toBe(true);
  expect(legal(game, asked, far.instead?.action)).toBe(true);
});

function planOf(table: FieldTable, ask: Ask): Offer {
  return table.hand(ask).bar.flatMap(({ offers }) => offers)[0];
}

test('whatever a button makes of a plan is legal, or says why not', () => {
  for (const [file, rule] of [
    ['movement', 'E2-DEC-11'],
    ['decisions', 'E2-DEC-17'],
    ['decisions', 'E2-DEC-19'],
    ['decisions', 'E2-DEC-21'],
  ] as const) {
    const { game, table, ask } = opened(file, rule);
    const made = table.hand(ask).units.flatMap((selected) => {
      const asked = { ...ask, selected };
      const offers = table.hand(asked).bar.flatMap(({ offers }) => offers);
      return offers.flatMap((plan) => table.edits(asked, plan).map((edit) => edit.make()));
    });
    expect(made.length).toBeGreaterThan(0);
    for (const one of made)
      if (one && !('why' in one) && !one.refused) expect(legal(game, ask, one.action)).toBe(true);
  }
});

test('the shots of one model are aimed at whatever they are let go over', () => {
  const { game, table, ask } = opened('decisions', 'E2-DEC-17');
  const [selected] = table.hand(ask).units;
  const asked = { ...ask, selected };
  const plan = table
    .hand(asked)
    .bar.flatMap(({ offers }) => offers)
    .find(({ shots }) => (shots?.length ?? 0) > 0)!;
  const { models } = table.scene(ask.view);
  const [shooter] = models.filter(({ unit }) => unit === plan.unit);
  const foes = models.filter(({ side }) => side !== shooter.side);
  for (const foe of foes) {
    const aimed = table.pulled(asked, plan, shooter.id, foe) as Offer;
    const { attacks } = aimed.action as Extract<Action, { do: 'fire' }>;
    const own = attacks.filter((attack) => 'model' in attack && attack.model === shooter.id);
    expect(own.map((attack) => 'target' in attack && attack.target)).toContain(foe.id);
    expect(legal(game, asked, aimed.action)).toBe(true);
  }
  const idle = table.pulled(asked, plan, shooter.id, { x: 5, y: 5 }) as Offer;
  expect(JSON.stringify(idle.action)).not.toContain(`"model":${shooter.id},`);
});

test('a model goes round a corner that was made for it, and straight again', () => {
  const { game, table, ask } = opened('movement', 'E2-DEC-11');
  const [unit] = table.hand(ask).units;
  const asked = { ...ask, selected: unit };
  const [model] = table.scene(ask.view).models.filter((one) => one.unit === unit);
  const stay: Offer = { ...planOf(table, asked), action: { do: 'move', unit, legs: [] } };
  const pressed = (plan: Offer, id: string) =>
    table
      .edits(asked, plan)
      .find((edit) => edit.id === id)
      ?.make() as Offer;
  expect(pressed(stay, 'corner')).toBeUndefined();
  const ahead = table.pulled(asked, stay, model.id, { x: model.x + 60, y: model.y }) as Offer;
  const bends = pressed(ahead, 'corner');
  const round = table.pulled(asked, bends, model.id, { x: model.x + 60, y: model.y - 60 }) as Offer;
  const pathOf = (offer: Offer) => (offer.action as Extract<Action, { do: 'move' }>).legs[0].path;
  expect(pathOf(round)).toHaveLength(4);
  expect(legal(game, asked, round.action)).toBe(true);
  const farther = table.pulled(asked, round, model.id, { x: model.x + 70, y: model.y - 60 }) as Offer;
  expect(pathOf(farther)).toHaveLength(4);
  expect(pathOf(pressed(farther, 'straight'))).toHaveLength(2);
});

test('one kind of gun fires at the next enemy, the others as planned', () => {
  const { game, table, ask } = opened('firing', 'E2-FIRE-13');
  const [selected] = table.hand(ask).units;
  const asked = { ...ask, selected };
  const plan = planOf(table, asked);
  const guns = table.edits(asked, plan).filter(({ id }) => id.startsWith('gun '));
  expect(guns.map(({ word }) => word)).toEqual(['Lascannon: next target', 'Bolters: next target']);
  const shots = (offer: Offer, weapon: number) =>
    (offer.action as Extract<Action, { do: 'fire' }>).attacks.filter(
      (attack) => attack.is === 'shot' && attack.weapon === weapon,
    );
  const other = guns[0].make() as Offer;
  expect(legal(game, asked, other.action)).toBe(true);
  expect(shots(other, 0)).not.toEqual(shots(plan, 0));
  expect(shots(other, 1)).toEqual(shots(plan, 1));
});

test('a skimmer alone pops up when its shots are aimed over what hides it, and comes down when they are let go', () => {
  const { table, ask } = opened('skimmers', 'E2-SKIM-05');
  const { models } = table.scene(ask.view);
  const skimmer = models.find(({ side, id }) => side === 'side-a' && id === 1)!;
  const foe = models.find(({ side }) => side !== skimmer.side)!;
  const asked = { ...ask, selected: skimmer.unit };
  const down: Offer = {
    ...planOf(table, asked),
    action: { do: 'fire', unit: skimmer.unit, popUps: [], attacks: [] },
  };
  const ups = (offer: Offer) => (offer.action as Extract<Action, { do: 'fire' }>).popUps;
  const popped = table.pulled(asked, down, skimmer.id, foe) as Offer;
  expect(ups(popped)).toEqual([skimmer.id]);
  expect(ups(table.pulled(asked, popped, skimmer.id, { x: 1, y: 1 }) as Offer)).toEqual([]);
});
