/** The shape of an action: a player's, a bot's, or one from outside. */
import { type Action, VERB_FORMS, VERBS } from './actions.ts';
import { isForce } from './force/list.ts';
import { CELLS } from './geotiles/cells.ts';
import { TILES } from './geotiles/tiles.ts';
import { GRENADES } from './shooting/armoury.ts';
import { ABILITIES } from './shooting/psychic.ts';
import type { Table } from './table.ts';
import { SPECIALS } from './units.ts';

const ITEMS = {
  grenade: GRENADES.length,
  ability: ABILITIES.length,
  special: SPECIALS.length,
  tile: TILES.length,
} as const;

/** Whether it has the shape of its verb. Anything may come from outside. */
export function isWellFormed(table: Table, data: unknown): data is Action {
  if (typeof data !== 'object' || data === null) return false;
  const { do: verb, unit, to, face, cp, clear, item, force } = data as Action;
  if (!VERBS.includes(verb) || typeof clear !== 'boolean') return false;
  for (const n of [unit, to, face, cp, item]) if (!Number.isInteger(n)) return false;
  const form = VERB_FORMS[verb];
  if (form.force ? !isForce(force) : force !== undefined) return false;
  if (form.unit === 'none' ? unit !== 0 : unit < 1) return false;
  if (form.to ? to < (form.to === 'square or section' ? -1 : 0) : to !== -1) return false;
  if (form.to === 'direction' && to > 7) return false;
  if (form.to === 'square' && to >= table.board.size) return false;
  if (form.to === 'cell' && to >= CELLS) return false;
  if (form.face ? face < (form.face === 'must' ? 0 : -1) || face > 3 : face !== -1) return false;
  if (form.paid ? cp < 0 : cp !== 0) return false;
  if (form.item ? item < (form.item === 'special' ? 0 : 1) || item > ITEMS[form.item] : item !== 0)
    return false;
  return !clear || verb === 'move' || verb === 'turn';
}
