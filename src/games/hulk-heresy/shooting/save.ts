/** SAVE: two dice against the armour. */
import { destroy } from '../deaths.ts';
import { armourOf, named } from '../position.ts';
import type { State } from '../state.ts';
import { done, type HeresyRule, type Play } from '../steps.ts';

export interface SaveStep {
  do: 'save';
  unit: number;
  /** HH-SAVE-03, HH-SAVE-04: what the attack takes off the roll. */
  modifier: number;
  /** The rule by which a model that fails is destroyed. */
  rule: string;
  /** HH-SPEC-06: a natural 11 or 12 fails. */
  cleave?: boolean;
  /** HH-DAEM-02: what a psychic power takes off besides. */
  mystic?: number;
  /** HH-DAEM-10: by a force weapon. */
  psychic?: boolean;
}

/** The step below learns what came of it. */
function tell(state: State, survived: boolean): void {
  const below = state.steps[state.steps.length - 1];
  if (below && 'survived' in below) below.survived = survived;
}

/** HH-SAVE-01, HH-SAVE-08. */
function roll({ state, dice, events }: Play, step: SaveStep): boolean {
  const p = state.pieces[step.unit]!;
  const thrown = [dice.d6(), dice.d6()];
  const needed = armourOf(state, p).save;
  const natural = thrown[0] + thrown[1];
  const passed = natural + step.modifier + (step.mystic ?? 0) >= needed && !(step.cleave && natural >= 11);
  events.push({
    kind: 'saved',
    ...named(state, p),
    at: p.at,
    dice: thrown,
    needed,
    modifier: step.modifier + (step.mystic ?? 0),
    passed,
  });
  return passed;
}

export const saving: HeresyRule<'save'> = {
  run(play, step) {
    const { state } = play;
    done(state);
    const p = state.pieces[step.unit];
    if (!p) return false;
    const passed = roll(play, step);
    tell(state, passed);
    if (!passed) destroy(play, p, step.rule);
    return false;
  },
};
