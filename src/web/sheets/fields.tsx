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

/** Several names, with commas between them. */
export function ListField({
  value,
  onChange,
  ...rest
}: {
  word: string;
  value: readonly string[];
  field?: string;
  options?: readonly string[];
  onChange(value: string[]): void;
}) {
  return (
    <TextField
      {...rest}
      value={value.join(', ')}
      onChange={(text) => onChange(text.split(/, ?/).map((name) => name.trimStart()))}
    />
  );
}

/** Any of a few. */
export function Checks({
  word,
  options,
  chosen,
  none,
  onChange,
}: {
  word: string;
  options: readonly { readonly value: string; readonly word: string }[];
  chosen: readonly string[];
  /** What is said when there is nothing to choose. */
  none?: string;
  onChange(chosen: string[]): void;
}) {
  return (
    <fieldset className="checks">
      <legend className="label">{word}</legend>
      {options.length === 0 && none && <p className="dim">{none}</p>}
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="checkbox"
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                options
                  .map(({ value }) => value)
                  .filter((value) => (value === option.value ? target.checked : chosen.includes(value))),
              )
            }
          />
          {option.word}
        </label>
      ))}
    </fieldset>
  );
}
