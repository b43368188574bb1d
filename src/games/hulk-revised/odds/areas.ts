/** Chances of whatever strikes squares instead of aiming at one piece, and of powers that roll a single die. */
import { isShut } from '../../../grid/doors.ts';
import type { Odds } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { GRAB_SCORE } from '../assault/powers.ts';
import { fireScore } from '../movement/hazards.ts';
import { isBlip, piece } from '../position.ts';
import { AREA_SCORES, burstSquares, flameSquares } from '../shooting/area.ts';
import { GRENADES } from '../shooting/armoury.ts';
import { ABILITIES, ARC_BREAKS, ARC_KILLS } from '../shooting/psychic.ts';
import { CRAK_DICE, CRAK_SCORE, neededScore } from '../shooting/shooting.ts';
import type { Piece } from '../state.ts';
import type { Table } from '../table.ts';
import { UNITS } from '../units.ts';
import type { View } from '../view.ts';

type Burst = keyof typeof AREA_SCORES;

const RULES: Readonly<Record<Burst, string>> = {
  frag: 'HR-GREN-05',
  gas: 'HR-GREN-06',
  plasma: 'HR-GREN-08',
  hellfire: 'HR-PSI-16',
  acid: 'HR-UNIT-13',
  sentry: 'HR-SENT-12',
};

export function areaOdds(table: Table, seen: View, action: Action): Odds | null {
  const at = (effect: Burst, square: number) =>
    caught(table, seen, burstSquares(table, seen, effect, square), AREA_SCORES[effect], RULES[effect]);
  switch (action.do) {
    case 'flame': {
      const squares = flameSquares(table, seen, action.to, piece(seen, action.unit).facing);
      return caught(table, seen, squares, (p) => fireScore(table, p), 'HR-FLAM-06');
    }
    case 'throw':
    case 'launch':
    case 'missile': {
      const kind = GRENADES[action.item - 1];
      return kind === 'crak' ? crakOdds(table, seen, action) : at(kind, action.to);
    }
    case 'cast':
      return ABILITIES[action.item - 1] === 'hellfire' ? at('hellfire', action.to) : null;
    case 'burst':
      return at('acid', piece(seen, action.unit).at);
    case 'wreck':
      return at('sentry', piece(seen, action.to).at);
    case 'grab':
      return oneDie('held', GRAB_SCORE, 'Grabs on', 'HR-UNIT-09');
    default: {
      if (isShut(seen, action.to)) return oneDie('destroyed', ARC_BREAKS, 'Breaks the door on', 'HR-PSI-13');
      const id = seen.occupant[action.to];
      if (!id || isBlip(piece(seen, id))) return null;
      const dodge = piece(seen, id).kind === 'hormagaunt' ? 1 : 0;
      return oneDie('kill', ARC_KILLS + dodge, 'Kills on', 'HR-PSI-13');
    }
  }
}

function oneDie(what: string, needed: number, label: string, rule: string): Odds {
  return {
    chances: [{ what, ways: 7 - needed, total: 6 }],
    parts: [{ label, value: `${needed}+`, rule }],
  };
}

/** HR-GREN-04: two dice at one Stealer or one shut door; the Broodlord needs both (HR-UNIT-18). */
function crakOdds(table: Table, seen: View, action: Action): Odds {
  const id = seen.occupant[action.to];
  const target = id ? piece(seen, id) : null;
  const needed = Math.min(7, Math.max(1, neededScore(table, CRAK_SCORE, piece(seen, action.unit), target)));
  const total = 6 ** CRAK_DICE;
  const both = target?.kind === 'broodlord';
  const ways = both ? (7 - needed) ** CRAK_DICE : total - (needed - 1) ** CRAK_DICE;
  return {
    chances: [{ what: target ? 'kill' : 'destroyed', ways, total }],
    parts: [
      { label: 'Crak', value: `${CRAK_SCORE}+`, rule: 'HR-GREN-04' },
      {
        label: `${needed}+ on ${both ? 'both' : 'one of two'} dice`,
        value: `${ways} in ${total}`,
        rule: 'HR-GREN-04',
      },
    ],
  };
}

/** What each unit in the area needs. The figure is that of the first enemy in it; own units are named. */
function caught(
  table: Table,
  seen: View,
  squares: readonly number[],
  score: (p: Piece) => number,
  rule: string,
): Odds | null {
  const units = squares.flatMap((square) =>
    seen.occupant[square] ? [piece(seen, seen.occupant[square])] : [],
  );
  // A blip is turned over first; what comes out of it is rolled for (HR-SHOT-10).
  const scoreOf = (p: Piece) => score(isBlip(p) ? { ...p, kind: 'genestealer' } : p);
  const foes = units.filter((p) => !p.marine);
  const own = units.filter((p) => p.marine && scoreOf(p) > 0);
  if (foes.length === 0 && own.length === 0) return null;
  const first = foes.find((p) => scoreOf(p) > 0);
  const parts = [...new Set(foes.map((p) => `${p.kind} ${scoreOf(p)}`))].map((key) => {
    const alike = foes.filter((p) => `${p.kind} ${scoreOf(p)}` === key);
    const name = UNITS[alike[0].kind].label;
    return {
      label: alike.length > 1 ? `${name}, ${alike.length} of them` : name,
      value: scoreText(scoreOf(alike[0])),
      rule,
    };
  });
  for (const p of own)
    parts.push({
      label: `${table.loadouts[p.id]?.row.name ?? 'A Marine'}, your own`,
      value: scoreText(scoreOf(p)),
      rule,
    });
  return { chances: [{ what: 'kill', ways: first ? 7 - scoreOf(first) : 0, total: 6 }], parts };
}

function scoreText(score: number): string {
  return score === 0 ? 'immune' : score === 1 ? 'certain' : `dies on ${score}+`;
}
