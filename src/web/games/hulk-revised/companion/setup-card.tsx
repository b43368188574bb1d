import { SPECIALS, UNITS } from '../../../../games/hulk-revised/units.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { hulkRevisedAdapter as adapter } from '../index.ts';
import { chapters } from '../prepare.ts';
import { COMMANDERS, freshKit, goToTurn, type Kit } from './kit.ts';
import { missionNamed } from './mission-named.ts';

interface Props {
  kit: Kit;
  onChange(kit: Kit): void;
  /** Everything anew, clock and all. */
  onFresh(kit: Kit): void;
}

/** Which turn it is, and who is in play: the clock and the draw depend on them. */
export function SetupCard({ kit, onChange, onFresh }: Props) {
  const last = kit.turns > 0 && kit.turn >= kit.turns;
  return (
    <section className="aid" aria-label="Turn and commanders">
      <h2 className="label">Turn</h2>
      <p className="big-clock">
        {kit.turn}
        {kit.turns > 0 && <small> of {kit.turns}</small>}
      </p>
      <div className="keys">
        <button
          type="button"
          className="btn go large"
          data-do="next-turn"
          onClick={() => onChange(goToTurn(kit, kit.turn + 1))}
        >
          <Icon name="i-end-turn" /> Next turn
        </button>
        <button
          type="button"
          className="btn"
          disabled={kit.turn === 1}
          onClick={() => onChange(goToTurn(kit, kit.turn - 1))}
        >
          Back
        </button>
      </div>
      {last && <p className="told">This is the last turn of the mission.</p>}
      <fieldset className="in-play">
        <legend className="label">In play now</legend>
        {COMMANDERS.map((kind) => (
          <Counter
            key={kind}
            word={`${UNITS[kind].label}s`}
            value={kit.commanders[kind]}
            most={9}
            field={kind}
            onChange={(n) => onChange({ ...kit, commanders: { ...kit.commanders, [kind]: n } })}
          />
        ))}
      </fieldset>
      <details>
        <summary>Mission and chapter</summary>
        <div className="in-play">
          <Pick
            word="Mission"
            field="mission"
            value={kit.mission}
            options={[
              { value: '', word: 'Our own' },
              ...adapter.missions.map(({ id, title }) => ({ value: id, word: title })),
            ]}
            onChange={(id) => onFresh(freshKit(missionNamed(id)))}
          />
          <Pick
            word="Chapter bonus"
            field="chapter"
            value={kit.chapter}
            options={[{ value: '', word: 'None' }, ...chapters]}
            onChange={(chapter) => onChange({ ...kit, chapter })}
          />
          <Counter
            word="Blips each turn"
            value={kit.perTurn}
            field="per-turn"
            onChange={(perTurn) => onChange({ ...kit, perTurn })}
          />
          {SPECIALS.map((kind, i) => (
            <Counter
              key={kind}
              word={`${UNITS[kind].label} left`}
              value={kit.specials[i]}
              onChange={(n) =>
                onChange({ ...kit, specials: kit.specials.map((old, at) => (at === i ? n : old)) })
              }
            />
          ))}
          <button
            type="button"
            className="btn"
            data-do="fresh"
            onClick={() => onFresh(freshKit(missionNamed(kit.mission)))}
          >
            <Icon name="i-undo" /> Begin anew
          </button>
        </div>
      </details>
    </section>
  );
}
