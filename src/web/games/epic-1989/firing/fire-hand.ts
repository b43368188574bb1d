/** Fire: one detachment after another, unit by unit; what would be fired at whom is drawn with its odds before it is. */
import { fireWorth } from '../../../../bots/epic-1989/fires.ts';
import type { Action } from '../../../../games/epic-1989/actions.ts';
import { canTry, heroesOf, heroic } from '../../../../games/epic-1989/heroic/heroes.ts';
import { counted } from '../../../../kernel/words.ts';
import type { BarButton, Hand, Offer } from '../../adapter.ts';
import { drawnOf } from '../drawn.ts';
import { detachmentName, detachmentOf, type Epic, type EpicAsk, offerOf, unitCalled } from '../game.ts';
import { CRIES, sentenceOf } from '../sentences.ts';
import { fireOffer } from './fire-offer.ts';
import type { Fire } from './kills.ts';

const KEYS = ['F', 'S', 'D', 'G', 'H'];
const plain = { price: 0, shared: 0, meant: null } as const;

/** The units of a detachment that may still fire in this segment. */
function firers({ game, table }: Epic, { view, decision }: EpicAsk, detachment: number): number[] {
  return game.unitsFor(view, decision.seat).filter((id) => detachmentOf(table, id) === detachment);
}

/** Detachments that may still fire. */
function waiting({ game, table }: Epic, { view, decision }: EpicAsk): number[] {
  return [...new Set(game.unitsFor(view, decision.seat).map((id) => detachmentOf(table, id)))];
}

/** What the rules would list for a unit, the most promising first. */
function firesOf({ game, table }: Epic, { view, decision }: EpicAsk, unit: number): Fire[] {
  return game
    .listFor(view, decision.seat, unit)
    .filter((action): action is Fire => action.do === 'fire')
    .map((fire) => ({ fire, worth: fireWorth(table, view, fire, false) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ fire }) => fire);
}

/** The fire of each of its units at a detachment, as much of it as there is. */
function at(epic: Epic, all: readonly (readonly Fire[])[], foe: number): Fire[] {
  return all.flatMap((fires) => {
    const best = fires.find(({ shots }) =>
      shots.every(({ target }) => detachmentOf(epic.table, target) === foe),
    );
    return best ? [best] : [];
  });
}

export function fireHand(epic: Epic, ask: EpicAsk): Hand {
  const { table, game } = epic;
  const { view, selected, decision } = ask;
  const units = waiting(epic, ask);
  const unit = units.includes(selected) ? selected : 0;
  const bar: BarButton[] = [];
  if (unit > 0) {
    const all = firers(epic, ask, unit).map((id) => firesOf(epic, ask, id));
    const best = all.flatMap(([first]) => first ?? []);
    const offers = offersFor(epic, ask, all, best);
    offers.slice(0, KEYS.length).forEach((offer, i) => {
      bar.push({
        ...plain,
        id: `fire ${i}`,
        word: offer.word,
        icon: 'i-shoot',
        key: KEYS[i],
        offers: [offer],
      });
    });
    if (best.length === 0)
      bar.push({
        ...plain,
        id: 'fire 0',
        word: 'Fire',
        icon: 'i-shoot',
        key: 'F',
        offers: [],
        idle: {
          rule: 'E1-LOS-02',
          why: `${detachmentName(table, unit)} has nobody in range, arc and sight.`,
        },
      });
    if (best.length > 1) bar.push(oneByOne(epic, ask, best));
    bar.push(...supportButtons(epic, ask, unit), ...cries(epic, ask, unit));
  }
  const end: Action = { do: 'end' };
  const left = units.filter((id) =>
    firers(epic, ask, id).some((one) => game.listFor(view, decision.seat, one).length > 0),
  );
  bar.push({
    ...plain,
    id: 'end',
    word: 'End fire',
    icon: 'i-end-turn',
    key: 'Enter',
    due: left.length === 0,
    offers: [offerOf(epic, view, end, 'End fire', { closes: true })],
    ...(left.length > 0 ? { confirm: `${counted(left.length, 'detachment')} could still fire` } : {}),
  });
  return {
    prompt: null,
    board: [],
    bar,
    toggles: [],
    units,
    first: left[0] ?? units[0] ?? 0,
    note:
      unit > 0
        ? `${detachmentName(table, unit)}: fire as proposed, or press an enemy detachment.`
        : 'Choose a detachment to fire.',
    todo: { text: `${counted(left.length, 'detachment')} to fire`, units: left },
  };
}

/** The best of each unit together, then at one detachment after another. */
function offersFor(
  epic: Epic,
  ask: EpicAsk,
  all: readonly (readonly Fire[])[],
  best: readonly Fire[],
): Offer[] {
  if (best.length === 0) return [];
  const marks = [
    ...new Set(
      all.flat().flatMap(({ shots }) => shots.map(({ target }) => detachmentOf(epic.table, target))),
    ),
  ].filter((id) => id > 0);
  const each = marks.map((foe) => at(epic, all, foe)).filter((fires) => fires.length > 0);
  const known = new Set<string>();
  return [best, ...each].flatMap((fires) => {
    const offer = fireOffer(epic, ask, fires);
    if (known.has(offer.text)) return [];
    known.add(offer.text);
    return [offer];
  });
}

/** Each unit by itself: who fires first may make room for another choice. */
function oneByOne(epic: Epic, ask: EpicAsk, best: readonly Fire[]): BarButton {
  return {
    ...plain,
    id: 'one',
    word: 'One unit',
    icon: 'i-shoot',
    key: 'O',
    offers: [],
    menu: best.map((fire, i): BarButton => {
      const offer = fireOffer(epic, ask, [fire]);
      return {
        ...plain,
        id: `one ${fire.unit}`,
        word: unitCalled(epic.table, fire.unit),
        icon: 'i-shoot',
        key: i < 9 ? String(i + 1) : '',
        detail: offer.word,
        offers: [offer],
      };
    }),
  };
}

/** E1-SUPP-12: the counter beside a commander turned up: where the rules propose it, and from there it is pulled. */
function supportButtons(epic: Epic, { view, decision }: EpicAsk, detachment: number): BarButton[] {
  const { table, game } = epic;
  return table.detachments[detachment].units.flatMap((id): BarButton[] => {
    if (!view.units[id].support) return [];
    const found = game
      .listFor(view, decision.seat, id)
      .find((action) => action.do === 'support' && action.unit === id);
    if (!found) return [];
    return [
      {
        ...plain,
        id: `support ${id}`,
        word: 'Call it down',
        icon: 'c89-barrage-heavy',
        key: 'C',
        offers: [supportOffer(epic, view, found)],
      },
    ];
  });
}

export function supportOffer(epic: Epic, view: EpicAsk['view'], action: Action): Offer {
  const word = sentenceOf(epic, view, action);
  return offerOf(epic, view, action, word, { look: 'foe', final: true, ...drawnOf(epic, view, action) });
}

/** E1-HERO-15: Fire! Fire! Fire! */
function cries(epic: Epic, { view, decision }: EpicAsk, detachment: number): BarButton[] {
  const { table, game } = epic;
  if (!table.options.heroic) return [];
  return heroesOf(table, view, detachment)
    .filter((id) => canTry(table, view, id) && game.check(view, decision.seat, heroic(id, 'fire')) === null)
    .map(
      (id): BarButton => ({
        ...plain,
        id: `hero fire ${id}`,
        word: CRIES.fire,
        icon: 'i-command',
        key: '',
        offers: [
          offerOf(epic, view, heroic(id, 'fire'), CRIES.fire, {
            final: true,
            label: `${unitCalled(table, id)}: ${CRIES.fire}`,
          }),
        ],
      }),
    );
}

/** Everything the selected detachment has at that one. */
export function fireAt(epic: Epic, ask: EpicAsk, foe: number): Offer[] {
  const { table } = epic;
  const { selected, side } = ask;
  if (selected === 0 || table.detachments[foe].side === side) return [];
  const all = firers(epic, ask, selected).map((id) => firesOf(epic, ask, id));
  const fires = at(epic, all, foe);
  return fires.length > 0 ? [fireOffer(epic, ask, fires)] : [];
}
