import { rematch, useSitting } from '../match/use-sitting.ts';
import { Icon } from '../parts/icon.tsx';
import { TableScreen } from './table-screen.tsx';

/** Opens a stored match and sits down at it; says what is wrong when it cannot be opened. */
export function MatchPage({ id }: { id: string }) {
  const { sitting, problem } = useSitting(id);
  if (problem) return <Missing problem={problem} />;
  if (!sitting) return <p className="loading">Opening the game…</p>;
  const again = async (): Promise<void> => {
    window.location.hash = `#/match/${await rematch(sitting)}`;
  };
  return <TableScreen sitting={sitting} onRematch={() => void again()} />;
}

function Missing({ problem }: { problem: string }) {
  return (
    <main className="missing">
      <Icon name="b-blip" className="big stealer" />
      <h1 className="name">No such game here</h1>
      <p className="dim">{problem}</p>
      <a className="btn go" href="#/">
        To the first screen
      </a>
    </main>
  );
}
