/** CLAN: the six Clans. */
export const CLANS = ['goffs', 'bad-moonz', 'deathskulls', 'snakebites', 'evil-sunz', 'blood-axes'] as const;
export type Clan = (typeof CLANS)[number];

export const CLAN_NAMES: Readonly<Record<Clan, string>> = {
  goffs: 'Goffs',
  'bad-moonz': 'Bad Moonz',
  deathskulls: 'Deathskulls',
  snakebites: 'Snakebites',
  'evil-sunz': 'Evil Sunz',
  'blood-axes': 'Blood Axes',
};
