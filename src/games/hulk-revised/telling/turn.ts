/** SETUP, SEQ, CMD, TIME, RESET, WIN: how a match begins, goes on and ends. */
import { FACING_WORDS } from '../../../grid/directions.ts';
import { counted } from '../../../kernel/words.ts';
import type { MarineList, StealerList } from '../force/list.ts';
import { TILES } from '../geotiles/tiles.ts';
import { type Phase, UNKNOWN } from '../state.ts';
import { at, line, type Tellers } from './words.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  command: 'command',
  marine: 'Marine actions',
  reinforcement: 'reinforcements',
  stealer: 'Stealer actions',
  reset: 'reset',
};
const RESULTS: Readonly<Record<string, string>> = { marine: 'The Marines win', stealer: 'The Stealers win' };

/** '5 Marines, 1 Sentry Gun; 50 blips, 2 Ambush blips, 3 special units'. */
function forcesText(marine: MarineList | null, stealer: StealerList | null): string {
  const some = (n: number, one: string): string[] => (n === 0 ? [] : [counted(n, one)]);
  const sides: string[][] = [];
  if (marine) {
    const units = marine.squads.reduce((sum, squad) => sum + squad.units.length, 0);
    sides.push([...some(units, 'Marine'), ...some(marine.sentries, 'Sentry Gun')]);
  }
  if (stealer) {
    const { blips, ambush, feeder, acidmaw, hormagaunt, broodlord } = stealer;
    const specials = feeder + acidmaw + hormagaunt + broodlord;
    sides.push([...some(blips, 'blip'), ...some(ambush, 'Ambush blip'), ...some(specials, 'special unit')]);
  }
  return sides.map((words) => words.join(', ')).join('; ');
}

export const turnTellers: Tellers<
  | 'mustered'
  | 'forces'
  | 'dealt'
  | 'tile-placed'
  | 'tile-discarded'
  | 'start-chosen'
  | 'rubble-rolled'
  | 'rubble'
  | 'phase'
  | 'token'
  | 'token-shown'
  | 'timer'
  | 'time-up'
  | 'smoke-cleared'
  | 'over'
> = {
  mustered: (_table, { seat }) =>
    line(`The ${seat === 'marine' ? 'Marine' : 'Stealer'} player has mustered a force.`, 'HR-FORCE-12', seat),
  forces: (_table, { marine, stealer }) =>
    line(`The lists are open: ${forcesText(marine, stealer)}.`, 'HR-FORCE-12'),
  dealt: (_table, { marine }) => line(`Each player is dealt ${marine.length} tiles.`, 'HR-SETUP-04'),
  'tile-placed': (_table, { tile, turn, seat }) =>
    line(`${TILES[tile - 1].title} is laid, turned ${FACING_WORDS[turn]}.`, 'HR-SETUP-04', seat),
  'tile-discarded': (_table, { tile, seat }) =>
    line(`${TILES[tile - 1].title} fits nowhere and is put aside.`, 'HR-HOUSE-07', seat),
  'start-chosen': (table, { square }) =>
    line(`The Marines start at ${at(table, square)}.`, 'HR-HOUSE-07', 'marine'),
  'rubble-rolled': (_table, { count, dice }) =>
    line(`${counted(count, 'piece')} of rubble.`, 'HR-RUBB-03', 'stealer', [
      { values: dice, seat: 'stealer' },
    ]),
  rubble: (table, { square }) => line(`Rubble lies at ${at(table, square)}.`, 'HR-RUBB-03', 'stealer'),

  phase: (_table, { turn, phase }) => line(`Turn ${turn}: ${PHASES[phase]}.`, 'HR-SEQ-01'),
  token(_table, { value, redrawn }) {
    const shown = value === UNKNOWN ? '' : `: ${value}`;
    return redrawn
      ? line(`A command token is put back and another drawn${shown}.`, 'HR-CMD-03', 'marine')
      : line(`A command token is drawn${shown}.`, 'HR-CMD-01', 'marine');
  },
  'token-shown': (_table, { value, spent, total }) =>
    line(
      `The command token is shown: ${value}. ${spent} of ${total} points were spent.`,
      'HR-RESET-01',
      'marine',
    ),
  timer: (_table, { seconds }) => line(`The clock starts: ${seconds} seconds.`, 'HR-TIME-02', 'marine'),
  'time-up': () => line('Time is up.', 'HR-TIME-05', 'marine'),
  'smoke-cleared': () => line('Fire dies down and gas thins.', 'HR-RESET-01'),
  over: (_table, { outcome }) =>
    line(`${RESULTS[outcome.winner ?? ''] ?? 'A draw'}. ${outcome.why}`, outcome.rule),
};
