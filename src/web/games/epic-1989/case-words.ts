/** Cases of this game in sentences. A detachment bears the letter of the case. */
import type { Action, Drive, Leg } from '../../../games/epic-1989/actions.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import { listed } from '../../../kernel/words.ts';
import type { CaseWords } from '../case-words.ts';
import { factWords, gameWords } from './case-facts.ts';
import {
  detachmentName,
  type Epic,
  type Epic89Game,
  inCm,
  unitCalled,
  unitInFull,
  type View,
} from './game.ts';
import { sentenceOf, turned } from './sentences.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  add: 'whom stands to spare help',
  arrive: 'who comes on',
  assail: 'whether to attack the Titan',
  assault: 'which assault is next',
  begin: 'to begin',
  blinds: 'where blind markers lie',
  building: 'where a building stands',
  call: 'whether to call for support',
  charge: 'whether to cry Charge!',
  conceal: 'where the counters lie',
  deploy: 'where the force stands',
  divide: 'who fights whom',
  duel: 'which Titans fight first',
  edge: 'which edge to take',
  fire: 'who fires at whom',
  go: 'who is First Player',
  hide: 'who hides',
  join: 'where a stand fights',
  keep: 'whether to keep the barrage',
  lay: 'which support it is',
  lose: 'who stays at home',
  mines: 'how the mines lie',
  move: 'who moves where',
  muster: 'which force to bring',
  orders: 'about its orders',
  pair: 'who storms whom',
  place: 'where a survivor stands',
  point: 'where the trap closes',
  primary: 'who leads the attack',
  regroup: 'whether stands come back',
  rest: 'how the move goes on',
  reveal: 'whether to turn up a counter',
  side: 'which side to play',
  snap: 'whether to snap fire',
  take: 'who goes in',
  takeout: 'whether to try Takeout!',
  turn: 'how Titans turn',
  unfold: 'who stands where',
  yield: 'which stand is lost',
};

const epic89CaseWords: CaseWords = {
  action(given, state, action) {
    const game = given as Epic89Game;
    const view = state as View;
    return actionSaid({ game, table: game.tableOf(view) }, view, action as Action);
  },
  line: (text, _called, given, state) => named((given as Epic89Game).tableOf(state as View), text),
  piece: factWords,
  game: gameWords,
  question: (kind) => QUESTIONS[kind] ?? null,
};

function actionSaid(epic: Epic, view: View, action: Action): string {
  if ((action.do === 'move' || action.do === 'rest') && action.legs.length > 0)
    return action.legs.map((leg) => legSaid(epic, leg)).join(', ');
  return sentenceOf(epic, view, action);
}

/** 'A: straight on 24 cm, ramming R'. */
function legSaid({ table }: Epic, { model, way, onto = [] }: Leg): string {
  const ways = way.map((drive) => driveSaid(table, drive));
  const foes = onto.map((id) => `against ${calledIn(table, id)}`);
  return `${calledIn(table, model)}: ${listed([...ways, ...foes]) || 'stays'}`;
}

function driveSaid(table: Table, drive: Drive): string {
  if ('run' in drive) return `straight on ${inCm(drive.run)}`;
  if ('back' in drive) return `back ${inCm(drive.back)}`;
  if ('turn' in drive) return `turn ${turned(drive.turn)}`;
  if ('to' in drive) return `to ${inCm(drive.to[0])} east, ${inCm(drive.to[1])} north`;
  if ('face' in drive) return `face ${drive.face}°`;
  if ('stomp' in drive) return `stomp on ${calledIn(table, drive.stomp)}`;
  if ('cell' in drive) return `into building ${drive.building}`;
  return drive.stand === undefined ? 'come out' : `set down ${calledIn(table, drive.stand)}`;
}

/** 'A', or 'Rhino 2 of C' where there are several. */
function calledIn(table: Table, id: number): string {
  const info = table.units[id];
  if (!info) return id < 0 ? unitCalled(table, id) : String(id);
  const alone = table.detachments[info.detachment].units.length === 1;
  return alone ? detachmentName(table, info.detachment) : unitInFull(table, id);
}

/** 'Rhino 12' in the report of the rules is 'Rhino A'. */
function named(table: Table, text: string): string {
  const cards = [...new Set(table.units.flatMap((info) => (info ? [info.card.name] : [])))].join('|');
  return text
    .replace(/\b(?:[A-Z][\w-]{0,30} ){0,6}[Dd]etachment (\d+)/g, (whole, id) =>
      table.detachments[Number(id)] ? detachmentName(table, Number(id)) : whole,
    )
    .replace(new RegExp(`\\b(${cards}) (\\d+)`, 'g'), (whole, name: string, id) => {
      const info = table.units[Number(id)];
      if (info?.card.name !== name) return whole;
      const alone = table.detachments[info.detachment].units.length === 1;
      return alone ? `${name} ${detachmentName(table, info.detachment)}` : unitInFull(table, Number(id));
    });
}

export default epic89CaseWords;
