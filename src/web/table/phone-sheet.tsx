import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';

type Face = 'actions' | 'report' | 'low';

interface Props {
  /** One line for the sheet's edge: who or what is waited for. */
  title: string;
  /** Changes with every question: the sheet comes up for it. */
  question: string | null;
  actions: ReactNode;
  report: ReactNode;
}

/** On a phone: what can be done, the report, or only its edge while one looks at the board. */
export function PhoneSheet({ title, question, actions, report }: Props) {
  const [face, setFace] = useState<Face>('actions');
  useEffect(() => {
    if (question !== null) setFace('actions');
  }, [question]);
  return (
    <section className={`sheet ${face}`} aria-label="Your actions" data-face={face}>
      <header className="sheet-edge">
        <button
          type="button"
          data-do="sheet-low"
          aria-expanded={face !== 'low'}
          aria-label={face === 'low' ? 'Show the actions' : 'Put the sheet away'}
          onClick={() => setFace(face === 'low' ? 'actions' : 'low')}
        >
          <svg viewBox="0 0 20 10" aria-hidden="true">
            <path d={face === 'low' ? 'M3 8l7-6 7 6' : 'M3 2l7 6 7-6'} />
          </svg>
          <span>{title}</span>
        </button>
        <button
          type="button"
          data-do="sheet"
          aria-pressed={face === 'report'}
          onClick={() => setFace(face === 'report' ? 'actions' : 'report')}
        >
          <Icon name="i-log" /> Report
        </button>
      </header>
      {face === 'actions' && actions}
      {face === 'report' && report}
    </section>
  );
}
