/** What must hold in every position. */
import { CLOSED } from '../../grid/doors.ts';
import { derivedLaws } from './derived.ts';
import { asks } from './engine.ts';
import { tileLaws } from './geotiles/laws.ts';
import { GENERATOR, PIT, PLASMA } from './ground.ts';
import { inStasis, isBlip, isLocked, sees } from './position.ts';
import { gunSees } from './shooting/sentry.ts';
import { NOWHERE, type Piece, type State } from './state.ts';
import type { Table } from './table.ts';
import { commandTotal } from './turn/command.ts';
import { UNITS } from './units.ts';

export function laws(table: Table, state: State): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, text: string) => {
    if (!holds) broken.push(text);
  };
  const alive = state.pieces.filter((p): p is Piece => p !== null);
  const started = state.phase !== 'setup';
  for (const p of alive) {
    law(state.pieces[p.id] === p, `piece ${p.id} is filed under another number`);
    law(p.ap >= 0 && p.ap <= UNITS[p.kind].ap, `piece ${p.id} has ${p.ap} AP`);
    law(p.at === NOWHERE || p.area === NOWHERE, `piece ${p.id} is on the board and in an entry area`);
    law(!p.marine || p.at !== NOWHERE || !started, `Marine piece ${p.id} is off the board`);
    law(!(p.overwatch && p.guard), `HR-GUARD-06: ${p.id} is on overwatch and on guard`);
    law(p.marine || !(p.overwatch || p.guard || p.jam), `Stealer ${p.id} has a Marine's status`);
    const [least, most] = p.kind === 'blip' ? [1, 3] : p.kind === 'ambush' ? [0, 2] : [0, 0];
    law(p.value >= least && p.value <= most, `piece ${p.id} has the value ${p.value}`);
    law(p.priority === 0 || p.kind === 'blip', `HR-SOLO-02: piece ${p.id} has a counter`);
    law(p.ammo >= 0 && p.psi >= 0, `piece ${p.id} has spent more than it had`);
    law(
      [...p.grenades, ...p.missiles].every((n) => n >= 0),
      `piece ${p.id} threw what it did not have`,
    );
  }
  law(
    sameCounters(state, 'blip', table.counters, state.bag, state.aside, 1),
    'HR-REIN-07: blip counters were lost or made',
  );
  law(
    sameCounters(state, 'ambush', table.ambushCounters, state.ambushBag, state.ambushAside, 0),
    'HR-AMB-08: Ambush counters were lost or made',
  );
  for (let square = 0; square < table.board.size; square++) {
    const id = state.occupant[square];
    const p = id ? state.pieces[id] : null;
    const gun = state.guns[square] ? state.pieces[state.guns[square]] : null;
    const name = table.board.name(square);
    const shut = state.doors[square] >= CLOSED;
    law(!(shut && (p || gun)), `HR-DOOR-09: a shut door on a piece at ${name}`);
    law(!(p && gun?.overwatch), `HR-GEN-10: a piece on a deployed gun at ${name}`);
    law(!((p || gun) && state.ground[square] & (PLASMA | GENERATOR)), `HR-GEN-11: ${name} is no place to be`);
    law(
      !(p?.marine && state.ground[square] & PIT) || state.onPit === id,
      `HR-PIT-04: a Marine stays on ${name}`,
    );
  }
  law(state.spent <= commandTotal(state), 'HR-ACT-07: more command points spent than there were');
  law(state.blasts.length === 0, 'HR-GEN-16: an explosion is still due');
  law(state.outcome !== null || asks(table, state).length > 0, 'nobody decides and the match is not over');
  law(
    !state.solo || asks(table, state)[0]?.seat !== 'stealer',
    'HR-SOLO-01: the Stealer player is asked in solo play',
  );
  if (asks(table, state)[0]?.kind === 'act') {
    for (const p of alive) {
      if (isBlip(p) && p.at !== NOWHERE && !inStasis(state, p))
        for (const m of state.marines)
          law(!sees(table, state, state.pieces[m] as Piece, p), `HR-CONV-05: Marine ${m} sees blip ${p.id}`);
      if (isBlip(p) && p.at !== NOWHERE)
        for (const s of state.sentries)
          law(
            !gunSees(table, state, state.pieces[s] as Piece, p.at),
            `HR-SENT-14: gun ${s} sees blip ${p.id}`,
          );
      if (p.overwatch && p.kind !== 'sentry')
        law(!isLocked(table, state, p), `HR-OVW-12: locked Marine ${p.id} is on overwatch`);
    }
  }
  broken.push(...derivedLaws(table, state));
  if (state.geo) broken.push(...tileLaws(table, state.geo));
  return broken;
}

function sameCounters(
  state: State,
  kind: 'blip' | 'ambush',
  counters: readonly number[],
  bag: readonly number[],
  aside: readonly number[],
  lowest: number,
): boolean {
  const counted = bag.map((n, i) => n + aside[i]);
  for (const p of state.pieces) if (p?.kind === kind) counted[p.value - lowest]++;
  return counted.every((n, i) => n === counters[i]);
}
