/** MOVE, ENTRY, DOOR, LADD, PIT, OBJ: who goes where, and what is done on the way. */
import { FACING_WORDS } from '../../../grid/directions.ts';
import { at, line, objectName, onCommand, sideOf, type Tellers, who } from './words.ts';

export const movementTellers: Tellers<
  | 'moved'
  | 'entered'
  | 'turned'
  | 'faced'
  | 'climbed'
  | 'hole'
  | 'fell'
  | 'door'
  | 'battered'
  | 'object'
  | 'used'
  | 'exited'
> = {
  moved: (table, event) =>
    line(
      `${who(table, event)} ${event.backward ? 'backs' : 'moves'} to ${at(table, event.to)}${onCommand(event)}.`,
      event.type === 'blip' ? 'HR-BLIP-02' : 'HR-MOVE-01',
      sideOf(table, event.unit),
    ),
  entered: (table, event) =>
    line(`${who(table, event)} comes in at ${at(table, event.to)}.`, 'HR-ENTRY-03', 'stealer'),
  turned(table, event) {
    const gun = event.type === 'sentry';
    const why = event.free && !gun ? ' to face the attacker' : '';
    return line(
      `${who(table, event)} turns ${FACING_WORDS[event.facing]}${why}${onCommand(event)}.`,
      event.free ? (gun ? 'HR-SENT-08' : 'HR-CA-08') : 'HR-MOVE-03',
      sideOf(table, event.unit),
    );
  },
  faced: (table, event) =>
    line(
      `${who(table, event)} faces ${FACING_WORDS[event.facing]}.`,
      'HR-CONV-06',
      sideOf(table, event.unit),
    ),
  climbed: (table, event) =>
    line(
      `${who(table, event)} climbs from ${at(table, event.from)} to ${at(table, event.to)}${onCommand(event)}.`,
      'HR-LADD-02',
      sideOf(table, event.unit),
    ),
  hole: (table, event) =>
    line(
      `${who(table, event)} ${event.falls ? 'loses' : 'keeps'} his footing over the hole at ${at(table, event.at)}.`,
      'HR-PIT-03',
      'marine',
      [{ values: [event.die], needed: 3, seat: 'marine' }],
    ),
  fell: (table, event) =>
    line(
      `${who(table, event)} falls to ${at(table, event.to)}${event.dies ? '' : ' and lives'}.`,
      'HR-PIT-05',
      'marine',
      [{ values: [event.die], seat: 'marine' }],
    ),

  door(table, event) {
    const seat = sideOf(table, event.unit);
    const where = `the door at ${at(table, event.square)}`;
    if (event.door === 'destroyed')
      return line(`The door at ${at(table, event.square)} is destroyed.`, 'HR-DOOR-08', seat);
    const does = event.door === 'opened' ? 'opens' : 'closes';
    return line(`${who(table, event)} ${does} ${where}${onCommand(event)}.`, 'HR-DOOR-02', seat);
  },
  battered(table, event) {
    const seat = sideOf(table, event.unit);
    const vain = event.destroyed ? '' : ', in vain';
    return line(
      `${who(table, event)} hammers at the door at ${at(table, event.square)}${vain}${onCommand(event)}.`,
      'HR-DOOR-13',
      seat,
      [{ values: event.dice, needed: 6, seat }],
    );
  },

  object(table, event) {
    const object = objectName(table, event.object);
    const does = {
      taken: `picks up ${object}`,
      dropped: `puts down ${object}`,
      given: `passes ${object} to ${who(table, { unit: event.other, type: 'terminator' })}`,
    };
    return line(
      `${who(table, event)} ${does[event.what]}${onCommand(event)}.`,
      event.what === 'given' ? 'HR-OBJ-02' : 'HR-HOUSE-06',
      'marine',
    );
  },
  used: (table, event) =>
    line(`${who(table, event)} completes the objective at ${at(table, event.at)}.`, 'HR-ACT-09', 'marine'),
  exited(table, event) {
    const cargo = event.object ? ` with ${objectName(table, event.object)}` : '';
    return line(`${who(table, event)} gets out at ${at(table, event.at)}${cargo}.`, 'HR-ENTRY-15', 'marine');
  },
};
