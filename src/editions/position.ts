/** A position that both editions of the epic game know: what stands where, in centimetres from the south-west corner of a square of ground. */
import type { Fraction } from '../games/epic-1991/odds/fraction.ts';
import type { DiceShown, Odds, Refusal } from '../kernel/contract.ts';

export const PIECES = ['land-raider', 'rhino', 'tactical', 'assault', 'devastator'] as const;
export type PieceKind = (typeof PIECES)[number];

export const SIDES = ['blue', 'gold'] as const;
export type Side = (typeof SIDES)[number];

export const ORDERS = ['first', 'advance', 'charge'] as const;
export type Order = (typeof ORDERS)[number];

export interface Piece {
  readonly is: PieceKind;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** A stand in a house: which house, by its place among the ground, and which of its four arms, from the front clockwise. */
  readonly house?: { readonly at: number; readonly arm: number };
}

/** A house is a cross of low walls; both books have it. Woods are in the second book only. */
export interface Ground {
  readonly is: 'house' | 'rubble' | 'woods';
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Position {
  readonly title: string;
  /** What is worth seeing in it. */
  readonly about: string;
  readonly orders: Readonly<Record<Side, Order>>;
  /** Blue's first. */
  readonly pieces: readonly Piece[];
  readonly ground: readonly Ground[];
}

/** The ground that is shown. */
export const WIDE = 60;
export const DEEP = 38;

export function foeOf(side: Side): Side {
  return side === 'blue' ? 'gold' : 'blue';
}

/** The name of a piece in a case: 'P3'. */
export function nameOf(piece: number): string {
  return `P${piece + 1}`;
}

/** Blue's pieces come first, so that either edition numbers them as they are written, from 1. */
export function idOf(piece: number): number {
  return piece + 1;
}

export function pieceOf(id: number): number {
  return id - 1;
}

/** Corners in centimetres: x, y, x, y. */
export type Corners = readonly number[];

/** What one weapon of a piece comes to against another. */
export interface Aim {
  readonly weapon: string;
  /** The score each die needs; null where it may not be fired so. */
  readonly needed: number | null;
  /** That it destroys the target, all its dice together. */
  readonly kills: Fraction;
  readonly parts: Odds['parts'];
  readonly refused: Refusal | null;
}

export interface Look {
  readonly sees: boolean;
  readonly aims: readonly Aim[];
}

/** What was fired at what: whom it destroys, each set of pieces with its chance. */
export interface Attack {
  readonly by: number;
  readonly weapon: string;
  readonly at: number;
  readonly needed: number;
  readonly dice: number;
  readonly falls: readonly { readonly pieces: readonly number[]; readonly odds: Fraction }[];
}

/** The same fire with dice that are known. */
export interface Told {
  readonly lines: readonly { readonly text: string; readonly dice: readonly DiceShown[] }[];
  readonly lost: readonly number[];
  readonly rolled: number;
}

/** A position on an edition's own table, asked through its own engine. */
export interface Laid {
  /** What lies on the ground, as its rules have it. */
  readonly ground: readonly { readonly is: string; readonly parts: readonly Corners[] }[];
  readonly bases: readonly Corners[];
  /** What cannot stand so by its rules, in sentences. */
  readonly faults: readonly string[];
  look(from: number, to: number): Look;
  /** Everything that side may fire, as the edition's own list of sensible fire has it. */
  fire(side: Side): readonly Attack[];
  roll(side: Side, dice: () => number): Told;
}

export interface Edition {
  readonly game: string;
  readonly year: string;
  readonly name: string;
  lay(position: Position): Laid;
}
