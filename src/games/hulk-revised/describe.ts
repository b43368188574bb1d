/** The battle report: one sentence for each event worth telling. */
import { FACING_NAMES } from '../../grid/directions.ts';
import type { Line } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import { NOWHERE, type Phase, UNKNOWN } from './state.ts';
import type { Table } from './table.ts';
import { type PieceKind, UNITS } from './units.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  command: 'command',
  marine: 'Marine actions',
  reinforcement: 'reinforcements',
  stealer: 'Stealer actions',
  reset: 'reset',
};
const WAYS = ['north', 'east', 'south', 'west'];

export function describe(table: Table, event: Event): Line | null {
  const who = (unit: number, type: PieceKind): string =>
    table.loadouts[unit]?.row.name ?? `${UNITS[type].label} ${unit}`;
  const at = (square: number): string => table.board.name(square);
  const side = (unit: number): 'marine' | 'stealer' => (table.loadouts[unit] ? 'marine' : 'stealer');
  const onCommand = (cp: number): string => (cp > 0 ? ` on ${cp} command point${cp > 1 ? 's' : ''}` : '');

  switch (event.kind) {
    case 'phase':
      return { text: `Turn ${event.turn}: ${PHASES[event.phase]}.`, rules: ['HR-SEQ-01'] };
    case 'token': {
      const value = event.value === UNKNOWN ? '' : `: ${event.value}`;
      const text = event.redrawn
        ? `A command token is put back and another drawn${value}.`
        : `A command token is drawn${value}.`;
      return { text, rules: [event.redrawn ? 'HR-CMD-03' : 'HR-CMD-01'], seat: 'marine' };
    }
    case 'token-shown':
      return {
        text: `The command token is shown: ${event.value}. ${event.spent} of ${event.total} points were spent.`,
        rules: ['HR-RESET-01'],
        seat: 'marine',
      };
    case 'moved':
      return {
        text: `${who(event.unit, event.type)} ${event.backward ? 'backs' : 'moves'} to ${at(event.to)}${onCommand(event.cp)}.`,
        rules: [event.type === 'blip' ? 'HR-BLIP-02' : 'HR-MOVE-01'],
        seat: side(event.unit),
      };
    case 'entered':
      return {
        text: `${who(event.unit, event.type)} comes in at ${at(event.to)}.`,
        rules: ['HR-ENTRY-03'],
        seat: 'stealer',
      };
    case 'turned':
      return {
        text: `${who(event.unit, event.type)} turns ${WAYS[event.facing]}${event.free ? ' to face the attacker' : ''}${onCommand(event.cp)}.`,
        rules: [event.free ? 'HR-CA-08' : 'HR-MOVE-03'],
        seat: side(event.unit),
      };
    case 'door':
      return {
        text:
          event.door === 'destroyed'
            ? `The door at ${at(event.square)} is destroyed.`
            : `${who(event.unit, event.type)} ${event.door === 'opened' ? 'opens' : 'closes'} the door at ${at(event.square)}${onCommand(event.cp)}.`,
        rules: [event.door === 'destroyed' ? 'HR-DOOR-08' : 'HR-DOOR-02'],
        seat: side(event.unit),
      };
    case 'set':
      return {
        text: `${who(event.unit, event.type)} goes on ${event.status}${onCommand(event.cp)}.`,
        rules: [event.status === 'overwatch' ? 'HR-OVW-01' : 'HR-GUARD-01'],
        seat: 'marine',
      };
    case 'lost':
      // the Reset phase ends everybody's; that needs no lines
      if (event.rule === 'HR-RESET-01') return null;
      return {
        text: `${who(event.unit, event.type)} is no longer on ${event.status}.`,
        rules: [event.rule],
        seat: 'marine',
      };
    case 'jammed':
      return { text: `${who(event.unit, event.type)}’s weapon jams.`, rules: ['HR-JAM-01'], seat: 'marine' };
    case 'unjammed':
      return {
        text: `${who(event.unit, event.type)} clears his weapon${onCommand(event.cp)}.`,
        rules: ['HR-JAM-02'],
        seat: 'marine',
      };
    case 'shot': {
      const target = event.target
        ? `${who(event.target, event.targetType as PieceKind)} at ${at(event.square)}`
        : `the door at ${at(event.square)}`;
      const verb = event.overwatch ? 'fires on overwatch at' : 'fires at';
      return {
        text: `${who(event.unit, event.type)} ${verb} ${target} and ${event.hit ? 'hits' : 'misses'}${onCommand(event.cp)}.`,
        rules: [event.overwatch ? 'HR-OVW-09' : 'HR-SHOT-02', ...(event.needed < 6 ? ['HR-SUST-02'] : [])],
        seat: 'marine',
        dice: [{ values: event.dice, needed: event.needed, seat: 'marine' }],
      };
    }
    case 'battered':
      return {
        text: `${who(event.unit, event.type)} hammers at the door at ${at(event.square)}${event.destroyed ? '' : ', in vain'}${onCommand(event.cp)}.`,
        rules: ['HR-DOOR-13'],
        seat: side(event.unit),
        dice: [{ values: event.dice, needed: 6, seat: side(event.unit) }],
      };
    case 'assault':
      return {
        text: `${who(event.unit, event.type)} attacks ${who(event.target, event.targetType)} at ${at(event.square)}${onCommand(event.cp)}.`,
        rules: ['HR-CA-01'],
        seat: side(event.unit),
      };
    case 'assault-rolled': {
      const other = event.attackerSide === 'marine' ? 'stealer' : 'marine';
      return {
        text: 'They fight.',
        rules: ['HR-CA-03'],
        seat: event.attackerSide,
        dice: [
          { values: event.attack, plus: event.attackPlus, seat: event.attackerSide },
          { values: event.defence, plus: event.defencePlus, seat: other },
        ],
      };
    }
    case 'rerolled':
      return {
        text:
          event.why === 'guard'
            ? `On guard, ${who(event.unit, event.type)} rolls his ${event.from} again.`
            : `${who(event.unit, event.type)} parries: the ${event.from} is rolled again.`,
        rules: [event.why === 'guard' ? 'HR-GUARD-02' : 'HR-CA-14'],
        seat: 'marine',
        dice: [{ values: [event.to], seat: event.whose }],
      };
    case 'assault-won': {
      const attacker = who(event.attacker, event.attackerType);
      const defender = who(event.defender, event.defenderType);
      const tally = `${event.attack} against ${event.defence}`;
      const texts = {
        nothing: `${tally}: a draw.`,
        'defender dies': `${tally}: ${attacker} wins.`,
        'attacker dies': `${tally}: ${defender} wins.`,
        'attacker turns': `${tally}: ${attacker} wins and frees himself to face it.`,
        'defender turns': `${tally}: ${defender} fends off the attack.`,
      };
      return {
        text: texts[event.result],
        rules: [
          event.result === 'nothing'
            ? 'HR-CA-09'
            : event.result === 'defender dies'
              ? 'HR-CA-06'
              : 'HR-CA-07',
        ],
        seat: side(event.attacker),
      };
    }
    case 'died':
      return {
        text: `${who(event.unit, event.type)} dies${event.at === NOWHERE ? '' : ` at ${at(event.at)}`}.`,
        rules: [event.rule],
        seat: side(event.unit),
      };
    case 'drawn':
      return {
        text: event.value === UNKNOWN ? 'A blip is drawn.' : `You draw a blip of ${event.value}.`,
        rules: ['HR-REIN-01'],
        seat: 'stealer',
      };
    case 'lurking':
      return {
        text: `Blip ${event.unit} lurks at ${table.board.entries[event.area].name}${event.mustLurk ? ' and must stay there this turn' : ''}.`,
        rules: [event.mustLurk ? 'HR-ENTRY-07' : 'HR-REIN-04'],
        seat: 'stealer',
      };
    case 'converted':
      return {
        text: `Blip ${event.unit} ${event.forced ? 'is seen' : 'shows itself'}: ${event.value} Genestealer${event.value > 1 ? 's' : ''}.`,
        rules: [event.forced ? 'HR-CONV-05' : 'HR-CONV-01'],
        seat: 'stealer',
      };
    case 'appeared':
      if (event.at === NOWHERE) return null;
      return {
        text: `${who(event.unit, event.type)} stands at ${at(event.at)}.`,
        rules: ['HR-CONV-04'],
        seat: 'stealer',
      };
    case 'lost-models':
      return {
        text: `There is no room for ${event.count} more: lost.`,
        rules: ['HR-CONV-08'],
        seat: 'stealer',
      };
    case 'faced':
      return {
        text: `${who(event.unit, event.type)} faces ${WAYS[event.facing] ?? FACING_NAMES[event.facing]}.`,
        rules: ['HR-CONV-06'],
        seat: 'stealer',
      };
    case 'used':
      return {
        text: `${who(event.unit, event.type)} completes the objective at ${at(event.at)}.`,
        rules: ['HR-ACT-09'],
        seat: 'marine',
      };
    case 'over':
      return {
        text: `${event.outcome.winner === 'marine' ? 'The Marines win' : event.outcome.winner === 'stealer' ? 'The Stealers win' : 'A draw'}. ${event.outcome.why}`,
        rules: [event.outcome.rule],
      };
  }
}
