import { change, type Speed, type Theme, useSettings } from '../settings.ts';

const THEMES: readonly { value: Theme; word: string }[] = [
  { value: 'system', word: 'System' },
  { value: 'dark', word: 'Dark' },
  { value: 'light', word: 'Light' },
  { value: 'contrast', word: 'Contrast' },
];

const SPEEDS: readonly { value: Speed; word: string }[] = [
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

export function SpeedChoice() {
  const { speed } = useSettings();
  return (
    <Segments
      label="Speed"
      name="speed"
      options={SPEEDS}
      value={speed}
      onChange={(value) => change({ speed: value })}
    />
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
