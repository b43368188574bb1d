/** What must hold in every position. */
import { hasBit } from '../../grid/bits.ts';
import { commandTotal } from './command.ts';
import { decisionOf } from './engine.ts';
import { isLocked, sees } from './position.ts';
import { CLOSED, NOWHERE, type Piece, type State } from './state.ts';
import type { Table } from './table.ts';
import { UNITS } from './units.ts';

export function laws(table: Table, state: State): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, text: string) => {
    if (!holds) broken.push(text);
  };
  const alive = state.pieces.filter((p): p is Piece => p !== null);
  law(
    state.marines.length + state.stealers.length === alive.length,
    'the lists of pieces in play and the pieces differ',
  );
  for (const p of alive) {
    law((p.marine ? state.marines : state.stealers).includes(p.id), `piece ${p.id} is in no list`);
    law(state.pieces[p.id] === p, `piece ${p.id} is filed under another number`);
    law(p.ap >= 0 && p.ap <= UNITS[p.kind].ap, `piece ${p.id} has ${p.ap} AP`);
    law(p.at === NOWHERE || state.occupant[p.at] === p.id, `piece ${p.id} is not where it says it is`);
    law(p.at === NOWHERE || p.area === NOWHERE, `piece ${p.id} is on the board and in an entry area`);
    law(!p.marine || p.at !== NOWHERE, `Marine ${p.id} is off the board`);
    law(!(p.overwatch && p.guard), `HR-GUARD-06: ${p.id} is on overwatch and on guard`);
    law(p.marine || !(p.overwatch || p.guard || p.jam), `Stealer ${p.id} has a Marine's status`);
    law(
      p.kind === 'blip' ? p.value >= 1 && p.value <= 3 : p.value === 0,
      `piece ${p.id} has the value ${p.value}`,
    );
  }
  const counted = [...state.bag];
  for (let i = 0; i < 3; i++) counted[i] += state.aside[i];
  for (const p of alive) if (p.kind === 'blip') counted[p.value - 1]++;
  law(
    counted.every((n, i) => n === table.counters[i]),
    `HR-REIN-07: blip counters were lost or made: ${counted}`,
  );
  for (let square = 0; square < table.board.size; square++) {
    const id = state.occupant[square];
    const p = id ? state.pieces[id] : null;
    law(!id || p?.at === square, `square ${table.board.name(square)} holds a piece that is elsewhere`);
    const shut = state.doors[square] >= CLOSED;
    law(!(shut && p), `HR-DOOR-09: a shut door on a piece at ${table.board.name(square)}`);
    law(
      hasBit(state.hard, square) === (shut || p?.marine === true),
      `hard sight at ${table.board.name(square)}`,
    );
    law(
      hasBit(state.soft, square) === (p !== null && !p.marine),
      `soft sight at ${table.board.name(square)}`,
    );
  }
  law(state.spent <= commandTotal(state), 'HR-ACT-07: more command points spent than there were');
  law(state.outcome !== null || decisionOf(state) !== null, 'nobody decides and the match is not over');
  const question = decisionOf(state)?.kind;
  if (question === 'act') {
    for (const p of alive) {
      if (p.kind === 'blip' && p.at !== NOWHERE)
        for (const m of state.marines)
          law(!sees(table, state, state.pieces[m] as Piece, p), `HR-CONV-05: Marine ${m} sees blip ${p.id}`);
      if (p.overwatch) law(!isLocked(table, state, p), `HR-OVW-12: locked Marine ${p.id} is on overwatch`);
    }
  }
  return broken;
}
