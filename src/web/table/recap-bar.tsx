import './recap-bar.css';
import { Icon } from '../parts/icon.tsx';
import type { Recap } from './use-recap.ts';

/** What happened while one waited: what it came to (`brief`: there is something else to read), and picture by picture for whoever wants to see it again. */
export function RecapBar({ recap, brief }: { recap: Recap; brief: boolean }) {
  const { at, last, peek, lines } = recap;
  if (peek)
    return (
      <section className="float recap stepping" aria-label="While you waited" data-furniture="">
        <button
          type="button"
          className="btn"
          data-do="recap-back"
          disabled={at <= 1}
          onClick={() => recap.go(at - 1)}
        >
          <Icon name="i-move" label="Back" />
        </button>
        <p role="status">
          <span className="label">
            {at} of {last}
          </span>
          {peek.text}
        </p>
        {at < last ? (
          <button type="button" className="btn go" data-do="recap-on" onClick={() => recap.go(at + 1)}>
            <Icon name="i-move" label="On" />
          </button>
        ) : (
          <button type="button" className="btn go" data-do="now" onClick={recap.close}>
            Now
          </button>
        )}
        <button type="button" className="btn quiet" data-do="recap-close" onClick={recap.close}>
          <Icon name="i-close" label="Back to now" />
        </button>
      </section>
    );
  return (
    <section
      className={`float recap${brief ? ' brief' : ''}`}
      aria-label="While you waited"
      data-furniture=""
    >
      <div>
        <h2 className="label">While you waited</h2>
        {!brief && lines.length === 0 && <p>Nobody shot or fought.</p>}
        {!brief && lines.length > 0 && (
          <ul>
            {lines.map(({ key, text, seat }) => (
              <li key={key} className={`${seat}-line`}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="btn" data-do="recap-step" onClick={() => recap.go(1)}>
        <Icon name="i-replay" /> <span className="word">Step by step</span>
      </button>
      <button type="button" className="btn quiet" data-do="recap-close" onClick={recap.close}>
        <Icon name="i-close" label="Close" />
      </button>
    </section>
  );
}
