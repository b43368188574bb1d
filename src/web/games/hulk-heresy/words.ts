/** An action in words: short for a button, whole for a tooltip and for those who listen. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { BLADES, type BladeId } from '../../../games/hulk-heresy/data/assault.ts';
import { MODES, type ModeId } from '../../../games/hulk-heresy/data/ranged.ts';
import { letterOf } from '../../../games/hulk-heresy/force/list.ts';
import { frontSquare, isShut } from '../../../games/hulk-heresy/position.ts';
import { sceneryAt } from '../../../games/hulk-heresy/scenery.ts';
import type { Piece } from '../../../games/hulk-heresy/state.ts';
import { topStep } from '../../../kernel/steps.ts';
import { capital, counted, listed } from '../../../kernel/words.ts';
import { forceText } from './force-words.ts';
import { type Heresy, pieceAt, rankOf, type View, wayName, whoIs } from './game.ts';
import { rowOf } from './pieces/symbols.ts';

export interface Words {
  readonly word: string;
  readonly label: string;
}

export const gunName = (mode: string | undefined): string =>
  mode === undefined ? '' : (MODES[mode as ModeId]?.label ?? mode.replaceAll('-', ' '));
export const bladeName = (blade: string | undefined): string =>
  blade === undefined ? '' : (BLADES[blade as BladeId]?.label ?? blade);
export const plainWord = (id: string): string => capital(id.replaceAll('-', ' '));

const STRIKES: Readonly<Record<string, string>> = {
  lunge: 'Piercing Lunge',
  blow: 'Sweeping Blow',
  peerless: 'Peerless Guard',
  block: 'servo arm: Block',
  'knock-back': 'servo arm: Knock Back',
  rend: 'servo arm: Rend',
  sweep: 'servo arm: Sweep',
};

/** What a way to strike is good for, for whoever chooses among them; undefined for the plain one. */
export const strikeText = (how: string | undefined): string | undefined => STRIKE_TEXTS[how ?? ''];

const STRIKE_TEXTS: Readonly<Record<string, string>> = {
  lunge: 'Takes twice as much off the save.',
  blow: 'One die against each enemy ahead.',
  peerless: 'On guard afterwards, for nothing.',
  block: 'The enemy rolls a die less.',
  'knock-back': 'Whoever is saved is pushed back.',
  rend: 'Breaks things without dice.',
  sweep: 'Up to three enemies, one after another.',
};

const THINGS = {
  door: 'the door',
  forge: 'the barricade',
  generator: 'the generator',
  barricade: 'the barricade',
  object: 'it',
} as const;

/** Effects that let dice be rolled again. */
const AGAINS: Readonly<Record<string, string>> = {
  praetor: 'Praetor: re-roll a 1',
  centurion: 'Centurion: re-roll a 1',
  icon: 'Icon: roll both again',
  endurance: 'Endurance: roll both again',
  precognition: 'Precognition: roll both again',
  sanctuary: 'Sanctuary: roll both again',
  'cp-o': 'Spend a command point',
  'cp-c': 'Spend a Commander’s point',
  'cp-u': 'Spend a duel point',
  'cp-k': 'Spend a daemonic point',
};

const same = (text: string): Words => ({ word: text, label: text });

export function wordsOf(heresy: Heresy, view: View, action: Action, about?: unknown): Words {
  const { board } = heresy.table;
  const at = (square: number | undefined) =>
    square === undefined || square < 0 ? 'there' : board.name(square);
  const p = pieceAt(view, action.unit);
  const target = () => {
    const other = pieceAt(view, action.to);
    return other ? whoIs(heresy, view, other) : 'it';
  };
  const how = action.how ? `, ${STRIKES[action.how] ?? plainWord(action.how)}` : '';
  switch (action.do) {
    case 'attack':
      return { word: 'Attack', label: 'Be the Attacker: act first in every turn' };
    case 'defend':
      return { word: 'Defend', label: 'Be the Defender: act second' };
    case 'zone': {
      const { name } = heresy.table.zones[(action.to ?? 1) - 1];
      return { word: name, label: `Begin in ${name}` };
    }
    case 'muster':
    case 'field':
      return { word: forceText(action.force ?? []), label: `Muster ${forceText(action.force ?? [])}` };
    case 'deploy':
      return { word: at(action.to), label: `Place a blip at ${at(action.to)}` };
    case 'letter': {
      const row =
        view.viewer === 'A' || view.viewer === 'B' ? view.rosters[view.viewer][action.row ?? 0] : null;
      const letter = letterOf(action.row ?? 0);
      return { word: letter, label: row ? `${letter}: ${rankOf(row)}` : `Blip ${letter}` };
    }
    case 'keep':
      return { word: 'Keep', label: 'Keep this counter' };
    case 'redraw':
      return { word: 'Draw again', label: 'Put the counter back and draw again' };
    case 'bring': {
      const { name } = board.entries[action.to ?? 0];
      return { word: name, label: `Bring a blip to ${name}` };
    }
    case 'end':
      return { word: 'End phase', label: 'End your Action phase' };
    case 'convert':
      return {
        word: `Reveal, facing ${wayName(action.face ?? 0)}`,
        label: `Turn the blip up, facing ${wayName(action.face ?? 0)}`,
      };
    case 'move':
      return moveWords(heresy, action, p);
    case 'enter':
      return {
        word: 'Enter',
        label: `Enter the board${action.after === undefined ? '' : `, facing ${wayName(action.after)}`}`,
      };
    case 'walk': {
      const end = pathEnd(heresy, p, action.path ?? []);
      return { word: 'Pass through', label: `Go through friends to ${at(end)}${turnWords(action)}` };
    }
    case 'turn':
      return {
        word: `Turn ${wayName(action.face ?? 0)}`,
        label: `Turn to face ${wayName(action.face ?? 0)}`,
      };
    case 'door': {
      const word = isShut(view, action.to ?? 0) ? 'Open door' : 'Close door';
      return { word, label: `${word === 'Open door' ? 'Open' : 'Close'} the door at ${at(action.to)}` };
    }
    case 'overwatch':
      return action.face === undefined
        ? { word: 'Overwatch', label: 'Go on overwatch' }
        : {
            word: `Watch ${wayName(action.face)}`,
            label: `Go on overwatch toward the ${wayName(action.face)}`,
          };
    case 'guard':
      return { word: 'Guard', label: 'Stand guard' };
    case 'shoot':
    case 'snap':
    case 'watch':
      return { word: gunName(action.with), label: `Fire the ${gunName(action.with)} at ${target()}` };
    case 'shoot-at':
    case 'snap-at': {
      const what = sceneryAt(heresy.table, view, action.to ?? -1);
      return {
        word: `${gunName(action.with)} at ${what ? THINGS[what] : 'it'}`,
        label: `Fire the ${gunName(action.with)} at ${what ? THINGS[what] : 'it'} on ${at(action.to)}`,
      };
    }
    case 'burst':
      return { word: gunName(action.with), label: `Fire the ${gunName(action.with)} at ${at(action.to)}` };
    case 'spray':
      return { word: 'Hand flamer', label: `Burn ${listed((action.list ?? []).map(at))}` };
    case 'hail':
      return { word: 'Hail of Fire', label: `Hail of Fire to the ${dirName(action.to ?? 0)}` };
    case 'reload':
      return { word: 'Reload', label: 'Put a fresh load into the weapon' };
    case 'unjam':
      return { word: 'Clear jam', label: 'Clear the jammed weapon' };
    case 'assault': {
      const list = (action.list ?? []).flatMap((id) => pieceAt(view, id) ?? []);
      const front = p && pieceAt(view, view.occupant[frontSquare(heresy.table, p)]);
      const foes = list.length > 0 ? list : front ? [front] : [];
      return {
        word: `${bladeName(action.with)}${how}`,
        label: `Assault ${listed(foes.map((one) => whoIs(heresy, view, one)))} with the ${bladeName(action.with)}${how}`,
      };
    }
    case 'break': {
      const what = p && sceneryAt(heresy.table, view, frontSquare(heresy.table, p));
      return {
        word: `${bladeName(action.with)}${how}`,
        label: `Break ${what ? THINGS[what] : 'it'} with the ${bladeName(action.with)}${how}`,
      };
    }
    case 'climb':
      return { word: 'Climb', label: 'Climb the ladder' };
    case 'exit':
      return { word: 'Leave', label: 'Leave the board' };
    case 'give':
      return { word: 'Hand over', label: `Hand ${objectName(heresy, action.row ?? 1)} to ${target()}` };
    case 'investigate':
      return { word: 'Investigate', label: `Turn up the counter on ${at(action.to)}` };
    case 'challenge':
      return { word: 'Challenge', label: `Challenge ${target()} to an Honour Duel` };
    case 'litany':
      return {
        word: plainWord(action.with ?? ''),
        label: `Speak the Litany: ${plainWord(action.with ?? '')}`,
      };
    case 'barricade':
      return { word: 'Barricade', label: `Raise a barricade on ${at(action.to)}` };
    case 'flames':
      return { word: 'Flames', label: `Breathe flames at ${target()}` };
    case 'cast':
      return castWords(heresy, view, action);
    case 'face':
      return { word: capital(wayName(action.face ?? 0)), label: `Face ${wayName(action.face ?? 0)}` };
    case 'fire':
      return { word: 'Fire', label: 'Fire what has been declared' };
    case 'back':
      return { word: 'Overwatch', label: 'Back on overwatch' };
    case 'stay':
      return { word: 'Leave it', label: 'Stay off overwatch' };
    case 'take':
      return { word: bladeName(action.with), label: `Fight with the ${bladeName(action.with)}` };
    case 'reroll': {
      const dice = (about as { dice?: readonly number[] } | undefined)?.dice;
      const n = action.list?.length ?? 0;
      return {
        word: n > 1 ? `Re-roll ${n}` : `Re-roll die ${(action.list?.[0] ?? 0) + 1}`,
        label: `Roll ${counted(n, 'die', 'dice')} again${dice ? '' : ''}`,
      };
    }
    case 'again': {
      const one = action.list?.length === 1 ? `, die ${action.list[0] + 1}` : '';
      return same(`${AGAINS[action.with ?? ''] ?? plainWord(action.with ?? '')}${one}`);
    }
    case 'psi':
      return action.to
        ? { word: `${action.to} more`, label: `Put in ${counted(action.to, 'psi point')}` }
        : { word: 'None', label: 'No psi points' };
    case 'land':
    case 'place':
      return { word: at(action.to), label: `Place it at ${at(action.to)}` };
    case 'step':
      return {
        word: `${capital(dirName(action.to ?? 0))}${turnWords(action)}`,
        label: `Step ${dirName(action.to ?? 0)}${turnWords(action)}`,
      };
    case 'strike':
      return {
        word: `${bladeName(action.with)}${how}`,
        label: `Strike with the ${bladeName(action.with)}${how}`,
      };
    case 'heal':
      return {
        word: p ? whoIs(heresy, view, p) : 'Heal',
        label: `${p ? capital(whoIs(heresy, view, p)) : 'The Medicae'} tries to heal it`,
      };
    case 'pick':
      return same(`Look at ${listed((action.list ?? []).map((id) => placeOf(heresy, view, id)))}`);
    case 'shuffle':
      return same(`It is the ${['first', 'second', 'third'][(action.to ?? 1) - 1]} blip`);
    case 'hop':
      return { word: 'Move it', label: `Move ${phantomName(heresy, view, p)}` };
    default:
      return FIXED[action.do] ?? same(plainWord(action.do));
  }
}

/** HH-PSI-21: to its owner the real one has a letter, and the others are a false one and another. */
function phantomName(heresy: Heresy, view: View, p: Piece | null): string {
  if (!p) return 'this blip';
  if (view.viewer !== p.side || rowOf(view, p)) return whoIs(heresy, view, p);
  const step = topStep(view);
  const waiting = step?.do === 'phantoms' ? step.waiting : [];
  const before = waiting.some((id) => id < p.id && !rowOf(view, pieceAt(view, id)!));
  return before ? 'the other false blip' : 'a false blip';
}

const FIXED: Readonly<Record<string, Words>> = {
  pass: { word: 'No', label: 'No, thank you' },
  accept: { word: 'Accept', label: 'Accept the challenge' },
  refuse: { word: 'Refuse', label: 'Refuse: whoever hears it is shamed' },
  stop: { word: 'Stop here', label: 'It goes no further' },
};

const DIRS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const dirName = (dir: number): string => DIRS[dir & 7];

function turnWords({ before, between, after }: Action): string {
  const turn = before ?? between ?? after;
  if (turn === undefined) return '';
  return before !== undefined ? `, turned ${wayName(turn)} first` : `, then facing ${wayName(turn)}`;
}

function moveWords({ table }: Heresy, action: Action, p: Piece | null): Words {
  const to = p ? table.near[p.at * 8 + (action.to ?? 0)] : -1;
  const drops = action.list
    ? `, leaving ${listed(action.list.map((one) => objectName({ table }, one)))}`
    : '';
  const shot = action.with ? ', and shoot' : '';
  return {
    word: drops ? 'Move and leave it' : shot ? 'Move and shoot' : 'Move',
    label: `Move to ${to >= 0 ? table.board.name(to) : 'there'}${turnWords(action)}${drops}${shot}`,
  };
}

function castWords(heresy: Heresy, view: View, action: Action): Words {
  const { board } = heresy.table;
  const other = pieceAt(view, action.to);
  const where = [
    other && `on ${whoIs(heresy, view, other)}`,
    action.square !== undefined && `at ${board.name(action.square)}`,
    action.section !== undefined && `in ${board.sections[action.section] || 'this section'}`,
    action.how && plainWord(action.how).toLowerCase(),
  ].filter(Boolean);
  const name = plainWord(action.with ?? '');
  return { word: name, label: [name, ...where].join(' ') };
}

export function pathEnd({ table }: Heresy, p: Piece | null, path: readonly number[]): number {
  return path.reduce((at, dir) => (at < 0 ? at : table.near[at * 8 + dir]), p?.at ?? -1);
}

export function objectName({ table }: Pick<Heresy, 'table'>, number: number): string {
  return table.mission.objects[number - 1]?.name ?? 'the object';
}

function placeOf(heresy: Heresy, view: View, id: number): string {
  const p = pieceAt(view, id);
  const row = p && rowOf(view, p);
  return p ? whoIs(heresy, view, p) : row ? rankOf(row) : 'it';
}
