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
  const { again } = seated.after((id) => {
    window.location.hash = `#/text/${id}`;
  });
  return <TextScreen sitting={seated.sitting} onRematch={again} />;
}
