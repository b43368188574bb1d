import type { Card, Mounted } from '../../../../games/epic-1989/cards/card.ts';
import { cardNamed } from '../../../../games/epic-1989/cards/cards.ts';
import {
  AGAINST_INFANTRY,
  AGAINST_VEHICLES,
  type WeaponId,
  weaponName,
} from '../../../../games/epic-1989/cards/weapons.ts';
import type { Side } from '../../../../games/epic-1989/state.ts';
import { capital } from '../../../../kernel/words.ts';
import { Rule } from '../../../parts/rule.tsx';
import { UnitIcon } from './unit-icons.tsx';

/** The cards of everybody in a force (E1-CARD-01, E1-CARD-07), and the lines of their weapons. */
export function DataCards({ cards, side }: { cards: readonly string[]; side: Side }) {
  const all = cards.map((id) => cardNamed(id)!);
  const weapons = [...new Set(all.flatMap(weaponsOf))];
  if (all.length === 0) return null;
  return (
    <>
      <h2 className="label">
        Data cards <Rule id="E1-CARD-01" />
      </h2>
      <ul className="data-cards">
        {all.map((card) => (
          <li key={card.id} data-card={card.id}>
            <UnitIcon id={card.id} side={side} />
            <b>{card.name}</b>
            <dl>
              {figuresOf(card).map(([word, value]) => (
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <WeaponTable weapons={weapons} />
    </>
  );
}

function weaponsOf(card: Card): readonly WeaponId[] {
  if (card.is === 'titan') return []; // by its mounts
  return card.is === 'vehicle' ? card.weapons.map(({ weapon }) => weapon) : [card.basic, ...card.support];
}

const plus = (n: number) => (n < 0 ? String(n) : `+${n}`);

type Figures = readonly (readonly [word: string, value: string])[];

function figuresOf(card: Card): Figures {
  const points = ['Points', String(card.rating)] as const;
  if (card.is === 'stand')
    return [
      ['Save', `${card.save}+`],
      ['CAF', plus(card.caf)],
      ...(card.jumps ? [['Jump packs', 'yes'] as const] : []),
      points,
    ];
  const moves: Figures = [
    ['Advance', `${card.advance} cm`],
    ['Charge', `${card.charge} cm`],
    ['Armour', plus(card.armour)],
    ['CAF', plus(card.caf)],
  ];
  if (card.is === 'titan')
    return [...moves, ['Shields', String(card.shields)], ['Mounts', card.mounts.join(', ')], points];
  return [
    ...moves,
    ['Save', `${card.save}+`],
    ['Overrun', plus(card.overrun)],
    ['Carries', String(card.carries)],
    points,
    ['Weapons', card.weapons.map(mountedWords).join(', ')],
  ];
}

function mountedWords({ weapon, mount, barrels }: Mounted): string {
  return `${mount} ${weaponName(weapon)}${barrels > 1 ? ` ×${barrels}` : ''}`;
}

/** Ranges in cm, needed score at short and at long range, and what a hit does. */
function WeaponTable({ weapons }: { weapons: readonly WeaponId[] }) {
  const score = (n: number | null) => (n === null ? '–' : `${n}+`);
  const rows = weapons.flatMap((id) => [
    ...AGAINST_VEHICLES.filter(({ weapon }) => weapon === id).map((line) => ({
      line,
      at: 'vehicles',
      does: line.critical === null ? 'never critical' : `critical ${line.critical}+`,
    })),
    ...AGAINST_INFANTRY.filter(({ weapon }) => weapon === id).map((line) => ({
      line,
      at: 'infantry',
      does: `save ${line.save}`,
    })),
  ]);
  return (
    <div className="weapon-lines">
      <table>
        <caption className="hidden-text">Weapons</caption>
        <thead>
          <tr>
            <th scope="col">Weapon</th>
            <th scope="col">Against</th>
            <th scope="col">Range</th>
            <th scope="col">Hits</th>
            <th scope="col">A hit</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, at, does }) => (
            <tr key={`${line.weapon} ${line.mode} ${at}`}>
              <th scope="row">
                {capital(weaponName(line.weapon))}
                {line.mode && `, ${line.mode}`}
                {line.mark && (
                  <abbr title={line.mark === 'F' ? 'following fire' : 'burst circle'}> {line.mark}</abbr>
                )}
              </th>
              <td data-word="Against">{at}</td>
              <td data-word="Range">{[line.short, line.long].filter((n) => n !== null).join(' / ')}</td>
              <td data-word="Hits">
                {line.hitShort !== null && line.hitLong !== null
                  ? `${score(line.hitShort)} / ${score(line.hitLong)}`
                  : score(line.hitShort ?? line.hitLong)}
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
