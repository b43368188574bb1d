/** E2-MAD-06: the results of the Mad Boyz' chart, by the sum of two dice. */
export const FLEES = 2;
export const DISTRACTED = 3;
export const PLAYS_DEAD = 4;
export const GRENADES = 5;
export const HIDES = 6;
export const QUARREL = 7;
export const SHOOTS = 8;
export const BULLETPROOF = 9;
export const FURY = 10;
export const TANK_HUNTERS = 11;
export const CHANT = 12;
