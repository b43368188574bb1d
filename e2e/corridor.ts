/** A small ship of the tests' own: missions that ship may be redrawn at any time, these squares may not. */
export const corridor = {
  id: 'corridor',
  title: 'Corridor',
  summary: 'A ship for tests.',
  briefing: 'Reach the beacon.',
  turns: 14,
  levels: [
    {
      picture: `
######E##########E######
######.##########.######
######.##.....###.######
E........D.o.D.........E
######.##.....###.######
######.###.D.####.######
######.####.#####.######
######....D.......######
##########.#############
E..........#############
##########D#############
#########42.############
#########513############
########################`.slice(1),
    },
  ],
  legend: { o: 'objective', 1: 'marine 1', 2: 'marine 2', 3: 'marine 3', 4: 'marine 4', 5: 'marine 5' },
  marines: [
    { name: 'Varro', kind: 'sergeant', assault: 'power-sword', facing: 'N' },
    { name: 'Castor', kind: 'terminator', facing: 'N' },
    { name: 'Halden', kind: 'terminator', facing: 'N' },
    { name: 'Osric', kind: 'terminator', facing: 'N' },
    { name: 'Tarn', kind: 'terminator', facing: 'N' },
  ],
  blips: { total: 24, start: 2, perTurn: 2 },
  objective: { text: 'Reach the beacon and spend 1 AP there', ap: 1 },
};
