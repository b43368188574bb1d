/** An answer as a plain sentence: whatever the rules ask can be answered from a list of these. */

import type { Action } from '../../../games/epic-1991/actions.ts';
import { opponents } from '../../../games/epic-1991/close-combat/pairings.ts';
import { HIT_GRIDS, LOCATIONS } from '../../../games/epic-1991/sheets/index.ts';
import { faceOf } from '../../../games/epic-1991/titans/titans.ts';
import { topStep } from '../../../kernel/steps.ts';
import { counted, listed } from '../../../kernel/words.ts';
import { type Epic, inCm, modelCalled, modelName, unitName, unitOf, type View } from './game.ts';

const KIND_WORDS: Readonly<Record<string, string>> = {
  'mind-blast': 'Mind Blast',
  'psychic-lock': 'Psychic Lock',
  'eldritch-storm': 'Eldritch Storm',
};

const place = (x: number, y: number) => `${inCm(x)} east, ${inCm(y)} north`;

export function sentenceOf(epic: Epic, view: View, action: Action, kind: string): string {
  const { table } = epic;
  const model = (id: number) => modelCalled(table, id);
  switch (action.do) {
    case 'muster':
      return `Bring ${action.army.name}`;
    case 'again':
      return action.pieces.length === 0
        ? 'Keep all of it'
        : `Roll again: ${counted(action.pieces.length, 'piece')}`;
    case 'lay': {
      const [at] = action.at;
      return `Lay piece ${action.piece}${at ? ` at ${place(at[0], at[1])}` : ''}`;
    }
    case 'drop':
      return `Leave piece ${action.piece} out`;
    case 'objective':
      return `Place it at ${place(action.x, action.y)}`;
    case 'edge':
      return `Take the ${action.edge} edge`;
    case 'deploy':
      return `Set up ${counted(action.models.length, 'model')}, ${sideWord(epic, action)}`;
    case 'go':
      return kind === 'go' ? (action.first ? 'Go first' : 'Go second') : 'Go';
    case 'orders':
      return listed(action.orders.map(([unit, order]) => `${unitName(table, unit)} ${order}`));
    case 'move':
      return action.legs.length === 0
        ? `${unitName(table, action.unit)} stays`
        : `${unitName(table, action.unit)} moves: ${counted(action.legs.length, 'model')}`;
    case 'end':
      return 'That is all';
    case 'pod':
      return `Come down at ${place(action.x, action.y)}`;
    case 'unload':
      return action.legs.length === 0
        ? 'Everybody stays in'
        : `Get out: ${counted(action.legs.length, 'stand')}`;
    case 'fire':
      return action.attacks.length === 0
        ? `${unitName(table, action.unit)} does not fire`
        : `${unitName(table, action.unit)} fires: ${counted(action.attacks.length, 'attack')}${action.attacks
            .flatMap((one) => (one.is === 'power' ? [`, ${KIND_WORDS[one.power]}`] : []))
            .join('')}`;
    case 'hold':
      return `${unitName(table, action.unit)} holds its fire`;
    case 'aim':
      return aimed(view, action.column, action.row);
    case 'leg':
      return `The ${action.leg} leg`;
    case 'combat': {
      const rivals = opponents(table, view, action.model).map((id) => modelName(table, id));
      const against = rivals.length > 0 ? ` against ${listed([...new Set(rivals)])}` : '';
      return `${unitName(table, unitOf(table, action.model))}: ${model(action.model)}${against}`;
    }
    case 'pairs':
      return listed(action.pairs.map(([a, b]) => `${model(a)} against ${model(b)}`));
    case 'sequence':
      return action.models.map(model).join(', then ');
    case 'reroll':
      return action.yes ? 'Roll again' : 'Keep the dice';
    case 'strike':
      return `${{ damage: 'Strike', grab: 'Grab', burn: 'Burn' }[action.blow]}${
        action.locations.length > 0 ? `: ${listed(action.locations.map((at) => locationName(at)))}` : ''
      }`;
    case 'smash':
      return action.building === 0 ? 'Leave the buildings alone' : `Strike building ${action.building}`;
    case 'choose':
      return `${unitName(table, unitOf(table, action.model))}: ${model(action.model)}`;
    case 'rally':
      return action.yes ? 'Try to rally' : 'Fall back further';
  }
}

function sideWord({ table }: Epic, { models }: Extract<Action, { do: 'deploy' }>): string {
  const placed = models.filter((one) => one.in === undefined);
  const riding = models.length - placed.length;
  const middle = placed.reduce((sum, { x }) => sum + x, 0) / Math.max(1, placed.length);
  const where =
    middle < table.width * 0.45
      ? 'to the west'
      : middle > table.width * 0.55
        ? 'to the east'
        : 'in the middle';
  return `${where}${riding > 0 ? `, ${riding} of them mounted` : ', on foot'}`;
}

function locationName(location: number): string {
  return String(LOCATIONS[location] ?? location).replaceAll('-', ' ');
}

/** What stands in the square that is aimed at, as the Titan shows itself to the hit. */
function aimed(view: View, column: number, row: number): string {
  const step = topStep(view);
  const hit = step?.do === 'titan' ? step.hits[0] : undefined;
  if (step?.do !== 'titan' || !hit) return `Column ${column}, row ${row}`;
  const square = HIT_GRIDS[faceOf(view, step.model, hit)][row - 1]?.[column - 1];
  return square
    ? `Aim at the ${square.location.replaceAll('-', ' ')} (column ${column}, row ${row}), armour ${square.save}+`
    : `Column ${column}, row ${row}: nothing`;
}
