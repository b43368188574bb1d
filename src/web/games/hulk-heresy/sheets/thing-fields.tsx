import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { Draft } from '../../../sheets/draft.ts';
import { rows } from '../../../sheets/draft-text.ts';
import { Checks, TextField } from '../../../sheets/fields.tsx';
import { mapNames } from '../../../sheets/marks.ts';

/** Rooms (HH-BRD-05), things to carry or destroy (HH-OBJ-02), the hidden one (HH-MISS-04), and who may leave (HH-MOVE-13). */
export function ThingFields({ draft: { data, set } }: { draft: Draft }) {
  const objects = rows(data.objects);
  const rooms = Array.isArray(data.rooms) ? data.rooms.map(String) : [];
  const zones = rows(data.zones).map(({ name }, i) => ({ value: String(i), word: String(name ?? '') }));
  const { sections } = mapNames(data);
  return (
    <>
      <Checks
        word="Sections that are rooms"
        options={sections.map((name) => ({ value: name, word: name }))}
        chosen={rooms}
        onChange={(names) => set(['rooms'], names.length > 0 ? names : undefined)}
      />
      {objects.map((object, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed
        <div key={i} className="goal-row" data-object={i}>
          <TextField
            word={`Object ${i + 1}`}
            value={String(object.name ?? '')}
            onChange={(name) => set(['objects', i], { ...object, name })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={object.destructible === true}
              onChange={(event) => set(['objects', i], { ...object, destructible: event.target.checked })}
            />
            Is destroyed, not carried
          </label>
          <button
            type="button"
            className="btn quiet"
            aria-label={`Remove object ${i + 1}`}
            onClick={() => set(['objects', i], undefined)}
          >
            <Icon name="i-close" />
          </button>
        </div>
      ))}
      <div className="row">
        <button
          type="button"
          className="btn"
          data-do="add-object"
          onClick={() => set(['objects'], [...objects, { name: `object ${objects.length + 1}` }])}
        >
          <Icon name="hm-relic" className="icon" /> Add an object
        </button>
        {objects.length > 0 && (
          <Pick
            word="Hidden under one of two counters"
            field="cat"
            value={typeof data.cat === 'string' ? data.cat : ''}
            options={[
              { value: '', word: 'None' },
              ...objects.map(({ name }) => ({ value: String(name), word: String(name) })),
            ]}
            onChange={(cat) => set(['cat'], cat || undefined)}
          />
        )}
        <Pick
          word="Exits are for"
          field="exits-for"
          value={data.exitsFor === 0 || data.exitsFor === 1 ? String(data.exitsFor) : ''}
          options={[{ value: '', word: 'Both sides' }, ...zones]}
          onChange={(zone) => set(['exitsFor'], zone === '' ? undefined : Number(zone))}
        />
      </div>
      <p className="dim">
        Each object wants a square with its mark; a hidden one two squares marked “counter” instead.{' '}
        <Rule id="HH-MISS-04" />
      </p>
    </>
  );
}
