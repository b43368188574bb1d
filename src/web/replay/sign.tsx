const SIGNS: Readonly<Record<string, string>> = {
  play: 'M6 4l11 6-11 6z',
  pause: 'M5 4h4v12H5zM11 4h4v12h-4z',
  next: 'M5 4l8 6-8 6zM14 4h2v12h-2z',
  back: 'M15 4l-8 6 8 6zM4 4h2v12H4z',
  last: 'M3 4l7 6-7 6zM10 4l7 6-7 6z',
  first: 'M17 4l-7 6 7 6zM10 4l-7 6 7 6z',
};

/** The signs of a player of recordings. */
export function Sign({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}
