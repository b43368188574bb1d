import { ARMOUR } from '../../../../games/hulk-heresy/data/armour.ts';
import { fullAmmo } from '../../../../games/hulk-heresy/data/ranged.ts';
import { type ForceList, letterOf, type ModelRow } from '../../../../games/hulk-heresy/force/list.ts';
import { psiOf } from '../../../../games/hulk-heresy/position.ts';
import { capital } from '../../../../kernel/words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Boxes } from '../../../parts/paper.tsx';
import { rankOf } from '../game.ts';
import { armsOf, gunLabel } from '../kit.ts';
import { priceOf } from '../muster/catalogue.ts';
import { modelSymbol, sideClass } from '../pieces/symbols.ts';

/** HH-REINF-01: the roster with its letters, a line each, with boxes for all that is used up. */
export function RosterTable({ force }: { force: ForceList }) {
  return (
    <table className="squad-table roster-table">
      <thead>
        <tr>
          <th scope="col">Blip</th>
          <th scope="col">Model</th>
          <th scope="col">Arms</th>
          <th scope="col">To tick off</th>
          <th scope="col">Points</th>
          <th scope="col">Lost</th>
        </tr>
      </thead>
      <tbody>
        {force.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is its letter
          <tr key={i}>
            <td className="letter" data-word="Blip">
              {letterOf(i)}
            </td>
            <th scope="row">
              <ModelFace
                row={row}
                what={`${capital(ARMOUR[row.armour].label)}, save ${ARMOUR[row.armour].save}+`}
              />
            </th>
            <td>{capital(armsOf(row).join(', ')) || 'None'}</td>
            <td>
              <Ticks row={row} />
            </td>
            <td data-word="Points">{priceOf(row)}</td>
            <td data-word="Lost">
              <Boxes count={1} label={`${letterOf(i)} is lost`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ticks({ row }: { row: ModelRow }) {
  const { ranged, grenades, reload } = row;
  const ticks = [
    ...ranged.map((gun) => ({ word: gunLabel(gun), count: fullAmmo(gun) })),
    ...(reload ? [{ word: `Reload, ${gunLabel(reload).toLowerCase()}`, count: fullAmmo(reload) }] : []),
    ...grenades.map((grenade) => ({ word: `${capital(grenade)} grenade`, count: 1 })),
    { word: 'Psi', count: psiOf(row) },
  ];
  return ticks
    .filter(({ count }) => count > 0)
    .map(({ word, count }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two grenades may be the same
      <div key={i} className="tick">
        <span>{word}</span> <Boxes count={count} label={word} />
      </div>
    ));
}

export function ModelFace({ row, what }: { row: ModelRow; what: string }) {
  return (
    <div className="who">
      <Icon name={modelSymbol(row, 'A')} className={`face ${sideClass('A', row.armour === 'daemon')}`} />
      <span>
        <b>{rankOf(row)}</b>
        <small>{what}</small>
      </span>
    </div>
  );
}
