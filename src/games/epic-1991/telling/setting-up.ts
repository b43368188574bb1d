/** Mustering, the ground and the set-up. */
import { counted } from '../../../kernel/words.ts';
import type { Army } from '../army/list.ts';
import { die, place, type Tellers } from './words.ts';

export const settingUpTellers: Tellers<
  | 'mustered'
  | 'armies'
  | 'terrain-rolled'
  | 'piece-rolled'
  | 'piece-laid'
  | 'piece-dropped'
  | 'objective-placed'
  | 'roll-off'
  | 'edge'
  | 'set-up'
  | 'revealed'
> = {
  mustered: (_t, { side }) => [`Army ${side} is mustered.`, ['E2-HID-01'], { seat: side }],
  armies: (_t, { A, B }) => {
    const told = ([side, army]: [string, Army | null]) => (army ? [`${side} has ${army.name}`] : []);
    return [`The lists are open: ${Object.entries({ A, B }).flatMap(told).join(', ')}.`, ['E2-ARMY-14']];
  },
  'terrain-rolled': (_t, { area, die: rolled, pieces }) => [
    `Area ${area}: ${counted(pieces, 'piece')} of terrain.`,
    ['E2-TERR-02'],
    { dice: die(rolled) },
  ],
  'piece-rolled': (_t, { piece, area, dice, is }) => [
    `Piece ${piece}, for area ${area}: ${is}.`,
    ['E2-TERR-03'],
    { dice: [{ values: dice }] },
  ],
  'piece-laid': (t, { side, piece, is }) => [
    `${t.names[side]} lays piece ${piece}: ${is}.`,
    ['E2-TERR-04'],
    { seat: side },
  ],
  'piece-dropped': (_t, { piece, is }) => [`There is no room for piece ${piece}: ${is}.`, ['E2-TERR-05']],
  'objective-placed': (t, { side, x, y }) => [
    `${t.names[side]} places an objective at ${place(x, y)}.`,
    ['E2-OBJ-01'],
    { seat: side },
  ],
  'roll-off': (t, { what, A, B, winner }) => [
    winner ? `${t.names[winner]} wins the roll for ${what}.` : `The roll for ${what} is tied.`,
    ['E2-GEN-06'],
    {
      dice: [
        { values: [A], seat: 'A' },
        { values: [B], seat: 'B' },
      ],
    },
  ],
  edge: (t, { side, edge }) => [`${t.names[side]} takes the ${edge} edge.`, ['E2-DEPL-01'], { seat: side }],
  'set-up': (t, { side }) => [`${t.names[side]} has set up.`, ['E2-DEPL-03'], { seat: side }],
  revealed: () => ['Both armies are revealed.', ['E2-DEPL-03']],
};
