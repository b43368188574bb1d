import './skip.css';

/** Ends what is being shown. */
export function Skip({ onSkip, over = false }: { onSkip(): void; over?: boolean }) {
  return (
    <button type="button" className={over ? 'skip over' : 'skip'} data-do="skip" onClick={onSkip}>
      Skip <kbd className="key">Space</kbd>
    </button>
  );
}
