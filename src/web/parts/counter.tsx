interface Props {
  word: string;
  value: number;
  step?: number;
  most?: number;
  field?: string;
  onChange(value: number): void;
}

/** A small number with a button on either side. */
export function Counter({ word, value, step = 1, most = 999, field, onChange }: Props) {
  return (
    <div className="counter" data-field={field}>
      <span>{word}</span>
      <button
        type="button"
        aria-label={`${word}: less`}
        disabled={value <= 0}
        onClick={() => onChange(Math.max(0, value - step))}
      >
        −
      </button>
      <b>{value}</b>
      <button
        type="button"
        aria-label={`${word}: more`}
        disabled={value >= most}
        onClick={() => onChange(value + step)}
      >
        +
      </button>
    </div>
  );
}
