/** CARD: the Titan card (E2-CTIT-01). What it costs and gives depends on its weapons (E2-TITAN-10, E2-TCARD-10). */
import { HULL_POINTS, titanVps } from '../sheets/index.ts';
import { makers, unit } from './card.ts';

const { company } = makers('titans');
const TITAN = unit('', { 'warlord-titan': 1 }, { kind: 'titan' });

export const TITAN_CARDS = [
  company(
    'E2-CTIT-01',
    'warlord-titan',
    'Warlord Titan',
    [HULL_POINTS, null, null, titanVps(HULL_POINTS)],
    [TITAN],
  ),
];
