import { useEffect } from 'react';

/** A choice made by pointer gives the keys back to the board; one made by key keeps them. */
export function useLetGo(): void {
  useEffect(() => {
    const listen = ({ detail, target }: MouseEvent) => {
      if (detail > 0 && target instanceof HTMLInputElement && target.type === 'radio') target.blur();
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
