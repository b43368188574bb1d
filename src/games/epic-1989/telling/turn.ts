/** Setting up, the turn, moves and rams. */
import { kindNamed } from '../geometry/buildings.ts';
import { nameOf, ORDER_NAMES, place, SIDE_NAMES, type Tellers } from './words.ts';

export const turnTellers: Tellers<
  | 'roll-off'
  | 'sides'
  | 'first'
  | 'building'
  | 'edge'
  | 'deployed'
  | 'point'
  | 'reinforcements'
  | 'turn'
  | 'phase'
  | 'ordered'
  | 'turned-up'
  | 'proposes'
  | 'passed-on'
  | 'over'
  | 'picks'
  | 'sets-out'
  | 'moved'
  | 'left'
  | 'rams'
  | 'ram'
  | 'overrun'
  | 'boarded'
  | 'set-down'
  | 'survives'
  | 'enters'
  | 'comes-out'
  | 'assaults'
  | 'hides'
> = {
  'roll-off': (_t, { what, dice, winner }) => [
    `Roll-off for ${what === 'first' ? 'the first turn' : `the ${what}`}: ${winner ? `${winner} wins` : 'a tie'}.`,
    ['E1-DICE-02'],
    dice.map((die) => ({ values: [die] })),
  ],
  sides: (_t, { imperial, rebel }) => [
    `${imperial} plays the Imperial side, ${rebel} the Rebel one.`,
    ['E1-SETUP-02'],
  ],
  first: (_t, { side }) => [`The ${SIDE_NAMES[side]} player is First Player in turn 1.`, ['E1-SETUP-12']],
  building: (_t, { is, x, y }) => [`A ${kindNamed(is).name} is placed at ${place(x, y)}.`, ['E1-SETUP-04']],
  edge: (_t, { side, edge }) => [`The ${edge} edge is the ${SIDE_NAMES[side]} one.`, ['E1-SETUP-06']],
  deployed: (_t, { side, units }) => [
    `The ${SIDE_NAMES[side]} side sets up ${units.length} units.`,
    ['E1-SETUP-08'],
  ],
  point: (_t, { x, y }) => [`The trap closes round ${place(x, y)}.`, ['E1-SCEN-18']],
  reinforcements: (_t, { die, arrive }) => [
    `The Rebel reinforcements ${arrive ? 'arrive' : 'are not there yet'}.`,
    ['E1-SCEN-13'],
    die === null ? [] : [{ values: [die] }],
  ],
  turn: (_t, { turn, first }) => [`Turn ${turn}. The ${SIDE_NAMES[first]} player is first.`, ['E1-SEQ-01']],
  phase: (_t, { phase }) => [`The ${phase === 'orders' ? 'order' : phase} phase.`, ['E1-SEQ-01']],
  ordered: (_t, { side, orders }) => [
    orders
      ? `Orders: ${orders.map(([id, order]) => `${id} ${ORDER_NAMES[order]}`).join(', ')}.`
      : `The ${SIDE_NAMES[side]} player has given his orders.`,
    ['E1-ORD-01'],
  ],
  'turned-up': (_t, { side, orders }) =>
    orders.length === 0
      ? null
      : [
          `${SIDE_NAMES[side]} orders: ${orders.map(([id, order]) => `detachment ${id} ${ORDER_NAMES[order]}`).join(', ')}.`,
          ['E1-ORD-10'],
        ],
  proposes: (_t, { side }) => [`The ${SIDE_NAMES[side]} player would end the battle here.`, ['E1-WIN-07']],
  'passed-on': (_t, { first }) => [`The ${SIDE_NAMES[first]} player will be first.`, ['E1-FIRST-02']],
  over: (_t, { winner, points }) => [
    `${winner ? `The ${SIDE_NAMES[winner]} side wins` : 'A draw'} (${points.imperial} to ${points.rebel}).`,
    ['E1-WIN-01'],
  ],
  picks: (t, { detachment }) => [
    `${t.detachments[detachment].name} detachment ${detachment} moves.`,
    ['E1-SEQ-05'],
  ],
  'sets-out': () => null,
  moved: (t, { unit, x, y, heading }) => [
    `${nameOf(t, unit)} moves to ${place(x, y)}, heading ${heading}.`,
    ['E1-DET-05'],
  ],
  left: (t, { unit, edges }) => [
    `${nameOf(t, unit)} leaves by the ${edges.join(' and ')} edge.`,
    ['E1-MOVE-12'],
  ],
  boarded: (t, { unit, carrier }) => [`${nameOf(t, unit)} boards ${nameOf(t, carrier)}.`, ['E1-TRAN-03']],
  'set-down': (t, { unit, carrier, x, y }) => [
    `${nameOf(t, unit)} gets down from ${nameOf(t, carrier)} at ${place(x, y)}.`,
    ['E1-TRAN-10'],
  ],
  survives: (t, { unit, x, y }) => [`${nameOf(t, unit)} crawls out at ${place(x, y)}.`, ['E1-TRAN-14']],
  enters: (t, { unit, building, cell }) => [
    `${nameOf(t, unit)} goes into building ${building}, cell ${cell}.`,
    ['E1-BLDG-03'],
  ],
  'comes-out': (t, { unit, building, x, y }) => [
    `${nameOf(t, unit)} comes out of building ${building} at ${place(x, y)}.`,
    ['E1-BLDG-06'],
  ],
  assaults: (t, { unit, building }) => [`${nameOf(t, unit)} assaults building ${building}.`, ['E1-CCB-01']],
  hides: (t, { units }) => [`${units.map((id) => nameOf(t, id)).join(', ')} hide.`, ['E1-BLDG-13']],
  rams: (t, { unit, target }) => [`${nameOf(t, unit)} reaches ${nameOf(t, target)}.`, ['E1-RAM-01']],
  overrun: (t, { unit, target, dice, scores }) => [
    `${nameOf(t, unit)} drives over ${nameOf(t, target)}: ${scores.join(' to ')}.`,
    ['E1-OVER-04'],
    [{ values: dice.slice(0, 2) }, { values: dice.slice(2) }],
  ],
  ram: (t, { unit, target, dice, scores }) => [
    `${nameOf(t, unit)} rams ${nameOf(t, target)}: ${scores.join(' to ')}.`,
    ['E1-RAM-04'],
    [{ values: dice }],
  ],
};
