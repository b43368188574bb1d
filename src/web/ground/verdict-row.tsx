import { Icon } from '../parts/icon.tsx';

interface Props {
  /** What keeps the battle from being fought. */
  trouble: string | null;
  /** Its page. */
  href: string;
  onFight(): void;
  onSave(): void;
  undo: (() => void) | null;
}

/** Whether a battle that is written can be fought, and what is done with it. */
export function VerdictRow({ trouble, href, onFight, onSave, undo }: Props) {
  return (
    <>
      {trouble ? (
        <p className="harm" role="alert" data-trouble>
          {trouble}
        </p>
      ) : (
        <p className="fine" role="status">
          <Icon name="i-check" /> This battle can be fought.
        </p>
      )}
      <div className="row">
        <a className={trouble ? 'btn' : 'btn go'} data-do="to-battle" href={href} onClick={onFight}>
          <Icon name="i-play" /> Fight it
        </a>
        <button type="button" className="btn" data-do="export" onClick={onSave}>
          <Icon name="i-log" /> Save as file
        </button>
        <button type="button" className="btn quiet" data-do="undo" disabled={!undo} onClick={() => undo?.()}>
          <Icon name="i-undo" /> Take back
        </button>
      </div>
    </>
  );
}
