/** Break points, morale, objectives and the end. */
import { die, type Tellers } from './words.ts';

export const endPhaseTellers: Tellers<
  'broke' | 'points' | 'morale' | 'falls-back' | 'routs' | 'rallies' | 'captured' | 'over'
> = {
  broke: (t, { card }) => [`${t.cards[card].name} is broken.`, ['E2-BREAK-02'], { seat: t.cards[card].side }],
  points: (t, { side, points, why }) => [
    `${t.names[side]} ${points < 0 ? 'loses' : 'scores'} ${Math.abs(points)} victory points (${why}).`,
    ['E2-VP-05', 'E2-VP-07'],
    { seat: side },
  ],
  morale: (t, { unit, die: rolled, plus, needed, passed }) => [
    `${t.units[unit].name} ${passed ? 'keeps its nerve' : 'loses its nerve'}.`,
    ['E2-MORAL-01'],
    { seat: t.units[unit].side, dice: die(rolled, needed, plus) },
  ],
  'falls-back': (t, { unit }) => [
    `${t.units[unit].name} falls back.`,
    ['E2-MORAL-08'],
    { seat: t.units[unit].side },
  ],
  routs: (t, { unit }) => [`${t.units[unit].name} routs.`, ['E2-FALL-10'], { seat: t.units[unit].side }],
  rallies: (t, { unit }) => [`${t.units[unit].name} rallies.`, ['E2-RALLY-03'], { seat: t.units[unit].side }],
  captured: (t, { objective, side }) => [
    `${t.names[side]} captures objective ${objective}.`,
    ['E2-VP-02'],
    { seat: side },
  ],
  over: (_t, { why }) => [why, ['E2-VP-09']],
};
