/** Telepathy. */
import { addEffect } from '../auras.ts';
import { foeOf } from '../duel/duellists.ts';
import { carriedBy } from '../objectives/objects.ts';
import { named } from '../position.ts';
import { no } from '../steps.ts';
import { endStance } from '../turn/stance.ts';
import { hasSpread } from './phantoms.ts';
import { blessing, type Power, refuseShape, refuseTarget, targets } from './power.ts';

/** HH-PSI-20: so many AP of moves and turns. */
const WILL = 3;

/** HH-PSI-21: any friend on the board who carries nothing. */
const hallucination: Power = {
  refuse(table, state, p, aim) {
    const refusal = refuseShape(aim, 'to') ?? refuseTarget(table, state, p, aim.to, true, Infinity);
    if (refusal) return refusal;
    const other = state.pieces[aim.to as number]!;
    if (foeOf(state, other) !== 0) return no('HH-PSI-21', 'It fights a duel.');
    if (carriedBy(state, other).length > 0) return no('HH-PSI-21', 'It carries something.');
    return hasSpread(table, state, other) ? null : no('HH-PSI-21', 'There is no room for three.');
  },
  list: (table, state, p) =>
    targets(table, state, p, true, Infinity)
      .map((to) => ({ to }))
      .filter((aim) => !hallucination.refuse(table, state, p, aim)),
  apply({ state }, p, { to }) {
    state.steps.push({ do: 'shuffle', side: p.side, unit: to as number });
  },
};

export const TELEPATHY = {
  /** HH-PSI-19. */
  'mind-howl': blessing(false, 6, (play, p, target) => {
    endStance(play, target);
    addEffect(play.state, { what: 'no-cp', owner: p.side, unit: target.id, ends: 'phase' });
  }),
  /** HH-PSI-20: on a 1 nothing, on 5 or 6 an attack as well. */
  dominate: blessing(false, 8, ({ state, dice, events }, p, { id, at }) => {
    const die = dice.d6();
    events.push({
      kind: 'power-roll',
      ...named(state, p),
      power: 'dominate',
      target: id,
      square: at,
      dice: [die],
      hit: die > 1,
    });
    if (die > 1)
      state.steps.push({
        do: 'dominate',
        unit: id,
        by: p.side,
        left: WILL,
        attacks: die >= 5,
        stage: 'moves',
      });
  }),
  hallucination,
};
