import { victoryLevel } from '../../../games/epic-1991/end-phase/victory.ts';
import { SIDES, type Side } from '../../../games/epic-1991/state.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Head } from '../adapter.ts';
import { type Epic, leftOf, shortName, type View } from './game.ts';
import { SIDE_CLASS } from './scene.ts';

const PHASES = ['Orders', 'Movement', 'First fire', 'Close combat', 'Advancing fire', 'End'] as const;

function phaseAt(view: View): (typeof PHASES)[number] | null {
  switch (view.phase) {
    case 'setup':
      return null;
    case 'orders':
      return 'Orders';
    case 'movement':
      return 'Movement';
    case 'combat':
      return view.segment === 'close'
        ? 'Close combat'
        : view.segment === 'advancing'
          ? 'Advancing fire'
          : 'First fire';
    case 'end':
      return 'End';
  }
}

export function headOf({ table }: Epic, view: View, viewer: Viewer): Head {
  const now = phaseAt(view);
  const at = now === null ? -1 : PHASES.indexOf(now);
  const limit = table.options.turnLimit;
  const mine = now === 'Movement' && view.mover === viewer && topStep(view)?.do === 'movement';
  return {
    turn: view.phase === 'setup' ? 'Set-up' : `Turn ${view.turn}${limit ? ` of ${limit}` : ''}`,
    phases: PHASES.map((name, i) => ({
      name: mine && i === at ? 'Your movement' : name,
      state: i < at ? 'done' : i === at ? 'now' : 'next',
      gap: name === 'First fire' || name === 'End',
    })),
    pools: [],
    race: SIDES.map((side) => ({
      word: shortName(table, side),
      side: SIDE_CLASS[side],
      points: view.vps[side],
      goal: victoryLevel(table.battle.points),
      ...(view.initiative === side && view.phase !== 'setup' ? { first: 'Initiative' } : {}),
    })),
  };
}

export function summaryOf(view: View): string {
  const phase = phaseAt(view);
  return phase === null ? 'Before the first turn' : `Turn ${view.turn}, ${phase.toLowerCase()}`;
}

export function aimOf({ table }: Epic): string {
  const { turnLimit } = table.options;
  return `${victoryLevel(table.battle.points)} points win${turnLimit ? `, or the lead after turn ${turnLimit}` : ''}`;
}

export function closingOf({ table }: Epic, view: View): string[] {
  const standing = (side: Side) => {
    const units = table.units.filter((unit) => unit && unit.side === side);
    const models = units.reduce((sum, { models }) => sum + models.length, 0);
    const left = units.reduce((sum, { id }) => sum + leftOf(table, view, id), 0);
    return `${table.names[side]}: ${view.vps[side]} points, ${left} of ${models} models left`;
  };
  return [`Turn ${view.turn}`, ...SIDES.map(standing)];
}
