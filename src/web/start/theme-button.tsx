import { Icon } from '../parts/icon.tsx';
import { change, type Theme, useSettings } from '../settings.ts';

const NEXT: Readonly<Record<Theme, Theme>> = {
  system: 'dark',
  dark: 'light',
  light: 'contrast',
  contrast: 'system',
};

/** One button for the theme where there is no room for four. */
export function ThemeButton() {
  const { theme } = useSettings();
  const word = theme.charAt(0).toUpperCase() + theme.slice(1);
  return (
    <button
      type="button"
      className="theme-button"
      data-do="theme"
      aria-label={`Theme: ${word}. Change it`}
      onClick={() => change({ theme: NEXT[theme] })}
    >
      <Icon name="i-theme" /> <span>{word}</span>
    </button>
  );
}
