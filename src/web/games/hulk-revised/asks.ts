/** Each question of the game in its own words. */

import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Question } from '../../../games/hulk-revised/steps.ts';
import { commandLeft } from '../../../games/hulk-revised/turn/command.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Choice, Offer, Prompt } from '../adapter.ts';
import { type Hulk, nameOf, pieceAt, type View, whoIs } from './game.ts';
import type { Toggles } from './variants.ts';

/** What a question adds to the rule and the unit that the engine names. */
export type Asked = Pick<Prompt, 'title' | 'text' | 'choices'> & Partial<Prompt>;

export function plain(offer: Offer): Choice {
  return { offer, word: offer.word };
}

/** The highest token: nobody draws again for less. */
const BEST = 6;

export function askCommand(view: View, redraws: number, offers: readonly Offer[]): Asked {
  const points = commandLeft(view);
  const kept = offers.filter(({ verb }) => verb === 'keep');
  if (view.token === BEST && kept.length === 1)
    return {
      title: `You drew ${BEST}`,
      text: '',
      settled: 'always',
      choices: [{ offer: kept[0], word: `Keep ${BEST}` }],
    };
  return {
    title: `You drew ${view.token}`,
    text: '',
    more: 'Command points are action points for any Marine, this turn only. The Stealer player learns how many in the Reset phase.',
    unit: view.marines.find((id) => pieceAt(view, id)?.kind !== 'terminator'),
    choices: offers.map((offer) =>
      offer.verb === 'keep'
        ? {
            offer,
            word: `Keep ${view.token}`,
            key: 'K',
            detail: `${counted(points, 'command point')} this turn.`,
            main: true,
          }
        : {
            offer,
            word: 'Draw again',
            key: 'R',
            detail: `${6 - view.token} in 6 for more, ${view.token - 1} in 6 for less. ${redraws === 1 ? 'The new one stands.' : ''}`,
          },
    ),
  };
}

export function askSnap(
  hulk: Hulk,
  view: View,
  unit: number,
  offers: readonly Offer[],
  toggles: Toggles,
): Asked {
  const p = pieceAt(view, unit);
  const shots = offers.filter((offer) => offer.verb !== 'hold');
  const hold = offers.find((offer) => offer.verb === 'hold')!;
  const onlyDoors = shots.every((offer) => offer.verb === 'shoot-door');
  const choices: Choice[] = shots.map((offer, i) => ({
    offer,
    word: snapWord(hulk, offer, shots.length > 1),
    key: i === 0 ? 'F' : undefined,
    odds: hulk.game.odds(view, offer.action as Action),
    main: i === 0 && offer.verb === 'shoot',
  }));
  const holding: Choice = { offer: hold, word: 'Hold fire', key: 'H', detail: 'Keep the shot.' };
  const settled = onlyDoors && toggles.doors !== 'ask';
  return {
    title: `${p ? nameOf(hulk, p) : 'He'} may fire`,
    text: '',
    more: 'A shot goes with the move, at no further cost.',
    choices: settled ? [holding, ...choices] : [...choices, holding],
    ...(settled ? { settled: 'always' as const } : {}),
  };
}

/** 'Fire' where there is one target, else with the place: 'Fire at J8', 'Door at H4'. */
function snapWord({ table }: Hulk, { verb, square }: Offer, several: boolean): string {
  const where = several && square !== undefined ? ` at ${table.board.name(square)}` : '';
  return `${verb === 'shoot' ? 'Fire' : several ? 'Door' : 'Fire at the door'}${where}`;
}

export function askLurk(hulk: Hulk, view: View, hand: readonly number[], offers: readonly Offer[]): Asked {
  const p = pieceAt(view, hand[0]);
  const value = p && p.value > 0 ? `It stands for ${counted(p.value, 'Genestealer')}. ` : '';
  return {
    title: 'Where does it lurk?',
    text: `${value}${hand.length > 1 ? `${hand.length - 1} more to place.` : 'The last one.'}`,
    unit: undefined,
    choices: offers.map((offer) => {
      const here = view.stealers.filter((id) => pieceAt(view, id)?.area === offer.area).length;
      const { board } = hulk.table;
      const entry = board.entries[offer.area ?? 0];
      return {
        offer,
        word: offer.word,
        detail: `At ${board.name(entry.squares[0])}, ${here ? `${here} there` : 'empty'}`,
      };
    }),
  };
}

export function askSupport(
  hulk: Hulk,
  view: View,
  step: Question & { do: 'assault' },
  offers: readonly Offer[],
): Asked {
  const attacker = pieceAt(view, step.attacker);
  const defender = pieceAt(view, step.defender);
  const fight =
    attacker && defender ? `${capital(whoIs(hulk, attacker))} attacks ${whoIs(hulk, defender)}.` : '';
  return {
    title: 'Who helps?',
    text: `${fight} A Marine who helps leaves overwatch.`,
    choices: offers.map((offer) =>
      offer.verb === 'fight'
        ? { offer, word: 'Fight', key: 'F', detail: 'Nobody else leaves overwatch.', main: true }
        : { offer, word: capital(offer.word), detail: 'Leaves overwatch, adds to the score.' },
    ),
  };
}

export function askUnjam(hulk: Hulk, view: View, offers: readonly Offer[]): Asked {
  const choices = offers.map((offer): Choice => {
    const p = pieceAt(view, offer.unit);
    return offer.verb === 'pass'
      ? { offer, word: 'Leave it', key: 'L' }
      : {
          offer,
          word: `Clear ${p ? nameOf(hulk, p) : 'it'}`,
          key: 'J',
          detail: 'Back on overwatch.',
          main: true,
        };
  });
  if (choices.length === 1)
    return {
      title: 'A weapon is jammed',
      text: 'No command point is left to clear it.',
      choices,
      settled: 'alone',
    };
  return {
    title: 'Clear a jam?',
    text: `It costs 1 of ${counted(commandLeft(view), 'command point')}.`,
    choices,
  };
}
