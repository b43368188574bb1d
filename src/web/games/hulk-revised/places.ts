/** Where an action is clicked on the board. */
import { type Action, VERB_FORMS } from '../../../games/hulk-revised/actions.ts';
import { ABILITIES } from '../../../games/hulk-revised/shooting/psychic.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { Offer } from '../offer.ts';
import { type Hulk, isBlip, pieceAt, type View } from './game.ts';
import { plotOf } from './tiles.ts';

export type Place = Pick<Offer, 'square' | 'area' | 'plot'>;

const NO_PLACE: readonly Place[] = [{}];

export function placesOf(hulk: Hulk, view: View, action: Action): readonly Place[] {
  const { table } = hulk;
  const p = pieceAt(view, action.unit);
  switch (action.do) {
    case 'move':
      return p ? [{ square: table.near[p.at * 8 + action.to] }] : NO_PLACE;
    case 'climb':
      return p ? [{ square: table.link[p.at] }] : NO_PLACE;
    case 'face':
    case 'first':
    case 'support':
      return p && p.at !== NOWHERE ? [{ square: p.at }] : NO_PLACE;
    case 'cast':
      return castPlaces(hulk, view, action);
    default:
      break;
  }
  switch (VERB_FORMS[action.do].to) {
    case 'square':
      return [{ square: action.to }];
    case 'piece': {
      const target = pieceAt(view, action.to);
      return target && target.at !== NOWHERE ? [{ square: target.at }] : NO_PLACE;
    }
    case 'area':
      return [{ area: action.to }];
    case 'cell':
      return [{ plot: plotOf(view, action.to) }];
    default:
      return NO_PLACE;
  }
}

/** A scan is aimed at a section: it is clicked on any blip in it. */
function castPlaces({ table }: Hulk, view: View, action: Action): readonly Place[] {
  if (action.to < 0) return NO_PLACE;
  if (ABILITIES[action.item - 1] !== 'scan') return [{ square: action.to }];
  return view.stealers.flatMap((id): Place[] => {
    const p = pieceAt(view, id);
    return p && isBlip(p) && p.at !== NOWHERE && table.board.section[p.at] === action.to
      ? [{ square: p.at }]
      : [];
  });
}
