/** Everything that can be chosen now, in the order of its letters. */
import { listed } from '../../kernel/words.ts';
import { type BarButton, type Hand, type Offer, onSquares } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { sayOdds } from './sayings.ts';
import { type Sight, wayBetween, wayOf } from './squares.ts';

export type Deed =
  | { readonly do: 'play'; readonly offer: Offer }
  | { readonly do: 'select'; readonly unit: number }
  | { readonly do: 'offer'; readonly yes: boolean }
  | { readonly do: 'prefer'; readonly prefers: NonNullable<BarButton['prefers']>; readonly said: string }
  | { readonly do: 'reveal' | 'retry' | 'rematch' | 'verify' | 'leave' };

export interface TextChoice {
  /** What is read out: 'Move to K10, north (1 action point)'. */
  readonly text: string;
  /** What could be typed instead. */
  readonly typed: string;
  readonly deed: Deed;
  /** Asked before it is done. */
  readonly confirm?: string;
}

/** Whoever looks must say yes or no to a draw, or to taking back. */
export function isAskedToAgree({ offer, viewer }: Look): boolean {
  return offer?.answer === 'waits' && offer.to === viewer;
}

export function choicesFor(
  { table }: Sitting,
  look: Look,
  sight: Sight,
  hand: Hand | null,
  selected: number,
): TextChoice[] {
  const plain = (text: string, typed: string, deed: Deed): TextChoice => ({ text, typed, deed });
  if (look.moving) return [];
  if (look.outcome)
    return [
      plain('Play again', 'again', { do: 'rematch' }),
      plain('Verify the dice', 'verify', { do: 'verify' }),
      plain('Leave the table', 'leave', { do: 'leave' }),
    ];
  if (look.problem) return [plain('Try again', 'retry', { do: 'retry' })];
  if (look.curtain)
    return [plain(`I am the ${table.seatName(look.curtain)} player`, 'ready', { do: 'reveal' })];
  if (isAskedToAgree(look))
    return [
      plain(look.offer?.what === 'draw' ? 'Accept the draw' : 'Let it be taken back', 'accept', {
        do: 'offer',
        yes: true,
      }),
      plain('Play on', 'decline', { do: 'offer', yes: false }),
    ];
  if (!hand || look.busy || !look.mine) return [];
  const words = { ...sight, odds: (action: unknown) => table.odds(look.view, action) };
  const found = hand.prompt
    ? answers(words, hand, hand.prompt)
    : table.stage === 'squares'
      ? deeds(words, hand, selected, onSquares(table).zone)
      : [...preferences(words, hand, selected), ...deeds(words, hand, selected, () => [])];
  return told(found);
}

type Words = Sight & { odds(action: unknown): Parameters<typeof sayOdds>[0] };

function play(offer: Offer, text: string, confirm?: string): TextChoice {
  return { text, typed: offer.text, deed: { do: 'play', offer }, ...(confirm ? { confirm } : {}) };
}

function answers(words: Words, { board }: Hand, { choices }: NonNullable<Hand['prompt']>): TextChoice[] {
  const said = choices.map(({ offer, word, detail, odds }) => {
    const more = [detail?.replace(/\.$/, ''), sayOdds(odds ?? null)].filter(Boolean).join(', ');
    return play(offer, more ? `${word}: ${more}` : word);
  });
  const known = new Set(said.map(({ typed }) => typed));
  const others = unlike(board.filter(({ text }) => !known.has(text)));
  return [...said, ...others.map((offer) => play(offer, labelOf(words, offer)))];
}

function deeds(
  words: Words,
  hand: Hand,
  selected: number,
  zone: (view: unknown, action: unknown) => readonly number[],
): TextChoice[] {
  const { view } = words;
  const buttons = hand.bar.flatMap((button) => [button, ...(button.menu ?? [])]);
  const asks = new Map(
    buttons.flatMap(({ offers, confirm }) => offers.map((offer) => [offer.text, confirm] as const)),
  );
  const offers = unlike([...hand.board, ...buttons.flatMap((button) => button.offers)]);
  const rank = ({ verb, look }: Offer) =>
    verb === 'end' ? 3 : look === 'foe' ? 0 : look === 'reach' ? 1 : 2;
  const sorted = [...offers].sort((a, b) => rank(a) - rank(b));
  const said = (offer: Offer) => {
    const odds = offer.look === 'foe' ? sayOdds(words.odds(offer.action)) : '';
    const struck = offer.final ? strikes(words, zone(view, offer.action)) : '';
    return play(
      offer,
      [labelOf(words, offer), odds, struck].filter(Boolean).join(', '),
      asks.get(offer.text),
    );
  };
  const others = hand.units
    .filter((unit) => unit !== selected)
    .map(
      (unit): TextChoice => ({
        text: `Select ${unitSaid(words, hand, unit)}`,
        typed: `select ${unit}`,
        deed: { do: 'select', unit },
      }),
    );
  const end = sorted.filter(({ verb }) => verb === 'end');
  return [...sorted.filter(({ verb }) => verb !== 'end').map(said), ...others, ...end.map(said)];
}

/** Who has an order that is not sealed yet is not said to have none. */
function unitSaid({ speech, view }: Words, { todo }: Hand, unit: number): string {
  const said = speech.unit(view, unit);
  return todo && !todo.units.includes(unit) ? said.replace('no order yet', 'order chosen') : said;
}

/** On an open table orders lie under the hand until they are sealed: what can be set, and for whom. */
function preferences({ speech, view }: Words, { bar }: Hand, selected: number): TextChoice[] {
  return bar.flatMap(({ id, word, prefers, keeps, idle, held }): TextChoice[] => {
    if (!prefers || prefers.length === 0 || idle || id === 'paint') return [];
    const many = prefers.length > 1;
    const whose = keeps || many || selected === 0 ? '' : `${speech.name(view, selected)}: `;
    // A preference is named by what it is about: 'order 3'.
    const each = prefers.map(
      ({ toggle, value }) => `${speech.name(view, Number(toggle.split(' ')[1]))} ${value}`,
    );
    const said = many ? `${word}: ${listed(each)}` : `${whose}${word}`;
    const text = `${whose}${word}${held ? ', chosen' : ''}`;
    return [{ text, typed: id, deed: { do: 'prefer', prefers, said } }];
  });
}

function unlike(offers: readonly Offer[]): Offer[] {
  return [...new Map(offers.map((offer) => [offer.text, offer])).values()];
}

/** A step says which way it goes. */
function labelOf({ speech, view, board }: Words, { label, unit, square, look }: Offer): string {
  const dir =
    look === 'reach' && square !== undefined ? wayBetween(board, speech.at(view, unit), square) : -1;
  if (dir < 0) return label;
  const [before, ...price] = label.split(' (');
  return [`${before}, ${wayOf(dir)}`, ...price].join(' (');
}

function strikes({ speech, view }: Words, squares: readonly number[]): string {
  const struck = squares.flatMap((square) => speech.on(view, square)).map((unit) => speech.name(view, unit));
  return struck.length > 0 ? `in its area: ${listed(struck)}` : '';
}

/** Two that sound alike are told apart by what is typed for them. */
function told(choices: readonly TextChoice[]): TextChoice[] {
  const times = new Map<string, number>();
  for (const { text } of choices) times.set(text, (times.get(text) ?? 0) + 1);
  return choices.map((one) =>
    (times.get(one.text) ?? 0) > 1 ? { ...one, text: `${one.text}: ${one.typed}` } : one,
  );
}
