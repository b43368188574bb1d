interface Props {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly word: string }[];
  onChange(value: string): void;
}

/** One of several, as every browser and screen reader knows it. */
export function Pick({ label, value, options, onChange }: Props) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.word}
          </option>
        ))}
      </select>
    </label>
  );
}
