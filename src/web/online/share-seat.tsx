import './online.css';
import { useState } from 'react';
import { GAMES } from '../../games/list.ts';
import { Icon } from '../parts/icon.tsx';
import { Page, Trouble } from '../parts/page.tsx';
import { Rule } from '../parts/rule.tsx';
import { joinShared, shareSeat } from './api.ts';
import { Chair } from './chair.tsx';

/** A link by which others come and play one's side too, where the rules let several share it. */
export function ShareSeat({ id, ruleset }: { id: string; ruleset: string }) {
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const rule = GAMES.find((game) => game.id === ruleset)?.shared;
  if (!rule) return null;
  const make = () =>
    shareSeat(id).then(
      ({ share }) => setLink(new URL(`#/online/${id}/${share}`, window.location.href).href),
      (error: Error) => setProblem(error.message),
    );
  if (link === null)
    return (
      <>
        <button type="button" className="btn" data-do="share-seat" onClick={() => void make()}>
          <Icon name="i-two" /> Share my side…
        </button>
        <Trouble text={problem} />
      </>
    );
  return (
    <label className="field">
      <span>
        Whoever has this link sees what you see and plays your side with you. <Rule id={rule} />
      </span>
      <input readOnly value={link} data-field="share-link" onFocus={({ target }) => target.select()} />
    </label>
  );
}

/** Who came by such a link. */
export function ShareChair({ id, share }: { id: string; share: string }) {
  return (
    <Page title="Play a side together">
      <p className="dim">
        Somebody shares their side of a match with you: you see what they see, and either of you may answer
        for it. Agree between you who decides for what.
      </p>
      <Chair
        word="Sit down with them"
        join={() => joinShared(id, share)}
        onJoined={() => window.location.replace(`#/online/${id}`)}
      />
    </Page>
  );
}
