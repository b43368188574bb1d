import type { SeededDice } from '../../kernel/dice.ts';

/** Dice that fall as a lesson needs them, and by chance once it needs nothing more. */
export function drillDice(faces: readonly number[], draws: readonly number[]): SeededDice {
  const left = { faces: [...faces], draws: [...draws] };
  return {
    position: 0,
    d6() {
      this.position++;
      return left.faces.shift() ?? 1 + Math.floor(Math.random() * 6);
    },
    draw(weights) {
      this.position++;
      const next = left.draws.shift();
      if (next !== undefined && weights[next] > 0) return next;
      const open = weights.flatMap((weight, i) => (weight > 0 ? [i] : []));
      return open[Math.floor(Math.random() * open.length)];
    },
  };
}
