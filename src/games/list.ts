/** Every game there is, in the order in which people are offered them. */
import type { Listing } from '../kernel/shelf.ts';
import { about as epic1989 } from './epic-1989/about.ts';
import { about as epic1991 } from './epic-1991/about.ts';
import { about as hulkHeresy } from './hulk-heresy/about.ts';
import { about as hulkRevised } from './hulk-revised/about.ts';

export const GAMES: readonly Listing[] = [hulkRevised, epic1991, hulkHeresy, epic1989];
