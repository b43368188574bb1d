import { ARMOUR } from '../../../../games/hulk-heresy/data/armour.ts';
import { BLADES, type Blade } from '../../../../games/hulk-heresy/data/assault.ts';
import { GUNS, MODES, type Mode } from '../../../../games/hulk-heresy/data/ranged.ts';
import { type ForceList, letterOf, type ModelRow } from '../../../../games/hulk-heresy/force/list.ts';
import { printModel } from '../../../../games/hulk-heresy/force/notation.ts';
import { capital, listed } from '../../../../kernel/words.ts';
import { Rule } from '../../../parts/rule.tsx';
import { rulesOf } from '../special-rules.ts';
import { ModelFace } from './roster-table.tsx';

interface Kind {
  readonly row: ModelRow;
  readonly letters: readonly string[];
}

function kindsOf(force: ForceList): Kind[] {
  const kinds = new Map<string, { row: ModelRow; letters: string[] }>();
  force.forEach((row, i) => {
    const key = printModel(row);
    const kind = kinds.get(key) ?? { row, letters: [] };
    kinds.set(key, kind);
    kind.letters.push(letterOf(i));
  });
  return [...kinds.values()];
}

/** A card for every kind of model: its weapons in figures, its special rules in sentences. */
export function UnitCards({ force }: { force: ForceList }) {
  return (
    <div className="unit-cards">
      {kindsOf(force).map(({ row, letters }) => (
        <section key={letters[0]} className="unit-card" data-card={letters[0]}>
          <ModelFace
            row={row}
            what={`Blip ${listed(letters)}. ${capital(ARMOUR[row.armour].label)}, save ${ARMOUR[row.armour].save}+, ${ARMOUR[row.armour].ap} action points`}
          />
          <Arms row={row} />
          <dl>
            {rulesOf(row).map(({ name, text, rule }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {text} <Rule id={rule} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const saveText = (save: number): string => (save < 0 ? `−${-save}` : '–');

function Arms({ row }: { row: ModelRow }) {
  const modes = row.ranged.flatMap((gun) => GUNS[gun].map((id): Mode => MODES[id]));
  const blades = row.assault.map((id): Blade => BLADES[id]).filter(({ dice }) => dice > 0);
  if (modes.length + blades.length === 0) return null;
  return (
    <table className="profiles">
      <thead>
        <tr>
          <th scope="col">Arms</th>
          <th scope="col">AP</th>
          <th scope="col">Range</th>
          <th scope="col">Dice</th>
          <th scope="col">Needs</th>
          <th scope="col">Save</th>
        </tr>
      </thead>
      <tbody>
        {modes.map(({ label, ap, range, least, dice, kill, save }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-word="AP">{ap || '1 CP'}</td>
            <td data-word="Range">
              {least > 0 && `${least}–`}
              {Number.isFinite(range) ? range : least > 0 ? 'any' : 'Any'}
            </td>
            <td data-word="Dice">{dice || '–'}</td>
            <td data-word="Needs">{kill > 0 ? `${kill}+` : '–'}</td>
            <td data-word="Save">{saveText(save)}</td>
          </tr>
        ))}
        {blades.map(({ label, ap, dice, front, bonus, save }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-word="AP">{ap}</td>
            <td data-word="Range">Assault</td>
            <td data-word="Dice">{front === dice ? dice : `${front} / ${dice}`}</td>
            <td data-word="Needs">{bonus > 0 ? `+${bonus}` : '–'}</td>
            <td data-word="Save">{saveText(save)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
