/** Events as sentences for the log. */
import type { DiceShown, Line } from '../../kernel/contract.ts';
import { counted } from '../../kernel/words.ts';
import type { Army } from './army/list.ts';
import type { Event } from './events.ts';
import { chartWords } from './orks/describe-mad.ts';
import type { Order, Side } from './state.ts';
import type { Table } from './table.ts';
import { damageWords, locationName } from './titans/describe-titans.ts';

const ORDER_WORDS: Readonly<Record<Order, string>> = {
  first: 'First Fire',
  advance: 'Advance',
  charge: 'Charge',
  none: 'no order',
  wait: 'waits for its order',
};

type Words = readonly [text: string, rules: readonly string[], more?: { seat?: Side; dice?: DiceShown[] }];
type Teller<K extends Event['kind']> = (table: Table, event: Extract<Event, { kind: K }>) => Words | null;

export function describe(table: Table, event: Event): Line | null {
  const tell = TELLERS[event.kind] as Teller<Event['kind']>;
  const words = tell(table, event as never);
  if (!words) return null;
  const [text, rules, more] = words;
  return { text, rules, ...more };
}

/** 'Rhino 12': what it is, and its number. */
export function nameOf(table: Table, id: number): string {
  return `${table.models[id].row.name} ${id}`;
}

function sideOf(table: Table, id: number): Side {
  return table.models[id].side;
}

function die(value: number, needed?: number, plus?: number): DiceShown[] {
  return [{ values: [value], ...(needed === undefined ? {} : { needed }), ...(plus ? { plus } : {}) }];
}

function cm(u: number): string {
  return `${Math.round(u) / 100}`;
}

const place = (x: number, y: number) => `${cm(x)}, ${cm(y)} cm`;

const TELLERS: { readonly [K in Event['kind']]: Teller<K> } = {
  mustered: (_t, { side }) => [`Army ${side} is mustered.`, ['E2-HID-01'], { seat: side }],
  armies: (_t, { A, B }) => {
    const told = ([side, army]: [string, Army | null]) => (army ? [`${side} has ${army.name}`] : []);
    return [`The lists are open: ${Object.entries({ A, B }).flatMap(told).join(', ')}.`, ['E2-ARMY-14']];
  },
  'terrain-rolled': (_t, { area, die: rolled, pieces }) => [
    `Area ${area}: ${counted(pieces, 'piece')} of terrain.`,
    ['E2-TERR-02'],
    { dice: die(rolled) },
  ],
  'piece-rolled': (_t, { piece, area, dice, is }) => [
    `Piece ${piece}, for area ${area}: ${is}.`,
    ['E2-TERR-03'],
    { dice: [{ values: dice }] },
  ],
  'piece-laid': (t, { side, piece, is }) => [
    `${t.names[side]} lays piece ${piece}: ${is}.`,
    ['E2-TERR-04'],
    { seat: side },
  ],
  'piece-dropped': (_t, { piece, is }) => [`There is no room for piece ${piece}: ${is}.`, ['E2-TERR-05']],
  'objective-placed': (t, { side, x, y }) => [
    `${t.names[side]} places an objective at ${place(x, y)}.`,
    ['E2-OBJ-01'],
    { seat: side },
  ],
  'roll-off': (t, { what, A, B, winner }) => [
    winner ? `${t.names[winner]} wins the roll for ${what}.` : `The roll for ${what} is tied.`,
    ['E2-GEN-06'],
    {
      dice: [
        { values: [A], seat: 'A' },
        { values: [B], seat: 'B' },
      ],
    },
  ],
  edge: (t, { side, edge }) => [`${t.names[side]} takes the ${edge} edge.`, ['E2-DEPL-01'], { seat: side }],
  'set-up': (t, { side }) => [`${t.names[side]} has set up.`, ['E2-DEPL-03'], { seat: side }],
  revealed: () => ['Both armies are revealed.', ['E2-DEPL-03']],
  turn: (_t, { turn }) => [`Turn ${turn}`, ['E2-SEQ-01']],
  phase: (t, { phase, side }) => [side ? `${t.names[side]}: ${phase}` : phase, ['E2-SEQ-01']],
  'head-roll': (t, { model, die: rolled, deaf }) => [
    deaf
      ? `${nameOf(t, model)}'s bridge is in confusion: no order this turn.`
      : `${nameOf(t, model)}'s bridge holds.`,
    ['E2-TCARD-04'],
    { seat: sideOf(t, model), dice: die(rolled, 4) },
  ],
  ordered: (t, { side }) => [`${t.names[side]} has placed orders.`, ['E2-ORD-02'], { seat: side }],
  'orders-revealed': (t, { orders }) => [
    `Orders: ${orders.map(([unit, order]) => `${t.units[unit].name}, ${ORDER_WORDS[order ?? 'none']}`).join('; ')}.`,
    ['E2-ORD-10'],
  ],
  initiative: (t, { A, B, winner }) => [
    winner ? `${t.names[winner]} has the initiative.` : 'Initiative is tied.',
    ['E2-INIT-01'],
    {
      dice: [
        { values: [A], seat: 'A' },
        { values: [B], seat: 'B' },
      ],
    },
  ],
  'mad-order': (t, { unit, die: rolled, order }) => [
    `${t.units[unit].name} takes to ${ORDER_WORDS[order]}.`,
    ['E2-MAD-01'],
    { seat: t.units[unit].side, dice: die(rolled) },
  ],
  'goes-first': (t, { side }) => [`${t.names[side]} goes first.`, ['E2-INIT-04'], { seat: side }],
  moved: (t, { unit, models }) => [
    `${t.units[unit].name} ${models.length === 0 ? 'stays' : 'moves'}${models.some(({ boards }) => boards) ? ' and boards' : ''}${models.some(({ leaves }) => leaves) ? ' and gets out' : ''}.`,
    ['E2-MOVE-01'],
    { seat: t.units[unit].side },
  ],
  arrivals: (t, { side }) => [
    `Reinforcements of ${t.names[side]} arrive.`,
    ['E2-SPEC-05', 'E2-HID-06'],
    { seat: side },
  ],
  'pod-fell': (t, { model, x, y }) => [
    `${nameOf(t, model)} comes down at ${place(x, y)}.`,
    ['E2-SPEC-05'],
    { seat: sideOf(t, model) },
  ],
  'pod-roll': (t, { model, die: rolled, opens }) => [
    `${nameOf(t, model)} ${opens ? 'opens' : 'stays shut'}.`,
    ['E2-SPEC-06'],
    { seat: sideOf(t, model), dice: die(rolled, 3) },
  ],
  activated: (t, { unit, what }) => [
    `${t.units[unit].name} ${what === 'fires' ? 'fires' : what === 'holds' ? 'holds its fire' : 'does not fire'}.`,
    ['E2-FIRE-04'],
    { seat: t.units[unit].side },
  ],
  'popped-up': (t, { model }) => [`${nameOf(t, model)} pops up.`, ['E2-SKIM-04'], { seat: sideOf(t, model) }],
  shot: (t, { model, weapon, target, needed, dice, hit, lost }) => [
    lost === 'gone'
      ? `${nameOf(t, model)}'s shot at ${nameOf(t, target)} comes too late.`
      : lost === 'range'
        ? `${nameOf(t, target)} is out of range of ${nameOf(t, model)}.`
        : `${nameOf(t, model)} (${weapon}) ${hit ? 'hits' : 'misses'} ${nameOf(t, target)}.`,
    ['E2-FIRE-12'],
    { seat: sideOf(t, model), ...(lost ? {} : { dice: [{ values: dice, needed }] }) },
  ],
  shelled: (t, { model, building, needed, dice, hit, lost }) => [
    lost
      ? `${nameOf(t, model)}'s shell at building ${building} is lost.`
      : `${nameOf(t, model)} ${hit ? 'hits' : 'misses'} building ${building}.`,
    ['E2-BLDG-05'],
    { seat: sideOf(t, model), ...(lost ? {} : { dice: [{ values: dice, needed }] }) },
  ],
  save: (t, { model, die: rolled, needed, mod, saved }) => [
    `${nameOf(t, model)}'s armour ${saved ? 'holds' : 'fails'}.`,
    ['E2-SAVE-01'],
    { seat: sideOf(t, model), dice: die(rolled, needed, mod) },
  ],
  medic: (t, { model, die: rolled, saved }) => [
    saved ? `The Medic saves ${nameOf(t, model)}.` : `The Medic comes too late for ${nameOf(t, model)}.`,
    ['E2-MARIN-10'],
    { seat: sideOf(t, model), dice: die(rolled, 5) },
  ],
  barrage: (t, { unit, points, needed, x, y, lost }) => [
    lost
      ? `The barrage of ${t.units[unit].name} falls short.`
      : `${t.units[unit].name} fires a barrage of ${points} points at ${place(x, y)}: ${needed}+.`,
    ['E2-BARR-09'],
    { seat: t.units[unit].side },
  ],
  scatter: (_t, { die: rolled, direction, dice, x, y }) => [
    direction === null
      ? 'It lands where it was aimed.'
      : `It scatters ${dice[0] + dice[1]} cm to ${place(x, y)}.`,
    ['E2-BARR-08'],
    { dice: [{ values: [rolled] }, { values: dice }] },
  ],
  'barrage-roll': (t, { model, building, dice, needed, hit }) => [
    `The barrage ${hit ? 'hits' : 'misses'} ${model ? nameOf(t, model) : `building ${building}`}.`,
    ['E2-BARR-10'],
    { dice: [{ values: dice, needed }] },
  ],
  'building-save': (_t, { building, dice, needed, mod, saved }) => [
    `Building ${building} ${saved ? 'stands' : 'gives way'}.`,
    ['E2-BLDG-06'],
    { dice: [{ values: dice, needed, ...(mod ? { plus: mod } : {}) }] },
  ],
  'building-fell': (_t, { building }) => [`Building ${building} falls.`, ['E2-BLDG-07']],
  power: (t, { model, power, target, die: rolled, works, lost }) => [
    `${nameOf(t, model)} uses ${POWER_WORDS[power]}${target ? ` on ${nameOf(t, target)}` : ''}: ${lost ? 'in vain' : works ? 'it works' : 'nothing happens'}.`,
    ['E2-WLOCK-05'],
    { seat: sideOf(t, model), ...(rolled === null ? {} : { dice: die(rolled, 4) }) },
  ],
  'shield-roll': (t, { model, die: rolled, works }) => [
    `${nameOf(t, model)}'s shields ${works ? 'do not stop it' : 'stop it'}.`,
    ['E2-WLOCK-06'],
    { seat: sideOf(t, model), dice: die(rolled, 4) },
  ],
  thrown: (t, { model, x, y }) => [
    `The storm throws ${nameOf(t, model)} to ${place(x, y)}.`,
    ['E2-WLOCK-12'],
    { seat: sideOf(t, model) },
  ],
  beam: (t, { model, target, lost }) => [
    `${nameOf(t, model)} sends a beam at ${nameOf(t, target)}${lost ? ', in vain' : ''}.`,
    ['E2-VIBRO-01'],
    { seat: sideOf(t, model) },
  ],
  'beam-roll': (t, { model, die: rolled, needed, hit, beams }) => [
    `${beams > 1 ? `${beams} beams cross at` : `The beam ${hit ? 'shakes' : 'passes'}`} ${nameOf(t, model)}.`,
    [beams > 1 ? 'E2-VIBRO-08' : 'E2-VIBRO-04'],
    rolled === null ? {} : { dice: die(rolled, needed) },
  ],
  traktor: (t, { model, die: rolled, plus, squashed }) => [
    `${nameOf(t, model)} is ${squashed ? 'squashed' : 'held fast for the next turn'}.`,
    ['E2-TRAK-02'],
    { dice: die(rolled, 6, plus) },
  ],
  disc: (_t, { is, x, y }) => [
    `${is === 'vortex' ? 'A vortex opens' : 'A storm rages'} at ${place(x, y)}.`,
    [is === 'vortex' ? 'E2-VORT-07' : 'E2-WLOCK-15'],
  ],
  'shield-down': (t, { model, left }) => [
    `A shield of ${nameOf(t, model)} goes down; ${left} left.`,
    ['E2-SHLD-02'],
    { seat: sideOf(t, model) },
  ],
  aimed: (t, { model, location, dice }) => [
    location === null
      ? `The shot flies past ${nameOf(t, model)}.`
      : `${nameOf(t, model)} is hit: ${locationName(location)}.`,
    ['E2-TITAN-03'],
    { dice: [{ values: dice }] },
  ],
  armour: (t, { model, location, die: rolled, needed, mod, saved }) => [
    `${nameOf(t, model)}'s ${locationName(location)} ${saved ? 'holds' : 'is pierced'}.`,
    ['E2-TITAN-05'],
    { dice: die(rolled, needed, mod) },
  ],
  damage: (t, { model, location, die: rolled, plus, row }) => [
    `${nameOf(t, model)}: ${damageWords(location, row)}`,
    ['E2-TCARD-04'],
    { seat: sideOf(t, model), ...(rolled !== null && { dice: die(rolled, undefined, plus) }) },
  ],
  'titan-falls': (t, { model }) => [
    `${nameOf(t, model)} falls.`,
    ['E2-TCARD-11'],
    { seat: sideOf(t, model) },
  ],
  explodes: (t, { model, what, dice }) => [
    `${nameOf(t, model)} explodes${what === 'reactor' ? ': its reactor is breached' : ''}.`,
    [EXPLOSION_RULES[what]],
    dice.length > 0 ? { dice: [{ values: dice }] } : {},
  ],
  'blown-off': (t, { model, x, y, dice }) => [
    `A weapon of ${nameOf(t, model)} is blown off and lands at ${place(x, y)}.`,
    ['E2-TCARD-12'],
    { dice: [{ values: dice }] },
  ],
  'damage-die': (t, { model, what, die: rolled }) => [
    what === 'hits'
      ? `${nameOf(t, model)} takes ${counted(rolled, 'hit')}.`
      : `${nameOf(t, model)}: ${what}.`,
    ['E2-TCARD-04'],
    { dice: die(rolled) },
  ],
  'leg-roll': (t, { model, die: rolled, strain, holds }) => [
    `${nameOf(t, model)}'s leg ${holds ? 'bears it' : 'gives way'}.`,
    ['E2-TCARD-04'],
    { seat: sideOf(t, model), dice: die(rolled, strain + 1) },
  ],
  repair: (t, { model, location, die: rolled, repaired }) => [
    `${nameOf(t, model)}'s ${locationName(location)} ${repaired ? 'is repaired' : 'stays damaged'}.`,
    ['E2-TITAN-08'],
    { seat: sideOf(t, model), dice: die(rolled, 5) },
  ],
  'shields-raised': (t, { model, dice, up }) => [
    `${nameOf(t, model)} has ${counted(up, 'shield')} up.`,
    ['E2-SHLD-04'],
    { seat: sideOf(t, model), dice: [{ values: dice, needed: 5 }] },
  ],
  scream: (t, { model, die: rolled, works }) => [
    `${nameOf(t, model)} screams${works ? '' : ' in vain'}.`,
    ['E2-ASPCT-03'],
    { seat: sideOf(t, model), dice: die(rolled, 5) },
  ],
  fight: (t, { first, second, loser }) => [
    loser === 0
      ? `${nameOf(t, first.model)} and ${nameOf(t, second.model)} fight to a draw, ${first.total} each.`
      : `${nameOf(t, loser === first.model ? second.model : first.model)} beats ${nameOf(t, loser)}, ${Math.max(first.total, second.total)} to ${Math.min(first.total, second.total)}.`,
    ['E2-CC-14'],
    {
      dice: [first, second].map(({ model, dice, caf }) => ({
        values: dice,
        plus: caf,
        seat: sideOf(t, model),
      })),
    },
  ],
  rerolled: (t, { fighter: { model, dice, caf, total }, loser }) => [
    `${nameOf(t, model)} rolls again: ${total}, ${loser === 0 ? 'a draw' : loser === model ? 'still beaten' : 'and wins'}.`,
    ['E2-HARLQ-02'],
    { seat: sideOf(t, model), dice: [{ values: dice, plus: caf }] },
  ],
  'wins-outright': (t, { winner, loser }) => [
    `${nameOf(t, winner)} beats ${nameOf(t, loser)} without a fight.`,
    ['E2-CC-18', 'E2-ASPCT-03'],
    { seat: sideOf(t, winner) },
  ],
  paired: () => null,
  grab: (t, { model, attacker, defender, result }) => [
    `A grab at ${nameOf(t, model)} ${result === 'worst' ? 'tears it apart' : result === 'none' ? 'fails' : 'does some damage'}.`,
    ['E2-TCCW-05'],
    { dice: [{ values: [attacker], plus: 1 }, { values: [defender] }] },
  ],
  destroyed: (t, { model, how }) => [
    `${nameOf(t, model)} is lost (${how}).`,
    ['E2-GEN-08'],
    { seat: sideOf(t, model) },
  ],
  broke: (t, { card }) => [`${t.cards[card].name} is broken.`, ['E2-BREAK-02'], { seat: t.cards[card].side }],
  points: (t, { side, points, why }) => [
    `${t.names[side]} ${points < 0 ? 'loses' : 'scores'} ${Math.abs(points)} victory points (${why}).`,
    ['E2-VP-05', 'E2-VP-07'],
    { seat: side },
  ],
  morale: (t, { unit, die: rolled, plus, needed, passed }) => [
    `${t.units[unit].name} ${passed ? 'keeps its nerve' : 'loses its nerve'}.`,
    ['E2-MORAL-01'],
    { seat: t.units[unit].side, dice: die(rolled, needed, plus) },
  ],
  'falls-back': (t, { unit }) => [
    `${t.units[unit].name} falls back.`,
    ['E2-MORAL-08'],
    { seat: t.units[unit].side },
  ],
  routs: (t, { unit }) => [`${t.units[unit].name} routs.`, ['E2-FALL-10'], { seat: t.units[unit].side }],
  rallies: (t, { unit }) => [`${t.units[unit].name} rallies.`, ['E2-RALLY-03'], { seat: t.units[unit].side }],
  mad: (t, { unit, dice, result }) => [
    `${t.units[unit].name}: ${chartWords(result)}`,
    ['E2-MAD-06'],
    { seat: t.units[unit].side, dice: [{ values: dice }] },
  ],
  grenade: (t, { unit, dice, x, y }) => [
    `A stand of ${t.units[unit].name} throws a grenade to ${place(x, y)}.`,
    ['E2-MAD-07'],
    { seat: t.units[unit].side, dice: [{ values: dice }] },
  ],
  chant: (t, { unit, dice }) => [
    `${t.units[unit].name} chants.`,
    ['E2-MAD-12'],
    { seat: t.units[unit].side, dice: [{ values: dice }] },
  ],
  captured: (t, { objective, side }) => [
    `${t.names[side]} captures objective ${objective}.`,
    ['E2-VP-02'],
    { seat: side },
  ],
  'vortex-roll': (_t, { die: rolled, direction, x, y }) => [
    rolled <= 2
      ? 'A vortex collapses.'
      : direction === null
        ? 'A vortex stays where it is.'
        : `A vortex drifts to ${place(x, y)}.`,
    ['E2-VORT-08'],
    { dice: die(rolled) },
  ],
  freed: (t, { model, die: rolled, free }) => [
    `${nameOf(t, model)} ${free ? 'comes free' : 'stays locked'}.`,
    ['E2-WLOCK-09'],
    { seat: sideOf(t, model), dice: die(rolled, 4) },
  ],
  energy: (t, { model, energy }) => [
    `${nameOf(t, model)} holds ${energy} energy.`,
    ['E2-WEIRD-01'],
    { seat: sideOf(t, model) },
  ],
  overload: (t, { model, die: rolled, explodes }) => [
    `${nameOf(t, model)} ${explodes ? 'cannot hold its energy' : 'holds its energy'}.`,
    ['E2-WEIRD-04'],
    { seat: sideOf(t, model), dice: die(rolled) },
  ],
  over: (_t, { why }) => [why, ['E2-VP-09']],
};

const POWER_WORDS = {
  'mind-blast': 'Mind Blast',
  'psychic-lock': 'Psychic Lock',
  'eldritch-storm': 'Eldritch Storm',
} as const;

const EXPLOSION_RULES = {
  reactor: 'E2-TCARD-05',
  shields: 'E2-TCARD-13',
  tower: 'E2-WEIRD-04',
  mob: 'E2-MAD-12',
} as const;
