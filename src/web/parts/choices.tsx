import { change, type Speed, type Theme, useSettings } from '../settings.ts';

const THEMES: readonly { value: Theme; word: string }[] = [
  { value: 'system', word: 'System' },
  { value: 'dark', word: 'Dark' },
  { value: 'light', word: 'Light' },
  { value: 'contrast', word: 'Contrast' },
];

const SPEEDS: readonly { value: Speed; word: string }[] = [
  { value: 'slow', word: 'Slow' },
  { value: 'normal', word: 'Normal' },
  { value: 'fast', word: 'Fast' },
  { value: 'instant', word: 'Instant' },
];

export function ThemeChoice() {
  const { theme } = useSettings();
  return (
    <Segments
      label="Theme"
      name="theme"
      options={THEMES}
      value={theme}
      onChange={(value) => change({ theme: value })}
    />
  );
}

/** How fast the table plays what it plays by itself: a slider with four named stops. */
export function SpeedChoice() {
  const { speed } = useSettings();
  const at = Math.max(
    0,
    SPEEDS.findIndex(({ value }) => value === speed),
  );
  return (
    <label className="speed">
      <span className="label">Speed</span>
      <input
        type="range"
        data-field="speed"
        min={0}
        max={SPEEDS.length - 1}
        step={1}
        value={at}
        aria-valuetext={SPEEDS[at].word}
        onChange={(event) => change({ speed: SPEEDS[Number(event.target.value)].value })}
      />
      <output>{SPEEDS[at].word}</output>
    </label>
  );
}

interface SegmentsProps<T extends string> {
  label: string;
  name: string;
  options: readonly { value: T; word: string }[];
  value: T;
  onChange(value: T): void;
}

export function Segments<T extends string>({ label, name, options, value, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend className="label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? 'on' : ''}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.word}
        </label>
      ))}
    </fieldset>
  );
}
