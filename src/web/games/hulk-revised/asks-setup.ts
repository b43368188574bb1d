/** Questions of set-up, ambushes and weapons that go on. */

import { lazy } from 'react';
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { checkForce } from '../../../games/hulk-revised/force/check.ts';
import type { ForceList } from '../../../games/hulk-revised/force/list.ts';
import type { Question } from '../../../games/hulk-revised/steps.ts';
import { FACING_NAMES } from '../../../grid/index.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Offer } from '../adapter.ts';
import { type Asked, plain } from './asks.ts';
import { type Hulk, nameOf, pieceAt, type View } from './game.ts';
import { armsText, forceText } from './missions.ts';
import { chapters } from './prepare.ts';

function askStart(hulk: Hulk, view: View, unit: number, offers: readonly Offer[]): Asked {
  const p = pieceAt(view, unit);
  const wanted = p ? FACING_NAMES.indexOf(hulk.table.loadouts[unit]?.row.facing ?? 'N') : 0;
  const next = offers.find((offer) => (offer.action as Action).face === wanted) ?? offers[0];
  return {
    title: `Where does ${p ? nameOf(hulk, p) : 'he'} start?`,
    text: 'Choose a square, then an arrow.',
    unit: undefined,
    choices: next
      ? [{ offer: next, word: 'The next free square', key: 'N', detail: capital(next.word) }]
      : [],
  };
}

const MusterForm = lazy(() => import('./forces/muster-form.tsx'));

/** Lists to take as they are, and the builder for one's own. */
export function askMuster({ table }: Hulk, offers: readonly Offer[]): Asked {
  const { limits } = table.mustering!;
  return {
    title: 'Muster your force',
    text: `${limits.points} points. Nobody sees your list before both are done.`,
    unit: undefined,
    choices: offers.map((offer) => {
      const { force } = offer.action as Action;
      return force
        ? {
            offer,
            word: forceText(force),
            detail: [armsText(force), bonusText(force), counted(checkForce(force, limits).cost, 'point')]
              .filter((part) => part !== '')
              .join(' ')
              .concat('.'),
          }
        : plain(offer);
    }),
    form: MusterForm,
  };
}

/** What the list's chapter gives: 'Chapter: +1 close assault.' */
function bonusText(list: ForceList): string {
  const chapter = list.side === 'marine' && chapters.find(({ value }) => value === list.chapter);
  return chapter ? `Chapter: ${chapter.word}.` : '';
}

export function askSetup(
  hulk: Hulk,
  view: View,
  step: Question & { do: 'setup' },
  offers: readonly Offer[],
): Asked {
  if (step.stage === 'ends')
    return {
      title: 'Where do the Marines come in?',
      text: 'Choose an open end. The others become entry areas.',
      choices: [],
    };
  if (step.stage === 'rubble')
    return {
      title: 'Block a square',
      text: `${counted(step.left, 'counter')} of rubble left. Choose a marked square.`,
      choices: [],
    };
  return askStart(hulk, view, offers[0]?.unit ?? 0, offers);
}

export function askAmbush(view: View, offers: readonly Offer[]): Asked {
  return {
    title: 'Set an ambush?',
    text: `An Ambush blip takes the place of one blip. ${counted(view.ambushAllowance, 'is', 'are')} left.`,
    choices: offers.map((offer) =>
      offer.verb === 'ambush'
        ? { offer, word: 'Take one', key: 'A', detail: 'You hide it when your actions are over.', main: true }
        : { offer, word: 'Not now', key: 'N' },
    ),
  };
}

export function askHide(): Asked {
  return {
    title: 'Where does it hide?',
    text: 'Out of sight, six squares or more from every Marine.',
    unit: undefined,
    choices: [],
  };
}

/** Full auto and the Lightning Arc go on until they are stopped. */
export function askNext(view: View, step: Question, offers: readonly Offer[]): Asked {
  const unit = step.do === 'auto' || step.do === 'arc' ? step.unit : 0;
  const p = pieceAt(view, unit);
  const stop = offers.find((offer) => offer.verb === 'stop');
  const left =
    step.do === 'arc' ? `${counted(step.left, 'strike')} left.` : `${counted(p?.ammo ?? 0, 'shot')} left.`;
  return {
    title: step.do === 'arc' ? 'Where does the Arc strike next?' : 'Next target?',
    text: `${left} Choose a marked square.`,
    unit,
    choices: stop ? [{ offer: stop, word: 'Stop', key: 'S' }] : [],
  };
}

export function askBring(offers: readonly Offer[], value: number): Asked {
  return {
    title: 'Who comes?',
    text: `The blip stands for ${counted(value, 'Genestealer')}. One special unit may come in their place.`,
    unit: undefined,
    choices: offers.map((offer, i) => ({ offer, word: offer.word, key: String(i + 1), main: i === 0 })),
  };
}
