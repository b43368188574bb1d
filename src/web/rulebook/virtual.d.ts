declare module 'virtual:rulebook' {
  /** Every rulebook of the project; `build/plugin.ts` makes the list. */
  export const shelf: readonly {
    readonly id: string;
    readonly title: string;
    /** The first part of its rule IDs. */
    readonly prefix: string;
    /** How many there are. */
    readonly rules: number;
    open(): Promise<{ default: import('./book.ts').Book }>;
    proofs(): Promise<import('./proofs.ts').Proofs>;
  }[];
}
