import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  className?: string;
  onClose(): void;
  children: ReactNode;
}

/** A window over the page: open while it is drawn, closed by its cross or by Esc. */
export function Dialog({ title, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`menu ${className}`.trim()} aria-label={title} onClose={onClose}>
      <header>
        <h2 className="name">{title}</h2>
        <button
          type="button"
          className="plain"
          aria-label="Close"
          data-do="close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="i-close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
