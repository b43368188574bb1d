/** Small positions to practise on. */
import { arrange, hulkRevised, type PieceKind } from '../../../../games/hulk-revised/index.ts';
import { type Facing, facingNamed } from '../../../../grid/directions.ts';
import type { AnyGame, AnyRuleset } from '../../../../kernel/contract.ts';
import type { Laid, Lesson } from '../../../drill/lesson.ts';

export interface Practice {
  /** Digits are Marines, o is what they came for. */
  readonly picture: string;
  readonly marines: readonly {
    readonly name: string;
    readonly kind: string;
    readonly facing: string;
    readonly overwatch?: boolean;
  }[];
  readonly enemies?: readonly {
    readonly kind: PieceKind;
    readonly at: string;
    readonly facing: string;
    readonly value?: number;
  }[];
  /** Command points there are; none otherwise. */
  readonly command?: number;
  /** Action points the Marines have left; all of them otherwise. */
  readonly ap?: number;
}

export function layPractice({ id, title, about, position, seat = 'marine' }: Lesson): Laid {
  const { picture, marines, enemies = [], command = 0, ap = 4 } = position as Practice;
  const numbers = marines.map((_, i) => [String(i + 1), `marine ${i + 1}`]);
  const setup = {
    mission: {
      id: `drill-${id}`,
      title,
      summary: about,
      briefing: about,
      turns: 9,
      first: 'marine',
      levels: [{ picture }],
      legend: { o: 'objective', ...Object.fromEntries(numbers) },
      marines: marines.map(({ name, kind, facing }) => ({ name, kind, facing })),
      blips: { total: 0, start: 0, perTurn: 0 },
      objective: { text: about, ap: 1 },
    },
  };
  const game = hulkRevised.open(hulkRevised.readSetup(structuredClone(setup)));
  const { board } = game;
  const state = arrange(game.table, {
    phase: seat === 'stealer' ? 'stealer' : 'marine',
    token: command,
    pieces: [
      ...marines.map(({ kind, facing, overwatch = false }, i) => ({
        overwatch,
        kind: kind as PieceKind,
        at: board.marks[`marine ${i + 1}`][0],
        facing: facingNamed(facing) as Facing,
        ap,
      })),
      ...enemies.map(({ kind, at, facing, value = 0 }) => ({
        kind,
        at: board.find(at),
        facing: facingNamed(facing) as Facing,
        value,
      })),
    ],
  });
  return {
    ruleset: hulkRevised as unknown as AnyRuleset,
    setup,
    game: game as unknown as AnyGame,
    state,
    find: board.find,
  };
}
