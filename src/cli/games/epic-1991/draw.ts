/** A battle as an SVG file: the table from above, north on top, ten pixels to the centimetre. */
import { cornersOf } from '../../../field/index.ts';
import type { State, Table, TerrainKind } from '../../../games/epic-1991/index.ts';

const GROUND: Readonly<Record<TerrainKind, string>> = {
  hill: '#b8b08a',
  woods: '#6f8f5a',
  rubble: '#9a948a',
  craters: '#8d8576',
  marsh: '#7d9488',
  river: '#6d9fb8',
  building: '#5b5650',
  bunker: '#44403b',
  trench: '#7a6a52',
  foxholes: '#8a7a62',
  rocks: '#87817a',
  'broken-ground': '#a39a80',
};

const SIDE = { A: { fill: '#2f6db5', line: '#12304f' }, B: { fill: '#c05a2b', line: '#5a2410' } } as const;

export function drawBattle(table: Table, seen: State): string {
  const { width, length } = table;
  const y = (value: number) => (length - value) / 10;
  const points = (polygon: readonly number[]) => {
    const out: string[] = [];
    for (let i = 0; i < polygon.length; i += 2) out.push(`${polygon[i] / 10},${y(polygon[i + 1])}`);
    return out.join(' ');
  };
  const terrain = seen.pieces.flatMap((piece) =>
    (piece?.parts ?? []).map(
      (part) =>
        `<polygon points="${points(part)}" fill="${GROUND[piece!.kind]}"><title>${piece!.kind}</title></polygon>`,
    ),
  );
  const zones = [0, length - table.depth].map(
    (south) =>
      `<rect x="0" y="${y(south + table.depth)}" width="${width / 10}" height="${table.depth / 10}" fill="#000" opacity="0.05"/>`,
  );
  const objectives = seen.objectives.map(
    ({ x, y: north, holder }, i) =>
      `<g><circle cx="${x / 10}" cy="${y(north)}" r="12" fill="${holder ? SIDE[holder].fill : '#fff'}" stroke="#222" stroke-width="2"/><text x="${x / 10}" y="${y(north) + 5}" text-anchor="middle" font-size="14">${i + 1}</text></g>`,
  );
  const discs = seen.discs.map(
    ({ x, y: north, radius, kind }) =>
      `<circle cx="${x / 10}" cy="${y(north)}" r="${radius / 10}" fill="#6a3d9a" opacity="0.5"><title>${kind}</title></circle>`,
  );
  const models = seen.models.flatMap((model) => {
    if (model?.where !== 'table') return [];
    const { side, row, size, unit } = table.models[model.id];
    const base = cornersOf({ ...model, width: size.width, length: size.length });
    const nose = [(base[0] + base[2]) / 2, (base[1] + base[3]) / 2];
    const back = seen.units[unit].fellBack > 0 ? ' stroke-dasharray="3 2"' : '';
    return [
      `<g><title>${table.units[unit].name}: ${row.name} ${model.id}</title><polygon points="${points(base)}" fill="${SIDE[side].fill}" stroke="${SIDE[side].line}" stroke-width="1.5"${back}/>` +
        (size.arc === 'front'
          ? `<line x1="${model.x / 10}" y1="${y(model.y)}" x2="${nose[0] / 10}" y2="${y(nose[1])}" stroke="#fff" stroke-width="2"/>`
          : `<circle cx="${model.x / 10}" cy="${y(model.y)}" r="4" fill="#fff" opacity="0.7"/>`) +
        '</g>',
    ];
  });
  const legend = `Turn ${seen.turn}, ${seen.phase}. ${table.names.A} (blue) ${seen.vps.A}, ${table.names.B} (orange) ${seen.vps.B}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -40 ${width / 10} ${length / 10 + 40}" font-family="sans-serif">`,
    `<rect x="0" y="-40" width="${width / 10}" height="${length / 10 + 40}" fill="#fff"/>`,
    `<rect x="0" y="0" width="${width / 10}" height="${length / 10}" fill="#e6dfc8"/>`,
    `<text x="10" y="-12" font-size="24">${legend}</text>`,
    ...zones,
    ...terrain,
    ...objectives,
    ...discs,
    ...models,
    '</svg>',
    '',
  ].join('\n');
}
