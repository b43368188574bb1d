import { useState } from 'react';
import { useAddress } from '../address.ts';
import { useSaveTrouble } from './save-state.ts';
import { keepAsFile } from './saving.ts';

/** Says when the match at this screen is not being kept, and what can be done. */
export function SaveNotice() {
  const trouble = useSaveTrouble();
  const address = useAddress();
  const [told, setTold] = useState('');
  if (!trouble || !address.endsWith(`/${trouble.id}`) || !/^#\/(match|text)\//.test(address)) return null;
  if (trouble.kind === 'elsewhere')
    return (
      <aside className="notice warn" role="alert" data-notice="elsewhere">
        <p>This game went on in another tab. What is played here is not kept.</p>
        <button type="button" className="btn go" data-do="catch-up" onClick={() => window.location.reload()}>
          Go on from there
        </button>
      </aside>
    );
  if (told === trouble.id) return null;
  return (
    <aside className="notice warn" role="alert" data-notice="refused">
      <p>
        This browser does not keep the game: its storage is full or switched off. You can play on, but a
        reload loses it. A file of it is for you alone: it tells both sides&apos; secrets and the dice to
        come.
      </p>
      <button type="button" className="btn" data-do="keep-file" onClick={() => void keepAsFile(trouble.id)}>
        Keep it as a file
      </button>
      <button type="button" className="btn quiet" data-do="play-on" onClick={() => setTold(trouble.id)}>
        Play on
      </button>
    </aside>
  );
}
