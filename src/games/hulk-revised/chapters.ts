/** CHAP: chapter bonuses (rules/hulk-revised.md, HR-CHAP-02). */

export interface Chapter {
  readonly id: string;
  readonly cab: number;
  readonly rab: number;
  readonly seconds: number;
  readonly cp: number;
  /** HR-CHAP-06. */
  readonly salamanders: boolean;
}

function row(
  id: string,
  cab: number,
  rab: number,
  seconds: number,
  cp: number,
  salamanders = false,
): Chapter {
  return { id, cab, rab, seconds, cp, salamanders };
}

const NO_CHAPTER = row('', 0, 0, 0, 0);

export const CHAPTER_TABLE: readonly Chapter[] = [
  row('1', 0, 0, 30, 0),
  row('2', 1, 0, 0, -1),
  row('3', 0, 1, 0, -1),
  row('4', 0, 0, 0, 1),
  row('5', 1, 1, -30, -1),
  row('6', -1, 0, 30, 1),
  row('7', 0, -1, 30, 1),
  row('8', -1, -1, 60, 0),
  row('9', 0, 0, 60, -2),
  row('10', -1, -1, 0, 2),
  row('salamanders', 0, 0, 0, 0, true),
];

export function chapterOf(id: string | null): Chapter {
  return CHAPTER_TABLE.find((chapter) => chapter.id === id) ?? NO_CHAPTER;
}
