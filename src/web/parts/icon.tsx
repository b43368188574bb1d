/** What of a battle's symbols is seen: they are drawn in millimetres around their middle. */
const BOXES: readonly (readonly [RegExp, string])[] = [
  [/^(o|c)89-/, '-9 -9 18 18'],
  [/^(imp|reb)89-(warlord|reaver|warhound)/, '-38 -38 76 76'],
  [/^(imp|reb)89-(land|rhino|whirl)/, '-17 -17 34 34'],
  [/^(imp|reb)89-/, '-11 -11 22 22'],
  [/^titan-.*-far$/, '-31 -31 62 62'],
  [/^(veh|gun)-.*-far$/, '-14 -14 28 28'],
  [/^(order|mk)-|-far$/, '-9 -9 18 18'],
  [/^(sm|ork|eld)-/, '-11 -11 22 22'],
  [/^(veh|gun)-/, '-17 -17 34 34'],
  [/^titan-/, '-40 -40 80 80'],
];

function boxOf(name: string): string | undefined {
  return BOXES.find(([names]) => names.test(name))?.[1];
}

/** A symbol of pieces.svg, battle-pieces.svg or epic89-pieces.svg at text size. */
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
    <svg className={className} viewBox={boxOf(name)} role="img" aria-label={label}>
      <use href={`#${name}`} />
    </svg>
  ) : (
    <svg className={className} viewBox={boxOf(name)} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
