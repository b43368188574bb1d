/** The words of the command line that only ask. */
import { counted, sentence } from '../../kernel/words.ts';
import { type Desk, sayNow, sayPhase, sayPool, selectUnit } from './desk.ts';
import { orders } from './orders.ts';
import { go, look, moves, set, unitNamed, watched } from './questions.ts';
import { linesBetween } from './sayings.ts';
import { saySeal } from './seal.ts';
import { sayCorridors, saySquare } from './squares.ts';

export interface Command {
  readonly names: readonly string[];
  readonly help: string;
  run(desk: Desk, rest: string): string[];
}

const command = (names: string, help: string, run: Command['run']): Command => ({
  names: names.split(' '),
  help,
  run,
});

export const COMMANDS: readonly Command[] = [
  command('help', 'this list', help),
  command('now', 'what is asked of you', sayNow),
  command('choices moves', 'all you can do now, lettered, with prices and odds', moves),
  command('units where', 'your pieces with their points and states', ({ speech, view, look }) => {
    const own = speech.own(view, look.viewer);
    return own.length === 0
      ? ['You have no pieces in play.']
      : own.map((unit) => sentence(`${unit}, ${speech.unit(view, unit)}`));
  }),
  command('select', 'choose a piece: select 2, select Bram', (desk, rest) => {
    const unit = unitNamed(desk, rest);
    if (!desk.speech.own(desk.view, desk.look.viewer).includes(unit))
      return [`You have no piece '${rest}'. Type units.`];
    return selectUnit(desk, unit);
  }),
  command('look', 'what the selected piece sees', look),
  command('watched', 'which enemies see the selected piece', watched),
  command('corridor describe', 'the ways from the cursor, or from a square: corridor H4', (desk, rest) => {
    const square = rest ? desk.board.find(rest) : desk.cursor;
    return square < 0 ? [`'${rest}' is not a square of this board.`] : sayCorridors(desk, square);
  }),
  command('at', 'put the cursor on a square and hear it: at H4', (desk, rest) => {
    const unit = unitNamed(desk, rest);
    const square = rest === '' ? desk.cursor : unit ? desk.speech.at(desk.view, unit) : desk.board.find(rest);
    if (square < 0) return [`'${rest}' is not a square of this board.`];
    desk.moveTo(square);
    return [sentence(saySquare(desk, square))];
  }),
  command('enemies', 'the enemies you know of', ({ speech, view, look, scene }) => {
    const foes = speech.foes(view, look.viewer).map((unit) => sentence(speech.unit(view, unit)));
    return [
      ...(foes.length > 0 ? foes : ['No enemy is in play.']),
      ...scene.entries.map(({ label }) => sentence(label)),
    ];
  }),
  command('go', 'walk to a square in several steps: go H4', go),
  command('set', 'how you pay, face and so on: set pay cp', set),
  command('orders', 'answers given for you from now on: orders, orders unjam always', orders),
  command('phase', 'turn and phase', (desk) => [sayPhase(desk)]),
  command('cp', 'command points', (desk) => [sayPool(desk)]),
  command('clock', 'time left', ({ sitting }) => {
    const left = sitting.clock.left();
    return [left === null ? 'No clock runs.' : `${counted(left, 'second')} left.`];
  }),
  command('aim', 'what the mission asks', ({ sitting: { table } }) => [
    sentence(table.title),
    ...table.briefing.text.split('\n').filter(Boolean),
    ...table.briefing.goals.map(({ who, text }) => sentence(`${who}: ${text}`)),
  ]),
  command('log', 'the last lines again: log 10', ({ sitting, look }, rest) =>
    linesBetween(sitting, look.viewer, -1, look.shown).slice(-(Number.parseInt(rest, 10) || 10)),
  ),
  command('why', 'why the machine did what it did last', (desk) => {
    desk.turnTo('why');
    return [];
  }),
  command('seal', 'what was promised about the dice', ({ sitting }) => {
    const said = saySeal(sitting.seal);
    return said.length > 0 ? said : ['Nothing was promised about these dice.'];
  }),
  command('verify', 'once the game is over: what proves that the dice were honest', (desk) => {
    if (!desk.look.outcome)
      return ['The seal is opened once the match is over.', ...saySeal(desk.sitting.seal)];
    desk.turnTo('verify');
    return ['The match is played again…'];
  }),
  command('undo', 'take the last action back', ({ sitting }) => {
    const reason = sitting.undoReason();
    if (reason === null) sitting.takeBack();
    return [reason ?? 'Taken back.'];
  }),
  command('ask', 'ask the other player to let the last action be taken back', ({ sitting }) => {
    const reason = sitting.backReason();
    if (reason === null) sitting.askBack();
    return reason === null ? [] : [reason];
  }),
  command('draw', 'offer a draw', ({ sitting }) => {
    const reason = sitting.drawReason();
    if (reason === null) sitting.offerDraw();
    return reason === null ? [] : [reason];
  }),
  command('concede', 'give the game up', (desk) => {
    if (desk.look.outcome) return ['The match is over.'];
    if (desk.confirming !== 'concede') {
      desk.confirm('concede');
      return ['You would lose. Type concede once more to do it.'];
    }
    desk.confirm(null);
    desk.sitting.giveUp();
    return [];
  }),
  command('picture', 'go on at the drawn table', (desk) => {
    desk.turnTo('picture');
    return [];
  }),
  command('clear', 'empty the report on the screen', (desk) => {
    desk.clear();
    return [];
  }),
];

/** Words that mean squares. */
const ON_SQUARES = ['corridor', 'at', 'go', 'set', 'cp', 'orders'];

function help({ board, speech }: Desk): string[] {
  if (board.size === 0 && speech.help)
    return [
      'Type the letter of a choice, or the number of a unit to choose it. An empty line tells what is asked.',
      ...speech.help,
      ...COMMANDS.filter(({ names }) => !ON_SQUARES.includes(names[0])).map(({ names, help: text }) =>
        sentence(`${names.join(' or ')}: ${text}`),
      ),
    ];
  return [
    'Type the letter of a choice, the number of a piece to choose it, or an action: move N, 2 move N N E, 3 shoot 12, end. An empty line tells what is asked.',
    ...COMMANDS.map(({ names, help: text }) => sentence(`${names.join(' or ')}: ${text}`)),
    'On the board arrow keys move the cursor, Home, Page Up, End and Page Down go corner-wise, full stop and comma go through your pieces, E through enemies, C describes the corridor, Enter acts there, Escape comes back here.',
  ];
}
