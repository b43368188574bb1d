/** E1-TMOD-01, E1-TMOD-15: how far a Titan goes. */
import { CM } from '../../../field/index.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { isCrippled } from './damage.ts';

/** E1-TITAN-13, in u. */
export const STOMP = 200;

/** In u; with damaged legs half, rounded down to whole cm; turned in place nothing (E1-TMOD-09). */
export function strideRate({ units }: Table, state: State, id: number, segment: MoveSegment): number {
  const { card } = units[id];
  if (card.is !== 'titan' || segment === 'turning' || isCrippled(state, id)) return 0;
  const speed = segment === 'advance' ? card.advance : card.charge;
  const isLame = state.units[id].titan!.superficial.includes('legs');
  return (isLame ? Math.floor(speed / 2) : speed) * CM;
}
