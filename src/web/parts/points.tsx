/** Action points: filled is left, hollow is spent. */
export function Points({ left, full }: { left: number; full: number }) {
  return (
    <span className="ap" role="img" aria-label={`${left} of ${full} action points left`}>
      {[...Array(Math.max(full, left)).keys()].map((i) => (
        <i key={i} className={i < left ? 'on' : ''} />
      ))}
    </span>
  );
}
