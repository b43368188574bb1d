/** The parts of a Titan in words, and what has become of them. */
import { LOCATIONS, type Location } from '../../../../games/epic-1991/sheets/index.ts';
import { MOUNTS } from '../../../../games/epic-1991/sheets/titan-weapons.ts';
import { weaponWorks } from '../../../../games/epic-1991/titans/titans.ts';
import type { Epic, View } from '../game.ts';

export function partName(location: Location): string {
  return location.replaceAll('-', ' ');
}

export interface PartState {
  readonly name: string;
  /** 'ready', 'spent', 'leg damaged'. */
  readonly state: string;
  readonly hurt: boolean;
}

/** Every part of a Titan with its damage; a mount with its weapon. */
export function partsOf({ table }: Epic, view: View, id: number): PartState[] {
  const titan = view.titans[view.models[id].titan];
  return LOCATIONS.map((location, i): PartState => {
    const { effects } = titan.damage[i];
    const mount = (MOUNTS as readonly string[]).indexOf(location);
    const weapon = mount < 0 ? undefined : table.models[id].weapons[mount];
    const damage = effects.map(({ effect }) => effect.replaceAll('-', ' ')).join(', ');
    const idle = weapon && !weaponWorks(titan, mount) ? 'spent' : 'ready';
    return {
      name: weapon ? `${partName(location)}: ${weapon.name}` : partName(location),
      state: damage || (weapon ? idle : 'whole'),
      hurt: effects.length > 0,
    };
  });
}
