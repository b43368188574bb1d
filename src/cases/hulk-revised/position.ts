/** Lays a case out: a mission for its board, then the position in the middle of a phase. */

import {
  type Arrangement,
  arrange,
  type HulkGame,
  hulkRevised,
  type State,
} from '../../games/hulk-revised/index.ts';
import { emptyState } from '../../games/hulk-revised/setting-up/muster.ts';
import { facingNamed } from '../../grid/directions.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Case } from '../case.ts';
import { problemAt } from '../problem.ts';
import { squareNamed } from '../squares/names.ts';
import { areaNamed, levelsOf, mayFallApart, onBoard } from '../squares/open.ts';
import { GROUND_BITS } from './facts.ts';
import { type Map as Drawn, drawMap } from './map.ts';
import { namesOf } from './names.ts';
import { type ReadPiece, readPieces } from './pieces.ts';
import { readSettings, type Settings } from './settings.ts';
import { remembered } from './solo.ts';

interface LaidOut {
  readonly game: HulkGame;
  /** Before the set-up with `phase: start`, else the position. */
  readonly state: State;
  readonly settings: Settings;
  readonly numbers: Record<string, number>;
}

/** A case about something else is not over because no Stealer is left. */
const NEVER = { side: 'marine', if: { not: { survive: 0 } } };

export function layOut(written: Case): LaidOut {
  const settings = readSettings(written);
  const pieces = readPieces(written);
  const map = drawMap(written, pieces);
  const game = open(written, settings, pieces, map);
  const numbers = Object.fromEntries(pieces.map((piece, index) => [piece.name, index + 1]));
  const state =
    settings.phase === 'start' ? emptyState(game.table) : place(game, settings, pieces, numbers, written);
  return { game, state, settings, numbers };
}

function open(written: Case, settings: Settings, pieces: readonly ReadPiece[], map: Drawn): HulkGame {
  const marines = pieces.filter((piece) => piece.marine);
  if (marines.length === 0 && !settings.muster?.includes('marine'))
    throw problemAt(written.place, 'A case needs at least one Marine.');
  const { objective } = settings;
  const mission = {
    id: 'case',
    title: 'Case',
    summary: '',
    briefing: '',
    levels: levelsOf(map.pictures, settings.sections),
    legend: map.legend,
    sectionNames: settings.sectionNames,
    marines: marines.map(({ name, kind, row, facing }) => ({ name, kind, ...row, facing })),
    sentries: pieces.filter((piece) => piece.kind === 'sentry').map(({ name, facing }) => ({ name, facing })),
    blips: settings.blips ?? {
      total: settings.allowance,
      start: settings.start,
      perTurn: settings.reinforcements,
    },
    opens: settings.opens,
    ambush: settings.ambush,
    specials: settings.specials,
    objects: settings.objects.map((object) => (typeof object === 'string' ? { name: object } : object)),
    victory: (settings.victory ?? (objective || map.hasObjective ? [] : [NEVER])).map((victory) => ({
      text: 'As the case has it.',
      ...victory,
    })),
    first: settings.first,
    force: settings.force ?? null,
    turns: settings.turns,
    objective:
      objective || map.hasObjective
        ? { text: 'The objective', ap: typeof objective === 'object' ? (objective?.ap ?? 1) : 1 }
        : null,
  };
  const chapter = settings.chapter === null ? null : String(settings.chapter);
  const options = { ...settings.options, ...(settings.solo !== false && { solo: true }) };
  const muster = settings.muster && { muster: settings.muster };
  return onBoard(written, () => {
    const setup = hulkRevised.readSetup({ mission, options, chapter, ...muster });
    return hulkRevised.open({ ...setup, mission: mayFallApart(setup.mission) });
  });
}

function place(
  game: HulkGame,
  settings: Settings,
  pieces: readonly ReadPiece[],
  numbers: Record<string, number>,
  written: Case,
): State {
  const { board } = game;
  const arrangement: Arrangement = {
    phase: settings.phase === 'start' ? 'setup' : settings.phase,
    turn: settings.turn,
    token: settings.cp,
    spent: settings.spent,
    bonus: settings.bonus,
    gained: settings.gained,
    ground: groundOf(game, settings, written, numbers),
    pieces: pieces.map(({ kind, fields, facing, spot, area, target, shocked }) => ({
      ...fields,
      kind,
      facing: Math.max(0, facingNamed(facing)) as 0 | 1 | 2 | 3,
      at: spot ? board.at(spot.level, spot.x, spot.y) : -1,
      area: area === null ? -1 : areaNamed(board, area.value, area.place),
      target: target === null ? 0 : (numbers[target] ?? 0),
      shockedBy: shocked === null ? 0 : (numbers[shocked] ?? 0),
    })),
  };
  const state = arrange(game.table, arrangement);
  for (const [index, piece] of pieces.entries()) if (piece.dead) bury(state, index + 1);
  if (settings.active !== null) state.active = numbers[settings.active] ?? 0;
  state.quiet = settings.quiet;
  if (typeof settings.solo === 'object')
    state.solo = remembered(namesOf(game, written, numbers), settings.solo, written);
  fillBags(state, settings, game.table.counters);
  return state;
}

function groundOf(
  game: HulkGame,
  { ground }: Settings,
  written: Case,
  numbers: Record<string, number>,
): { square: number; bits: number }[] {
  const names = namesOf(game, written, numbers);
  try {
    return Object.entries(ground ?? {}).flatMap(([word, squares]) =>
      squares.map((square) => ({ square: squareNamed(names, square), bits: GROUND_BITS[word] })),
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw problemAt(written.settings.ground.place, error.message);
  }
}

/** A Marine of the roster who died before the case begins. */
function bury(state: State, number: number): void {
  if (state.pieces[number]?.kind !== 'sentry') state.marineLosses++;
  state.pieces[number] = null;
  state.marines = state.marines.filter((id) => id !== number);
  state.sentries = state.sentries.filter((id) => id !== number);
}

/** Counters are neither made nor lost: what is neither in the bag nor on the table has been set aside. */
function fillBags(state: State, { bag, ambushBag }: Settings, counters: readonly number[]): void {
  if (bag !== null) {
    const free = state.bag;
    state.aside = counters.map((_, index) => free[index] - bag[index]);
    state.bag = [...bag];
  }
  if (ambushBag !== null) {
    const free = state.ambushBag;
    state.ambushAside = free.map((count, index) => count - ambushBag[index]);
    state.ambushBag = [...ambushBag];
  }
}
