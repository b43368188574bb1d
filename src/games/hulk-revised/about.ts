import type { Listing } from '../../kernel/shelf.ts';

const ALL_AREAS =
  'GEN SEQ CMD TIME ACT REIN AMB SACT RESET MOVE DOOR LOS OBJ HAZ SHOT MVSH SUST CA LOCK GANG GUARD OVW JAM BLIP CONV ENTRY DUCT LADD PIT RUBB' +
  ' UNIT WPN BOLT CANN FLAM CHAIN SWORD HAMM SHLD CLAW AXE GREN MISL PFG SENT PSI FORCE CHAP CAMP SETUP WIN SOLO HOUSE DEC HID EX';

export const about = {
  id: 'hulk-revised',
  title: 'Hulk, revised',
  prefix: 'HR',
  seats: ['marine', 'stealer'],
  complete: true,
  areas: ALL_AREAS.split(' '),
  opponents: ['recruit', 'simple', 'veteran'],
  lacks: {},
} as const satisfies Listing;
