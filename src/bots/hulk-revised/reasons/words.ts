/** Figures in the words of a reason. */

/** '47%', as the table writes odds. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}

/** '1.4': what is weighed is no more exact than that. */
export function about(worth: number): string {
  return String(Math.round(worth * 10) / 10);
}
