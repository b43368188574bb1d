import { SIZES } from '../../../../games/hulk-heresy/force/sizes.ts';
import { HOSTS } from '../../../../games/hulk-heresy/gsb/menu.ts';
import { capital } from '../../../../kernel/words.ts';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { Draft } from '../../../sheets/draft.ts';
import { type Data, part, rows } from '../../../sheets/draft-text.ts';
import { NumberField } from '../../../sheets/fields.tsx';
import { hostWord } from '../missions.ts';
import { sized } from './sized.ts';

/** HH-MISS-09: points as in the missions people own the maps of; who attacks; how blips come. */
export function SizeFields({ draft }: { draft: Draft }) {
  const { data, set } = draft;
  const names = rows(data.zones).map(({ name }, i) => String(name || `Zone ${i + 1}`));
  const blips = part(data.blips);
  const stock = data.genestealers ? part(data.genestealers) : null;
  const changeBlips = (key: string, value: number | undefined) => {
    const { [key]: _, ...rest } = blips;
    const next: Data = value === undefined ? rest : { ...blips, [key]: value };
    set(['blips'], Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <>
      <div className="row">
        <NumberField
          word="Points a side"
          field="points"
          value={data.points}
          onChange={(points) => set(['points'], points)}
        />
        <Pick
          word="Or as in a mission you own"
          field="size"
          value=""
          options={[
            { value: '', word: 'Choose…' },
            ...SIZES.map(({ mission, title, points, librarian, broodlord }) => ({
              value: mission,
              word: `${mission} ${title}: ${points} points${librarian ? ', Librarian' : ''}${broodlord ? ', Broodlord' : ''}`,
            })),
          ]}
          onChange={(mission) => {
            const size = SIZES.find((one) => one.mission === mission);
            if (size) for (const [path, value] of sized(data, size)) set(path, value);
          }}
        />
        <Pick
          word="Attacker"
          field="attacker"
          value={data.attacker === 0 || data.attacker === 1 ? String(data.attacker) : ''}
          options={[
            { value: '', word: 'A die decides' },
            ...names.map((word, i) => ({ value: String(i), word })),
          ]}
          onChange={(zone) => set(['attacker'], zone === '' ? undefined : Number(zone))}
        />
      </div>
      <p className="dim">
        The twelve missions give the points of the side in the Marines’ place; draw their maps above.{' '}
        <Rule id="HH-MISS-09" />
      </p>
      <div className="row">
        <NumberField
          word="Blips at the start"
          field="blips-start"
          hint="half"
          value={blips.start}
          onChange={(start) => changeBlips('start', start)}
        />
        <NumberField
          word="Blips a turn"
          field="blips-turn"
          hint="2"
          value={blips.perTurn}
          onChange={(perTurn) => changeBlips('perTurn', perTurn)}
        />
        <Pick
          word="Genestealer blips for"
          field="stock-zone"
          value={stock ? String(stock.zone) : ''}
          options={[{ value: '', word: 'Nobody' }, ...names.map((word, i) => ({ value: String(i), word }))]}
          onChange={(zone) =>
            set(
              ['genestealers'],
              zone === '' ? undefined : { as: 'powered', start: 2, perTurn: 2, ...stock, zone: Number(zone) },
            )
          }
        />
      </div>
      {stock && (
        <div className="row" data-part="stock">
          <Pick
            word="Out of them come"
            field="stock-as"
            value={String(stock.as)}
            options={HOSTS.map((value) => ({ value: String(value), word: capital(hostWord(value)) }))}
            onChange={(as) => set(['genestealers'], { ...stock, as })}
          />
          {(
            [
              ['start', 'At the start', '0'],
              ['perTurn', 'A turn', '1'],
              ['total', 'In all', 'no end'],
            ] as const
          ).map(([key, word, hint]) => (
            <NumberField
              key={key}
              word={word}
              field={`stock-${key}`}
              hint={hint}
              value={stock[key]}
              onChange={(value) => {
                const { [key]: _, ...rest } = stock;
                set(['genestealers'], value === undefined ? rest : { ...stock, [key]: value });
              }}
            />
          ))}
          <label className="check">
            <input
              type="checkbox"
              data-field="stock-broodlord"
              checked={stock.broodlord === true}
              onChange={(event) => set(['genestealers'], { ...stock, broodlord: event.target.checked })}
            />
            A Broodlord’s replacement <Rule id="HH-GSB-03" />
          </label>
        </div>
      )}
    </>
  );
}
