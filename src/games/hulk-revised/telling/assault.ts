/** CA, GUARD and UNIT: close assault, the grab, and how pieces die. */
import { NOWHERE } from '../state.ts';
import { at, line, onCommand, sideOf, type Tellers, who } from './words.ts';

const REROLL_RULES = { guard: 'HR-GUARD-02', parry: 'HR-CA-14', claw: 'HR-CA-12' };

export const assaultTellers: Tellers<
  'assault' | 'assault-rolled' | 'rerolled' | 'psi-spent' | 'assault-won' | 'grabbed' | 'died'
> = {
  assault: (table, event) =>
    line(
      `${who(table, event)} attacks ${who(table, { unit: event.target, type: event.targetType })} at ${at(table, event.square)}${onCommand(event)}.`,
      'HR-CA-01',
      sideOf(table, event.unit),
    ),
  'assault-rolled': (_table, { attackerSide, attack, attackPlus, defence, defencePlus }) =>
    line('They fight.', 'HR-CA-03', attackerSide, [
      { values: attack, plus: attackPlus, seat: attackerSide },
      { values: defence, plus: defencePlus, seat: attackerSide === 'marine' ? 'stealer' : 'marine' },
    ]),
  rerolled(table, event) {
    const { from, to, why, whose, unit } = event;
    const name = who(table, event);
    const texts = {
      guard: `On guard, ${name} rolls his ${from} again.`,
      parry: `${name} parries: the ${from} is rolled again.`,
      claw: `${name} turns the blow aside: the ${from} is rolled again.`,
    };
    return line(texts[why], REROLL_RULES[why], sideOf(table, unit), [
      { values: [to], was: from, seat: whose },
    ]);
  },
  'psi-spent': (table, event) =>
    line(
      `${who(table, event)} spends ${event.points} Psi to draw level; ${event.left} left.`,
      'HR-CA-15',
      'marine',
    ),
  'assault-won'(table, event) {
    const { result, attack, defence } = event;
    const attacker = who(table, { unit: event.attacker, type: event.attackerType });
    const defender = who(table, { unit: event.defender, type: event.defenderType });
    const texts = {
      nothing: 'a draw.',
      'defender dies': `${attacker} wins.`,
      'attacker dies': `${defender} wins.`,
      'attacker turns': `${attacker} wins and frees himself to face it.`,
      'defender turns': `${defender} fends off the attack.`,
    };
    const rule = result === 'nothing' ? 'HR-CA-09' : result === 'defender dies' ? 'HR-CA-06' : 'HR-CA-07';
    return line(`${attack} against ${defence}: ${texts[result]}`, rule, sideOf(table, event.attacker));
  },
  grabbed(table, event) {
    const target = who(table, { unit: event.target, type: event.targetType });
    const text = event.held
      ? `${who(table, event)} seizes ${target} and drags him to ${at(table, event.to)}.`
      : `${who(table, event)} reaches for ${target} and misses.`;
    return line(text, 'HR-UNIT-09', 'stealer', [
      { values: event.dice, needed: event.needed, seat: 'stealer' },
    ]);
  },
  died: (table, event) =>
    line(
      `${who(table, event)} dies${event.at === NOWHERE ? '' : ` at ${at(table, event.at)}`}.`,
      event.rule,
      sideOf(table, event.unit),
    ),
};
