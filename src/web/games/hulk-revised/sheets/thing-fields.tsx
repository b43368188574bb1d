import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import type { Draft } from '../../../sheets/draft.ts';
import { rows } from '../../../sheets/draft-text.ts';
import { NumberField, TextField } from '../../../sheets/fields.tsx';
import { FACINGS } from './squad-fields.tsx';

/** Things to carry (HR-OBJ-01), and sentry guns (HR-SENT-01). Each wants a mark on the map. */
export function ThingFields({ draft: { data, set } }: { draft: Draft }) {
  const objects = rows(data.objects);
  const sentries = rows(data.sentries);
  return (
    <>
      {objects.map((object, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed
        <div key={i} className="goal-row" data-object={i}>
          <TextField
            word={`Object ${i + 1}`}
            value={String(object.name ?? '')}
            onChange={(name) => set(['objects', i], { ...object, name })}
          />
          <NumberField
            word="AP to take it"
            value={object.ap ?? 1}
            onChange={(ap) => set(['objects', i], { ...object, ap: ap ?? 1 })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={object.pass !== false}
              onChange={(event) => set(['objects', i], { ...object, pass: event.target.checked })}
            />
            Can be handed on
          </label>
          <Remove word={`object ${i + 1}`} onClick={() => set(['objects', i], undefined)} />
        </div>
      ))}
      {sentries.map((gun, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed
        <div key={i} className="goal-row" data-sentry={i}>
          <TextField
            word={`Sentry gun ${i + 1}`}
            value={String(gun.name ?? '')}
            onChange={(name) => set(['sentries', i], { ...gun, name })}
          />
          <Pick
            word="Faces"
            value={String(gun.facing ?? 'N')}
            options={FACINGS}
            onChange={(facing) => set(['sentries', i], { ...gun, facing })}
          />
          <Remove word={`sentry gun ${i + 1}`} onClick={() => set(['sentries', i], undefined)} />
        </div>
      ))}
      <div className="row">
        <button
          type="button"
          className="btn"
          data-do="add-object"
          onClick={() => set(['objects'], [...objects, { name: `Object ${objects.length + 1}` }])}
        >
          <Icon name="m-object" className="icon marine" /> Add an object
        </button>
        <button
          type="button"
          className="btn"
          data-do="add-sentry"
          onClick={() => set(['sentries'], [...sentries, { name: `Gun ${sentries.length + 1}` }])}
        >
          <Icon name="m-sentry" className="icon marine" /> Add a sentry gun
        </button>
      </div>
    </>
  );
}

function Remove({ word, onClick }: { word: string; onClick(): void }) {
  return (
    <button type="button" className="btn quiet" aria-label={`Remove ${word}`} onClick={onClick}>
      <Icon name="i-close" />
    </button>
  );
}
