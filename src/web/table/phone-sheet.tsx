import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';

type Face = 'actions' | 'card' | 'report' | 'low';

interface Props {
  /** One line for the sheet's edge: who or what is waited for. */
  title: string;
  /** Changes with every question: the sheet comes up for it. */
  question: string | null;
  /** What the actions say themselves need not stand at their edge. */
  said: string | null;
  actions: ReactNode;
  card: ReactNode;
  report: ReactNode;
  /** It stands beside the board and takes nothing from it: it need not be put away. */
  beside: boolean;
}

/** On a phone: what can be done, who is selected, the report, or only its edge while one looks at the board. */
export function PhoneSheet({ title, question, said, actions, card, report, beside }: Props) {
  const [face, setFace] = useState<Face>('actions');
  useEffect(() => {
    if (question !== null) setFace('actions');
  }, [question]);
  const shown = beside && face === 'low' ? 'actions' : face;
  const edge = shown === 'actions' && (question || title === said) ? '' : title;
  const turnTo = (other: Face) => setFace(face === other ? 'actions' : other);
  return (
    <section className={`sheet ${shown}`} aria-label="Your actions" data-face={shown}>
      <header className="sheet-edge">
        {beside ? (
          <p>{edge}</p>
        ) : (
          <button
            type="button"
            data-do="sheet-low"
            aria-expanded={face !== 'low'}
            aria-label={face === 'low' ? 'Show the actions' : 'Put the sheet away'}
            onClick={() => turnTo('low')}
          >
            <svg viewBox="0 0 20 10" aria-hidden="true">
              <path d={face === 'low' ? 'M3 8l7-6 7 6' : 'M3 2l7 6 7-6'} />
            </svg>
            <span>{edge}</span>
          </button>
        )}
        <button type="button" data-do="card" aria-pressed={shown === 'card'} onClick={() => turnTo('card')}>
          <Icon name="i-person" /> Card
        </button>
        <button
          type="button"
          data-do="sheet"
          aria-pressed={shown === 'report'}
          onClick={() => turnTo('report')}
        >
          <Icon name="i-log" /> Report
        </button>
      </header>
      {shown === 'actions' && actions}
      {shown === 'card' && card}
      {shown === 'report' && report}
    </section>
  );
}
