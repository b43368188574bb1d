import type { Listing } from '../../kernel/shelf.ts';
import { SIDES } from './state.ts';

const ALL_AREAS =
  'GEN GEO SIZE ARMY FORM TERR OBJ DEPL SEQ ORD INIT CMDU MOVE TRAN SKIM FIRE ARC LOS COVER SAVE ' +
  'BARR BLDG TITAN SHLD VORT CC MULT PIN TCCW END VP BREAK MORAL FALL RALLY MARIN ORK CLAN GRET ' +
  'STORM TRAK MAD WEIRD ELDAR WLOCK ASPCT HARLQ VIBRO TWPN DATA DORK DVEH DTRP DELD DSQT CARD CSM ' +
  'CORK CELD CTIT CIMP TCARD IMPG SPEC DEC HID EX';

export const about = {
  id: 'epic-1991',
  title: 'Epic, 1991',
  prefix: 'E2',
  seats: SIDES,
  complete: true,
  areas: ALL_AREAS.split(' '),
  opponents: ['recruit', 'simple', 'veteran'],
  shared: 'E2-GEN-02',
  lacks: {
    shown: 'The cases of Epic, 1991 are not played in the rulebook yet.',
  },
} as const satisfies Listing;
