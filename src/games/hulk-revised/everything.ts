/** Everything the rules know, in too little room: what one mission never brings together. */
export const everything = {
  id: 'everything',
  title: 'Everything',
  summary: '',
  briefing: '',
  levels: [
    {
      picture: `
##E######E##
#.........D.
E.1.2p.3.#.a
#.~~.4.d...#
#.#~.5.#uu.#
#.6.q7...D.#
##D###o#.8.#
#.....c.9..E
##E####E####
`.trim(),
    },
    {
      picture: `
#######
#a..v.E
#.~..D#
E.r..w#
#######
`.trim(),
    },
  ],
  legend: {
    p: 'pit A',
    v: 'landing A',
    q: 'pit B',
    w: 'landing B',
    r: 'pit C',
    a: 'ladder D',
    '~': 'duct',
    u: 'rubble',
    o: 'objective',
    c: 'object 1',
    1: 'marine 1',
    2: 'marine 2',
    3: 'marine 3',
    4: 'marine 4',
    5: 'marine 5',
    6: 'marine 6',
    7: 'marine 7',
    8: 'sentry 1',
    9: 'sentry 2',
  },
  marines: [
    { name: 'A', kind: 'captain', assault: 'grenade-glove', grenades: { frag: 2, gas: 2, plasma: 1 } },
    { name: 'B', kind: 'librarian', level: 4, assault: 'force-weapon' },
    { name: 'C', kind: 'librarian', level: 4, generator: true },
    { name: 'D', kind: 'terminator', ranged: 'assault-cannon', ammo: 2, reload: true },
    { name: 'E', kind: 'terminator', ranged: 'heavy-flamer', reload: true, assault: 'chain-fist' },
    { name: 'F', kind: 'sergeant', ranged: null, assault: 'thunder-hammer' },
    { name: 'G', kind: 'terminator', assault: 'power-axe', cyclone: { crak: 2, frag: 2, gas: 1, plasma: 1 } },
  ],
  sentries: [{ name: 'One' }, { name: 'Two', facing: 'W' }],
  blips: { start: 4, perTurn: 3 },
  ambush: 6,
  specials: { feeder: 9, acidmaw: 9, hormagaunt: 9, broodlord: 9 },
  objects: [{ name: 'the core' }],
  objective: { text: 'Both', ap: 1 },
  victory: [{ side: 'marine', if: { hold: 'objective', object: 'the core' }, text: 'The core is home.' }],
  turns: 12,
};
