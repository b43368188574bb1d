/** The reaction: who saw it, what makes sense first, and a way to be left alone. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { modelsOf, sees } from '../../../games/hulk-heresy/position.ts';
import type { Piece } from '../../../games/hulk-heresy/state.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Choice, Offer } from '../adapter.ts';
import { type Heresy, type HeresyAsk, nameOf, pieceAt, whoIs } from './game.ts';
import { oddsOf } from './odds.ts';
import { commandText } from './pools.ts';
import type { Asked } from './prompts.ts';

/** How many answers stand at the witness. */
const FEW = 4;

export function askReaction(heresy: Heresy, ask: HeresyAsk, offers: readonly Offer[]): Asked {
  const { view, side, decision } = ask;
  const triggers = (decision.about as { triggers: readonly number[] }).triggers;
  const seen = triggers.flatMap((id) => pieceAt(view, id) ?? []);
  const witnesses = modelsOf(view, side).filter((p) =>
    seen.some((other) => sees(heresy.table, view, p, other)),
  );
  const pass = offers.find(({ verb }) => verb === 'pass')!;
  const acts = offers.filter((offer) => offer !== pass);
  const best = acts
    .map((offer) => ({ offer, worth: worthOf(heresy, ask, offer, triggers, witnesses) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, FEW);
  const first = best[0]?.offer.unit ?? witnesses[0]?.id;
  const names = seen.map((p) => whoIs(heresy, view, p)).join(' and ');
  return {
    title: `React to ${names || 'this'}?`,
    text: acts.length === 0 ? 'You have no command point for it.' : commandText(view, side),
    unit: first,
    settled: acts.length === 0 ? 'alone' : undefined,
    choices: [
      ...best.map(({ offer }, i): Choice => choiceOf(heresy, ask, offer, i === 0)),
      { offer: pass, word: 'None', key: 'N' },
      ...(acts.length > 0 && seen.length === 1
        ? [
            {
              offer: { ...pass, text: 'pass for this one', wishes: { [muteKey(ask, seen[0].id)]: 'yes' } },
              word: 'Not for this one',
              key: 'M',
            },
          ]
        : []),
    ],
  };
}

/** Holds for one piece in one phase: what was said of it then is not asked again. */
export function muteKey({ view }: HeresyAsk, unit: number): string {
  return `no reaction to ${unit} in ${view.turn} ${view.phase}`;
}

function choiceOf(heresy: Heresy, { view }: HeresyAsk, offer: Offer, main: boolean): Choice {
  const p = pieceAt(view, offer.unit);
  const odds = oddsOf(heresy, view, offer.action as Action);
  const ends = p?.overwatch && offer.verb !== 'overwatch' ? ', ends its overwatch' : '';
  const cost = `${counted(offer.shared, 'command point')}${ends}`;
  const word = `${p ? capital(nameOf(view, p)) : ''}: ${verbWord(offer)}`;
  // Under odds there is no room for a second line.
  return { offer, word: odds ? `${word}, ${cost}` : word, detail: cost, odds, main };
}

function verbWord({ label }: Offer): string {
  return label.replace(/ \(.*\)$/, '').replace(/^./, (c) => c.toLowerCase());
}

/** A shot or a blow at whoever acted, by its chance; then what holds a position; then the rest. */
function worthOf(
  { game, table }: Heresy,
  { view }: HeresyAsk,
  offer: Offer,
  triggers: readonly number[],
  witnesses: readonly Piece[],
): number {
  const action = offer.action as Action;
  const [first] = game.odds(view, action)?.chances ?? [];
  if (first) {
    const atTrigger = action.to !== undefined && action.do === 'shoot' ? triggers.includes(action.to) : true;
    return (atTrigger ? 10 : 5) + (4 * first.ways) / first.total;
  }
  const p = pieceAt(view, offer.unit);
  const seesIt = witnesses.some(({ id }) => id === offer.unit);
  const near = p ? Math.min(...triggers.map((id) => table.walk(p.at, pieceAt(view, id)?.at ?? p.at))) : 99;
  if (offer.verb === 'burst' || offer.verb === 'flames') return 4;
  if (offer.verb === 'guard' && seesIt && near <= 3 && !p?.guard) return 3;
  if (offer.verb === 'overwatch' && seesIt && !p?.overwatch) return 2.5;
  if (offer.verb === 'unjam') return 2.4;
  if (offer.verb === 'turn' && p && !seesIt) {
    const turned = { ...p, facing: (action.face ?? p.facing) as Piece['facing'] };
    return triggers.some((id) => sees(table, view, turned, pieceAt(view, id)!)) ? 1 : 0;
  }
  return offer.verb === 'door' ? 0.8 : 0;
}
