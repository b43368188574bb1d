import { Icon } from '../parts/icon.tsx';

const PLACES = [
  { name: 'missions', word: 'Missions', icon: 'i-map' },
  { name: 'campaigns', word: 'Campaign', icon: 'i-campaign' },
  { name: 'forces', word: 'Force lists', icon: 'i-roster' },
  { name: 'replays', word: 'Replays', icon: 'i-replay' },
  { name: 'rulebook', word: 'Rulebook', icon: 'i-rulebook' },
  { name: 'companion', word: 'Table companion', icon: 'i-timer' },
  { name: 'text', word: 'Play in text', icon: 'i-log' },
] as const;

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
