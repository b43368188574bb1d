import { useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/page.tsx';
import { callOff, canCallOff } from './api.ts';

/** Until both have acted a match can be called off: no trace of it stays. */
export function CallOff({ id }: { id: string }) {
  const [can, setCan] = useState(false);
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    canCallOff(id)
      .then((told) => isHere && setCan(told.can))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [id]);
  if (!can) return null;
  async function press(): Promise<void> {
    if (!sure) return setSure(true);
    try {
      await callOff(id);
      window.location.assign('#/online');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <>
      <button
        type="button"
        className={sure ? 'btn harm-btn' : 'btn'}
        data-do="call-off"
        onClick={() => void press()}
      >
        <Icon name="i-close" /> {sure ? 'Yes, call it off' : 'Call the match off'}
      </button>
      <Trouble text={problem} />
    </>
  );
}
