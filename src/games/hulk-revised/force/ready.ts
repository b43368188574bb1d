/** The lists of the folder `forces/` that are for single games. */
import type { ForceList } from './list.ts';
import { parseForce } from './notation.ts';

const LINES = [
  'marine points 20 chapter 4; sergeant "Varro" power-sword storm-bolter, terminator "Castor" storm-bolter, terminator "Halden" chain-fist storm-bolter, terminator "Osric" heavy-flamer, terminator "Tarn" storm-bolter',
  'stealer points 20 blips 50 ambush 2 feeder 1 acidmaw 1 hormagaunt 1',
];

export const READY: readonly ForceList[] = LINES.map(parseForce);
