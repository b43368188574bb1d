import { change, useSettings } from '../settings.ts';

/** Sound on or off, how loud, and whether it is written as well. */
export function SoundChoice() {
  const { sound, volume, captions } = useSettings();
  const turn = (on: boolean) => {
    change({ sound: on });
    // The click that turns it on is what lets the page sound at all.
    if (on) void import('./synth.ts').then(({ play }) => play('blip', volume, 0));
  };
  return (
    <fieldset className="sound">
      <legend className="label">Sound</legend>
      <label className="check">
        <input
          type="checkbox"
          data-field="sound"
          checked={sound}
          onChange={(event) => turn(event.target.checked)}
        />
        On
      </label>
      <label className="volume">
        <span className="hidden-text">Volume</span>
        <input
          type="range"
          data-field="volume"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          aria-valuetext={`${volume} percent`}
          onChange={(event) => change({ volume: Number(event.target.value) })}
        />
      </label>
      <label className="check">
        <input
          type="checkbox"
          data-field="captions"
          checked={captions || sound}
          disabled={sound}
          onChange={(event) => change({ captions: event.target.checked })}
        />
        Captions
      </label>
    </fieldset>
  );
}
