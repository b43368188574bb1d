/** Hidden set-up by hand: numbered counters put on the table, some of them dummies. */
import '../army/force.css';
import { areaOf } from '../../../../games/epic-1989/hidden/concealing.ts';
import { Rule } from '../../../parts/rule.tsx';
import type { Deployment } from '../../../setup/deployment.ts';
import { unitWords } from '../army/force-file.ts';
import { UnitRow } from '../army/unit-icons.tsx';
import { MM } from '../drawing.ts';
import { detachmentName, SIDE_CLASS } from '../game.ts';
import { sceneOf } from '../scene.ts';
import { boxDrawn } from '../setup/deployment.tsx';
import {
  type Counters,
  faultsOf,
  lying,
  putOn,
  restPut,
  type Site,
  shuffled,
  standsFor,
} from './conceal-draft.ts';
import { counterSpot, counterSymbol, counterUnder } from './counters.ts';

/** mm round a counter that still count as a press on it. */
const FINGER = 16;

export function concealmentOf(site: Site, random: () => number): Deployment<Counters> {
  const { table, view, side } = site;
  const empty = shuffled(site, random);
  const numbers = empty.meant.map((_, i) => i + 1);
  const home = boxDrawn(table, areaOf(table, view, side).zone.box);
  const seen = (draft: Counters) => ({ ...view, hidden: [...view.hidden, ...lying(site, draft)] });
  const called = (detachment: number) => (detachment > 0 ? detachmentName(table, detachment) : 'A dummy');
  const spot = (draft: Counters, number: number) => {
    const state = seen(draft);
    const own = state.hidden.find((one) => one.side === side && one.number === number);
    return own ? counterSpot(table, state, own) : null;
  };
  return {
    plain: 'Hide the infantry',
    empty,
    extent: { width: table.width, length: table.depth },
    home,
    zones: [{ whose: 'mine', path: `M${home.x} ${home.y}h${home.width}v${home.height}h${-home.width}Z` }],
    heading: 0,
    side: SIDE_CLASS[side],
    aboard: '',
    noRoom: { rule: 'E1-HIDE-03', why: 'There is no place left for a counter.' },
    missing: 'E1-HIDE-02',
    units: () => numbers,
    name: (number) => `Counter ${number}`,
    under: () => '',
    icons: () => null,
    meaning: ({ meant }, number) => {
      const detachment = meant[number - 1];
      const cards = detachment > 0 ? cardsOf(site, detachment) : [];
      return (
        <>
          <small>{detachment > 0 ? `${called(detachment)}: ${unitWords(cards)}` : called(0)}</small>
          <span className="fleet">
            <svg className={`unit-icon ${SIDE_CLASS[side]}`} viewBox="-9 -9 18 18" aria-hidden="true">
              <use href={`#${counterSymbol(side, detachment === 0)}`} />
            </svg>
            <UnitRow units={cards} side={side} />
          </span>
        </>
      );
    },
    placed: ({ at }) => new Set(numbers.filter((number) => at[number - 1] !== null)),
    modelsOf: (number) => [number],
    unitOf: (number) => number,
    modelAt: (draft, x, y) => {
      const at = { x: x / MM, y: (table.depth - y) / MM };
      return counterUnder(table, seen(draft), at, FINGER, (one) => one.side === side)?.number ?? null;
    },
    middle: () => null,
    drop: (draft, number, x, y) => putOn(site, draft, number, x, y),
    shift: (draft, [number], dx, dy) => {
      const from = lying(site, draft).find((one) => one.number === number);
      return from ? putOn(site, draft, number, from.x + dx, from.y + dy) : draft;
    },
    turn: (draft) => draft,
    without: (draft, number) => ({ ...draft, at: draft.at.with(number - 1, null) }),
    rest: (draft, idea) => restPut(site, draft, idea),
    faults: (draft) =>
      faultsOf(site, draft).map(({ number, refusal }) => {
        const at = spot(draft, number);
        return { unit: number, who: `Counter ${number}`, refusal, at: at && { ...at, radius: 12 } };
      }),
    scene: (draft) => sceneOf(table, seen(draft)),
    more: (draft, number, change) =>
      number > 0 ? (
        <fieldset className="set-up-commanders">
          <legend className="label">
            It stands for <Rule id="E1-HIDE-02" />
          </legend>
          {[...new Set(empty.meant)]
            .sort((a, b) => (a || Infinity) - (b || Infinity))
            .map((detachment) => (
              <button
                key={detachment}
                type="button"
                className="btn quiet"
                data-means={detachment}
                aria-pressed={draft.meant[number - 1] === detachment}
                onClick={() => change(standsFor(draft, number, detachment))}
              >
                {called(detachment)}
              </button>
            ))}
        </fieldset>
      ) : null,
  };
}

function cardsOf({ table }: Site, detachment: number): string[] {
  return table.detachments[detachment].units.map((unit) => table.units[unit].card.id);
}
