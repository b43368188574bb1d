/** The rule behind something, by its stable name. */
export function Rule({ id }: { id: string }) {
  return <span className="rule">{id}</span>;
}
