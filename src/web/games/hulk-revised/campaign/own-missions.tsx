import type { MissionCard } from '../../adapter.ts';

/** The missions of a campaign in the order they are ticked. */
export function OwnMissions({
  missions,
  chosen,
  onChange,
}: {
  missions: readonly MissionCard[];
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}) {
  return (
    <fieldset className="legs">
      <legend className="label">Missions, in order</legend>
      {missions.map(({ id, title }) => {
        const at = chosen.indexOf(id);
        return (
          <label key={id} className="check">
            <input
              type="checkbox"
              data-leg={id}
              checked={at >= 0}
              onChange={() => onChange(at >= 0 ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            {at >= 0 && <b>{at + 1}.</b>} {title}
          </label>
        );
      })}
    </fieldset>
  );
}
