/** One of a few, by name. */
export function Pick<T extends string>({
  word,
  value,
  options,
  field,
  onChange,
}: {
  word: string;
  value: T;
  options: readonly { readonly value: T; readonly word: string }[];
  field?: string;
  onChange(value: T): void;
}) {
  return (
    <label className="field">
      <span className="label">{word}</span>
      <select data-field={field} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.word}
          </option>
        ))}
      </select>
    </label>
  );
}
