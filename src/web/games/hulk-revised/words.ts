import type { Action, Verb } from '../../../games/hulk-revised/actions.ts';
import { GRENADES } from '../../../games/hulk-revised/shooting/armoury.ts';
import { ABILITIES } from '../../../games/hulk-revised/shooting/psychic.ts';
import type { Piece } from '../../../games/hulk-revised/state.ts';
import { SPECIALS, UNITS } from '../../../games/hulk-revised/units.ts';
import { CLOSED } from '../../../grid/doors.ts';
import { capital } from '../../../kernel/words.ts';
import { type Hulk, pieceAt, type View, wayName, whoIs } from './game.ts';
import { forceText } from './missions.ts';
import { tileName } from './tiles.ts';

interface Words {
  readonly word: string;
  readonly label: string;
}

export const ABILITY_NAMES: Readonly<Record<(typeof ABILITIES)[number], string>> = {
  scan: 'Scan',
  arc: 'Lightning Arc',
  switch: 'Switch door',
  teleport: 'Teleport',
  prescience: 'PreScience',
  stasis: 'Stasis',
  hellfire: 'Hellfire',
};

const WAYS = { throw: 'Throw', launch: 'Launch', missile: 'Fire' } as const;

/** The words of an action: short for a button, a sentence for a tooltip and a screen reader. */
export function wordsOf(hulk: Hulk, view: View, action: Action): Words {
  const { board, mission } = hulk.table;
  const p = pieceAt(view, action.unit);
  const at = (square: number) => board.name(square);
  const target = () => {
    const found = pieceAt(view, action.to);
    return found ? whoIs(hulk, found) : 'it';
  };
  const self = p ? whoIs(hulk, p) : 'it';
  const facing = action.face >= 0 ? `, then face ${wayName(action.face)}` : '';
  const clearing = action.clear ? ', clearing the jam' : '';
  switch (action.do) {
    case 'move':
      return {
        word: 'Move',
        label: `Move to ${p ? at(hulk.table.near[p.at * 8 + action.to]) : ''}${facing}${clearing}`,
      };
    case 'turn':
      return { word: 'Turn', label: `Turn to face ${wayName(action.face)}${clearing}` };
    case 'climb':
      return { word: 'Climb', label: `Climb to ${p ? at(hulk.table.link[p.at]) : 'the other end'}${facing}` };
    case 'door':
      return view.doors[action.to] >= CLOSED
        ? { word: 'Open', label: `Open the door at ${at(action.to)}` }
        : { word: 'Close', label: `Close the door at ${at(action.to)}` };
    case 'shoot':
      return { word: 'Fire', label: `Fire at ${target()}` };
    case 'auto':
      return { word: 'Full auto', label: `Fire on full auto at ${target()}` };
    case 'shoot-door':
      return { word: 'Fire at door', label: `Fire at the door at ${at(action.to)}` };
    case 'auto-door':
      return { word: 'Full auto', label: `Fire on full auto at the door at ${at(action.to)}` };
    case 'flame':
      return { word: 'Flame', label: `Send flames to ${at(action.to)}` };
    case 'throw':
    case 'launch':
    case 'missile': {
      const what = `${GRENADES[action.item - 1]} ${action.do === 'missile' ? 'missile' : 'grenade'}`;
      return { word: capital(what), label: `${WAYS[action.do]} a ${what} at ${at(action.to)}` };
    }
    case 'assault':
      return { word: 'Assault', label: `Attack ${target()} in close assault` };
    case 'batter':
      return { word: 'Break door', label: `Attack the door at ${at(action.to)}` };
    case 'cut':
      return { word: 'Cut door', label: `Cut the door at ${at(action.to)} down` };
    case 'unjam':
      return { word: 'Clear jam', label: `Clear the jam of ${self}` };
    case 'use':
      return { word: 'Objective', label: mission.objective?.text || 'Complete the objective' };
    case 'take':
      return { word: 'Pick up', label: `Pick up ${objectName(hulk, action.to)}` };
    case 'drop':
      return { word: 'Put down', label: `Put down ${objectName(hulk, p?.carries ?? 0)}` };
    case 'give':
      return { word: 'Hand over', label: `Hand ${objectName(hulk, p?.carries ?? 0)} to ${target()}` };
    case 'power-field':
      return { word: 'Power field', label: `Set the Power Field Generator up at ${at(action.to)}` };
    case 'disable':
      return { word: 'Switch off', label: `Switch the power field at ${at(action.to)} off` };
    case 'cast': {
      const ability = ABILITIES[action.item - 1];
      const name = ABILITY_NAMES[ability];
      if (action.to < 0) return { word: name, label: name };
      const place = ability === 'scan' ? board.sections[action.to] : at(action.to);
      return { word: name, label: `${name}: ${place}${facing}` };
    }
    case 'enter':
      return { word: 'Enter', label: `Enter at ${at(action.to)}${facing}` };
    case 'grab':
      return { word: 'Grab', label: `Grab ${target()}` };
    case 'smash':
      return { word: 'Smash field', label: `Attack the power field at ${at(action.to)}` };
    case 'wreck':
      return { word: 'Wreck gun', label: `Wreck ${target()}` };
    case 'bring':
      return action.item === 0
        ? { word: 'Genestealers', label: 'Place its Genestealers' }
        : bring(UNITS[SPECIALS[action.item - 1]].label);
    case 'place':
    case 'arc':
    case 'muster':
      return { word: 'Muster', label: `Muster ${action.force ? forceText(action.force) : 'a force'}` };
    case 'rubble':
    case 'hide':
      return { word: at(action.to), label: `${PLACING[action.do]} ${at(action.to)}` };
    case 'start':
      return {
        word: `${at(action.to)}, ${wayName(action.face)}`,
        label: `Start at ${at(action.to)}, facing ${wayName(action.face)}`,
      };
    case 'start-end':
      return { word: at(action.to), label: `Start at the end by ${at(action.to)}` };
    case 'tile':
      return { word: tileName(action.item), label: `Lay the ${tileName(action.item)} here` };
    case 'face':
      return { word: wayName(action.face), label: `Face ${wayName(action.face)}` };
    case 'first':
      return { word: p ? at(p.at) : 'First', label: `Turn over ${self} first` };
    case 'lurk': {
      const { name } = board.entries[action.to];
      return { word: name, label: `Put it into entry area ${name}` };
    }
    case 'support':
      return { word: p ? self : 'Support', label: `${capital(self)} leaves overwatch and supports` };
    case 'overwatch':
    case 'guard': {
      const { word, label } = STANCES[action.do];
      const left = givenUp(p, action);
      return { word, label: left ? `${label}; he gives up ${left}` : `${label}; his turn ends` };
    }
    default:
      return FIXED[action.do] ?? spelled(hulk, view, action);
  }
}

function bring(name: string): Words {
  return { word: name, label: `Bring on: ${name}` };
}

export function objectName({ table }: Hulk, number: number): string {
  return table.mission.objects[number - 1]?.name ?? 'the object';
}

/** Whatever has no words of its own is spelled out. */
function spelled({ game }: Hulk, view: View, action: Action): Words {
  const text = capital(game.notation.print(view, action).replaceAll('-', ' '));
  return { word: text, label: text };
}

const STANCES = {
  overwatch: { word: 'Overwatch', label: 'Go on overwatch' },
  guard: { word: 'Guard', label: 'Stand guard' },
} as const;

/** HR-OVW-02, HR-GUARD-01: what is left over when a stance is taken is lost. */
export function givenUp(p: Piece | null, { cp }: Action): string {
  const left = p ? p.ap - (2 - cp) : 0;
  return left > 0 ? `${left} AP` : '';
}

const PLACING = {
  place: 'Place it at',
  arc: 'Strike',
  rubble: 'Block',
  hide: 'Hide it at',
} as const;

const FIXED: Readonly<Partial<Record<Verb, Words>>> = {
  reload: { word: 'Reload', label: 'Put a fresh load into the weapon' },
  exit: { word: 'Leave', label: 'Leave the ship by this way out' },
  deploy: { word: 'Deploy', label: 'Deploy the Sentry Gun; it stays where it is' },
  convert: { word: 'Convert', label: 'Turn the blip over: its Genestealers appear' },
  burst: { word: 'Burst', label: 'Burst: it dies, and acid strikes two squares around' },
  end: { word: 'End phase', label: 'End your phase' },
  keep: { word: 'Keep', label: 'Keep this token' },
  redraw: { word: 'Draw again', label: 'Put the token back and draw again' },
  hold: { word: 'Hold fire', label: 'Hold fire' },
  stop: { word: 'Stop', label: 'Stop here' },
  ambush: { word: 'Ambush', label: 'Take an Ambush blip this turn' },
  fight: { word: 'Fight', label: 'Fight without more supporters' },
  accept: { word: 'Accept', label: 'Accept the dice' },
  tie: { word: 'Spend a Psi point', label: 'Spend a Psi point to win the tie' },
  pass: { word: 'Pass', label: 'Pass' },
  reroll: { word: 'Re-roll', label: 'Re-roll this die' },
  claw: { word: 'Re-roll', label: 'Re-roll this die' },
  parry: { word: 'Parry', label: 'Force this die to be rolled again' },
};
