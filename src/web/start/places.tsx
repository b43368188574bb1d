import { FIRST_GAME, useAdapterOnce } from '../games/index.ts';
import { Icon } from '../parts/icon.tsx';
import { placesOf } from '../parts/places.ts';

/** Where else one can go from the first screen. */
export function Places() {
  return (
    <nav className="places" aria-label="Places">
      {placesOf(FIRST_GAME, useAdapterOnce(FIRST_GAME)?.pages).map(({ name, word, icon, address }) => (
        <a key={name} href={address} data-do={name}>
          <Icon name={icon} /> {word}
        </a>
      ))}
    </nav>
  );
}
