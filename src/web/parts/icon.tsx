/** A symbol of pieces.svg at text size. */
export function Icon({
  name,
  className = 'icon',
  label,
}: {
  name: string;
  className?: string;
  label?: string;
}) {
  return label ? (
    <svg className={className} role="img" aria-label={label}>
      <use href={`#${name}`} />
    </svg>
  ) : (
    <svg className={className} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
