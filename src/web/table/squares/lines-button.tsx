import { Icon } from '../../parts/icon.tsx';

export function LinesButton({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  return (
    <button
      type="button"
      data-do="lines"
      aria-pressed={on}
      onClick={() => onChange(!on)}
      aria-label="Defence lines"
      title="Defence lines"
    >
      <Icon name="i-guard" />
    </button>
  );
}
