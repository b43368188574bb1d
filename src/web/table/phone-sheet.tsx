import { type ReactNode, useState } from 'react';

/** On a phone: what can be done, or the report; one sheet, two faces. */
export function PhoneSheet({ actions, report }: { actions: ReactNode; report: ReactNode }) {
  const [face, setFace] = useState<'actions' | 'report'>('actions');
  return (
    <section className="sheet" aria-label="Your actions">
      {face === 'actions' ? actions : report}
      <button
        type="button"
        className="sheet-tab"
        data-do="sheet"
        onClick={() => setFace(face === 'actions' ? 'report' : 'actions')}
      >
        {face === 'actions' ? 'Battle report' : 'Back to actions'}
      </button>
    </section>
  );
}
