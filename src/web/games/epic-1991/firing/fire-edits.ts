/** What a planned fire can have besides: vortices, psychic powers, skimmers that pop up. */
import type { Action, Attack, Power } from '../../../../games/epic-1991/actions.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { Offer, PlanEdit } from '../../adapter.ts';
import { targetOf } from '../drawn.ts';
import type { Epic, EpicAsk } from '../game.ts';
import { fireOffer } from './fire-offer.ts';

type Fire = Extract<Action, { do: 'fire' }>;

const POWERS: readonly (readonly [Power, string, string])[] = [
  ['mind-blast', 'Mind Blast', '1'],
  ['psychic-lock', 'Psychic Lock', '2'],
  ['eldritch-storm', 'Eldritch Storm', '3'],
];

export function fireEdits(epic: Epic, ask: EpicAsk, plan: Fire): PlanEdit[] {
  const { table } = epic;
  const { view } = ask;
  const standing = table.units[plan.unit].models.filter((id) => view.models[id].where === 'table');
  const judged = (fire: Fire): Offer | Refusal =>
    epic.game.check(view, ask.side, fire) ?? fireOffer(epic, ask, fire);
  const edits: PlanEdit[] = [];
  const others = epic.game.unitsFor(view, ask.side).filter((unit) => unit !== plan.unit);
  if (plan.attacks.length > 0 && others.length > 0)
    edits.push({
      id: 'all',
      word: 'Everybody fires',
      icon: 'i-overwatch',
      key: 'A',
      make: () => volleyOf(epic, ask, plan, others),
    });
  edits.push(...gunEdits(epic, ask, plan, standing));
  const skimmers = standing.filter((id) => table.models[id].traits.includes('skimmer'));
  if (skimmers.length > 0)
    edits.push({
      id: 'pop-up',
      word: 'Pop up',
      icon: 'i-pop-up',
      key: 'U',
      held: plan.popUps.length > 0,
      make: () => judged({ ...plan, popUps: plan.popUps.length > 0 ? [] : skimmers }),
    });
  for (const model of standing) {
    table.models[model].weapons.forEach((weapon, at) => {
      if (!weapon?.traits.includes('vortex')) return;
      const isIt = (attack: Attack) => attack.is === 'vortex' && attack.model === model;
      const has = plan.attacks.some(isIt);
      edits.push({
        id: `vortex ${model}`,
        word: weapon.name,
        icon: 'i-shoot',
        key: 'V',
        held: has,
        make: () => {
          const others = plan.attacks.filter((attack) => !isIt(attack));
          const { x, y } = placeFor(epic, ask, plan);
          const vortex: Attack = { is: 'vortex', model, weapon: at, x, y };
          return judged({ ...plan, attacks: has ? others : [...others, vortex] });
        },
      });
    });
    if (table.models[model].traits.includes('warlock'))
      for (const [power, word, key] of POWERS)
        edits.push(powerEdit(epic, ask, plan, model, power, word, key));
  }
  return edits;
}

const GUN_KEYS = ['J', 'K', 'L', ';'];

/** Where a unit has several kinds of guns, one kind at the next enemy unit while the others keep to the plan. */
function gunEdits(epic: Epic, ask: EpicAsk, plan: Fire, standing: readonly number[]): PlanEdit[] {
  const { table } = epic;
  const names = new Set(
    standing.flatMap((id) =>
      table.models[id].weapons.flatMap((weapon) =>
        weapon && weapon.range > 0 && weapon.hit !== null && weapon.barrage === undefined
          ? [weapon.name]
          : [],
      ),
    ),
  );
  if (names.size < 2) return [];
  return [...names].slice(0, GUN_KEYS.length).map((name, i) => ({
    id: `gun ${name}`,
    word: `${name}: next target`,
    icon: 'i-shoot',
    key: GUN_KEYS[i],
    make: () => nextFor(epic, ask, plan, name),
  }));
}

function nextFor(epic: Epic, ask: EpicAsk, plan: Fire, name: string): Offer | Refusal {
  const { game, table } = epic;
  const { view, side } = ask;
  const isIt = (attack: Attack) =>
    attack.is === 'shot' && table.models[attack.model].weapons[attack.weapon]?.name === name;
  const others = plan.attacks.filter((attack) => !isIt(attack));
  const now = plan.attacks.filter(isIt).map(targetOf)[0];
  const foes = table.units.filter((unit) => unit && unit.side !== side).map(({ id }) => id);
  const from = now ? foes.indexOf(table.models[now].unit) + 1 : 0;
  for (const foe of [...foes.slice(from), ...foes.slice(0, from)]) {
    const at = game.fireAt(view, plan.unit, foe);
    const shots = at?.do === 'fire' ? at.attacks.filter(isIt) : [];
    const fire: Fire = { ...plan, attacks: [...others, ...shots] };
    if (shots.length > 0 && game.check(view, side, fire) === null) return fireOffer(epic, ask, fire);
  }
  return { rule: 'E2-FIRE-10', why: `There is nobody else whom ${name} could be fired at.` };
}

/** This unit's fire, then what the rules propose for each of the others in turn, as long as nothing comes between. */
function volleyOf(epic: Epic, ask: EpicAsk, plan: Fire, others: readonly number[]): Offer {
  const fires = others.flatMap((unit) => {
    const best = epic.game
      .listFor(ask.view, ask.side, unit)
      .find((action): action is Fire => action.do === 'fire' && action.attacks.length > 0);
    return best ? [best] : [];
  });
  const all = [plan, ...fires].map((fire) => fireOffer(epic, ask, fire));
  const word = `${all.length} units fire, one after another`;
  return {
    ...all[0],
    text: `${all[0].text} and ${fires.length} more`,
    rest: fires,
    presses: true,
    word,
    label: `${word}: ${all.map(({ label }) => label).join('; ')}`,
    shots: all.flatMap(({ shots = [] }) => shots),
    templates: all.flatMap(({ templates = [] }) => templates),
    spots: all.flatMap(({ spots = [] }) => spots),
  };
}

/** Over the enemy that is shot at most, else the nearest. */
function placeFor(
  { table }: Epic,
  { view, side }: EpicAsk,
  plan: Fire,
): { x: number; y: number; id: number } {
  const named = plan.attacks.map(targetOf).find((id) => id > 0);
  const from =
    view.models[table.units[plan.unit].models.find((id) => view.models[id].where === 'table') ?? 0];
  const off = ({ x, y }: { x: number; y: number }) => Math.hypot(x - from.x, y - from.y);
  const foes = view.models.filter((one) => one?.where === 'table' && table.models[one.id].side !== side);
  const foe = named ? view.models[named] : foes.reduce((a, b) => (off(b) < off(a) ? b : a), foes[0]);
  return { x: foe?.x ?? 0, y: foe?.y ?? 0, id: foe?.id ?? 0 };
}

function powerEdit(
  epic: Epic,
  ask: EpicAsk,
  plan: Fire,
  model: number,
  power: Power,
  word: string,
  key: string,
): PlanEdit {
  const isIt = (attack: Attack) => attack.is === 'power' && attack.model === model;
  const held = plan.attacks.some(
    (attack) => attack.is === 'power' && attack.model === model && attack.power === power,
  );
  return {
    id: `${power} ${model}`,
    word,
    icon: 'i-power',
    key,
    held,
    make: () => {
      const others = plan.attacks.filter((attack) => !isIt(attack));
      const { x, y, id } = placeFor(epic, ask, plan);
      const cast: Attack =
        power === 'eldritch-storm'
          ? { is: 'power', model, power, target: 0, x, y }
          : { is: 'power', model, power, target: id, x: 0, y: 0 };
      const fire: Fire = { ...plan, attacks: held ? others : [...others, cast] };
      return epic.game.check(ask.view, ask.side, fire) ?? fireOffer(epic, ask, fire);
    },
  };
}
