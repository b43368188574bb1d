import '../style/text.css';
import { rematch, useSitting } from '../match/use-sitting.ts';
import { TextScreen } from './text-screen.tsx';
import { TextStart } from './text-start.tsx';

/** Play in text: a match by its id, or the place to begin one. */
export function TextPage({ id }: { id: string | null }) {
  return id === null ? <TextStart /> : <TextMatch id={id} />;
}

function TextMatch({ id }: { id: string }) {
  const { sitting, problem } = useSitting(id, 'instant');
  if (problem)
    return (
      <main className="missing">
        <h1 className="name">No such game here</h1>
        <p role="alert">{problem}</p>
        <a className="btn go" href="#/text">
          Begin another in text
        </a>
      </main>
    );
  if (!sitting) return <p className="loading">Opening the game…</p>;
  const again = async (): Promise<void> => {
    window.location.hash = `#/text/${await rematch(sitting)}`;
  };
  return <TextScreen sitting={sitting} onRematch={() => void again()} />;
}
