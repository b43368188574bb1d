/** The ground as an SVG text: every outline is the polygon that the rules go by, and what lies in it is texture. */
import type { FieldScene, TerrainDraw } from '../games/field-scene.ts';
import { type Strewn, strewn } from './scatter.ts';

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
  const slope =
    'fill="none" stroke="var(--ter-hill-line)" stroke-width="9" stroke-dasharray="1.2 8" opacity=".5"';
  const ring = (share: number, fill: string) =>
    parts
      .map((part) => {
        const d = contour(part, share);
        return `<path d="${d}" fill="var(${fill})" ${line}/><path d="${contour(part, share * 0.93)}" ${slope}/>`;
      })
      .join('');
  return (
    area(parts, 'var(--ter-hill)', 'var(--ter-hill-line)', 1.4) +
    over(parts, 'ter-hill', 0.35) +
    ring(0.76, '--ter-hill-2') +
    ring(0.46, '--ter-hill-3')
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

/** Symbols strewn over the parts, each by its place and chance. */
function strew(
  parts: readonly Part[],
  pitch: number,
  depth: number,
  symbolOf: (chance: number) => string,
  least: number,
): string {
  const one = ({ x, y, chance }: Strewn) => {
    const turn = Math.round(chance * 9973) % 360;
    const size = round(least + (1 - least) * ((chance * 97) % 1));
    return `<use href="#${symbolOf(chance)}" transform="translate(${x} ${y})rotate(${turn})scale(${size})"/>`;
  };
  return parts.flatMap((part) => strewn(part, pitch, depth).map(one)).join('');
}

/** Shaded towards its edge, as ground under trees is. */
const floor = (parts: readonly Part[], fill: string) =>
  parts.map((part) => `<path d="${contour(part, 0.8)}" fill="var(${fill})" opacity=".45"/>`).join('');

const treeOf = (chance: number) => (chance < 0.62 ? 'ter-tree-a' : 'ter-tree-b');

const DRAWINGS: Readonly<Record<string, (parts: readonly Part[]) => string>> = {
  hill,
  building: roof,
  bunker: roof,
  woods: (parts) =>
    area(parts, 'var(--ter-woods)', 'var(--ter-woods-line)', 1.8) +
    floor(parts, '--ter-woods-1') +
    strew(parts, 14, 6, treeOf, 0.7),
  river: (parts) => area(parts, 'var(--ter-water)', 'var(--ter-bank)', 2.2) + over(parts, 'ter-river'),
  marsh: (parts) =>
    area(parts, 'var(--ter-marsh)', 'var(--ter-marsh-line)', 1.4, '7 4') + over(parts, 'ter-marsh'),
  craters: (parts) =>
    area(parts, 'var(--ter-pit-rim)', 'var(--ter-pit-line)', 1.2, '3 5') +
    strew(parts, 27, 11, () => 'ter-crater', 0.4),
  rubble: (parts) =>
    area(parts, 'var(--table)', 'var(--ter-rubble-line)', 1.2, '3 5') +
    strew(parts, 17, 8, () => 'ter-rubble', 0.5),
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

/** Tufts and stones on the felt, in one path. */
function tufts(width: number, length: number): string {
  const felt = [0, 0, width, 0, width, length, 0, length];
  const d = strewn(felt, 44, 14)
    .filter(({ chance }) => chance < 0.6)
    .map(({ x, y, chance }) =>
      chance < 0.2
        ? `M${x} ${y}l-3-6M${x + 3} ${y}v-7M${x + 6} ${y}l3-5`
        : `M${x} ${y}h${round(2 + 14 * chance)}`,
    )
    .join('');
  return `<path d="${d}" fill="none" stroke="var(--grid-2)" stroke-width="1.4" stroke-linecap="round"/>`;
}

/** A tick every ten centimetres along the western and northern edge, a number every twenty. */
function rulers(width: number, length: number): string {
  let ticks = '';
  let numbers = '';
  const number = (x: number, y: number, cm: number) => `<text x="${x}" y="${y}">${cm}</text>`;
  for (let x = 100; x < width - 40; x += 100) {
    ticks += `M${x} 0v${x % 200 === 0 ? 14 : 8}`;
    if (x % 200 === 0) numbers += number(x + 5, 22, x / 10);
  }
  for (let up = 100; up < length - 40; up += 100) {
    ticks += `M0 ${length - up}h${up % 200 === 0 ? 14 : 8}`;
    if (up % 200 === 0) numbers += number(6, length - up - 6, up / 10);
  }
  return `<path d="${ticks}" fill="none" stroke="var(--grid-2)" stroke-width="2"/><g font-family="sans-serif" font-size="19" fill="var(--grid-text)">${numbers}</g>`;
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
${tufts(width, length)}<g clip-path="url(#edge)">${pieces.join('')}</g>${rulers(width, length)}${edge(edges.north, 1)}${edge(edges.south, length - 1)}`;
}
