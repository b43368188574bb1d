/** Small fields for one value of a mission. */
export function TextField({
  word,
  value,
  field,
  options,
  onChange,
}: {
  word: string;
  value: string;
  field?: string;
  /** What is likely to be meant. */
  options?: readonly string[];
  onChange(value: string): void;
}) {
  const list = options && `list-${field ?? word}`.replaceAll(' ', '-');
  return (
    <label className="field">
      <span className="label">{word}</span>
      <input data-field={field} value={value} list={list} onChange={(e) => onChange(e.target.value)} />
      {options && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </label>
  );
}

/** A number; empty is `undefined`, where the mission may leave it out. */
export function NumberField({
  word,
  value,
  field,
  hint,
  onChange,
}: {
  word: string;
  value: unknown;
  field?: string;
  /** What empty means. */
  hint?: string;
  onChange(value: number | undefined): void;
}) {
  return (
    <label className="field number">
      <span className="label">{word}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={999}
        data-field={field}
        placeholder={hint}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      />
    </label>
  );
}

/** A text of several lines. */
export function LinesField({
  word,
  value,
  field,
  onChange,
}: {
  word: string;
  value: string;
  field?: string;
  onChange(value: string): void;
}) {
  return (
    <label className="field wide">
      <span className="label">{word}</span>
      <textarea
        data-field={field}
        rows={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
