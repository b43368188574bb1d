/** The fire of a detachment as it is offered: unit after unit, with its lines, its circles, and who would fall. */
import { topStep } from '../../../../kernel/steps.ts';
import type { LineDraw, Offer, SpotDraw } from '../../adapter.ts';
import { around, fireDrawn } from '../drawn.ts';
import { detachmentName, detachmentOf, type Epic, type EpicAsk, offerOf, unitCalled } from '../game.ts';
import { fireOdds } from './fire-odds.ts';
import { aimedAt, type Fire, killsOf, percent } from './kills.ts';

/** Several units fire one after another as long as nothing comes between. */
export function fireOffer(epic: Epic, ask: EpicAsk, fires: readonly Fire[], word?: string): Offer {
  const { table } = epic;
  const { view, side } = ask;
  const [first, ...rest] = fires;
  const detachment = detachmentOf(table, first.unit);
  const kills = killsOf(epic, view, fires);
  const drawn = fires.map(({ unit, shots }) => fireDrawn(epic, view, unit, shots));
  const marks = whomOf(epic, fires);
  const said =
    word ??
    `Fire at ${marks[0] ?? (fires.some(({ shots }) => shots.some(({ counter }) => counter !== undefined)) ? 'a counter' : 'a building')}${marks.length > 1 ? ` and ${marks.length - 1} more` : ''}`;
  const who = fires.length > 1 ? detachmentName(table, detachment) : unitCalled(table, first.unit);
  const fall = [...kills].filter(([id]) => id > 0 && table.units[id].side !== side);
  const some = 1 - fall.reduce((none, [, chance]) => none * (1 - chance), 1);
  const snap = topStep(view)?.do === 'checkpoint';
  const offer = offerOf(epic, view, first, said, {
    unit: detachment,
    look: 'foe',
    final: true,
    closes: false,
    templates: drawn.flatMap(({ templates }) => templates),
    shots: withKills(
      drawn.flatMap(({ shots }) => shots),
      epic,
      ask,
      kills,
    ),
    spots: caughtIn(epic, ask, fires),
    label: `${who}: ${said[0].toLowerCase()}${said.slice(1)}${fall.length > 0 ? ` (${percent(some)} that one falls)` : ''}`,
    odds: fireOdds(epic, view, fires, snap),
  });
  if (rest.length === 0) return offer;
  return {
    ...offer,
    rest,
    presses: true,
    text: fires.map((fire) => epic.game.notation.print(view, fire)).join('; '),
  };
}

/** Detachments and buildings that are fired at, most of all first, detachments before buildings. */
function whomOf({ table }: Epic, fires: readonly Fire[]): string[] {
  const marks = new Map<string, { name: string; people: boolean; shots: number }>();
  for (const { shots } of fires)
    for (const { target } of shots) {
      if (target === 0) continue; // a counter
      const people = target > 0;
      const name = people ? detachmentName(table, detachmentOf(table, target)) : unitCalled(table, target);
      marks.set(name, { name, people, shots: (marks.get(name)?.shots ?? 0) + 1 });
    }
  return [...marks.values()]
    .sort((a, b) => Number(b.people) - Number(a.people) || b.shots - a.shots)
    .map(({ name }) => name);
}

/** The chance of each target to fall, at the end of one of its lines. */
function withKills(
  shots: readonly LineDraw[],
  epic: Epic,
  { view }: EpicAsk,
  kills: ReadonlyMap<number, number>,
): LineDraw[] {
  const said = new Map<string, string>();
  for (const [target, chance] of kills) {
    if (target === 0) continue; // a counter
    const { x, y } = around(epic, view, target, 'foe');
    said.set(`${x} ${y}`, percent(chance));
  }
  return shots.map((shot) => {
    const key = shot.to.join(' ');
    const text = said.get(key);
    said.delete(key);
    return text ? { ...shot, text } : shot;
  });
}

/** Everybody under a burst circle: friends are marked as what they are. */
function caughtIn(epic: Epic, { view, side }: EpicAsk, fires: readonly Fire[]): SpotDraw[] {
  const under = new Set(
    fires.flatMap(({ shots }) => shots.flatMap((shot) => (shot.at ? aimedAt(epic, view, shot) : []))),
  );
  return [...under].map((id) =>
    epic.table.units[id].side === side
      ? around(epic, view, id, 'fault', 'own')
      : around(epic, view, id, 'foe'),
  );
}
