/** The ground as an SVG text: every outline is the polygon that the rules go by, and what lies in it is texture. */
import type { FieldScene, TerrainDraw } from '../games/field-scene.ts';

type Part = readonly number[];

function pathOf(part: Part): string {
  const corners: string[] = [];
  for (let i = 0; i < part.length; i += 2) corners.push(`${part[i]} ${part[i + 1]}`);
  return `M${corners.join('L')}Z`;
}

function middleOf(part: Part): [x: number, y: number] {
  const n = part.length / 2;
  let [x, y] = [0, 0];
  for (let i = 0; i < part.length; i += 2) {
    x += part[i] / n;
    y += part[i + 1] / n;
  }
  return [x, y];
}

/** The part made smaller around its middle, its corners cut: a height line. */
function contour(part: Part, share: number): string {
  const [mx, my] = middleOf(part);
  const inner = part.map((at, i) => (i % 2 === 0 ? mx + (at - mx) * share : my + (at - my) * share));
  const n = inner.length / 2;
  const at = (i: number): [number, number] => [inner[(i % n) * 2], inner[(i % n) * 2 + 1]];
  const between = (i: number, along: number) => {
    const [a, b] = [at(i), at(i + 1)];
    return `${round(a[0] + (b[0] - a[0]) * along)} ${round(a[1] + (b[1] - a[1]) * along)}`;
  };
  const sides = Array.from({ length: n }, (_, i) => {
    const [x, y] = at(i + 1);
    return `L${between(i, 0.62)}Q${round(x)} ${round(y)} ${between(i + 1, 0.38)}`;
  });
  return `M${between(0, 0.38)}${sides.join('')}Z`;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}

/** Filled with an edge around all parts together: the edge is drawn first, twice as wide. */
function area(parts: readonly Part[], fill: string, edge: string, width: number, dash = ''): string {
  const d = parts.map(pathOf).join('');
  const dashed = dash && ` stroke-dasharray="${dash}"`;
  const outline = `<path d="${d}" fill="none" stroke="${edge}" stroke-width="${width * 2}" stroke-linejoin="round"${dashed}/>`;
  return `${outline}<path d="${d}" fill="${fill}"/>`;
}

const over = (parts: readonly Part[], pattern: string, opacity = 1) =>
  `<path d="${parts.map(pathOf).join('')}" fill="url(#${pattern})" opacity="${opacity}"/>`;

function hill(parts: readonly Part[]): string {
  const line = 'stroke="var(--ter-hill-line)" stroke-width="1.4"';
  const ring = (share: number, fill: string) =>
    parts.map((part) => `<path d="${contour(part, share)}" fill="var(${fill})" ${line}/>`).join('');
  return (
    area(parts, 'var(--ter-hill)', 'var(--ter-hill-line)', 1.4) +
    over(parts, 'ter-hill', 0.6) +
    ring(0.74, '--ter-hill-2') +
    ring(0.42, '--ter-hill-3')
  );
}

function roof(parts: readonly Part[]): string {
  const shadow = `<g transform="translate(5 6)" fill="var(--shadow)" opacity=".55">${parts.map((part) => `<path d="${pathOf(part)}"/>`).join('')}</g>`;
  const light = parts
    .map((part) => `<path d="${contour(part, 0.7)}" fill="var(--ter-roof-2)" opacity=".7"/>`)
    .join('');
  return (
    shadow + area(parts, 'var(--ter-roof)', 'var(--ter-roof-line)', 1.6) + over(parts, 'ter-roof') + light
  );
}

const DRAWINGS: Readonly<Record<string, (parts: readonly Part[]) => string>> = {
  hill,
  building: roof,
  bunker: roof,
  woods: (parts) => area(parts, 'var(--ter-woods)', 'var(--ter-woods-line)', 1.8) + over(parts, 'ter-woods'),
  river: (parts) => area(parts, 'var(--ter-water)', 'var(--ter-bank)', 2.2) + over(parts, 'ter-river'),
  marsh: (parts) =>
    area(parts, 'var(--ter-marsh)', 'var(--ter-marsh-line)', 1.4, '7 4') + over(parts, 'ter-marsh'),
  craters: (parts) =>
    area(parts, 'var(--ter-pit-rim)', 'var(--ter-pit-line)', 1.2, '3 5') + over(parts, 'ter-craters'),
  rubble: (parts) =>
    area(parts, 'var(--table)', 'var(--ter-rubble-line)', 1.2, '3 5') + over(parts, 'ter-rubble-fill'),
};

const plain = (parts: readonly Part[]) =>
  area(parts, 'var(--ter-pit-rim)', 'var(--ter-pit-line)', 1.2, '5 3') + over(parts, 'ter-rubble-fill', 0.5);

const laid = ({ symbol, x, y, heading }: NonNullable<TerrainDraw['art']>) =>
  `<use href="#${symbol}" transform="translate(${x} ${y})rotate(${heading})"/>`;

const LOW = ['river', 'marsh', 'hill', 'craters', 'rubble'];

function depth({ kind }: TerrainDraw): number {
  const at = LOW.indexOf(kind);
  return at < 0 ? LOW.length : at;
}

/** The whole table: felt, a grid of decimetres, terrain from the lowest up, the sides' edges. */
export function groundDrawing({
  width,
  length,
  terrain,
  edges,
}: Pick<FieldScene, 'width' | 'length' | 'terrain' | 'edges'>): string {
  const lines = (step: number): string => {
    let d = '';
    for (let x = step; x < width; x += step) d += `M${x} 0V${length}`;
    for (let y = step; y < length; y += step) d += `M0 ${y}H${width}`;
    return d;
  };
  const pieces = [...terrain]
    .sort((a, b) => depth(a) - depth(b))
    .map(({ kind, parts, art }) => (art ? laid(art) : (DRAWINGS[kind] ?? plain)(parts)));
  const edge = (side: string, y: number) =>
    side && `<path d="M0 ${y}H${width}" stroke="var(--${side})" stroke-width="5"/>`;
  return `<clipPath id="edge"><path d="M0 0H${width}V${length}H0Z"/></clipPath>
<path d="M0 0H${width}V${length}H0Z" fill="var(--table)" stroke="var(--table-edge)" stroke-width="2"/>
<path d="${lines(100)}" fill="none" stroke="var(--grid)" stroke-width="1.4"/><path d="${lines(600)}" fill="none" stroke="var(--grid-2)" stroke-width="1.8"/>
<g clip-path="url(#edge)">${pieces.join('')}</g>${edge(edges.north, 1)}${edge(edges.south, length - 1)}`;
}
