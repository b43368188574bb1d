/** Close combat, and how models are lost. */
import { die, nameOf, sideOf, type Tellers } from './words.ts';

export const closeCombatTellers: Tellers<
  'scream' | 'fight' | 'rerolled' | 'wins-outright' | 'paired' | 'grab' | 'destroyed'
> = {
  scream: (t, { model, die: rolled, works }) => [
    `${nameOf(t, model)} screams${works ? '' : ' in vain'}.`,
    ['E2-ASPCT-03'],
    { seat: sideOf(t, model), dice: die(rolled, 5) },
  ],
  fight: (t, { first, second, loser }) => [
    loser === 0
      ? `${nameOf(t, first.model)} and ${nameOf(t, second.model)} fight to a draw, ${first.total} each.`
      : `${nameOf(t, loser === first.model ? second.model : first.model)} beats ${nameOf(t, loser)}, ${Math.max(first.total, second.total)} to ${Math.min(first.total, second.total)}.`,
    ['E2-CC-14'],
    {
      dice: [first, second].map(({ model, dice, caf }) => ({
        values: dice,
        plus: caf,
        seat: sideOf(t, model),
      })),
    },
  ],
  rerolled: (t, { fighter: { model, dice, caf, total }, loser }) => [
    `${nameOf(t, model)} rolls again: ${total}, ${loser === 0 ? 'a draw' : loser === model ? 'still beaten' : 'and wins'}.`,
    ['E2-HARLQ-02'],
    { seat: sideOf(t, model), dice: [{ values: dice, plus: caf }] },
  ],
  'wins-outright': (t, { winner, loser }) => [
    `${nameOf(t, winner)} beats ${nameOf(t, loser)} without a fight.`,
    ['E2-CC-18', 'E2-ASPCT-03'],
    { seat: sideOf(t, winner) },
  ],
  paired: () => null,
  grab: (t, { model, attacker, defender, result }) => [
    `A grab at ${nameOf(t, model)} ${result === 'worst' ? 'tears it apart' : result === 'none' ? 'fails' : 'does some damage'}.`,
    ['E2-TCCW-05'],
    { dice: [{ values: [attacker], plus: 1 }, { values: [defender] }] },
  ],
  destroyed: (t, { model, how }) => [
    `${nameOf(t, model)} is lost (${how}).`,
    ['E2-GEN-08'],
    { seat: sideOf(t, model) },
  ],
};
