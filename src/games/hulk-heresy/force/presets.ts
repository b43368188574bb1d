/** HH-GAP-29, HH-FORCE-18: forces for those who do not want to build one, and what is left of them for fewer points. */
import { ARSENAL } from './arsenal.ts';
import { refuseForce } from './check.ts';
import { type ForceList, type ModelRow, modelRow } from './list.ts';

const times = (count: number, row: ModelRow): ModelRow[] => Array.from({ length: count }, () => row);

const indomitus = (ranged: ModelRow['ranged'], assault: ModelRow['assault'], more: Partial<ModelRow> = {}) =>
  modelRow('terminator', 'indomitus', { ranged, assault, ...more });
const powered = (
  kind: ModelRow['kind'],
  ranged: ModelRow['ranged'],
  assault: ModelRow['assault'],
  more: Partial<ModelRow> = {},
) => modelRow(kind, 'powered', { ranged, assault, ...more });
const daemon = (kind: ModelRow['kind'], assault: ModelRow['assault'], more: Partial<ModelRow> = {}) =>
  modelRow(kind, 'daemon', { assault, ...more });

export const PRESETS: Readonly<Record<string, ForceList>> = {
  Terminators: [
    ...times(5, indomitus(['combi-bolter'], ['power-fist'])),
    indomitus(['combi-bolter'], ['chainfist']),
    ...times(2, indomitus(['combi-bolter'], ['power-sword'], { sergeant: true })),
    indomitus(['heavy-flamer'], ['power-fist']),
    indomitus(['assault-cannon'], ['power-fist']),
  ],
  'Powered armour': [
    ...times(9, powered('tactical', ['boltgun'], ['chainsword'])),
    powered('tactical', ['boltgun'], ['power-fist'], { sergeant: true }),
    ...times(2, powered('assault', ['bolt-pistol'], ['chainsword'])),
    ...times(2, powered('assault', ['bolt-pistol'], ['chainsword', 'combat-shield'])),
    powered('assault', ['bolt-pistol'], ['chainsword'], { sergeant: true }),
    ...times(2, powered('breacher', ['boltgun'], ['chainsword', 'boarding-shield'])),
    ...times(2, powered('support', ['meltagun'], ['chainsword'])),
    powered('heavy-support', ['heavy-bolter'], ['chainsword']),
  ],
  Daemons: [
    ...times(7, daemon('bloodletter', ['hellblade'])),
    daemon('bloodletter', ['hellblade'], { herald: true }),
    ...times(6, daemon('daemonette', ['daemonette-claws'])),
    ...times(6, daemon('pink-horror', [])),
    ...times(5, daemon('plaguebearer', ['plaguesword'])),
    daemon('plaguebearer', ['plaguesword'], { icon: true }),
  ],
};

/** Whoever can be left out without breaking a limit, from the last, until the points suffice. */
function within(force: ForceList, points: number): ForceList | null {
  let left = [...force];
  while (left.length > 0 && refuseForce(left, points)) {
    const fewer = left.findLastIndex((_, i) => {
      const rest = left.filter((_row, at) => at !== i);
      const refusal = rest.length > 0 ? refuseForce(rest, points) : null;
      return rest.length > 0 && (!refusal || refusal.rule === 'HH-FORCE-01');
    });
    if (fewer < 0) return null;
    left = left.filter((_row, at) => at !== fewer);
  }
  return left.length > 0 ? left : null;
}

const KNOWN = new Map<number, readonly ForceList[]>();

/** Some forces of at most so many points, each legal, with their letters dealt in more than one way. */
export function sampleForces(points: number): readonly ForceList[] {
  const known = KNOWN.get(points) ?? samplesOf(points);
  KNOWN.set(points, known);
  return known;
}

function samplesOf(points: number): ForceList[] {
  const whole = [...Object.values(PRESETS), ...ARSENAL]
    .map((force) => within(force, points))
    .filter((force) => force !== null);
  return whole.flatMap((force) => [force, [...force].reverse()]);
}
