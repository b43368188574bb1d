/** Each answer once, where it comes first. */
export function different<Action>(actions: readonly Action[]): Action[] {
  return [...new Map(actions.map((action) => [JSON.stringify(action), action])).values()];
}
