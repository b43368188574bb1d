/** HH-BRD-06: what a square can hold besides a door, a piece and objects, as bits. */
export const BARRICADE = 1;
/** HH-BARR-07: a Forge Lord's, and nothing like the others. */
export const FORGE = 2;
export const BARRIER = 4;
export const SHIELD = 8;
export const GENERATOR = 16;
export const FLAME = 32;
export const BLIND = 64;
export const LADDER_UP = 128;
export const LADDER_DOWN = 256;

/** HH-MOVE-07, HH-MOVE-08: what can be neither entered nor squeezed past. */
export const SOLID = FORGE | BARRIER | GENERATOR;
/** HH-LOS-10, HH-LOS-11, HH-FORGE-05: what obstructs sight. */
export const OPAQUE = BARRICADE | SOLID | SHIELD | FLAME | BLIND;
/** HH-GEN-13: no model is placed here. */
export const NO_PLACE = SOLID | FLAME | SHIELD;
