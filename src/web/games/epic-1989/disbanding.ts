/** E1-DISB-01: stands that may be let go so that the others hold together: the fewest that do. */
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { BarButton } from '../adapter.ts';
import { around } from './drawn.ts';
import { type Epic, type EpicAsk, offerOf, unitCalled } from './game.ts';
import { sentenceOf } from './sentences.ts';

/** Ways that are offered. */
const FEW = 4;

/** None where nobody may be let go. */
export function disbandButtons(epic: Epic, ask: EpicAsk, detachment: number): BarButton[] {
  const ways = detachment > 0 ? waysOf(epic, ask, detachment) : [];
  if (ways.length === 0) return [];
  const plain = { icon: 'i-close', price: 0, shared: 0, meant: null } as const;
  const button = (action: Disband, i: number): BarButton => ({
    ...plain,
    id: `disband ${action.units.join(' ')}`,
    word: action.units.map((id) => unitCalled(epic.table, id)).join(', '),
    key: String(i + 1),
    offers: [
      offerOf(epic, ask.view, action, sentenceOf(epic, ask.view, action), {
        final: true,
        spots: action.units.map((id) => around(epic, ask.view, id, 'fault')),
      }),
    ],
  });
  return [{ ...plain, id: 'disband', word: 'Let stands go', key: 'L', offers: [], menu: ways.map(button) }];
}

type Disband = Extract<Action, { do: 'disband' }>;

function waysOf({ table, game }: Epic, { view, decision }: EpicAsk, detachment: number): Disband[] {
  const stands = table.detachments[detachment].units.filter(
    (id) => table.units[id].card.is === 'stand' && ['table', 'aboard'].includes(view.units[id].where),
  );
  const may = (units: readonly number[]) =>
    game.check(view, decision.seat, { do: 'disband', units }) === null;
  // Whoever may not let all of them go is in formation.
  if (stands.length < 2 || !may(stands)) return [];
  for (let many = 1; many < stands.length; many++) {
    const found = chosen(stands, many).filter(may);
    if (found.length > 0) return found.slice(0, FEW).map((units) => ({ do: 'disband', units }));
  }
  return [{ do: 'disband', units: stands }];
}

/** Every choice of so many. */
function chosen(from: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  return from.flatMap((one, i) => chosen(from.slice(i + 1), many - 1).map((rest) => [one, ...rest]));
}
