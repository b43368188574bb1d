/** The log: one line for an event. */
import { FACING_WORDS } from '../../grid/directions.ts';
import type { Line } from '../../kernel/contract.ts';
import { BLADES, type BladeId } from './data/assault.ts';
import { MODES, type ModeId } from './data/ranged.ts';
import type { Event } from './events.ts';
import { letterOf } from './force/list.ts';
import { printModel } from './force/notation.ts';
import { UNKNOWN } from './state.ts';
import type { Table } from './table.ts';

const line = (text: string, rules: string[] = [], more: Partial<Line> = {}): Line => ({
  text,
  rules,
  ...more,
});
const weaponName = (id: string): string => MODES[id as ModeId].label;
const bladeName = (id: string): string => BLADES[id as BladeId].label;
const thingName = (what: string): string => (what === 'forge' ? 'barricade' : what);
const letter = (row: number): string => (row === UNKNOWN ? 'A blip' : `Blip ${letterOf(row)}`);

export function describe(table: Table, event: Event): Line | null {
  const { board } = table;
  const at = (square: number): string => (square < 0 ? 'its entry point' : board.name(square));
  switch (event.kind) {
    case 'rolled-off':
      return line(`The dice: ${event.dice.join(' to ')}.`, ['HH-SEQ-03'], { dice: [{ values: event.dice }] });
    case 'roles':
      return line(`Side ${event.attacker} attacks.`, ['HH-SEQ-03']);
    case 'zones':
      return line(`Side A begins in ${table.zones[event.A].name}, side B in ${table.zones[event.B].name}.`);
    case 'mustered':
      return line(`Side ${event.seat} has mustered.`, ['HH-FORCE-01'], { seat: event.seat });
    case 'forces':
      return line(`${event.A} models come for side A, ${event.B} for side B.`);
    case 'counters-laid':
      return line('Two counters lie face down.', ['HH-MISS-11']);
    case 'deployed':
      return line(`${letter(event.row)} is placed on ${at(event.at)}.`, ['HH-REINF-05'], {
        seat: event.side,
      });
    case 'phase':
      return line(`Turn ${event.turn}: ${event.phase} phase.`, ['HH-SEQ-01']);
    case 'counter':
      return line(
        `Side ${event.side} draws ${event.redrawn ? 'again' : 'a counter'}${event.value === UNKNOWN ? '' : `: ${event.value}`}.`,
        ['HH-CMD-02'],
        { seat: event.side },
      );
    case 'bonus':
      return line(`The Commander gives ${event.points}.`, ['HH-CMD-05'], {
        seat: event.side,
        dice: [{ values: event.dice }],
      });
    case 'gifts':
      return line(
        `Side ${event.side} has ${[event.duel && `${event.duel} for duels won`, event.daemonic && `${event.daemonic} for its daemons`].filter(Boolean).join(', ')}.`,
        ['HH-CMD-06'],
        { seat: event.side },
      );
    case 'counter-shown':
      return line(`Side ${event.side} had ${event.value} and spent ${event.spent}.`, ['HH-CMD-10'], {
        seat: event.side,
      });
    case 'entry-closed':
      return line(`${board.entries[event.area].name} is closed this turn.`, ['HH-STACK-04']);
    case 'brought':
      return line(`${letter(event.row)} waits at ${board.entries[event.area].name}.`, ['HH-REINF-06'], {
        seat: event.side,
      });
    case 'timer':
      return line(`${event.seconds} seconds.`, ['HH-TIME-01']);
    case 'time-up':
      return line(`Side ${event.side} is out of time.`, ['HH-TIME-04']);
    case 'reacted':
      return line(`Piece ${event.unit} reacts.`, ['HH-CP-07'], { seat: event.side });
    case 'lapsed':
      return line(`The markers of side ${event.side} are cleared.`, ['HH-STAT-08']);
    case 'over':
      return line(event.outcome.why, [event.outcome.rule]);
    case 'revealed':
      return line(
        event.model
          ? `Blip ${event.unit} is turned up: ${printModel(event.model)}.`
          : `Blip ${event.unit} is turned up: ${event.value > 0 ? `a ${event.value}` : 'nobody'}.`,
        ['HH-CONV-01'],
        { seat: event.side },
      );
    case 'drawn':
      return line(
        `A blip${event.value === UNKNOWN ? '' : ` of ${event.value}`} waits ${event.area < 0 ? `on ${at(event.at)}` : `at ${board.entries[event.area].name}`}.`,
        ['HH-GSB-09'],
        { seat: event.side },
      );
    case 'faced':
      return line(`${event.type} ${event.unit} faces ${FACING_WORDS[event.facing]}.`, ['HH-CONV-02'], {
        seat: event.side,
      });
    case 'moved':
    case 'entered':
      return line(`${event.type} ${event.unit} moves to ${at(event.to)}.`, ['HH-MOVE-01'], {
        seat: event.side,
      });
    case 'turned':
      return line(`${event.type} ${event.unit} turns ${FACING_WORDS[event.facing]}.`, ['HH-MOVE-04'], {
        seat: event.side,
      });
    case 'door':
      return line(`The door on ${at(event.square)} is ${event.door}.`, ['HH-DOOR-03'], { seat: event.side });
    case 'picked-up':
    case 'dropped':
    case 'passed': {
      const thing = table.mission.objects[event.object - 1].name;
      const did = { 'picked-up': 'picks up', dropped: 'leaves', passed: 'passes on' }[event.kind];
      return line(`${event.type} ${event.unit} ${did} ${thing}.`, ['HH-OBJ-03'], { seat: event.side });
    }
    case 'exited':
      return line(`${event.type} ${event.unit} leaves the board.`, ['HH-MOVE-13'], { seat: event.side });
    case 'investigated':
      return line(`The counter on ${at(event.square)} is a ${event.value}.`, ['HH-MISS-05'], {
        seat: event.side,
      });
    case 'set':
      return line(`${event.type} ${event.unit}: ${event.status}.`, ['HH-OVW-01'], { seat: event.side });
    case 'lost':
      return line(`${event.type} ${event.unit} is no longer on ${event.status}.`, [event.rule], {
        seat: event.side,
      });
    case 'jammed':
      return line(`The weapon of ${event.type} ${event.unit} jams.`, ['HH-SPEC-10'], { seat: event.side });
    case 'unjammed':
      return line(`${event.type} ${event.unit} clears its jam.`, ['HH-SPEC-14'], { seat: event.side });
    case 'fired':
      return line(
        `${event.type} ${event.unit} fires the ${weaponName(event.weapon)} at ${at(event.square)}.`,
        ['HH-SPEC-01'],
        { seat: event.side },
      );
    case 'caught':
      return line(
        `On ${at(event.square)}: ${event.hits || 'no'} hit${event.hits === 1 ? '' : 's'}.`,
        ['HH-SPEC-01'],
        {
          dice: [{ values: event.dice, needed: event.needed, plus: event.plus }],
        },
      );
    case 'blinds':
      return line(`${event.squares.length} squares are blinded.`, ['HH-GREN-03'], { seat: event.side });
    case 'blast':
      return line(
        `${event.what === 'explosion' ? 'An explosion' : 'Fuel goes off'} on ${at(event.square)}.`,
        [event.what === 'explosion' ? 'HH-WPN-24' : 'HH-WPN-28'],
      );
    case 'blasted':
      return line(`On ${at(event.square)}: ${event.hit ? 'caught' : 'untouched'}.`, ['HH-DICE-07'], {
        dice: [{ values: event.dice, needed: event.needed }],
      });
    case 'reloaded':
      return line(`${event.type} ${event.unit} reloads.`, ['HH-SPEC-32'], { seat: event.side });
    case 'wrecked':
      return line(`The ${thingName(event.what)} on ${at(event.square)} is destroyed.`, ['HH-SPEC-25'], {
        seat: event.side,
      });
    case 'climbed':
      return line(`${event.type} ${event.unit} climbs to ${at(event.to)}.`, ['HH-LADD-03'], {
        seat: event.side,
      });
    case 'teetered':
      return line(
        `${event.type} ${event.unit} ${event.falls ? 'misses the ladder' : 'keeps its footing'}.`,
        ['HH-LADD-04'],
        { seat: event.side, dice: [{ values: event.dice }] },
      );
    case 'fell':
      return line(`${event.type} ${event.unit} falls to ${at(event.to)}.`, ['HH-LADD-05'], {
        seat: event.side,
      });
    case 'shielded':
      return line(`${event.type} ${event.unit} walks into a fire shield.`, ['HH-PSI-16'], {
        seat: event.side,
      });
    case 'save-again':
      return line(
        `${event.type} ${event.unit} rolls again and ${event.passed ? 'is saved' : 'fails'}.`,
        [event.rule],
        { seat: event.side, dice: [{ values: event.dice, plus: event.modifier }] },
      );
    case 'shot-again':
      return line(
        `${event.type} ${event.unit} rolls again: ${event.hits || 'no'} hit${event.hits === 1 ? '' : 's'}.`,
        [event.rule],
        { seat: event.side, dice: [{ values: event.dice, needed: event.needed, plus: event.plus }] },
      );
    case 'burns':
      return line(`${event.squares.length} squares burn.`, ['HH-SPEC-20'], { seat: event.side });
    case 'scorched':
      return line(`${event.type} ${event.unit} walks through fire.`, ['HH-SPEC-22'], {
        seat: event.side,
        dice: [{ values: event.dice, needed: event.needed }],
      });
    case 'declared':
      return line(`${event.type} ${event.unit} will shoot at ${event.target}.`, ['HH-OVW-08'], {
        seat: event.side,
      });
    case 'shot':
      return line(
        `${event.type} ${event.unit} shoots at ${event.target || at(event.square)} with the ${weaponName(event.weapon)}: ${event.hits || 'no'} hit${event.hits === 1 ? '' : 's'}.`,
        ['HH-SHOOT-05'],
        { seat: event.side, dice: [{ values: event.dice, needed: event.needed, plus: event.plus }] },
      );
    case 'saved':
      return line(
        `${event.type} ${event.unit} ${event.passed ? 'is saved' : 'fails its save'}.`,
        ['HH-SAVE-01'],
        {
          seat: event.side,
          dice: [{ values: event.dice, plus: event.modifier }],
        },
      );
    case 'clash':
      return line(
        `${event.type} ${event.unit} assaults ${event.target}: ${bladeName(event.weapon)} against ${bladeName(event.against)}.`,
        ['HH-CA-03'],
        { seat: event.side, dice: [{ values: event.dice }, { values: event.other }] },
      );
    case 'rolled-again':
      return line(`${event.type} ${event.unit} has ${event.before.join(', ')} rolled again.`, [event.rule], {
        seat: event.side,
        dice: [{ values: event.dice }],
      });
    case 'strengthened':
      return line(`${event.type} ${event.unit} puts in ${event.points} psi points.`, ['HH-LIBR-04'], {
        seat: event.side,
      });
    case 'hacked':
      return line(`${event.type} ${event.unit} strikes at ${at(event.square)}.`, ['HH-CA-26'], {
        seat: event.side,
        dice: [{ values: event.dice, needed: 6 }],
      });
    case 'challenged':
      return line(`${event.type} ${event.unit} challenges ${event.target}.`, ['HH-DUEL-01'], {
        seat: event.side,
      });
    case 'accepted':
      return line(`${event.type} ${event.unit} accepts.`, ['HH-DUEL-03'], { seat: event.side });
    case 'refused':
      return line(`${event.type} ${event.unit} refuses; ${event.units.length} are shamed.`, ['HH-DUEL-04'], {
        seat: event.side,
      });
    case 'litany':
      return line(`${event.type} ${event.unit} speaks the ${event.litany}.`, ['HH-CHAP-02'], {
        seat: event.side,
      });
    case 'raised':
      return line(
        `${event.type} ${event.unit} raises ${{ forge: 'a barricade', barrier: 'a force barrier', shield: 'a fire shield' }[event.what]} on ${at(event.square)}.`,
        [event.what === 'forge' ? 'HH-FORGE-04' : event.what === 'barrier' ? 'HH-PSI-23' : 'HH-PSI-16'],
        { seat: event.side },
      );
    case 'healed':
      return line(
        `${event.type} ${event.unit} ${event.healed ? 'saves' : 'cannot save'} ${event.target}.`,
        ['HH-MEDIC-02'],
        { seat: event.side, dice: [{ values: event.dice, needed: event.needed }] },
      );
    case 'cast':
      return line(
        `${event.type} ${event.unit} uses ${event.power.replaceAll('-', ' ')}${event.target ? ` on ${event.target}` : event.square >= 0 ? ` on ${at(event.square)}` : event.section ? ` in ${event.section}` : ''}.`,
        ['HH-PSI-01'],
        { seat: event.side },
      );
    case 'power-roll':
      return line(
        `${event.power.replaceAll('-', ' ')}${event.target ? ` against ${event.target}` : ''}: ${event.hit ? 'it works' : 'nothing'}.`,
        ['HH-PSI-08'],
        { seat: event.side, dice: [{ values: event.dice }] },
      );
    case 'gated':
      return line(`${event.type} ${event.unit} steps out of a gate on ${at(event.to)}.`, ['HH-PSI-27'], {
        seat: event.side,
      });
    case 'sacrificed':
      return line(`Model ${event.unit} is sacrificed.`, ['HH-PSI-30'], { seat: event.side });
    case 'hallucinated':
      return line(`Model ${event.unit} is three blips: ${event.units.join(', ')}.`, ['HH-PSI-21'], {
        seat: event.side,
      });
    case 'appeared':
      return line(`${event.type} ${event.unit} appears on ${at(event.at)}.`, ['HH-PSI-33'], {
        seat: event.side,
      });
    case 'flames':
      return line(
        `${event.type} ${event.unit} breathes flames at ${event.target}: ${event.hit ? 'a hit' : 'no hit'}.`,
        [event.type === 'pink-horror' ? 'HH-DAEM-15' : 'HH-DAEM-16'],
        { seat: event.side, dice: [{ values: event.dice, plus: event.plus }] },
      );
    case 'duel-won':
      return line(`Model ${event.unit} has won the duel.`, ['HH-DUEL-12'], { seat: event.side });
    case 'fought':
      return line(
        `${event.scores.join(' to ')}: ${event.winner === 0 ? 'nobody wins' : event.winner === event.unit ? `${event.type} ${event.unit} wins` : `${event.target} wins`}.`,
        ['HH-CA-10'],
        { seat: event.side },
      );
    case 'knocked-back':
      return line(`${event.type} ${event.unit} is knocked back to ${at(event.to)}.`, ['HH-SPEC-15'], {
        seat: event.side,
      });
    case 'held':
      return line(`${event.type} ${event.unit} is held by gravity.`, ['HH-SPEC-08'], { seat: event.side });
    case 'broke':
      return line(
        `${event.type} ${event.unit} ${event.destroyed ? 'breaks' : 'does not break'} the ${thingName(event.what)} on ${at(event.square)}.`,
        [event.what === 'door' ? 'HH-CA-24' : event.what === 'forge' ? 'HH-FORGE-06' : 'HH-CA-25'],
        { seat: event.side, ...(event.dice.length > 0 && { dice: [{ values: event.dice, needed: 6 }] }) },
      );
    case 'destroyed':
      return line(`${event.type} ${event.unit} is destroyed.`, [event.rule], { seat: event.side });
  }
}
