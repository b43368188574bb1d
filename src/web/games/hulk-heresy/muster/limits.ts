/** What a force has of what is limited, and how much it may have; in force is what `refuseForce` says. */
import { kindOf } from '../../../../games/hulk-heresy/data/kinds.ts';
import type { ForceList, ModelRow } from '../../../../games/hulk-heresy/force/list.ts';
import { HEAVY } from '../../../../games/hulk-heresy/force/prices.ts';

export interface Limit {
  readonly name: string;
  readonly text: string;
  readonly have: number;
  readonly may: number;
}

/** HH-FORCE-05, HH-FORCE-11, HH-FORCE-14, HH-FORCE-17: those that this force comes near. */
export function limitsOf(force: ForceList): Limit[] {
  const of = (list: string): ModelRow[] => force.filter((row) => kindOf(row.kind).list === list);
  const [terminators, powered, characters, daemons] = ['terminator', 'powered', 'character', 'daemon'].map(
    of,
  );
  const per = (rows: readonly ModelRow[], n: number) => Math.floor(rows.length / n);
  const commanders = characters.filter((row) => kindOf(row.kind).commander);
  const limit = (name: string, text: string, have: number, may: number): Limit => ({ name, text, have, may });
  const all = [
    limit(
      'Terminator Sergeants',
      '1 for 5 Terminators',
      terminators.filter((row) => row.sergeant).length,
      per(terminators, 5),
    ),
    limit(
      'Heavy weapons',
      '1 for 5 Terminators',
      terminators.filter((row) => row.ranged.some((gun) => HEAVY.includes(gun))).length,
      per(terminators, 5),
    ),
    limit(
      'Powered Sergeants',
      '1 for 10 in powered armour',
      powered.filter((row) => row.sergeant).length,
      per(powered, 10),
    ),
    limit(
      'Heavy Support',
      '1 for 5 in powered armour',
      powered.filter((row) => row.kind === 'heavy-support').length,
      per(powered, 5),
    ),
    limit(
      'Characters',
      '1 for 5 Terminators or 10 in powered armour',
      characters.length,
      per(terminators, 5) + per(powered, 10),
    ),
    limit('Commanders', 'one Praetor or Centurion', commanders.length, 1),
    limit('Heralds', '1 for 8 daemons', daemons.filter((row) => row.herald).length, per(daemons, 8)),
    limit(
      'Instruments and Icons',
      '1 for 8 daemons',
      daemons.filter((row) => row.icon).length,
      per(daemons, 8),
    ),
  ];
  return all.filter(
    ({ name, have, may }) => have > 0 || (may > 0 && !(name === 'Commanders' && characters.length === 0)),
  );
}
