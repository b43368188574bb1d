/** A die in a few words, to stand where it fell: what was rolled, and what that means. */
import type { Event } from '../../../games/epic-1991/events.ts';
import { chartWords } from '../../../games/epic-1991/orks/describe-mad.ts';
import { damageWords, locationName } from '../../../games/epic-1991/titans/describe-titans.ts';
import { capital } from '../../../kernel/words.ts';
import { ORDER_WORDS } from './orders-hand.ts';

interface Word {
  /** Where it stands: at a model, a unit, a place of the rules, or a vortex; 0, 0, null and -1 for none. */
  readonly model: number;
  readonly unit: number;
  readonly at: readonly [number, number] | null;
  readonly disc: number;
  readonly text: string;
  /** Well for whoever rolled. */
  readonly good: boolean;
}

const NOWHERE = { model: 0, unit: 0, at: null, disc: -1 } as const;
const ofModel = (model: number, text: string, good: boolean): Word => ({ ...NOWHERE, model, text, good });
const ofUnit = (unit: number, text: string, good: boolean): Word => ({ ...NOWHERE, unit, text, good });
const sum = (dice: readonly number[]) => dice.reduce((all, die) => all + die, 0);

export function wordOf(event: Event): Word | null {
  switch (event.kind) {
    case 'mad-order':
      return ofUnit(event.unit, `Rolled ${event.die}: ${ORDER_WORDS[event.order].toLowerCase()}`, true);
    case 'mad':
      return ofUnit(event.unit, `Rolled ${event.result}: ${chartWords(event.result)}`, event.result > 7);
    case 'chant':
      return ofUnit(event.unit, `Chant: ${sum(event.dice)} energy`, true);
    case 'grenade':
      return { ...NOWHERE, at: [event.x, event.y], text: `Grenade, ${event.dice[1]} points`, good: false };
    case 'energy':
      return ofModel(event.model, `${event.energy} energy`, event.energy < 20);
    case 'overload':
      return ofModel(
        event.model,
        `Rolled ${event.die}: ${event.explodes ? 'it bursts' : 'it holds'}`,
        !event.explodes,
      );
    case 'power':
      return event.die === null || event.lost
        ? null
        : ofModel(event.target, `${powerName(event.power)}, 4+: ${event.die}`, event.works);
    case 'shield-roll':
      return ofModel(event.model, `Past the shields: ${event.die}`, event.works);
    case 'beam-roll':
      return ofModel(
        event.model,
        event.die === null ? `${event.beams} beams cross` : `${event.needed}+: ${event.die}`,
        event.hit,
      );
    case 'traktor':
      return ofModel(
        event.model,
        `Rolled ${event.die}${event.plus ? ` +${event.plus}` : ''}: ${event.squashed ? 'squashed' : 'held fast'}`,
        event.squashed,
      );
    case 'freed':
      return ofModel(event.model, `4+: ${event.die}, ${event.free ? 'free' : 'still locked'}`, event.free);
    case 'pod-roll':
      return ofModel(event.model, `3+: ${event.die}, ${event.opens ? 'opens' : 'stays shut'}`, event.opens);
    case 'scatter':
      return event.direction === null
        ? { ...NOWHERE, at: [event.x, event.y], text: `Rolled ${event.die}: on target`, good: true }
        : { ...NOWHERE, at: [event.x, event.y], text: `Rolled ${event.die}: astray`, good: false };
    case 'vortex-roll': {
      const what =
        event.die <= 2 ? 'it closes' : event.die <= 4 ? 'it stays' : `it drifts ${sum(event.dice)} cm`;
      return {
        ...NOWHERE,
        at: [event.x, event.y],
        text: `Rolled ${event.die}: ${what}`,
        good: event.die <= 4,
      };
    }
    case 'scream':
      return ofModel(event.model, `Scream: ${event.die}${event.works ? '' : ', in vain'}`, event.works);
    case 'morale': {
      const plus = event.plus ? ` +${event.plus}` : '';
      const what = event.what === 'rally' ? 'Rally' : 'Morale';
      return ofUnit(event.unit, `${what} ${event.needed}+: ${event.die}${plus}`, event.passed);
    }
    case 'damage':
      return ofModel(event.model, capital(damageWords(event.location, event.row)), false);
    case 'repair':
      return ofModel(
        event.model,
        `${capital(locationName(event.location))}, 5+: ${event.die}`,
        event.repaired,
      );
    case 'shields-raised':
      return ofModel(event.model, `${event.up} shields up`, event.up > 0);
    default:
      return null;
  }
}

function powerName(power: string): string {
  return power.split('-').map(capital).join(' ');
}
