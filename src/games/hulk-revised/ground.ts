/** What lies on a square besides pieces, as bits; and for whom it is blocked (HR-GEN-11). */
import type { PieceKind } from './units.ts';

export const FIRE = 1;
/** Face up, and flipped (HR-GREN-07). */
export const GAS = 2;
export const OLD_GAS = 4;
export const ANY_GAS = GAS | OLD_GAS;
export const PLASMA = 8;
export const STASIS = 16;
export const RUBBLE = 32;
export const GENERATOR = 64;
/** Together with GENERATOR: attacked once (HR-PFG-03). */
export const HALF = 128;
export const DUCT = 256;
/** The hole itself: a top pitfall. */
export const PIT = 512;
export const LADDER = 1024;
/** A bottom pitfall. */
export const LANDING = 2048;

/** HR-LOS-03, as far as the ground goes; nothing else on it blocks sight (HR-LOS-05, HR-OBJ-04, HR-PFG-02). Ducts are opaque by their place on the board. */
export const MURK = FIRE | ANY_GAS | STASIS;

/** HR-HAZ-09: plasma stops everyone. */
const SHARED = PLASMA | STASIS | GENERATOR;
/** HR-HAZ-07: gas stops no Marine; HR-RUBB-01: rubble does. */
const MARINE = SHARED | FIRE | RUBBLE | DUCT;
/** HR-HAZ-06: gas stops Stealers and blips; HR-RUBB-02: rubble does not. */
const STEALER = SHARED | FIRE | ANY_GAS;

/** HR-HAZ-01: of Stealers only a Broodlord walks into fire. HR-DUCT-01: who stays out of ducts; for the others they are floor (HR-DUCT-02). */
const BLOCKS: Readonly<Record<PieceKind, number>> = {
  terminator: MARINE,
  sergeant: MARINE,
  captain: MARINE,
  librarian: MARINE,
  genestealer: STEALER,
  feeder: STEALER,
  acidmaw: STEALER,
  hormagaunt: STEALER | DUCT,
  broodlord: SHARED | ANY_GAS | DUCT,
  blip: STEALER | DUCT,
  ambush: STEALER | DUCT,
  sentry: MARINE | PIT, // HR-PIT-11
};

/** HR-GEN-11, HR-CHAP-06. */
export function blocksFor(kind: PieceKind, salamanders: boolean, marine: boolean): number {
  return marine && salamanders && kind !== 'sentry' ? BLOCKS[kind] & ~FIRE : BLOCKS[kind];
}
