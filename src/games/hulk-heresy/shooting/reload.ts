/** HH-SPEC-32, HH-WPN-22, HH-GAP-27: a reload, once; the assault cannon has one without paying for it. */
import { costOf } from '../data/armour.ts';
import { fullAmmo, type GunId } from '../data/ranged.ts';
import { armourOf, named, rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { no } from '../steps.ts';
import type { Act } from '../turn/acts.ts';

function gunToReload(state: State, p: Piece): GunId | null {
  const { ranged, reload } = rowOfPiece(state, p);
  return ranged.includes('assault-cannon') ? 'assault-cannon' : reload;
}

export const reloadAct: Act = {
  may: ({ ranged, reload }) => reload !== null || ranged.includes('assault-cannon'),
  least: 4,
  price: (_table, state, p) => (p.blip ? null : costOf('reload', armourOf(state, p).column)),
  refuse(_table, state, p) {
    if (p.blip) return no('HH-BLIP-02', 'A blip cannot reload.');
    if (!gunToReload(state, p)) return no('HH-SPEC-32', 'It has nothing to reload with.');
    return p.body?.reloaded ? no('HH-SPEC-32', 'It has been reloaded already.') : null;
  },
  list: (table, state, p) =>
    reloadAct.refuse(table, state, p, { do: 'reload' }) ? [] : [{ do: 'reload', unit: p.id }],
  apply({ state, events }, p, _action, paid) {
    const gun = gunToReload(state, p) as GunId;
    if (!p.body) return;
    p.body.ammo[rowOfPiece(state, p).ranged.indexOf(gun)] = fullAmmo(gun);
    p.body.reloaded = true;
    events.push({ kind: 'reloaded', ...named(state, p), at: p.at, weapon: gun, ...paid });
  },
};
