interface Props {
  /** In hundredths: the left one prevails, neither, the right one. */
  wins: number;
  loses: number;
  /** The classes of their sides. */
  own: string;
  other: string;
  title: string;
}

/** What comes of a fight: how often either side prevails, each in its colour, one filled and one in outline. */
export function FatesBar({ wins, loses, own, other, title }: Props) {
  return (
    <span className="fates" title={title}>
      <span
        aria-hidden="true"
        style={{ gridTemplateColumns: `${wins}fr ${Math.max(0, 100 - wins - loses)}fr ${loses}fr` }}
      >
        <i className={`win ${own}`} />
        <i className="draw" />
        <i className={`lose ${other}`} />
      </span>
      <b className={own}>{wins}%</b>
      <b className={other}>{loses}%</b>
    </span>
  );
}
