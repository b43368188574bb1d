/** SHOT, OVW, JAM and the weapons, equipment and powers: what is done from afar. */
import { counted } from '../../../kernel/words.ts';
import type { Ability } from '../shooting/psychic.ts';
import type { AreaEffect } from '../state.ts';
import type { PieceKind } from '../units.ts';
import { at, line, onCommand, sideOf, type Tellers, who } from './words.ts';

const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  scan: 'Scan',
  arc: 'Lightning Arc',
  switch: 'Switch',
  teleport: 'Teleport',
  prescience: 'PreScience',
  stasis: 'Stasis',
  hellfire: 'Hellfire',
};
const AREA_WORDS: Readonly<Record<AreaEffect, string>> = {
  flame: 'Flames fill',
  frag: 'Splinters sweep',
  gas: 'Gas fills',
  plasma: 'Plasma takes',
  hellfire: 'Hellfire sweeps',
  acid: 'Acid sprays over',
  cannon: 'The cannon blows up over',
  sentry: 'The Sentry Gun blows up over',
};
const FIELD_RULES: Readonly<Record<string, string>> = { deployed: 'HR-PFG-01', disabled: 'HR-PFG-05' };

export const shootingTellers: Tellers<
  | 'set'
  | 'lost'
  | 'jammed'
  | 'unjammed'
  | 'reloaded'
  | 'shot'
  | 'fired'
  | 'area'
  | 'caught'
  | 'door-rolled'
  | 'field'
  | 'cast'
  | 'prescience'
  | 'teleported'
> = {
  set: (table, event) =>
    line(
      `${who(table, event)} goes on ${event.status}${onCommand(event)}.`,
      event.status === 'overwatch' ? 'HR-OVW-01' : 'HR-GUARD-01',
      'marine',
    ),
  // the Reset phase ends everybody's; that needs no lines
  lost: (table, event) =>
    event.rule === 'HR-RESET-01'
      ? null
      : line(`${who(table, event)} is no longer on ${event.status}.`, event.rule, 'marine'),
  jammed: (table, event) => line(`${who(table, event)}’s weapon jams.`, 'HR-JAM-01', 'marine'),
  unjammed: (table, event) =>
    line(`${who(table, event)} clears his weapon${onCommand(event)}.`, 'HR-JAM-02', 'marine'),
  reloaded: (table, event) =>
    line(`${who(table, event)} reloads${onCommand(event)}.`, 'HR-FORCE-09', 'marine'),

  shot(table, event) {
    const { target, targetType, square, overwatch, hit, dice, needed, sustained } = event;
    const aim = target
      ? `${who(table, { unit: target, type: targetType as PieceKind })} at ${at(table, square)}`
      : `the door at ${at(table, square)}`;
    const fires = overwatch ? 'fires on overwatch at' : 'fires at';
    return {
      text: `${who(table, event)} ${fires} ${aim} and ${hit ? 'hits' : 'misses'}${onCommand(event)}.`,
      rules: [overwatch ? 'HR-OVW-09' : 'HR-SHOT-02', ...(sustained > 0 ? ['HR-SUST-02'] : [])],
      seat: 'marine',
      dice: [{ values: dice, needed, seat: 'marine' }],
    };
  },
  fired(table, event) {
    const { weapon, way, left } = event;
    const square = at(table, event.square);
    const does: Readonly<Record<string, string>> = {
      flame: `burns ${square}; ${left} shots left`,
      throw: `throws a ${weapon} grenade at ${square}`,
      launch: `launches a ${weapon} grenade at ${square}`,
      missile: `fires a ${weapon} missile at ${square}`,
    };
    const rules: Readonly<Record<string, string>> = { flame: 'HR-FLAM-01', missile: 'HR-MISL-01' };
    return line(
      `${who(table, event)} ${does[way]}${onCommand(event)}.`,
      rules[way] ?? 'HR-GREN-01',
      'marine',
    );
  },
  area: (_table, { effect, squares }) =>
    line(`${AREA_WORDS[effect]} ${counted(squares.length, 'square')}.`, 'HR-SHOT-09'),
  caught: (table, event) =>
    line(
      `${who(table, event)} at ${at(table, event.at)} ${event.dies ? 'does not survive it' : 'survives it'}.`,
      'HR-SHOT-09',
      sideOf(table, event.unit),
      event.dice.length > 0 ? [{ values: event.dice, needed: event.needed }] : [],
    ),
  'door-rolled': (table, { square, destroyed, dice, needed }) =>
    line(`The door at ${at(table, square)} ${destroyed ? 'bursts' : 'holds'}.`, 'HR-PSI-01', undefined, [
      { values: dice, needed, seat: 'marine' },
    ]),

  field: (table, { square, field, unit }) =>
    line(
      `The power field at ${at(table, square)} is ${field}.`,
      FIELD_RULES[field] ?? 'HR-PFG-03',
      sideOf(table, unit),
    ),
  cast: (table, event) =>
    line(
      `${who(table, event)} casts ${ABILITY_NAMES[event.ability]}; ${event.left} Psi left.`,
      'HR-PSI-01',
      'marine',
    ),
  prescience: (_table, { points, dice }) =>
    line(`The next moves are foreseen: ${counted(points, 'command point')}.`, 'HR-PSI-09', 'marine', [
      { values: dice, seat: 'marine' },
    ]),
  teleported: (table, event) =>
    line(
      `${who(table, event)} vanishes from ${at(table, event.from)} and stands at ${at(table, event.to)}.`,
      'HR-PSI-08',
      'marine',
    ),
};
