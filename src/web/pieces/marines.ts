/** Terminators are put together from parts: who he is, what each hand holds, what he bears on his shoulders. */

export const RANKS = ['terminator', 'sergeant', 'captain', 'librarian'] as const;
export const GUNS = ['bolter', 'cannon', 'flamer', 'none'] as const;
export const HANDS = ['fist', 'launcher', 'chain', 'axe', 'sword', 'force'] as const;
/** Pairs of weapons that leave no hand free. */
export const PAIRS = ['claws', 'hammer'] as const;

export interface Gear {
  readonly rank: (typeof RANKS)[number];
  readonly arms:
    | (typeof PAIRS)[number]
    | { readonly gun: (typeof GUNS)[number]; readonly hand: (typeof HANDS)[number] };
  /** Missiles on both shoulders. */
  readonly pods: boolean;
}

export function marineId({ rank, arms, pods }: Gear): string {
  const held = typeof arms === 'string' ? arms : `${arms.gun}-${arms.hand}`;
  return `u-${rank}-${held}${pods ? '-pods' : ''}`;
}

/** Every Terminator there can be, as symbols. */
export function marineSymbols(): string {
  return everyGear().map(symbol).join('');
}

function everyGear(): Gear[] {
  const arms = [...PAIRS, ...GUNS.flatMap((gun) => HANDS.map((hand) => ({ gun, hand })))];
  return RANKS.flatMap((rank) =>
    arms.flatMap((held) => [false, true].map((pods): Gear => ({ rank, arms: held, pods }))),
  );
}

const HEADS = {
  terminator: ['helm'],
  sergeant: ['pennant', 'helm', 'crest'],
  captain: ['cape', 'halo', 'helm'],
  librarian: ['hood', 'helm'],
};

function symbol(gear: Gear): string {
  const { rank, arms, pods } = gear;
  const held =
    arms === 'claws'
      ? use('claw') + use('claw', ' transform="matrix(-1 0 0 1 100 0)"')
      : arms === 'hammer'
        ? use('shield') + use('hammer')
        : use(arms.hand) + (arms.gun === 'none' ? '' : use(arms.gun));
  const flamer = typeof arms === 'object' && arms.gun === 'flamer';
  const worn = ['armour', ...(flamer ? ['tanks'] : []), ...(pods ? ['pods'] : []), ...HEADS[rank]];
  const body = worn.map((part) => use(part)).join('');
  return `<symbol id="${marineId(gear)}" viewBox="0 0 100 100"><g transform="matrix(.95 0 0 .95 2.5 2.5)" stroke="var(--p-edge,#070b0a)" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${use('forearms')}${held}${body}</g></symbol>`;
}

function use(part: string, more = ''): string {
  return `<use href="#part-${part}"${more}/>`;
}
