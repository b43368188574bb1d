/** Where one can go from anywhere but the table. */
export const PLACES = [
  { name: 'missions', word: 'Missions', icon: 'i-map' },
  { name: 'campaigns', word: 'Campaign', icon: 'i-campaign' },
  { name: 'forces', word: 'Force lists', icon: 'i-roster' },
  { name: 'replays', word: 'Replays', icon: 'i-replay' },
  { name: 'rulebook', word: 'Rulebook', icon: 'i-rulebook' },
  { name: 'companion', word: 'Table companion', icon: 'i-timer' },
  { name: 'text', word: 'Play in text', icon: 'i-log' },
] as const;
