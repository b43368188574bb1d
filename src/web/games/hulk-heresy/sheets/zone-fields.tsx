import { KIND_IDS, kindOf } from '../../../../games/hulk-heresy/data/kinds.ts';
import { Rule } from '../../../parts/rule.tsx';
import type { Draft } from '../../../sheets/draft.ts';
import { type Data, rows } from '../../../sheets/draft-text.ts';
import { Checks, ListField, NumberField, TextField } from '../../../sheets/fields.tsx';
import { mapNames } from '../../../sheets/marks.ts';
import { LISTS } from '../missions.ts';
import { sideClass } from '../pieces/symbols.ts';

const SIDES = ['A', 'B'] as const;
const KINDS = KIND_IDS.map((id) => ({ value: id, word: kindOf(id).label }));
const KIND_LISTS = Object.entries(LISTS).map(([value, word]) => ({ value, word }));

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** HH-MISS-01: where each side deploys and comes in, and what its force may be. */
export function ZoneFields({ draft: { data, set } }: { draft: Draft }) {
  const zones = rows(data.zones);
  const { marks, areas } = mapNames(data);
  return SIDES.map((side, i) => {
    const zone = zones[i] ?? {};
    /** What says nothing is left out. */
    const change = (key: string, value: unknown) => {
      const { [key]: _, ...rest } = zone;
      const empty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      set(['zones', i], (empty ? rest : { ...zone, [key]: value }) as Data);
    };
    return (
      <fieldset key={side} className="zone-fields" data-zone={i}>
        <legend className="label">
          <i className={`swatch ${sideClass(side)}`} /> {i === 0 ? 'First zone' : 'Second zone'}
        </legend>
        <div className="row">
          <TextField
            word="Name"
            field="zone-name"
            value={String(zone.name ?? '')}
            onChange={(name) => set(['zones', i], { ...zone, name })}
          />
          <ListField
            word="Deploys on the mark"
            field="zone-area"
            options={marks}
            value={[zone.area ?? []].flat().map(String)}
            onChange={(names) => set(['zones', i], { ...zone, area: names.length === 1 ? names[0] : names })}
          />
          <NumberField
            word="And round about"
            field="zone-within"
            hint="0 squares"
            value={zone.within}
            onChange={(within) => change('within', within)}
          />
          <NumberField
            word="Points"
            field="zone-points"
            hint={String(data.points ?? '')}
            value={zone.points}
            onChange={(points) => change('points', points)}
          />
        </div>
        <Checks
          word="Comes in at"
          options={areas.map((area) => ({ value: area, word: area }))}
          chosen={list(zone.entries)}
          none="The map has no entry point."
          onChange={(entries) => change('entries', entries)}
        />
        <Checks
          word="May be of (all where none is chosen)"
          options={KIND_LISTS}
          chosen={list(zone.only)}
          onChange={(only) => change('only', only)}
        />
        <details>
          <summary>Who must come, who may not, and a force that stands ready</summary>
          <p>
            <Rule id="HH-MISS-01" />
          </p>
          <Checks
            word="Must have"
            options={KINDS}
            chosen={list(zone.needs)}
            onChange={(needs) => change('needs', needs)}
          />
          <Checks
            word="May not have"
            options={KINDS}
            chosen={list(zone.without)}
            onChange={(without) => change('without', without)}
          />
          <TextField
            word="A force in a line"
            field="zone-sample"
            value={String(zone.sample ?? '')}
            onChange={(sample) => change('sample', sample)}
          />
        </details>
      </fieldset>
    );
  });
}
