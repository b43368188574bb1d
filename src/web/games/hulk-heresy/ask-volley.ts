/** Overwatch: the shots that can be declared, and all the best of them in one press. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { topStep } from '../../../kernel/steps.ts';
import { counted } from '../../../kernel/words.ts';
import type { Choice, Offer } from '../adapter.ts';
import { type Heresy, type HeresyAsk, nameOf, pieceAt, whoIs } from './game.ts';
import { oddsOf } from './odds.ts';
import type { Asked } from './prompts.ts';
import { gunName } from './words.ts';

export function askVolley(heresy: Heresy, { view, decision }: HeresyAsk, offers: readonly Offer[]): Asked {
  const { game } = heresy;
  const step = topStep(view);
  const declared = step?.do === 'volley' ? step.declared.length : 0;
  const fire = offers.find(({ verb }) => verb === 'fire')!;
  const shots = offers.filter(({ verb }) => verb === 'watch');
  const chance = (offer: Offer): number => {
    const [kill] = game.odds(view, offer.action as Action)?.chances ?? [];
    return kill ? kill.ways / kill.total : 0;
  };
  const best = bestEach(shots, chance);
  const targets = (decision.about as { targets: readonly number[] }).targets.flatMap(
    (id) => pieceAt(view, id) ?? [],
  );
  const names = targets.map((p) => whoIs(heresy, view, p)).join(' and ');
  const several = targets.length > 1;
  const all: Choice[] =
    best.length > 1
      ? [
          {
            offer: {
              ...best[0],
              text: `${best.map(({ text }) => text).join('; ')}; fire`,
              rest: [...best.slice(1).map(({ action }) => action), fire.action],
            },
            word: `Fire all ${best.length}`,
            key: 'F',
            detail: `${Math.round(100 * (1 - best.reduce((miss, one) => miss * (1 - chance(one)), 1)))}% in all`,
            main: true,
          },
        ]
      : [];
  const done: Choice = {
    offer: fire,
    word: declared > 0 ? `Fire ${counted(declared, 'shot')}` : 'Hold fire',
    key: declared > 0 ? 'F' : 'H',
    main: declared > 0,
  };
  return {
    title: `${decision.kind === 'overwatch' ? 'Overwatch' : 'Fire'} at ${names || 'it'}?`,
    text: declared > 0 ? `${counted(declared, 'shot')} declared.` : '',
    unit: best[0]?.unit ?? decision.unit,
    settled: shots.length === 0 && declared === 0 ? 'alone' : undefined,
    choices: [
      ...all,
      ...shots.map((offer, i): Choice => {
        const p = pieceAt(view, offer.unit);
        const action = offer.action as Action;
        const at = several ? ` at ${heresy.table.board.name(pieceAt(view, action.to)?.at ?? 0)}` : '';
        // Alone it is declared and fired; with others it waits for them.
        const single = best.length === 1 && declared === 0;
        return {
          offer: single ? { ...offer, text: `${offer.text}; fire`, rest: [fire.action] } : offer,
          word: `${p ? nameOf(view, p) : 'It'}: ${gunName(action.with).toLowerCase()}${at}`,
          odds: oddsOf(heresy, view, action),
          key: single && i === 0 ? 'F' : undefined,
          main: single && i === 0,
        };
      }),
      done,
    ],
  };
}

/** The best shot of each watcher. */
function bestEach(shots: readonly Offer[], chance: (offer: Offer) => number): Offer[] {
  const best = new Map<number, Offer>();
  for (const shot of shots) {
    const known = best.get(shot.unit);
    if (!known || chance(shot) > chance(known)) best.set(shot.unit, shot);
  }
  return [...best.values()].sort((a, b) => chance(b) - chance(a));
}
