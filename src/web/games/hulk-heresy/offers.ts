/** Actions as they are offered: where they are clicked, what they cost, what they are called. */
import { type Action, VERB_FORMS, type Verb } from '../../../games/hulk-heresy/actions.ts';
import { frontSquare } from '../../../games/hulk-heresy/position.ts';
import { NOWHERE } from '../../../games/hulk-heresy/state.ts';
import { priceOf } from '../../../games/hulk-heresy/turn/acts.ts';
import type { Facing } from '../../../grid/index.ts';
import { counted } from '../../../kernel/words.ts';
import { BEHIND, type Offer } from '../offer.ts';
import { type Heresy, pieceAt, type View } from './game.ts';
import { pathEnd, wordsOf } from './words.ts';

export function offerOf(heresy: Heresy, view: View, action: Action, about?: unknown): Offer {
  const p = pieceAt(view, action.unit);
  const price = p && VERB_FORMS[action.do].paid ? (priceOf(heresy.table, view, p, action) ?? 0) : 0;
  const { word, label } = wordsOf(heresy, view, action, about);
  const paid = paidIn(action, price);
  return {
    action,
    text: heresy.game.notation.print(view, action),
    verb: action.do,
    unit: action.unit ?? 0,
    look: LOOKS[action.do] ?? 'ask',
    rank: action.list && action.do === 'move' ? BEHIND : (RANKS[action.do] ?? BEHIND),
    price,
    shared: action.cp?.length ?? 0,
    final: FINAL.has(action.do),
    closes: action.do === 'overwatch' || action.do === 'guard',
    word,
    label: paid ? `${label} (${paid})` : label,
    ...placeOf(heresy, view, action),
    ...(action.do === 'turn' ? { turnsTo: action.face as Facing } : {}),
    ...(ARROWS.has(action.do) && action.face !== undefined ? { facing: action.face as Facing } : {}),
    ...pathOf(heresy, view, action),
  };
}

function paidIn(action: Action, price: number): string {
  if (!VERB_FORMS[action.do].paid) return '';
  const cp = action.cp?.length ?? 0;
  const ap = price - cp;
  if (price === 0) return 'free';
  return [ap > 0 && counted(ap, 'action point'), cp > 0 && counted(cp, 'command point')]
    .filter(Boolean)
    .join(', ');
}

type Place = Pick<Offer, 'square' | 'area'>;

function placeOf(heresy: Heresy, view: View, action: Action): Place {
  const { table } = heresy;
  const p = pieceAt(view, action.unit);
  const on = (square: number | undefined): Place => (square !== undefined && square >= 0 ? { square } : {});
  const where = (id: number | undefined): Place => on(pieceAt(view, id)?.at);
  switch (action.do) {
    case 'move':
      return p ? on(table.near[p.at * 8 + (action.to ?? 0)]) : {};
    case 'walk':
      return on(pathEnd(heresy, p, action.path ?? []));
    case 'enter':
      return p && p.area !== NOWHERE ? on(table.board.entries[p.area].squares[0]) : {};
    case 'assault':
      return action.list ? where(action.list[0]) : p ? on(frontSquare(table, p)) : {};
    case 'break':
      return p ? on(frontSquare(table, p)) : {};
    case 'climb':
      return p ? on(table.link[p.at]) : {};
    case 'spray':
      return on(action.list?.at(-1));
    case 'hail':
      return p ? on(table.near[p.at * 8 + (action.to ?? 0)]) : {};
    case 'cast':
      return action.square !== undefined ? on(action.square) : where(action.to);
    case 'convert':
    case 'face':
    case 'overwatch':
      return p && p.at !== NOWHERE && action.face !== undefined ? on(p.at) : {};
    case 'heal':
    case 'hop':
      return where(action.unit);
    case 'step': {
      const moved = view.steps.at(-1);
      const unit = moved && 'unit' in moved ? moved.unit : moved && 'now' in moved ? moved.now : 0;
      const one = pieceAt(view, unit);
      return one && one.at !== NOWHERE ? on(table.near[one.at * 8 + (action.to ?? 0)]) : {};
    }
    case 'bring':
      return { area: action.to };
    default:
      break;
  }
  const aimed = VERB_FORMS[action.do].fields?.find(({ key }) => key === 'to');
  if (aimed?.kind === 'square') return on(action.to);
  return aimed?.kind === 'piece' ? where(action.to) : {};
}

/** The squares it leads over, and the way it looks at the end. */
function pathOf(heresy: Heresy, view: View, action: Action): Pick<Offer, 'path' | 'ends'> {
  const p = pieceAt(view, action.unit);
  if (!p || p.at === NOWHERE || (action.do !== 'move' && action.do !== 'walk')) return {};
  const dirs = action.do === 'walk' ? (action.path ?? []) : [action.to ?? 0];
  const path = dirs.map((_, i) => pathEnd(heresy, p, dirs.slice(0, i + 1)));
  const ends = (action.after ?? action.between ?? action.before ?? p.facing) as Facing;
  return p.blip ? { path } : { path, ends };
}

const LOOKS: Readonly<Partial<Record<Verb, Offer['look']>>> = {
  move: 'reach',
  enter: 'reach',
  walk: 'reach',
  shoot: 'foe',
  'shoot-at': 'foe',
  burst: 'foe',
  spray: 'foe',
  hail: 'foe',
  assault: 'foe',
  break: 'foe',
  challenge: 'foe',
  flames: 'foe',
  snap: 'foe',
  'snap-at': 'foe',
  watch: 'foe',
};

/** A shut door is opened by a click; what is shot at with a weapon for areas, or a door, is chosen by its button. */
const RANKS: Readonly<Partial<Record<Verb, number>>> = {
  move: 0,
  enter: 0,
  walk: 1,
  assault: 2,
  shoot: 2,
  door: 3,
  investigate: 3,
  flames: 4,
  break: 5,
  burst: 6,
  snap: 2,
  watch: 2,
  step: 0,
  place: 0,
  land: 0,
  deploy: 0,
  heal: 2,
  hop: 2,
};

/** Each facing is an arrow at the square. */
const ARROWS = new Set<Verb>(['face', 'convert', 'overwatch']);

/** Dice fall, or something comes to light. */
const FINAL = new Set<Verb>([
  'shoot',
  'shoot-at',
  'burst',
  'spray',
  'hail',
  'assault',
  'break',
  'flames',
  'challenge',
  'cast',
  'convert',
  'investigate',
]);
