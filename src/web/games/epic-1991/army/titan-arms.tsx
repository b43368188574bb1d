import { useState } from 'react';
import type { Entry } from '../../../../games/epic-1991/army/list.ts';
import {
  MOUNTS,
  type Mount,
  TITAN_WEAPONS,
  type TitanWeaponId,
  titanWeapon,
  VOID_SHIELDS,
  WEAPON_TRAITS,
} from '../../../../games/epic-1991/sheets/index.ts';
import { capital } from '../../../../kernel/words.ts';
import { Rule } from '../../../parts/rule.tsx';
import { armsOf } from '../symbols.ts';
import { columnsOf } from './profiles.tsx';

type Arms = NonNullable<Entry['weapons']>;

/** Where a weapon sits on the drawing, and where its label stands. */
const PLAN: Readonly<
  Record<Mount, { x: number; y: number; scale: number; lead: string; knob: readonly [number, number] }>
> = {
  'left-arm': { x: -25, y: 1, scale: 1, lead: 'M100 212L135 134', knob: [135, 134] },
  'right-arm': { x: 25, y: 1, scale: 1, lead: 'M268 212L233 134', knob: [233, 134] },
  'left-carapace': { x: -13.6, y: -3, scale: 0.8, lead: 'M124 30L157 126', knob: [157, 126] },
  'right-carapace': { x: 13.6, y: -3, scale: 0.8, lead: 'M244 30L211 126', knob: [211, 126] },
};

/** In the order in which they stand around the Titan. */
const AROUND: readonly Mount[] = ['left-carapace', 'right-carapace', 'left-arm', 'right-arm'];

const spoken = (mount: Mount) => mount.replace('-', ' ');
const symbol = (id: TitanWeaponId | undefined) =>
  id === undefined ? 'tw-empty' : armsOf([titanWeapon(id)])[0].symbol;

/** A Titan with its four mounts: choose a mount, then what it carries. */
export function TitanArms({ weapons, onChange }: { weapons: Arms; onChange(weapons: Arms): void }) {
  const [mount, setMount] = useState<Mount>(
    () => MOUNTS.find((one) => weapons[one] === undefined) ?? 'left-carapace',
  );
  const held = weapons[mount];
  return (
    <section className="titan-arms" aria-label="Titan weapons">
      <div className="mount-plan">
        <TitanPlan weapons={weapons} mount={mount} />
        {AROUND.map((one) => (
          <button
            key={one}
            type="button"
            className={one === mount ? `mount ${one} on` : `mount ${one}`}
            data-mount={one}
            aria-pressed={one === mount}
            onClick={() => setMount(one)}
          >
            {capital(spoken(one))}
            <b>{weapons[one] ? titanWeapon(weapons[one]).name : 'empty'}</b>
          </button>
        ))}
      </div>
      <table className="arsenal">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              For the {spoken(mount)}
            </th>
            <th scope="col">Range</th>
            <th scope="col">Dice</th>
            <th scope="col">To hit</th>
            <th scope="col">Mod</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {TITAN_WEAPONS.map((weapon) => {
            const shut = weapon.mount !== null && weapon.mount !== mount;
            const elsewhere = MOUNTS.filter((one) => one !== mount && weapons[one] === weapon.id);
            return (
              <tr
                key={weapon.id}
                className={weapon.id === held ? 'on' : shut ? 'shut' : ''}
                data-weapon={weapon.id}
              >
                <td>
                  <svg className="shape pc-icon" viewBox="-13 -9 50 18" aria-hidden="true">
                    <use href={`#${symbol(weapon.id)}`} transform="rotate(90)" />
                  </svg>
                </td>
                <th scope="row">
                  <button
                    type="button"
                    disabled={shut}
                    aria-pressed={weapon.id === held}
                    onClick={() => onChange({ ...weapons, [mount]: weapon.id })}
                  >
                    {weapon.name}
                  </button>
                  {elsewhere.map((one) => (
                    <i key={one} className="held" title={`On the ${spoken(one)}`} />
                  ))}
                </th>
                {shut ? (
                  <td colSpan={4}>{spoken(weapon.mount!)} only</td>
                ) : (
                  columnsOf(weapon).map((word, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                    <td key={i}>{word}</td>
                  ))
                )}
                <td>{weapon.points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {held && (
        <ul className="notes">
          {titanWeapon(held).traits.map((trait) => (
            <li key={trait}>
              {WEAPON_TRAITS[trait].text} <Rule id={WEAPON_TRAITS[trait].rule} />
            </li>
          ))}
        </ul>
      )}
      <p className="small dim">
        The hull is 500 points; the whole is rounded up to the next 50. Four weapons, one a mount.{' '}
        <Rule id="E2-ARMY-13" /> <Rule id="E2-TCARD-10" />
      </p>
    </section>
  );
}

function TitanPlan({ weapons, mount }: { weapons: Arms; mount: Mount }) {
  return (
    <svg viewBox="0 0 368 262" aria-hidden="true">
      <g className="pc-icon" transform="translate(184 132)scale(1.95)">
        <use href="#titan-shadow" />
        {Array.from({ length: VOID_SHIELDS }, (_, i) => i * (360 / VOID_SHIELDS)).map((turn) => (
          <use key={turn} href="#shield-up" transform={`rotate(${turn})`} />
        ))}
        <use href="#titan-warlord" />
        {MOUNTS.map((one) => (
          <use
            key={one}
            href={`#${symbol(weapons[one])}`}
            transform={`translate(${PLAN[one].x} ${PLAN[one].y})scale(${PLAN[one].scale})`}
          />
        ))}
      </g>
      {AROUND.map((one) => {
        const { lead, knob } = PLAN[one];
        const on = one === mount ? ' on' : '';
        return (
          <g key={one}>
            <path className={`lead-line${on}`} d={lead} />
            <circle className={`knob${on}`} cx={knob[0]} cy={knob[1]} r="4" />
          </g>
        );
      })}
    </svg>
  );
}
