/** What stands above the table: turn, phases, command points. */
import type { Mission } from '../../../games/hulk-heresy/setting-up/mission.ts';
import { otherSide, type Phase, SIDES } from '../../../games/hulk-heresy/state.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Head } from '../adapter.ts';
import type { Heresy, View } from './game.ts';
import { goalTexts } from './missions.ts';
import { poolOf } from './pools.ts';

const ORDER: readonly Phase[] = ['command', 'reinforcement', 'attacker', 'defender', 'status'];
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: 'Set-up',
  command: 'Command',
  reinforcement: 'Reinforce',
  attacker: 'Attacker',
  defender: 'Defender',
  status: 'Status',
};

export function headOf({ table }: Heresy, view: View, viewer: Viewer): Head {
  const now = ORDER.indexOf(view.phase);
  const limit = table.mission.turns;
  const attacks = viewer === view.attacker;
  const own = viewer === 'A' || viewer === 'B';
  const whose = (phase: Phase): string => {
    if (!own || (phase !== 'attacker' && phase !== 'defender')) return PHASE_NAMES[phase];
    return `${PHASE_NAMES[phase]}: ${attacks === (phase === 'attacker') ? 'yours' : 'theirs'}`;
  };
  return {
    turn: view.phase === 'setup' ? 'Set-up' : `Turn ${view.turn}${limit ? ` of ${limit}` : ''}`,
    phases: ORDER.map((phase, i) => ({
      name: view.attacker && i === now ? whose(phase) : PHASE_NAMES[phase],
      state: i < now ? 'done' : i === now ? 'now' : 'next',
      gap: phase === 'attacker' || phase === 'status',
    })),
    pools: own
      ? [...poolOf(view, viewer, 'Command'), ...poolOf(view, otherSide(viewer), 'Theirs')]
      : SIDES.flatMap((side) => poolOf(view, side, side === 'A' ? 'First' : 'Second')),
  };
}

export function summaryOf(view: View): string {
  return view.phase === 'setup'
    ? 'Before the first turn'
    : `Turn ${view.turn}, ${PHASE_NAMES[view.phase].toLowerCase()} phase`;
}

export function closingOf(_heresy: Heresy, view: View): string[] {
  const lost = (side: 'A' | 'B', name: string) => `${name} lost ${counted(view.losses[side], 'model')}`;
  return [`Turn ${view.turn}`, lost('A', 'First force'), lost('B', 'Second force')];
}

export function aimOf(mission: Mission): string {
  const [goal] = goalTexts(mission);
  if (!goal) return mission.summary;
  return goal.who === 'Limit' ? goal.text : `${goal.who} ${goal.text}`;
}
