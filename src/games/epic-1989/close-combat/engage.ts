/** E1-SEQ-10, E1-CC-01: the list of close combats is fixed, after those who may hide and those who are in stasis. */
import { allSieges } from '../buildings/sieges.ts';
import { finish } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { withdraw } from '../support/chest.ts';
import { allGrapples } from '../titans/grapples.ts';
import { allContacts, opponentsOf } from './contacts.ts';

export const engage: StepRule<StepOf<'engage'>> = {
  run(play, step) {
    const { table, state } = play;
    finish(play, step);
    state.grapples = allGrapples(table, state);
    state.contacts = allContacts(table, state);
    state.sieges = allSieges(state);
    for (const unit of state.units)
      if (unit?.support && opponentsOf(state, unit.id).length > 0) withdraw(play, unit.id); // E1-SUPP-15
    return false;
  },
};
