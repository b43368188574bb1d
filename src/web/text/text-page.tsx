import './text.css';
import { useSitting } from '../match/use-sitting.ts';
import { Missing } from '../parts/missing.tsx';
import { TextScreen } from './text-screen.tsx';

/** A match by its id, played in text. */
export function TextPage({ id }: { id: string }) {
  const { seated, problem } = useSitting(id, 'instant');
  if (problem)
    return (
      <Missing title="No such game here" text={problem}>
        <a className="btn go" href="#/">
          To the first screen
        </a>
      </Missing>
    );
  if (!seated) return <p className="loading">Opening the game…</p>;
  const again = async (): Promise<void> => {
    window.location.hash = `#/text/${await seated.again()}`;
  };
  return <TextScreen sitting={seated.sitting} onRematch={() => void again()} />;
}
