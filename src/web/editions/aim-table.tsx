import { Fragment } from 'react';
import { percent } from '../../editions/figures.ts';
import type { Look, Position } from '../../editions/position.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { capital } from '../../kernel/words.ts';
import { Rule } from '../parts/rule.tsx';
import { KINDS, pieceWords } from './words.ts';

interface Props {
  readonly position: Position;
  readonly chosen: number;
  /** By enemy. */
  readonly looks: ReadonlyMap<number, Look>;
}

/** Each weapon of the chosen piece against each enemy: what it needs, and how often it destroys it. */
export function AimTable({ position, chosen, looks }: Props) {
  const foes = [...looks];
  const weapons = foes[0]?.[1].aims.map(({ weapon }) => weapon) ?? [];
  return (
    <div className="aims">
      <table>
        <caption>{pieceWords(position.pieces[chosen], chosen)}</caption>
        <thead>
          <tr>
            <th scope="col">Target</th>
            {foes.map(([foe]) => (
              <th key={foe} scope="col">
                <b>{foe + 1}</b> <span>{KINDS[position.pieces[foe].is].replace(' stand', '')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Sees it</th>
            {foes.map(([foe, { sees }]) => (
              <td key={foe} className={sees ? 'yes' : 'no'}>
                {sees ? 'yes' : 'no'}
              </td>
            ))}
          </tr>
          {weapons.map((weapon, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tank has two guns of one name
            <tr key={i}>
              <th scope="row">{weapon}</th>
              {foes.map(([foe, { aims }]) => (
                <td key={foe} className={aims[i].needed === null ? 'no' : 'yes'}>
                  {aims[i].needed === null ? (
                    <span title={aims[i].refused?.why}>–</span>
                  ) : (
                    <>
                      <b>{aims[i].needed}+</b> <span>{percent(aims[i].kills)}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Why looks={looks} />
    </div>
  );
}

/** What the figures are made of, and what forbids the rest; each reason once. */
function Why({ looks }: { looks: Props['looks'] }) {
  const aims = [...looks.values()].flatMap((look) => look.aims);
  const parts = unique(
    aims.flatMap((aim) => aim.parts.slice(1)),
    ({ label, value }) => `${label} ${value}`,
  );
  const refused = unique(
    gathered(aims.flatMap((aim) => aim.refused ?? [])),
    ({ rule, why }) => `${rule} ${why}`,
  );
  if (parts.length + refused.length === 0) return null;
  return (
    <dl className="edition-why">
      {parts.map(({ label, value, rule }) => (
        <Fragment key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value === '-' ? '' : value}</dd>
          <dd>
            <Rule id={rule} />
          </dd>
        </Fragment>
      ))}
      {refused.map(({ rule, why }) => (
        <Fragment key={`${rule} ${why}`}>
          <dt className="refused">{why}</dt>
          <dd />
          <dd>
            <Rule id={rule} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function unique<T>(all: readonly T[], key: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [key(one), one])).values()];
}

/** 'Unit 2 is out of sight.' and 'Unit 3 is out of sight.' are told as 'Out of sight: 2, 3'. */
function gathered(refused: readonly Refusal[]): Refusal[] {
  const groups = new Map<string, Set<string>>();
  const others: Refusal[] = [];
  for (const { rule, why } of refused) {
    const [, unit, rest] = /^Unit (\d+) is (.+)\.$/.exec(why) ?? [];
    if (unit === undefined) others.push({ rule, why });
    else {
      const key = `${rule} ${rest}`;
      groups.set(key, (groups.get(key) ?? new Set()).add(unit));
    }
  }
  return [
    ...others,
    ...[...groups].map(([key, units]) => {
      const [rule, ...rest] = key.split(' ');
      return { rule, why: `${capital(rest.join(' '))}: ${[...units].sort().join(', ')}` };
    }),
  ];
}
