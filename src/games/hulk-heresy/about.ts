import type { Listing } from '../../kernel/shelf.ts';

const ALL_AREAS =
  'GEN BRD DIST LOS DICE SEQ CMD CP TIME REINF STACK BLIP CONV ACT MOVE DOOR BARR SHOOT SAVE OVW CA GUARD STAT LADD OBJ MARK' +
  ' WPN GREN AWPN SPEC SERG COMM PRAE CENT CHAMP DUEL CHAP MEDIC FORGE LIBR PSI PA DAEM FORCE MISS WIN GSB DEC HID EX GAP';

export const about = {
  id: 'hulk-heresy',
  title: 'Hulk, the Heresy',
  prefix: 'HH',
  seats: ['A', 'B'],
  complete: true,
  areas: ALL_AREAS.split(' '),
  opponents: ['recruit', 'simple', 'veteran'],
  lacks: {},
} as const satisfies Listing;
