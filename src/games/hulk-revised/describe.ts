/** The battle report: one sentence for each event worth telling. */
import { FACING_NAMES } from '../../grid/directions.ts';
import type { Line } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import type { MarineList, StealerList } from './force/list.ts';
import type { Ability } from './psychic.ts';
import { describeSolo } from './solo/describe.ts';
import { NOWHERE, type Phase, UNKNOWN } from './state.ts';
import type { Table } from './table.ts';
import { TILES } from './tiles.ts';
import { type PieceKind, UNITS } from './units.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  command: 'command',
  marine: 'Marine actions',
  reinforcement: 'reinforcements',
  stealer: 'Stealer actions',
  reset: 'reset',
};
const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  scan: 'Scan',
  arc: 'Lightning Arc',
  switch: 'Switch',
  teleport: 'Teleport',
  prescience: 'PreScience',
  stasis: 'Stasis',
  hellfire: 'Hellfire',
};
const WAYS = ['north', 'east', 'south', 'west'];

/** 'The forces: 5 Marines, a Sentry Gun; 50 blips, 2 Ambush blips, 3 special units.' */
function forcesText(marine: MarineList | null, stealer: StealerList | null): string {
  const some = (n: number, one: string): string[] => (n === 0 ? [] : [`${n} ${one}${n === 1 ? '' : 's'}`]);
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
  return `The lists are open: ${sides.map((words) => words.join(', ')).join('; ')}.`;
}

export function describe(table: Table, event: Event): Line | null {
  const roll = event.roll ?? table.roll;
  const who = (unit: number, type: PieceKind): string => roll[unit - 1] ?? `${UNITS[type].label} ${unit}`;
  const at = (square: number): string => table.board.name(square);
  const side = (unit: number): 'marine' | 'stealer' =>
    unit > 0 && unit <= roll.length ? 'marine' : 'stealer';
  const object = (n: number): string => table.mission.objects[n - 1]?.name ?? 'the object';
  const onCommand = (cp: number): string => (cp > 0 ? ` on ${cp} command point${cp > 1 ? 's' : ''}` : '');

  switch (event.kind) {
    case 'phase':
      return { text: `Turn ${event.turn}: ${PHASES[event.phase]}.`, rules: ['HR-SEQ-01'] };
    case 'mustered':
      return {
        text: `The ${event.seat === 'marine' ? 'Marine' : 'Stealer'} player has mustered a force.`,
        rules: ['HR-FORCE-12'],
        seat: event.seat,
      };
    case 'forces':
      return { text: forcesText(event.marine, event.stealer), rules: ['HR-FORCE-12'] };
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
        text: `${who(event.unit, event.type)} turns ${WAYS[event.facing]}${event.free && event.type !== 'sentry' ? ' to face the attacker' : ''}${onCommand(event.cp)}.`,
        rules: [event.free ? (event.type === 'sentry' ? 'HR-SENT-08' : 'HR-CA-08') : 'HR-MOVE-03'],
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
        rules: [event.overwatch ? 'HR-OVW-09' : 'HR-SHOT-02', ...(event.sustained > 0 ? ['HR-SUST-02'] : [])],
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
    case 'rerolled': {
      const texts = {
        guard: `On guard, ${who(event.unit, event.type)} rolls his ${event.from} again.`,
        parry: `${who(event.unit, event.type)} parries: the ${event.from} is rolled again.`,
        claw: `${who(event.unit, event.type)} turns the blow aside: the ${event.from} is rolled again.`,
      };
      const rules = { guard: 'HR-GUARD-02', parry: 'HR-CA-14', claw: 'HR-CA-12' };
      return {
        text: texts[event.why],
        rules: [rules[event.why]],
        seat: side(event.unit),
        dice: [{ values: [event.to], seat: event.whose }],
      };
    }
    case 'psi-spent':
      return {
        text: `${who(event.unit, event.type)} spends ${event.points} Psi to draw level; ${event.left} left.`,
        rules: ['HR-CA-15'],
        seat: 'marine',
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
    case 'drawn': {
      const what = event.ambush ? 'an Ambush blip' : 'a blip';
      return {
        text:
          event.value === UNKNOWN
            ? `${event.ambush ? 'An Ambush' : 'A'} blip is drawn.`
            : `You draw ${what} of ${event.value}.`,
        rules: [event.ambush ? 'HR-AMB-03' : 'HR-REIN-01'],
        seat: 'stealer',
      };
    }
    case 'hidden':
      return { text: `Blip ${event.unit} hides at ${at(event.at)}.`, rules: ['HR-AMB-04'], seat: 'stealer' };
    case 'ambush-lost':
      return { text: 'The Ambush blip finds no hiding place.', rules: ['HR-AMB-06'], seat: 'stealer' };
    case 'discarded':
      return {
        text: `Blip ${event.unit} is crushed: it was a ${event.value}.`,
        rules: ['HR-REIN-09'],
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
        text:
          event.value === 0
            ? `Blip ${event.unit} was a false alarm.`
            : `Blip ${event.unit} ${event.forced ? 'is found out' : 'shows itself'}: a ${event.value}.`,
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
        seat: side(event.unit),
      };
    case 'timer':
      return { text: `The clock starts: ${event.seconds} seconds.`, rules: ['HR-TIME-02'], seat: 'marine' };
    case 'time-up':
      return { text: 'Time is up.', rules: ['HR-TIME-05'], seat: 'marine' };
    case 'climbed':
      return {
        text: `${who(event.unit, event.type)} climbs from ${at(event.from)} to ${at(event.to)}${onCommand(event.cp)}.`,
        rules: ['HR-LADD-02'],
        seat: side(event.unit),
      };
    case 'teleported':
      return {
        text: `${who(event.unit, event.type)} vanishes from ${at(event.from)} and stands at ${at(event.to)}.`,
        rules: ['HR-PSI-08'],
        seat: 'marine',
      };
    case 'hole':
      return {
        text: `${who(event.unit, event.type)} ${event.falls ? 'loses his footing over the hole' : 'keeps his footing over the hole'} at ${at(event.at)}.`,
        rules: ['HR-PIT-03'],
        seat: 'marine',
        dice: [{ values: [event.die], needed: 3, seat: 'marine' }],
      };
    case 'fell':
      return {
        text: `${who(event.unit, event.type)} falls to ${at(event.to)}${event.dies ? '' : ' and lives'}.`,
        rules: ['HR-PIT-05'],
        seat: 'marine',
        dice: [{ values: [event.die], seat: 'marine' }],
      };
    case 'door-rolled':
      return {
        text: `The door at ${at(event.square)} ${event.destroyed ? 'bursts' : 'holds'}.`,
        rules: ['HR-PSI-01'],
        dice: [{ values: event.dice, needed: event.needed, seat: 'marine' }],
      };
    case 'reloaded':
      return {
        text: `${who(event.unit, event.type)} reloads${onCommand(event.cp)}.`,
        rules: ['HR-FORCE-09'],
        seat: 'marine',
      };
    case 'fired': {
      const verbs: Readonly<Record<string, string>> = {
        flame: `burns ${at(event.square)}; ${event.left} shots left`,
        throw: `throws a ${event.weapon} grenade at ${at(event.square)}`,
        launch: `launches a ${event.weapon} grenade at ${at(event.square)}`,
        missile: `fires a ${event.weapon} missile at ${at(event.square)}`,
      };
      const rules: Readonly<Record<string, string>> = { flame: 'HR-FLAM-01', missile: 'HR-MISL-01' };
      return {
        text: `${who(event.unit, event.type)} ${verbs[event.way]}${onCommand(event.cp)}.`,
        rules: [rules[event.way] ?? 'HR-GREN-01'],
        seat: 'marine',
      };
    }
    case 'area': {
      const texts: Readonly<Record<string, string>> = {
        flame: 'Flames fill',
        frag: 'Splinters sweep',
        gas: 'Gas fills',
        plasma: 'Plasma takes',
        hellfire: 'Hellfire sweeps',
        acid: 'Acid sprays over',
        cannon: 'The cannon blows up over',
        sentry: 'The Sentry Gun blows up over',
      };
      const n = event.squares.length;
      return { text: `${texts[event.effect]} ${n} square${n === 1 ? '' : 's'}.`, rules: ['HR-SHOT-09'] };
    }
    case 'caught': {
      const fate = event.dies ? 'does not survive it' : 'survives it';
      return {
        text: `${who(event.unit, event.type)} at ${at(event.at)} ${fate}.`,
        rules: ['HR-SHOT-09'],
        seat: side(event.unit),
        dice: event.dice.length > 0 ? [{ values: event.dice, needed: event.needed }] : [],
      };
    }
    case 'grabbed':
      return {
        text: event.held
          ? `${who(event.unit, event.type)} seizes ${who(event.target, event.targetType)} and drags him to ${at(event.to)}.`
          : `${who(event.unit, event.type)} reaches for ${who(event.target, event.targetType)} and misses.`,
        rules: ['HR-UNIT-09'],
        seat: 'stealer',
        dice: [{ values: event.dice, needed: event.needed, seat: 'stealer' }],
      };
    case 'field':
      return {
        text: `The power field at ${at(event.square)} is ${event.field}.`,
        rules: [
          event.field === 'deployed' ? 'HR-PFG-01' : event.field === 'disabled' ? 'HR-PFG-05' : 'HR-PFG-03',
        ],
        seat: side(event.unit),
      };
    case 'cast':
      return {
        text: `${who(event.unit, event.type)} casts ${ABILITY_NAMES[event.ability]}; ${event.left} Psi left.`,
        rules: ['HR-PSI-01'],
        seat: 'marine',
      };
    case 'prescience':
      return {
        text: `The next moves are foreseen: ${event.points} command point${event.points === 1 ? '' : 's'}.`,
        rules: ['HR-PSI-09'],
        seat: 'marine',
        dice: [{ values: event.dice, seat: 'marine' }],
      };
    case 'object': {
      const texts = {
        taken: `picks up ${object(event.object)}`,
        dropped: `puts down ${object(event.object)}`,
        given: `passes ${object(event.object)} to ${who(event.other, 'terminator')}`,
      };
      return {
        text: `${who(event.unit, event.type)} ${texts[event.what]}${onCommand(event.cp)}.`,
        rules: [event.what === 'given' ? 'HR-OBJ-02' : 'HR-HOUSE-06'],
        seat: 'marine',
      };
    }
    case 'exited':
      return {
        text: `${who(event.unit, event.type)} gets out at ${at(event.at)}${event.object ? ` with ${object(event.object)}` : ''}.`,
        rules: ['HR-ENTRY-15'],
        seat: 'marine',
      };
    case 'dealt':
      return { text: `Each player is dealt ${event.marine.length} tiles.`, rules: ['HR-SETUP-04'] };
    case 'tile-placed': {
      const { title } = TILES[event.tile - 1];
      return {
        text: `${title} is laid at ${event.x},${event.y}, turned ${WAYS[event.turn]}.`,
        rules: ['HR-SETUP-04'],
        seat: event.seat,
      };
    }
    case 'tile-discarded':
      return {
        text: `${TILES[event.tile - 1].title} fits nowhere and is put aside.`,
        rules: ['HR-HOUSE-07'],
        seat: event.seat,
      };
    case 'start-chosen':
      return { text: `The Marines start at ${at(event.square)}.`, rules: ['HR-HOUSE-07'], seat: 'marine' };
    case 'rubble-rolled':
      return {
        text: `${event.count} piece${event.count === 1 ? '' : 's'} of rubble.`,
        rules: ['HR-RUBB-03'],
        seat: 'stealer',
        dice: [{ values: event.dice, seat: 'stealer' }],
      };
    case 'rubble':
      return { text: `Rubble lies at ${at(event.square)}.`, rules: ['HR-RUBB-03'], seat: 'stealer' };
    case 'smoke-cleared':
      return { text: 'Fire dies down and gas thins.', rules: ['HR-RESET-01'] };
    case 'solo-roll':
    case 'counter':
    case 'lines':
    case 'waits':
      return describeSolo(event, who);
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
