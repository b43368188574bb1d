/** SETUP: what a mission's victory conditions, objects and entry areas name must be on its map. */
import type { Board } from '../../../grid/board.ts';
import { checkApart, squaresNamed } from '../../../grid/marks.ts';
import { checkEntryNames } from '../../../grid/mission-part.ts';
import { Problem } from '../../../kernel/contract.ts';
import type { Condition, Mission } from './mission.ts';

/** Throws a Problem that names the field when a mark, a section, an object or a Marine is not there. */
export function checkNames(mission: Mission, board: Board): void {
  checkApart(board, claimsItsSquare);
  checkEntryNames(board, 'opens', Object.keys(mission.opens));
  mission.objects.forEach((object, i) => {
    if (board.marks[`object ${i + 1}`]?.length !== 1)
      throw new Problem(
        `mission.objects.${i}: mark one square of the picture "object ${i + 1}" for ${object.name}.`,
      );
  });
  mission.victory.forEach((victory, i) => {
    const wrong = missing(mission, board, victory.if);
    if (wrong) throw new Problem(`mission.victory.${i}.if: ${wrong}`);
  });
}

const STARTS = /^(start|blip|(marine|sentry) \d+)$/;
const GROUND = /^(rubble|duct|(ladder|pit|landing) .+)$/;

/** Two units that start there, two kinds of ground, or a unit in a hole or behind rubble cannot share a square. */
const claimsItsSquare = (mark: string): boolean => STARTS.test(mark) || GROUND.test(mark);

/** What a condition names that the mission does not have, or null. */
function missing(mission: Mission, board: Board, condition: Condition): string | null {
  const mark = (name: string): string | null =>
    board.marks[name]?.length ? null : `no square of the picture is marked "${name}".`;
  const object = (name: string | undefined): string | null =>
    name === undefined || mission.objects.some((o) => o.name === name)
      ? null
      : `the mission has no object called "${name}".`;
  const section = (name: string): string | null =>
    board.sections.includes(name) ? null : `no section is called "${name}".`;
  const place = (name: string): string | null =>
    squaresNamed(board, name).length > 0
      ? null
      : `no square of the picture is marked "${name}", and no section is called so.`;
  if ('all' in condition || 'any' in condition) {
    for (const part of 'all' in condition ? condition.all : condition.any) {
      const wrong = missing(mission, board, part);
      if (wrong) return wrong;
    }
    return null;
  }
  if ('not' in condition) return missing(mission, board, condition.not);
  if ('reach' in condition) return place(condition.reach);
  if ('infest' in condition) return place(condition.infest);
  if ('dead' in condition)
    return mission.marines.some(({ name }) => name === condition.dead)
      ? null
      : `no Marine is called "${condition.dead}".`;
  if ('use' in condition)
    return condition.use === 'objective' ? mark('objective') : 'only squares marked "objective" can be used.';
  if ('exit' in condition) return mark('exit') ?? object(condition.with);
  if ('hold' in condition) return place(condition.hold) ?? object(condition.object);
  if ('flame' in condition) return section(condition.flame);
  if ('destroy' in condition)
    return (
      section(condition.destroy) ??
      (board.doors.some(({ square }) => board.sections[board.section[square]] === condition.destroy)
        ? null
        : `the section "${condition.destroy}" has no door.`)
    );
  return null;
}
