import { expect, test } from 'vitest';
import { epic1989 } from '../index.ts';

const battle = (units: readonly string[]) => ({
  battle: {
    battle: 'Kinds',
    forces: { imperial: [{ name: 'Mixed', units }], rebel: ['assault'] },
  },
});

test('E1-INF-02 a detachment of infantry has stands of one kind; Tactical and Support are one', () => {
  expect(() => epic1989.readSetup(battle(['tactical', 'support', 'tactical']))).not.toThrow();
  expect(() => epic1989.readSetup(battle(['assault', 'tactical']))).toThrow(/E1-INF-02/);
  expect(() => epic1989.readSetup(battle(['support', 'devastator']))).toThrow(/E1-INF-02/);
});
