import { useSitting } from '../match/use-sitting.ts';
import { Missing } from '../parts/missing.tsx';
import { TableScreen } from './table-screen.tsx';

/** Opens a stored match and sits down at it; says what is wrong when it cannot be opened. */
export function MatchPage({ id }: { id: string }) {
  const { seated, problem } = useSitting(id);
  if (problem)
    return (
      <Missing title="No such game here" text={problem}>
        <a className="btn go" href="#/">
          To the first screen
        </a>
      </Missing>
    );
  if (!seated) return <p className="loading">Opening the game…</p>;
  const after = seated.after((id) => {
    window.location.hash = `#/match/${id}`;
  });
  return <TableScreen sitting={seated.sitting} after={after} />;
}
