import { useState } from 'react';
import { Icon } from './icon.tsx';

/** Deletes what it stands beside, and asks once more before it does. */
export function DropButton({ name, onDrop }: { name: string; onDrop(): void }) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={sure ? 'btn harm-btn' : 'btn quiet'}
      data-do="delete"
      aria-label={sure ? `Yes, delete ${name}` : `Delete ${name}`}
      onClick={() => (sure ? onDrop() : setSure(true))}
    >
      {sure ? 'Sure?' : <Icon name="i-close" />}
    </button>
  );
}
