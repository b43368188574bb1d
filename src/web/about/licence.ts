/** A package in the page and what its authors ask for. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly home: string;
  readonly text: string;
}
