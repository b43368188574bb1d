import { Icon } from '../parts/icon.tsx';
import { PLACES } from '../parts/places.ts';

/** Where else one can go from the first screen. */
export function Places() {
  return (
    <nav className="places" aria-label="Places">
      {PLACES.map(({ name, word, icon }) => (
        <a key={name} href={`#/${name}`} data-do={name}>
          <Icon name={icon} /> {word}
        </a>
      ))}
    </nav>
  );
}
