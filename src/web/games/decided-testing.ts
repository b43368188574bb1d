/** Questions of rule cases asked at the battle table and in text: for tests of either edition. */
import type { AnyGame, Decision } from '../../kernel/contract.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { choicesFor } from '../text/choices.ts';
import type { Desk } from '../text/desk.ts';
import { interpret } from '../text/interpret.ts';
import { NO_BOARD, NO_SCENE } from '../text/no-board.ts';
import type { Ask, BarButton, FieldTable, Hand, Offer } from './adapter.ts';

type Rules = Pick<AnyGame, 'view' | 'actions' | 'check' | 'notation'>;

/** `isListed`: the question has a list that can be pressed. */
export function askAt(
  game: Rules,
  state: unknown,
  decision: Decision,
  isListed: (decision: Decision) => boolean,
): Ask {
  const view = game.view(state, decision.seat);
  const actions = isListed(decision) ? game.actions(view, decision.seat) : [];
  return { view, decision, actions, selected: 0, toggles: {} };
}

/** Everything that can be pressed: answers of the prompt, and buttons of each unit that could act. */
export function offersOf(table: FieldTable, ask: Ask): Offer[] {
  const inBar = (button: BarButton): readonly Offer[] => [
    ...button.offers,
    ...(button.menu ?? []).flatMap(inBar),
  ];
  const pressed = (hand: Hand) => [
    ...(hand.prompt?.choices.map(({ offer }) => offer) ?? []),
    ...hand.bar.flatMap(inBar),
  ];
  const hand = table.hand(ask);
  return [...pressed(hand), ...hand.units.flatMap((selected) => pressed(table.hand({ ...ask, selected })))];
}

/** What a line of notation comes to at the table in text; null where nothing is played. */
export function inText(
  table: FieldTable,
  game: Rules,
  ask: Ask,
  text: string,
  speech: Desk['speech'],
): unknown {
  const { view, decision } = ask;
  let played: unknown = null;
  const look = { ...ask, viewer: decision.seat, mine: true } as unknown as Look;
  const sitting: Partial<Sitting> = {
    table,
    check: (action) => game.check(view, decision.seat, action),
    play({ action }) {
      played = action;
      return null;
    },
  };
  const hand = table.hand(ask);
  const sight = { board: NO_BOARD, scene: NO_SCENE, speech, view };
  const choices = choicesFor(sitting as Sitting, look, sight, hand, 0);
  const desk = { ...sight, sitting, look, hand, choices, selected: 0, confirming: text, confirm() {} };
  interpret(desk as unknown as Desk, text);
  return played;
}
