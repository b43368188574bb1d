/** HH-GSB-04, HH-GSB-05, HH-GSB-08: whom a Genestealer blip can stand for. */
import { daemonRow, LESSER } from '../daemons/born.ts';
import { ARMOURS } from '../data/armour.ts';
import type { BladeId } from '../data/assault.ts';
import type { KindId } from '../data/kinds.ts';
import { DISCIPLINES } from '../data/powers.ts';
import type { GunId } from '../data/ranged.ts';
import { type ModelRow, modelRow } from '../force/list.ts';
import { COMBI, HEAVY, priceOfModel } from '../force/prices.ts';

export const HOSTS = ['powered', 'terminators', 'daemons'] as const;
export type Host = (typeof HOSTS)[number];

const TERMINATOR = ARMOURS.filter((armour) => armour !== 'powered' && armour !== 'daemon');
const BLADES: readonly BladeId[] = ['power-fist', 'power-axe', 'power-maul', 'power-sword'];
/** What Breachers and Support Astartes may carry for nothing. */
const SPECIAL: Readonly<Partial<Record<KindId, readonly GunId[]>>> = {
  tactical: ['boltgun'],
  assault: ['bolt-pistol'],
  breacher: ['boltgun', 'flamer', 'lascutter', 'meltagun', 'graviton-gun', 'volkite-charger'],
  support: ['flamer', 'meltagun', 'plasma-gun', 'volkite-charger', 'volkite-caliver', 'rotor-cannon'],
  'heavy-support': ['heavy-bolter'],
};

function powered(kind: KindId, sergeant = false): ModelRow[] {
  const guns = [...(SPECIAL[kind] ?? []), ...(sergeant ? COMBI : [])];
  const shield: BladeId[] = kind === 'breacher' ? ['boarding-shield'] : [];
  return guns.map((gun) => {
    const cuts: BladeId[] = gun === 'lascutter' ? ['cutter-blade'] : [];
    return modelRow(kind, 'powered', {
      ranged: [gun],
      assault: ['chainsword', ...cuts, ...shield],
      sergeant,
    });
  });
}

const LINE: readonly KindId[] = ['tactical', 'assault', 'breacher'];
const line = (): ModelRow[] => LINE.flatMap((kind) => powered(kind));
/** HH-GSB-08: a Sergeant of any kind of the list. */
const ranks = (): ModelRow[] => [
  ...([...LINE, 'support', 'heavy-support'] as KindId[]).flatMap((kind) => powered(kind, true)),
  ...powered('support'),
  ...powered('heavy-support'),
];

function terminators(guns: readonly GunId[], sergeant: boolean, traded: boolean): ModelRow[] {
  return TERMINATOR.flatMap((armour) => [
    ...guns.flatMap((gun) =>
      BLADES.map((blade) => modelRow('terminator', armour, { ranged: [gun], assault: [blade], sergeant })),
    ),
    ...(traded
      ? [
          modelRow('terminator', armour, { assault: ['lightning-claws'], sergeant }),
          modelRow('terminator', armour, { assault: ['thunder-hammer', 'storm-shield'], sergeant }),
        ]
      : []),
  ]);
}

const lesser = (): ModelRow[] => LESSER.map((kind) => daemonRow(kind));
const heralds = (): ModelRow[] => LESSER.map((kind) => daemonRow(kind, { herald: true }));

/** HH-GSB-05: the models of a blip, each with all it can be; [] for a Sensor Echo. */
export function menuOf(host: Host, value: number): ModelRow[][] {
  if (host === 'daemons') return value === 2 ? [heralds()] : Array.from({ length: value }, lesser);
  if (host === 'powered') {
    if (value === 2) return [line(), ranks()];
    return Array.from({ length: value }, line);
  }
  if (value === 1) return []; // HH-GSB-11
  if (value === 2)
    return [[...terminators(['combi-bolter'], true, true), ...terminators(HEAVY, false, false)]];
  return [terminators(['combi-bolter'], false, true)];
}

const CHARACTERS: Readonly<Partial<Record<KindId, Partial<ModelRow>>>> = {
  centurion: { ranged: ['combi-bolter'], assault: ['power-fist'] },
  praetor: { ranged: ['combi-bolter'], assault: ['power-fist'] },
  champion: { ranged: ['combi-bolter'], assault: ['power-sword'] },
  chaplain: { ranged: ['combi-bolter'], assault: ['power-maul'] },
  medicae: { ranged: ['needle-pistol'], assault: ['narthecium'] },
  'forge-lord': { ranged: ['combi-melta'], assault: ['power-axe', 'servo-arm'] },
  librarian: {
    ranged: ['combi-bolter'],
    assault: ['force-sword'],
    powers: ['dark-flame', 'summoning', 'sacrifice'],
  },
};

const MALEFIC: ModelRow['powers'] = [...DISCIPLINES['Malefic Daemonology']];

/** HH-GSB-03: some of those who may take a Broodlord's place: any character, or a Herald with its gifts. */
export function replacements(host: Host): ModelRow[] {
  if (host === 'daemons')
    return LESSER.map((kind) =>
      kind === 'bloodletter'
        ? daemonRow(kind, { herald: true, gifts: ['hard-to-kill', 'mighty-blow'] })
        : daemonRow(kind, { herald: true, gifts: ['hard-to-kill'], powers: MALEFIC }),
    );
  const armours = [...TERMINATOR, 'powered' as const];
  return (Object.keys(CHARACTERS) as KindId[]).flatMap((kind) =>
    armours.map((armour) => modelRow(kind, armour, CHARACTERS[kind])),
  );
}

/** HH-GSB-03, HH-GSB-08: any character that costs no more than its list price. */
export function isReplacement(
  host: Host,
  row: ModelRow,
  isSame: (a: ModelRow, b: ModelRow) => boolean,
): boolean {
  const all = replacements(host);
  if (host === 'daemons') return all.some((one) => isSame(one, row));
  const price = priceOfModel(row);
  return all.some((one) => one.kind === row.kind && one.armour === row.armour && price === priceOfModel(one));
}
