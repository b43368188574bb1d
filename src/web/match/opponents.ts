/** The machine's strengths, and which one a person plays against. */
import { type Strength, strengthsFor } from '../../bots/strengths.ts';
import { change, settings } from '../settings.ts';
import type { Player } from '../store/saves.ts';

/** What games from before there was a choice were played against, and the drills. */
const USUAL = 'simple';
const FIRST = 'recruit';

export function isMachine(player: Player | null | undefined): boolean {
  return player?.split(' ')[0] === 'machine';
}

export function machineOf(strength: string): Player {
  return `machine ${strength}`;
}

/** Whoever plays that seat; null when it is not the machine. */
export function strengthOf(game: string, player: Player | undefined): Strength | null {
  if (!isMachine(player)) return null;
  const all = strengthsFor(game);
  const id = player?.split(' ')[1] ?? USUAL;
  return all.find((one) => one.id === id) ?? all.find((one) => one.id === USUAL) ?? all[0] ?? null;
}

/** The last one chosen; before that an easy one, until the first game has been played to its end. */
export function defaultStrength(game: string): Strength | undefined {
  const { strength, finished } = settings();
  const all = strengthsFor(game);
  const found = all.find(({ id }) => id === (strength ?? (finished ? USUAL : FIRST)));
  return found ?? all[0];
}

export function rememberStrength(strength: string): void {
  change({ strength });
}
