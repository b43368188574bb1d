import type { Mission } from '../../../games/hulk-revised/setting-up/mission.ts';
import { type Phase, UNKNOWN } from '../../../games/hulk-revised/state.ts';
import { commandLeft, commandTotal } from '../../../games/hulk-revised/turn/command.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Head } from '../adapter.ts';
import type { Hulk, View } from './game.ts';

export const NAMES: Readonly<Record<Phase, string>> = {
  setup: 'Set-up',
  command: 'Command',
  marine: 'Marines',
  reinforcement: 'Reinforce',
  stealer: 'Stealers',
  reset: 'Reset',
};

const OWN: Readonly<Partial<Record<Phase, Viewer>>> = {
  command: 'marine',
  marine: 'marine',
  reinforcement: 'stealer',
  stealer: 'stealer',
};

export function headOf({ table }: Hulk, view: View, viewer: Viewer): Head {
  const marines: Phase[] = ['command', 'marine'];
  const stealers: Phase[] = ['reinforcement', 'stealer', 'reset'];
  const order = table.mission.first === 'marine' ? [...marines, ...stealers] : [...stealers, ...marines];
  const now = order.indexOf(view.phase);
  const limit = table.mission.turns;
  return {
    turn: view.phase === 'setup' ? 'Set-up' : `Turn ${view.turn}${limit ? ` of ${limit}` : ''}`,
    phases: order.map((phase, i) => ({
      name: i === now && OWN[phase] === viewer && phase !== 'command' ? ownName(phase) : NAMES[phase],
      state: i < now ? 'done' : i === now ? 'now' : 'next',
      gap: i > 0 && (phase === 'reinforcement' || phase === 'command'),
    })),
    pools: poolsOf(view),
  };
}

function ownName(phase: Phase): string {
  return phase === 'reinforcement' ? 'Your blips' : 'Your actions';
}

/** The Stealer player knows what was spent, not what was drawn. */
function poolsOf(view: View): Head['pools'] {
  if (view.token === UNKNOWN) {
    const text = `${counted(view.spent, 'command point')} spent; what is left is secret`;
    return [{ word: 'CP spent', left: view.spent, total: view.spent, text }];
  }
  if (view.token === 0) return [];
  const left = commandLeft(view);
  return [
    {
      word: 'Command',
      left,
      total: commandTotal(view),
      text: `${left} of ${counted(commandTotal(view), 'command point')} left`,
    },
  ];
}

export function summaryOf(view: View): string {
  return view.phase === 'setup'
    ? 'Before the first turn'
    : `Turn ${view.turn}, ${NAMES[view.phase].toLowerCase()} phase`;
}

export function closingOf({ table }: Hulk, view: View): string[] {
  const marines = table.mission.marines.length;
  const out = view.exited.length;
  return [
    `Turn ${view.turn}`,
    `${view.marines.length + out} of ${counted(marines, 'Marine')} alive${out ? `, ${out} got out` : ''}`,
    `${counted(view.stealerLosses, 'Stealer')} killed`,
  ];
}

/** Missions say what the Marines are to do; the Stealers' aim is to spoil it. */
export function aimOf({ objective, summary }: Mission, viewer: Viewer): string {
  const aim = objective?.text ?? '';
  if (!aim) return summary;
  return viewer === 'stealer' ? `Stop the Marines, who are to ${aim[0].toLowerCase()}${aim.slice(1)}` : aim;
}
