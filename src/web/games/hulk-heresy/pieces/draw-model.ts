/** Which parts of heresy-pieces.svg make a model: ground plate, arms, what both hands hold, armour, what it bears, helm, rank. */
import type { BladeId } from '../../../../games/hulk-heresy/data/assault.ts';
import type { GunId } from '../../../../games/hulk-heresy/data/ranged.ts';
import type { ModelRow } from '../../../../games/hulk-heresy/force/list.ts';
import type { Side } from '../../../../games/hulk-heresy/state.ts';

/** Guns that look like another's drawing. Those not named have one of their own name. */
const GUN_PARTS: Readonly<Partial<Record<GunId, string>>> = {
  'combi-flamer': 'combi-weapon',
  'combi-grav': 'combi-weapon',
  'combi-grenade': 'combi-weapon',
  'combi-melta': 'combi-weapon',
  'combi-plasma': 'combi-weapon',
  'combi-volkite': 'combi-weapon',
  'plasma-pistol': 'plasma-gun',
  'hand-flamer': 'flamer',
};

/** Not held in a hand. */
const ON_BACK: readonly string[] = ['cyclone', 'conversion-beamer', 'grenade-harness', 'servo-arm'];

const BLADE_PARTS: Readonly<Partial<Record<BladeId, string>>> = {
  'force-axe': 'power-axe',
  'force-sword': 'power-sword',
  'lightning-claws': 'lightning-claw',
};

export const gunPart = (gun: GunId): string => GUN_PARTS[gun] ?? gun;
export const bladePart = (blade: BladeId): string => BLADE_PARTS[blade] ?? blade;

const BODIES: Readonly<Record<string, string>> = { 'heavy-support': 'heavy' };
const DAEMONS: Readonly<Record<string, string>> = {
  bloodletter: 'swordbearer',
  daemonette: 'clawbearer',
  'pink-horror': 'flamecaster',
  'blue-horror': 'flameling',
  plaguebearer: 'bloated',
};

const MIRRORED = 'matrix(-1 0 0 1 100 0)';
const PSI = '--p-glow:var(--psi-fill,#b5b0ff)';

function use(part: string, transform = '', style = ''): string {
  const more = `${transform && ` transform="${transform}"`}${style && ` style="${style}"`}`;
  return `<use href="#h-${part}"${more}/>`;
}

function body(scale: string, parts: string): string {
  return `<g transform="${scale}" stroke="var(--p-edge,#060a09)" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${parts}</g>`;
}

const LARGE = 'matrix(.88 0 0 .88 6 6.5)';
const SMALL = 'matrix(.96 0 0 .96 2 2)';

function daemon({ kind, herald, icon }: ModelRow, side: Side): string {
  const sounds = kind === 'daemonette' || kind === 'pink-horror';
  const worn = [
    herald && use('herald'),
    use(DAEMONS[kind]),
    herald && use('crown'),
    icon && use(sounds ? 'instrument' : 'icon'),
  ];
  const ring =
    side === 'B'
      ? '<circle cx="50" cy="50" r="44" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="9 7"/>'
      : '';
  return `${use('base-d')}${ring}${body(LARGE, worn.filter(Boolean).join(''))}`;
}

/** What is shown of a weapon's hand: the shield rather than the blade beside it. */
function leftHand({ assault }: ModelRow): BladeId | undefined {
  return assault.find((one) => one.endsWith('shield')) ?? assault.find((one) => one !== 'servo-arm');
}

function hands(row: ModelRow, inward: number, down: number): string {
  const shift = (dx: number) => (dx || down ? `translate(${dx} ${down})` : '');
  const psi = row.kind === 'librarian' ? PSI : '';
  if (row.assault.includes('lightning-claws'))
    return (
      use('lightning-claw', shift(inward)) + use('lightning-claw', `${MIRRORED} ${shift(inward)}`.trim())
    );
  const gun = row.ranged.find((one) => !ON_BACK.includes(one));
  const hammer = row.assault.includes('thunder-hammer');
  const left = leftHand(
    hammer ? { ...row, assault: row.assault.filter((one) => one !== 'thunder-hammer') } : row,
  );
  const second =
    !gun && !hammer && row.assault.length === 2 && row.kind === 'champion' ? row.assault[1] : undefined;
  return [
    left && use(bladePart(left), shift(inward), psi),
    hammer && use('thunder-hammer', shift(-inward)),
    gun && !hammer && use(gunPart(gun), shift(-inward), psi),
    second && !hammer && use(bladePart(second), `${MIRRORED} ${shift(inward)}`.trim()),
  ]
    .filter(Boolean)
    .join('');
}

/** A gun that takes both hands: nothing else is held. */
function isTwoHanded({ kind, sergeant, armour, ranged }: ModelRow): boolean {
  return (
    armour === 'powered' &&
    !sergeant &&
    ranged.length > 0 &&
    ['tactical', 'support', 'heavy-support'].includes(kind)
  );
}

const BACKS: readonly string[] = ['praetor', 'champion', 'chaplain', 'medicae'];
const BARE: readonly string[] = ['chaplain', 'medicae', 'forge-lord'];
const RANKED: readonly string[] = ['centurion', 'praetor', 'champion', 'chaplain', 'medicae', 'forge-lord'];

function astartes(row: ModelRow, side: Side): string {
  const { kind, armour, ranged, assault, sergeant } = row;
  const mark = side.toLowerCase();
  const powered = armour === 'powered';
  const inPowered =
    kind === 'assault' || kind === 'breacher' || kind === 'support' || kind === 'heavy-support';
  const suit = powered ? (inPowered ? (BODIES[kind] ?? kind) : 'tactical') : armour;
  const inward = powered ? 8 : armour === 'tartaros' ? 1 : 0;
  const both = isTwoHanded(row);
  const held = both
    ? use('arms-9') + use(gunPart(ranged[0]), 'translate(-14 6)')
    : use(`arms-${inward}`) + hands(row, inward, powered ? 6 : 0);
  const parts = [
    held,
    use(suit),
    use(`${suit}-${mark}`),
    BACKS.includes(kind) && use(`${kind}-back`),
    ranged.includes('cyclone') && use('cyclone'),
    assault.includes('servo-arm') && use('servo-arm'),
    ranged.includes('conversion-beamer') && use('conversion-beamer', 'translate(0 16)'),
    kind === 'librarian' && use('librarian'),
    !BARE.includes(kind) && use(`helm-${mark}`),
    RANKED.includes(kind) && use(kind),
    sergeant && use('sergeant'),
  ];
  return use(`base-${mark}`) + body(powered ? SMALL : LARGE, parts.filter(Boolean).join(''));
}

export function drawModel(row: ModelRow, side: Side): string {
  return row.armour === 'daemon' ? daemon(row, side) : astartes(row, side);
}

/** The same for everybody who carries the same. */
export function modelId(row: ModelRow, side: Side): string {
  const { kind, armour, sergeant, herald, icon, ranged, assault } = row;
  const marks = [sergeant && 'sergeant', herald && 'herald', icon && 'icon'].filter(Boolean);
  return ['hp', side, kind, armour, ...marks, ...ranged, ...assault].join('-');
}
