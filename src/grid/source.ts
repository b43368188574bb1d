/** One level as its writer draws it. */
export interface LevelSource {
  readonly name?: string;
  /** '#' and space wall, '.' floor, 'D' 'd' 'J' closed, open and jammed door, 'E' entry area, else the legend's. */
  readonly picture: string;
  /** The same shape with a letter for the section of each floor square. */
  readonly sections?: string;
}

export type Legend = Readonly<Record<string, string | readonly string[]>>;

/** A map as its writer draws it. */
export interface BoardSource {
  readonly levels: readonly LevelSource[];
  /** Further floor characters and the marks they stand for, one or several. */
  readonly legend?: Legend;
  /** Names for the letters of the section pictures. */
  readonly sectionNames?: Readonly<Record<string, string>>;
  /** Parts that no route joins are no mistake. */
  readonly apart?: boolean;
}

/** The rows of a picture, without what an editor leaves at the ends. */
export function pictureRows(picture: string): string[] {
  const rows = picture.split('\n').map((row) => row.trimEnd());
  while (rows.length > 0 && rows[rows.length - 1] === '') rows.pop();
  return rows;
}
