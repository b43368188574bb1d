import { useState } from 'react';
import type { TitanCard } from '../../../../games/epic-1989/cards/card.ts';
import {
  armsProblem,
  TITAN_WEAPON_IDS,
  TITANS,
  type TitanWeapon,
} from '../../../../games/epic-1989/cards/titans.ts';
import { weaponName } from '../../../../games/epic-1989/cards/weapons.ts';
import type { Bought } from '../../../../games/epic-1989/forces/force.ts';
import type { Side } from '../../../../games/epic-1989/state.ts';
import { capital } from '../../../../kernel/words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { UnitIcon } from './unit-icons.tsx';

interface Props {
  readonly side: Side;
  onTake(bought: Bought): void;
}

/** E1-TMOD-05: the three classes, each armed mount by mount. */
export function TitanShelf({ side, onTake }: Props) {
  return (
    <section aria-labelledby="titans">
      <h2 className="label" id="titans">
        Titans <Rule id="E1-TMOD-05" />
      </h2>
      <ul className="detachment-tiles">
        {TITANS.map((card) => (
          <TitanTile key={card.id} card={card} side={side} onTake={onTake} />
        ))}
      </ul>
    </section>
  );
}

const MOUNT_WORDS: Readonly<Record<string, string>> = {
  ArL: 'Left arm',
  ArR: 'Right arm',
  CaL: 'Left carapace',
  CaR: 'Right carapace',
  Ca: 'Carapace',
};

const WEAPONS = TITAN_WEAPON_IDS.map((value) => ({ value, word: capital(weaponName(value)) }));

function TitanTile({ card, side, onTake }: Props & { readonly card: TitanCard }) {
  const [weapons, setWeapons] = useState<readonly TitanWeapon[]>(card.mounts.map(() => 'las-cannon'));
  const wrong = armsProblem(card, weapons);
  return (
    <li className="detachment-tile" data-titan={card.id}>
      <b>{card.name}</b>
      <b className="num">{card.rating}</b>
      <span className="titan-icon">
        <UnitIcon id={card.id} side={side} />
        <small>
          {card.shields} shields, {card.advance} or {card.charge} cm
        </small>
      </span>
      {card.mounts.map((mount, i) => (
        <Pick
          key={mount}
          word={MOUNT_WORDS[mount] ?? mount}
          field={`${card.id}-${mount}`}
          value={weapons[i]}
          options={WEAPONS}
          onChange={(weapon) => setWeapons(weapons.map((one, at) => (at === i ? weapon : one)))}
        />
      ))}
      {wrong && (
        <p className="harm small">
          {wrong} <Rule id="E1-TMOD-05" />
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="btn"
          data-do={`take-${card.id}`}
          disabled={wrong !== null}
          onClick={() => onTake({ detachment: { titan: card.id, weapons }, elite: false, later: false })}
        >
          <Icon name="i-check" /> Take
        </button>
      </div>
    </li>
  );
}
