/** FIRE, COVER, SAVE: what one attack comes to, and the sum behind it. */

import { CM, type Point } from '../../../field/index.ts';
import type { Odds } from '../../../kernel/contract.ts';
import type { Attack } from '../actions.ts';
import { groundCover } from '../firing/sight.ts';
import { neededFor } from '../firing/volley.ts';
import { flankLoss, hasMedic, saveOf } from '../saves/saves.ts';
import { BEST_SAVE, type Weapon } from '../sheets/index.ts';
import type { State } from '../state.ts';
import type { Nominated } from '../steps.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/titans.ts';
import { ALWAYS, type Fraction, fraction, times } from './fraction.ts';

export type OddsPart = Odds['parts'][number];
type Shot = Extract<Attack, { is: 'shot' }>;

/** E2-COVER-04: a natural 6 and a second die where more than a 6 is needed. */
export function hitChance(needed: number): Fraction {
  if (needed <= 6) return fraction(7 - Math.max(needed, 1), 6);
  return fraction(7 - Math.min(needed - 3, 6), 36);
}

/** E2-SAVE-01, E2-SAVE-03. */
export function failChance(save: number | null, mod: number): Fraction {
  if (save === null) return ALWAYS;
  return fraction(Math.min(Math.max(save - mod - 1, 0), 6), 6);
}

/** E2-MARIN-10: nobody there to bring it back. */
export function deathChance(table: Table, state: State, id: number): Fraction {
  return hasMedic(table, state, id) ? fraction(4, 6) : ALWAYS;
}

/** The chance that a hit destroys a model that is no Titan; `from` where the direction counts. */
export function slainChance(
  table: Table,
  state: State,
  id: number,
  mod: number,
  from: Point | null = null,
): Fraction {
  const loss = from ? flankLoss(table, state, id, from) : 0;
  return times(failChance(saveOf(table, state, id), mod + loss), deathChance(table, state, id));
}

/** A roll of a barrage against a model under its template (E2-COVER-06). */
export function barrageHit(table: Table, state: State, id: number, needed: number): Fraction {
  return hitChance(needed - groundCover(table, state, id));
}

interface ShotOdds {
  readonly hit: Fraction;
  /** Of a hit that it destroys; for a Titan, of getting past shields it does not say. */
  readonly kill: Fraction;
  readonly parts: readonly OddsPart[];
}

export function shotOdds(
  table: Table,
  state: State,
  nominated: Nominated,
  shot: Shot,
  weapon: Weapon,
): ShotOdds {
  const { target } = shot;
  const needed = neededFor(table, state, weapon, nominated.cover, shot.model);
  const parts: OddsPart[] = [
    { label: weapon.name, value: `${needed + nominated.cover}+`, rule: 'E2-FIRE-12' },
  ];
  if (nominated.cover < 0)
    parts.push({
      label: 'Cover',
      value: String(nominated.cover),
      rule: groundCover(table, state, target) === nominated.cover ? 'E2-COVER-01' : 'E2-COVER-02',
    });
  if (needed > 6)
    parts.push({
      label: `${needed} needed: a 6, then`,
      value: `${Math.min(needed - 3, 6)}+`,
      rule: 'E2-COVER-04',
    });
  parts.push(rangePart(table, weapon));
  const hit = hitChance(needed);
  if (weapon.traits.includes('traktor'))
    return { hit, ...traktorOdds(table, state, target, weapon, nominated.from, parts) };
  if (isTitan(table, target)) return { hit, kill: ALWAYS, parts };
  parts.push(...saveParts(table, state, target, weapon.mod, nominated.from));
  return { hit, kill: slainChance(table, state, target, weapon.mod, nominated.from), parts };
}

/** E2-HID-05: how far it is, is for those who may measure. */
function rangePart(table: Table, { range }: Weapon): OddsPart {
  return table.options.openMeasuring
    ? { label: 'Range', value: `${range / CM} cm`, rule: 'E2-FIRE-19' }
    : { label: 'Range, not measured', value: `${range / CM} cm`, rule: 'E2-FIRE-09' };
}

function saveParts(table: Table, state: State, id: number, mod: number, from: Point | null): OddsPart[] {
  const save = saveOf(table, state, id);
  const loss = from ? flankLoss(table, state, id, from) : 0;
  const parts: OddsPart[] = [
    save === null
      ? { label: 'No save', value: '-', rule: 'E2-SAVE-02' }
      : { label: 'Save', value: `${save}+`, rule: 'E2-SAVE-01' },
  ];
  if (save !== null && mod !== 0) parts.push({ label: 'Weapon', value: String(mod), rule: 'E2-SAVE-01' });
  if (save !== null && loss !== 0)
    parts.push({
      label: loss === -2 ? 'From the rear' : 'From the side',
      value: String(loss),
      rule: 'E2-SAVE-04',
    });
  if (hasMedic(table, state, id)) parts.push({ label: 'Medic', value: '5+', rule: 'E2-MARIN-10' });
  return parts;
}

/** E2-TRAK-02, E2-TRAK-04: squashed; anything else that fails its save is stuck. */
function traktorOdds(
  table: Table,
  state: State,
  target: number,
  { mod }: Weapon,
  from: Point,
  parts: OddsPart[],
): Omit<ShotOdds, 'hit'> {
  const titan = isTitan(table, target);
  const save = titan ? BEST_SAVE : saveOf(table, state, target);
  const fails = failChance(save, mod + (titan ? 0 : flankLoss(table, state, target, from)));
  const squashed = fraction(save === null ? 2 : 1, 6);
  const dies = titan ? ALWAYS : deathChance(table, state, target);
  return {
    kill: times(fails, squashed, dies),
    parts: [
      ...parts,
      ...(titan
        ? [{ label: 'Best save', value: `${BEST_SAVE}+`, rule: 'E2-TRAK-04' }]
        : saveParts(table, state, target, mod, from)),
      { label: 'Squashed', value: save === null ? '5+' : '6', rule: 'E2-TRAK-02' },
    ],
  };
}
