/** Grenades, missiles and psychic abilities: what must be chosen by kind before it is aimed. */

import type { Action } from '../../../games/hulk-revised/actions.ts';
import { act } from '../../../games/hulk-revised/actions.ts';
import { GRENADES } from '../../../games/hulk-revised/shooting/armoury.ts';
import { ABILITIES, PSI_COST } from '../../../games/hulk-revised/shooting/psychic.ts';
import type { Piece } from '../../../games/hulk-revised/state.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { BarButton, Offer } from '../adapter.ts';
import type { Hulk, View } from './game.ts';
import { ABILITY_NAMES } from './words.ts';

export function arsenalOf(hulk: Hulk, view: View, p: Piece, offers: readonly Offer[]): BarButton[] {
  const buttons: BarButton[] = [];
  const launcher = hulk.table.loadouts[p.id]?.assault.launcher === true;
  const grenades = loads(offers, launcher ? 'launch' : 'throw', p.grenades);
  if (grenades.length > 0) buttons.push(group('grenades', 'Grenade', 'i-grenade', 'T', grenades));
  const missiles = loads(offers, 'missile', p.missiles);
  if (missiles.length > 0) buttons.push(group('missiles', 'Missile', 'w-cyclone', 'S', missiles));
  if (p.kind === 'librarian')
    buttons.push({
      ...group('psychic', 'Psychic', 'i-psychic', 'Y', abilities(hulk, view, p, offers)),
      detail: counted(p.psi, 'Psi point'),
    });
  return buttons;
}

function loads(
  offers: readonly Offer[],
  verb: 'throw' | 'launch' | 'missile',
  stock: readonly number[],
): BarButton[] {
  return GRENADES.flatMap((kind, i): BarButton[] => {
    if (!stock[i]) return [];
    const mine = offers.filter((o) => o.verb === verb && (o.action as Action).item === i + 1);
    return [
      {
        id: `${verb}-${kind}`,
        word: capital(kind),
        icon: verb === 'missile' ? 'w-cyclone' : 'i-grenade',
        key: '',
        price: mine[0]?.price ?? (verb === 'launch' ? 1 : 2),
        shared: mine[0]?.shared ?? 0,
        aims: true,
        offers: mine,
        detail: `${stock[i]} left`,
        meant: null,
        idle: { rule: 'HR-SHOT-08', why: 'No square it can be sent to, or not enough points.' },
      },
    ];
  });
}

const WHAT: Readonly<Record<(typeof ABILITIES)[number], string>> = {
  scan: 'Turns the blips of a section over',
  arc: 'Up to six strikes, 3+ kills',
  switch: 'Opens or shuts a door',
  teleport: 'To any empty square in reach',
  prescience: 'One to three command points',
  stasis: 'Holds one square for a turn',
  hellfire: 'Two squares around, 2+ kills',
};

function abilities(hulk: Hulk, view: View, p: Piece, offers: readonly Offer[]): BarButton[] {
  return ABILITIES.map((ability, i): BarButton => {
    const mine = offers.filter((o) => o.verb === 'cast' && (o.action as Action).item === i + 1);
    const aimed = mine.some(({ square }) => square !== undefined);
    const probe = act('cast', p.id, -1, ability === 'teleport' ? 0 : -1, 0, false, i + 1);
    const refusal =
      mine.length > 0 ? null : hulk.game.check(hulk.game.imagine(view, NO_CHANCE), 'marine', probe);
    const vague = refusal === null || refusal.rule === 'HR-PSI-01';
    return {
      id: `cast-${ability}`,
      word: ABILITY_NAMES[ability],
      icon: 'i-psychic',
      key: '',
      price: 0,
      shared: 0,
      aims: aimed,
      offers: mine,
      detail: `${PSI_COST[ability]} Psi. ${WHAT[ability]}`,
      meant: null,
      idle: vague ? { rule: 'HR-PSI-04', why: 'Nothing it could be aimed at is in reach.' } : refusal,
    };
  });
}

/** A probe asks only about what the Marine player knows. */
const NO_CHANCE = { below: () => 0 };

/** One kind is a button of its own; several are a menu. */
function group(id: string, word: string, icon: string, key: string, menu: readonly BarButton[]): BarButton {
  if (menu.length === 1) return { ...menu[0], word: `${menu[0].word} (${menu[0].detail})`, icon, key };
  const numbered = menu.map((button, i) => ({ ...button, key: String(i + 1) }));
  return { id, word, icon, key, price: 0, shared: 0, offers: [], meant: null, menu: numbered };
}
