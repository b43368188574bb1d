/** What a game brings so that its positions can be judged: a row of figures, and where a game is judged. */
import type { Seat } from '../kernel/contract.ts';

export interface Figures<Game, State> {
  /** What comes out is how likely this seat wins, whoever asks. */
  readonly seat: Seat;
  /** A name for each figure; a judge is only good for the figures it was trained on. */
  readonly names: readonly string[];
  /**
   * Writes the figures of a position, each about one unit wide, as far as `viewer` may know it: his view and every world
   * imagined from it give the same row.
   */
  read(game: Game, state: State, viewer: Seat, row: Float32Array): void;
  /** A word that changes where games are judged, such as whose turn it is; '' where they never are. */
  stage(state: State): string;
}
