/** What must hold in every position. */
import { CLOSED } from '../../grid/doors.ts';
import { asks } from './engine.ts';
import { SOLID } from './ground.ts';
import { fullAp, piece, remark, sees } from './position.ts';
import { NOWHERE, otherSide, type Piece, SIDES, type State } from './state.ts';
import type { Table } from './table.ts';
import { MOST_WAITING, waitingAt } from './turn/reinforcement.ts';

export function laws(table: Table, state: State): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, text: string) => {
    if (!holds) broken.push(text);
  };
  const alive = state.pieces.filter((p): p is Piece => p !== null);
  const onItsWay = new Set(
    state.steps.flatMap((step) => {
      if (step.do === 'walk') return [step.unit];
      return step.do === 'phantoms' ? [step.now, ...step.waiting] : [];
    }),
  );
  for (const p of alive) {
    law(state.pieces[p.id] === p, `piece ${p.id} is filed under another number`);
    law(state.units[p.side].includes(p.id), `piece ${p.id} is on no list of its side`);
    law(p.ap >= 0 && p.ap <= fullAp(state, p) + 1, `piece ${p.id} has ${p.ap} AP`);
    const isOnItsWay = onItsWay.has(p.id);
    law(
      isOnItsWay || (p.at === NOWHERE) !== (p.area === NOWHERE),
      `piece ${p.id} is neither on the board nor at an entry point`,
    );
    law(!(p.overwatch && p.guard), `HH-OVW-04: ${p.id} is on overwatch and on guard`);
    law(
      isOnItsWay || p.at === NOWHERE || state.occupant[p.at] === p.id,
      `HH-GEN-06: piece ${p.id} is not where it stands`,
    );
    law(p.blip || p.body !== null, `model ${p.id} has no body`);
    law(p.body === null || p.body.ammo.every((n) => n >= 0), `HH-SPEC-18: ${p.id} shot more than it had`);
  }
  for (const side of SIDES) {
    const rows = [
      ...state.stock[side],
      ...alive.filter((p) => p.side === side && p.row >= 0).map((p) => p.row),
    ];
    law(new Set(rows).size === rows.length, `HH-REINF-01: a letter of side ${side} is there twice`);
    const { counter, spent } = state.command[side];
    law(spent <= Math.max(counter, 0), `HH-CMD-08: side ${side} has spent more than its counter`);
  }
  table.board.entries.forEach((entry, i) => {
    law(waitingAt(state, i) <= MOST_WAITING, `HH-STACK-02: too many wait at ${entry.name}`);
  });
  for (let square = 0; square < table.board.size; square++) {
    const stood = state.occupant[square] !== 0;
    const name = table.board.name(square);
    law(!(stood && state.doors[square] >= CLOSED), `HH-DOOR-04: a closed door on a piece at ${name}`);
    law(!(stood && state.ground[square] & SOLID), `HH-MOVE-07: ${name} is no place to be`);
  }
  const hard = [...state.hard];
  const again: State = { ...state, hard };
  for (let square = 0; square < table.board.size; square++) remark(again, square);
  law(
    hard.every((word, i) => word === state.hard[i]),
    'HH-LOS-10: the obstructions are out of step',
  );
  const asked = asks(table, state);
  law(state.outcome !== null || asked.length > 0, 'nobody decides and the match is not over');
  if (asked[0]?.kind === 'act') {
    law(state.blasts.length === 0, 'HH-DICE-07: an explosion is still due');
    for (const p of alive)
      if (p.blip && p.at !== NOWHERE)
        for (const id of state.units[otherSide(p.side)])
          law(!sees(table, state, piece(state, id), p), `HH-CONV-05: ${id} sees blip ${p.id}`);
  }
  return broken;
}
