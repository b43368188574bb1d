import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { Profile } from './profiles.ts';

/** The weapons of a sheet: range, dice and what they need, and where the rule stands. */
export function ProfileTable({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <table className="profiles">
      <thead>
        <tr>
          <th scope="col">Weapon</th>
          <th scope="col">AP</th>
          <th scope="col">Range</th>
          <th scope="col">Dice</th>
          <th scope="col">Needs</th>
          <th scope="col">Besides</th>
          <th scope="col">Rule</th>
        </tr>
      </thead>
      <tbody>
        {profiles.map(({ symbol, name, ap, range, dice, score, notes, rule }) => (
          <tr key={name}>
            <th scope="row">
              {symbol ? <Icon name={symbol} className="icon marine" /> : <span className="icon" />} {name}
            </th>
            <td data-word="AP">{ap}</td>
            <td data-word="Range">{range}</td>
            <td data-word="Dice">{dice}</td>
            <td data-word="Needs">{score}</td>
            <td>{notes}</td>
            <td>
              <Rule id={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
