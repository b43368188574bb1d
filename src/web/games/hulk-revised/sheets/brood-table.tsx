import type { ReactNode } from 'react';
import type { MissionSheet } from '../../../../games/hulk-revised/force/sheet.ts';
import { SPECIALS, SPECIALS_OF, type StealerKind, UNITS } from '../../../../games/hulk-revised/units.ts';
import { Boxes } from '../../../parts/paper.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { Face } from './squad-table.tsx';

const RULES: Readonly<Record<StealerKind, string>> = {
  genestealer: 'HR-UNIT-06',
  feeder: 'HR-UNIT-08',
  acidmaw: 'HR-UNIT-13',
  hormagaunt: 'HR-UNIT-16',
  broodlord: 'HR-UNIT-17',
};

/** HR-SETUP-03: what the Stealers may bring, with boxes to tick as it comes. */
export function BroodTable({ stealers }: { stealers: MissionSheet['stealers'] }) {
  const { blips, ambush, specials } = stealers;
  const coming = SPECIALS.filter((kind) => specials[kind] > 0);
  return (
    <table className="squad-table brood-table">
      <thead>
        <tr>
          <th scope="col">Stealers</th>
          <th scope="col">AP</th>
          <th scope="col">Assault</th>
          <th scope="col">Comes</th>
          <th scope="col">To tick off</th>
          <th scope="col">Rule</th>
        </tr>
      </thead>
      <tbody>
        <Line symbol="b-blip" name="Blips" comes="By reinforcement" rule="HR-REIN-01" kind="blip">
          {blips === null ? 'Without end' : <Boxes count={blips} label="Blips" />}
        </Line>
        {ambush > 0 && (
          <Line symbol="b-ambush" name="Ambush blips" comes="For a blip" rule="HR-AMB-01" kind="ambush">
            <Boxes count={ambush} label="Ambush blips" />
          </Line>
        )}
        <Line
          symbol="u-genestealer"
          name={UNITS.genestealer.label}
          comes="Out of blips"
          rule={RULES.genestealer}
          kind="genestealer"
        >
          As many as the blip says
        </Line>
        {coming.map((kind) => (
          <Line
            key={kind}
            symbol={`u-${kind}`}
            name={UNITS[kind].label}
            comes={`For a blip of ${SPECIALS_OF[1].includes(kind) ? 1 : 3}`}
            rule={RULES[kind]}
            kind={kind}
          >
            <Boxes count={specials[kind]} label={UNITS[kind].label} />
          </Line>
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  symbol: string;
  name: string;
  comes: string;
  rule: string;
  kind: keyof typeof UNITS;
  children: ReactNode;
}

function Line({ symbol, name, comes, rule, kind, children }: LineProps) {
  const { ap, assaultDice, cab } = UNITS[kind];
  return (
    <tr>
      <th scope="row">
        <Face symbol={symbol} name={name} />
      </th>
      <td data-word="AP">{ap}</td>
      <td data-word="Assault">{assaultDice > 0 ? `${assaultDice} dice${cab ? ` +${cab}` : ''}` : '–'}</td>
      <td>{comes}</td>
      <td>{children}</td>
      <td>
        <Rule id={rule} />
      </td>
    </tr>
  );
}
