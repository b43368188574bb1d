import type { Lesson } from '../../../drill/lesson.ts';

export const orders: Lesson<string> = {
  id: 'orders',
  title: 'Orders',
  about: 'Stand and shoot, walk and shoot, or run and fight: in secret, before anybody moves.',
  icon: 'i-command',
  position: `
  phase: orders
  turn: 1
  objectives: [[60, 60]]
  pieces:
    D1..D2: { row: devastator-marines, side: A, unit: Devastators, at: [60, 30], step: [3, 0] }
    T1..T3: { row: tactical-marines, side: A, unit: Tactical-squad, at: [80, 30], step: [3, 0] }
    A1..A3: { row: assault-marines, side: A, unit: Assault-squad, at: [100, 30], step: [3, 0] }
    H: { row: marine-hq, side: A, unit: Command, at: [80, 25] }
    B1..B3: { row: devastator-marines, side: B, unit: Enemy, at: [80, 95], step: [3, 0] }
`,
  dice: [5, 2],
  steps: [
    {
      say: 'Every unit needs an order, and the enemy does not see it before all are given.',
      why: 'First Fire stands still and fires first. Advance moves, then fires. Charge moves twice as far and fights, but does not fire.',
      rule: 'E2-ORD-01',
      until: 'read',
    },
    {
      say: 'Press each unit and one of First fire (1), Advance (2), Charge (3): the Devastators stand, the others go. Then seal.',
      why: 'Suggest (G) fills in what the Regular would do. The command unit needs no order: it may run and shoot.',
      rule: 'E2-CMDU-02',
      answer: ['orders'],
      point: 'first',
      until: { kind: 'orders-revealed' },
    },
    {
      say: 'Now all see all. You won the initiative: say who moves first.',
      why: 'Whoever moves second sees what the other does; whoever moves first gets there first.',
      rule: 'E2-INIT-04',
      answer: ['go'],
      point: 'prompt',
      until: { kind: 'goes-first' },
    },
  ],
  learned: 'Guns stand, fighters charge, everybody else walks to something worth having.',
  way: ['read', 'orders 1:first 2:advance 3:charge', 'go first'],
};
