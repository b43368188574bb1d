import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { hulkHeresyAdapter as adapter } from '../index.ts';
import { freshKit, goToTurn, type Kit, nextPhase, PHASES } from './kit.ts';

interface Props {
  kit: Kit;
  onChange(kit: Kit): void;
  /** Everything anew, clock and all. */
  onFresh(kit: Kit): void;
}

/** Which turn and which phase it is. */
export function TurnCard({ kit, onChange, onFresh }: Props) {
  const last = kit.turns > 0 && kit.turn >= kit.turns;
  const fresh = (id: string) => {
    const setup = adapter.missions.find((one) => one.id === id)?.setup as
      | { mission: { id: string; turns?: number } }
      | undefined;
    onFresh(freshKit(setup ? { id, turns: setup.mission.turns ?? USUAL_TURNS } : null));
  };
  return (
    <section className="aid" aria-label="Turn and phase">
      <h2 className="label">Turn</h2>
      <p className="big-clock">
        {kit.turn}
        {kit.turns > 0 && <small> of {kit.turns}</small>}
      </p>
      <ol className="turn-phases" aria-label="Phases">
        {PHASES.map((phase, i) => (
          <li key={phase} aria-current={i === kit.phase ? 'step' : undefined}>
            {phase}
          </li>
        ))}
      </ol>
      <p className="told">
        {TOLD[kit.phase].text} <Rule id={TOLD[kit.phase].rule} />
      </p>
      <div className="keys">
        <button
          type="button"
          className="btn go large"
          data-do="next-phase"
          onClick={() => onChange(nextPhase(kit))}
        >
          <Icon name="i-end-turn" /> {kit.phase + 1 === PHASES.length ? 'Next turn' : 'Next phase'}
        </button>
        <button
          type="button"
          className="btn"
          disabled={kit.turn === 1 && kit.phase === 0}
          onClick={() =>
            onChange(kit.phase > 0 ? { ...kit, phase: kit.phase - 1 } : goToTurn(kit, kit.turn - 1))
          }
        >
          Back
        </button>
      </div>
      {last && <p className="told">This is the last turn of the mission.</p>}
      <details>
        <summary>Mission</summary>
        <div className="in-play">
          <Pick
            word="Mission"
            field="mission"
            value={kit.mission}
            options={[
              { value: '', word: 'Our own' },
              ...adapter.missions.map(({ id, title }) => ({ value: id, word: title })),
            ]}
            onChange={fresh}
          />
          <button type="button" className="btn" data-do="fresh" onClick={() => fresh(kit.mission)}>
            <Icon name="i-undo" /> Begin anew
          </button>
        </div>
      </details>
    </section>
  );
}

/** HH-GAP-17. */
const USUAL_TURNS = 10;

const TOLD: readonly { text: string; rule: string }[] = [
  { text: 'Both draw a command counter; then Commanders roll.', rule: 'HH-CMD-02' },
  { text: 'Both bring blips to their entry points, the Attacker first.', rule: 'HH-REINF-06' },
  { text: 'After each action: reveal, one reaction, overwatch, placement fire.', rule: 'HH-SEQ-05' },
  { text: 'After each action: reveal, one reaction, overwatch, placement fire.', rule: 'HH-SEQ-05' },
  { text: 'Both show their counters and return them; look who has won.', rule: 'HH-CMD-10' },
];
