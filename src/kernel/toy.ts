import { type Dice, type Game, type Outcome, Problem, type Ruleset, type Seat } from './contract.ts';

/**
 * A toy game for the kernel's own tests. Each seat holds a secret card (1 to 5, two of each). Every round both secretly
 * pick high or low at once, a die says whose pick was right and who has the turn; that seat may step, swap its card,
 * guess the other's or rest. A right guess wins; after six rounds the further pawn does. A `flaw` breaks it on purpose.
 */
export type Flaw =
  | 'leaky view'
  | 'living view'
  | 'leaky event'
  | 'leaky check'
  | 'leaky actions'
  | 'leaky spectator'
  | 'secret setup'
  | 'chance outside the dice'
  | 'aliasing fork'
  | 'lax check'
  | 'strict check'
  | 'incomplete actions'
  | 'throwing check'
  | 'lax seat'
  | 'lossy notation'
  | 'crashing parser'
  | 'endless'
  | 'nobody asked'
  | 'no action'
  | 'not plain'
  | 'state beside the state'
  | 'broken law'
  | 'bad imagination'
  | 'throwing apply'
  | 'hidden reveal'
  | 'told pick'
  | 'told dealt'
  | 'told swapped'
  | 'loose reveal'
  | 'telling silence'
  | 'seen pick'
  | 'reserved word'
  | 'aliasing imagination'
  | 'silent line'
  | 'odd odds';

interface ToySetup {
  rounds: number;
}

type ToyAction =
  | { do: 'pick'; what: 'high' | 'low' }
  | { do: 'step'; by: number }
  | { do: 'guess'; card: number }
  | { do: 'swap' }
  | { do: 'rest' };

type ToyEvent =
  | { kind: 'picked'; seat: Seat; what?: string }
  | { kind: 'rolled'; die: number; picks: Record<Seat, string> }
  | { kind: 'stepped'; seat: Seat; by: number; card?: number }
  | { kind: 'dealt' | 'swapped'; seat: Seat; card?: number }
  | { kind: 'guessed'; seat: Seat; card: number; right: boolean; hint?: string }
  | { kind: 'rested'; seat: Seat };

export interface ToyState {
  round: number;
  turn: Seat | null;
  cards: Record<Seat, number>;
  picks: Record<Seat, string>;
  pawns: Record<Seat, number>;
  steps: number;
  winner: Seat | null;
  junk?: unknown;
}

/** Like the state, with 0 for a card and '?' for a pick that the viewer may not know. */
type ToyView = ToyState;

const SEATS = ['blue', 'red'] as const;
const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');
const left = (...held: number[]): number[] =>
  [1, 2, 3, 4, 5].map((card) => 2 - held.filter((c) => c === card).length);

const isCard = (event: ToyEvent): event is Extract<ToyEvent, { kind: 'dealt' | 'swapped' }> =>
  event.kind === 'dealt' || event.kind === 'swapped';

/** The toy ruleset, sound unless a flaw is named. */
export function toyRuleset(flaw?: Flaw): Ruleset<ToySetup, ToyState, ToyAction, ToyEvent, ToyView> {
  return {
    id: 'toy',
    title: 'Toy',
    version: '1',
    seats: SEATS,
    options: [],
    complete: true,
    areas: [],
    readSetup(data) {
      const rounds = (data as ToySetup | null)?.rounds;
      if (!Number.isInteger(rounds)) throw new Problem("'rounds' must be a whole number.");
      return { rounds: rounds! };
    },
    open: (setup) => open(setup, flaw),
  };
}

function open({ rounds }: ToySetup, flaw?: Flaw): Game<ToyState, ToyAction, ToyEvent, ToyView> {
  let beside = 0;
  const over = (s: ToyState): boolean => s.winner !== null || s.round > rounds;
  const asked = (s: ToyState): Seat[] =>
    over(s) ? [] : s.turn ? [s.turn] : SEATS.filter((seat) => !s.picks[seat]);
  const list = (s: ToyState, seat: Seat): ToyAction[] => {
    if (!asked(s).includes(seat)) return [];
    if (!s.turn)
      return [
        { do: 'pick', what: 'high' },
        { do: 'pick', what: 'low' },
      ];
    const all: ToyAction[] = [{ do: 'rest' }, { do: 'swap' }];
    for (let card = 1; card <= 5; card++) all.push({ do: 'guess', card });
    for (let by = 1; by <= 3 - s.steps; by++) all.push({ do: 'step', by });
    if (flaw === 'leaky actions' && s.cards[other(seat)] === 1) all.pop();
    if (flaw === 'no action' && s.steps === 2) return [];
    return flaw === 'incomplete actions' ? all.filter((a) => a.do !== 'guess' || a.card !== 3) : all;
  };
  const print = (action: ToyAction): string => {
    if (action.do === 'pick') return `pick ${action.what}`;
    if (action.do === 'step') return flaw === 'lossy notation' ? 'step 1' : `step ${action.by}`;
    if (action.do === 'rest' && flaw === 'reserved word') return 'draw';
    return action.do === 'guess' ? `guess ${action.card}` : action.do;
  };
  const nextRound = (s: ToyState): void => {
    Object.assign(s, {
      round: s.round + (flaw === 'endless' ? 0 : 1),
      turn: null,
      steps: 0,
      picks: { blue: '', red: '' },
    });
  };
  const play = (s: ToyState, seat: Seat, action: ToyAction, dice: Dice): ToyEvent[] => {
    if (action.do === 'pick') {
      s.picks[seat] = action.what;
      const events: ToyEvent[] = [{ kind: 'picked', seat, what: action.what }];
      if (asked(s).length > 0) return events;
      const die = flaw === 'chance outside the dice' ? (beside++ % 6) + 1 : dice.d6();
      const right = die > 3 ? 'high' : 'low';
      s.turn = s.picks.red === right ? 'red' : 'blue';
      return [...events, { kind: 'rolled', die, picks: { ...s.picks } }];
    }
    if (action.do === 'step') {
      s.pawns[seat] += action.by;
      s.steps += action.by;
      if (flaw === 'state beside the state') s.pawns[seat] += ++beside % 7 === 0 ? 1 : 0;
      return [
        { kind: 'stepped', seat, by: action.by, ...(flaw === 'leaky event' ? { card: s.cards[seat] } : {}) },
      ];
    }
    if (action.do === 'rest') {
      nextRound(s);
      return flaw === 'telling silence' && s.cards[seat] > 3 ? [{ kind: 'rested', seat }] : [];
    }
    if (action.do === 'swap') {
      if (flaw === 'throwing apply') throw new Error('the card is stuck');
      s.cards[seat] = 1 + dice.draw(left(s.cards.red, s.cards.blue));
      nextRound(s);
      return [{ kind: 'swapped', seat, card: s.cards[seat] }];
    }
    const right = s.cards[other(seat)] === action.card;
    if (right && flaw !== 'endless') s.winner = seat;
    else nextRound(s);
    const hint = s.cards[other(seat)] > action.card ? 'more' : 'less';
    return [
      { kind: 'guessed', seat, card: action.card, right, ...(flaw === 'loose reveal' ? { hint } : {}) },
    ];
  };
  return {
    seats: SEATS,
    start(dice) {
      const blue = 1 + dice.draw(left());
      const dealt = { blue, red: 1 + dice.draw(left(blue)) };
      const cards = flaw === 'secret setup' ? { blue: 1, red: (rounds % 5) + 1 } : dealt;
      const empty = { picks: { blue: '', red: '' }, pawns: { blue: 0, red: 0 } };
      const junk = flaw === 'not plain' ? { junk: new Map() } : {};
      return {
        state: { round: 1, turn: null, cards, ...empty, steps: 0, winner: null, ...junk },
        events: SEATS.map((seat) => ({ kind: 'dealt', seat, card: cards[seat] })),
      };
    },
    pending(s) {
      if (flaw === 'nobody asked' && s.steps === 2) return [];
      return asked(s).map((seat) => ({
        seat,
        kind: s.turn ? 'turn' : 'pick',
        rule: s.turn ? 'TOY-TURN' : 'TOY-PICK',
        ...(s.turn ? {} : { secret: true as const }),
      }));
    },
    actions: list,
    check(s, seat, action) {
      const no = (why: string) => ({ rule: 'TOY-NO', why });
      if (!asked(s).includes(seat) && flaw !== 'lax seat') return no('It is not your turn.');
      if (flaw === 'throwing check' && !action?.do.startsWith) return no('What is that?');
      if (flaw === 'strict check' && action?.do === 'step' && action.by === 3) return no('That is too far.');
      if (flaw === 'lax check' && action?.do === 'step' && Number.isInteger(action.by)) return null;
      const legal = list(s, flaw === 'lax seat' ? (asked(s)[0] ?? seat) : seat);
      if (flaw === 'incomplete actions' && s.turn) legal.push({ do: 'guess', card: 3 });
      const found = legal.some((a) => a.do === action?.do && print(a) === print(action));
      const leak = flaw === 'leaky check' ? ` (The other holds ${s.cards[other(seat)]}.)` : '';
      return found ? null : no(`That is not one of the things you can do.${leak}`);
    },
    apply: play,
    fork(s) {
      if (flaw === 'aliasing fork') return { ...s };
      return { ...s, cards: { ...s.cards }, picks: { ...s.picks }, pawns: { ...s.pawns } };
    },
    view(s, viewer) {
      const cards = { blue: 0, red: 0 };
      const picks = { blue: '', red: '' };
      for (const seat of SEATS) {
        const known = seat === viewer || (flaw === 'leaky spectator' && viewer === 'spectator');
        cards[seat] = known ? s.cards[seat] : 0;
        picks[seat] = known || s.turn || flaw === 'seen pick' ? s.picks[seat] : s.picks[seat] && '?';
      }
      const isShared = flaw === 'aliasing imagination' || flaw === 'living view';
      const seen = { ...s, cards, picks, pawns: isShared ? s.pawns : { ...s.pawns } };
      return flaw === 'leaky view' ? { ...seen, junk: s.cards.red + s.cards.blue } : seen;
    },
    redact(event, viewer) {
      if (event.kind === 'picked' && event.seat !== viewer && flaw !== 'told pick')
        return { kind: 'picked', seat: event.seat };
      if (isCard(event) && event.seat !== viewer && flaw !== `told ${event.kind}`)
        return { kind: event.kind, seat: event.seat };
      return event;
    },
    reveals(event, viewer) {
      if (flaw === 'hidden reveal') return [];
      if (event.kind === 'rolled') return ['picks'];
      if (event.kind === 'guessed') return ['right'];
      return isCard(event) && event.seat === viewer ? ['card'] : [];
    },
    imagine(view, random) {
      const cards = { ...view.cards };
      const picks = { ...view.picks };
      for (const seat of SEATS) {
        if (picks[seat] === '?') picks[seat] = random.below(2) === 0 ? 'high' : 'low';
        while (!cards[seat]) {
          const card = 1 + random.below(5);
          if (left(cards.red, cards.blue)[card - 1] > 0) cards[seat] = card;
        }
      }
      if (flaw === 'bad imagination') cards.red = 1 + random.below(5);
      return {
        ...view,
        cards,
        picks,
        pawns: flaw === 'aliasing imagination' ? view.pawns : { ...view.pawns },
      };
    },
    outcome(s): Outcome | null {
      if (!over(s)) return null;
      if (s.winner) return { winner: s.winner, rule: 'TOY-WIN-01', why: 'A guess was right.' };
      const { red, blue } = s.pawns;
      const winner = red === blue ? null : red > blue ? 'red' : 'blue';
      return { winner, rule: 'TOY-WIN-02', why: 'The rounds are over.' };
    },
    describe: (event) => ({ text: flaw === 'silent line' ? '' : event.kind, rules: [] }),
    notation: {
      print: (_state, action) => print(action),
      parse(_state, text) {
        const [verb, rest] = text.split(' ');
        if (verb === 'pick' && (rest === 'high' || rest === 'low')) return { do: 'pick', what: rest };
        if (verb === 'draw' && flaw === 'reserved word') return { do: 'rest' };
        if (text === 'swap' || text === 'rest') return { do: text };
        if (verb === 'step' && /^\d+$/.test(rest)) return { do: 'step', by: Number(rest) };
        if (verb === 'guess' && /^\d+$/.test(rest)) return { do: 'guess', card: Number(rest) };
        if (flaw === 'crashing parser') throw new TypeError('undefined is not a function');
        throw new Problem(`'${text}' is not something to do here.`);
      },
    },
    odds: () => ({ chances: [{ what: 'a guess', ways: flaw === 'odd odds' ? 7 : 1, total: 5 }], parts: [] }),
    broken(s) {
      const laws = s.steps > 3 ? ['A turn has at most three steps.'] : [];
      return flaw === 'broken law' && s.round === 2 ? [...laws, 'The second round is forbidden.'] : laws;
    },
    sketch: (view) => `round ${view.round}: blue ${view.pawns.blue}, red ${view.pawns.red}`,
  };
}
