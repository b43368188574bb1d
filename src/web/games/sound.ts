/** What is heard of what happened. */

export type SoundName =
  | 'bolter'
  | 'flame'
  | 'blast'
  | 'door'
  | 'claw'
  | 'death'
  | 'jam'
  | 'blip'
  | 'dice'
  | 'step'
  | 'psi'
  | 'turn'
  | 'win'
  | 'lose';

export interface Cue {
  readonly sound: SoundName;
  /** For a caption: 'bolter fire'. Empty for what is not worth one. */
  readonly words: string;
  /** Where it comes from, or -1. */
  readonly place: number;
}
