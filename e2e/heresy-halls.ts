/** Small ships for legion against legion: in a hall where everybody sees everybody, whatever can be asked is asked soon. */

const hall = (id: string, west: string, east: string, points: number) => ({
  id,
  title: 'The Hall',
  summary: 'Two squads in one hall.',
  briefing: 'Whoever is left has won.',
  levels: [
    {
      picture: ['##########', '#ww....ee#', 'Eww....eeE', '#ww....ee#', '#ww....ee#', '##########'].join(
        '\n',
      ),
      sections: ['##########', '#aaaaaaaa#', '#aaaaaaaa#', '#aaaaaaaa#', '#aaaaaaaa#', '##########'].join(
        '\n',
      ),
    },
  ],
  legend: { w: 'west', e: 'east' },
  zones: [
    { name: 'West', area: 'west', entries: ['E1'], sample: west },
    { name: 'East', area: 'east', entries: ['E2'], sample: east },
  ],
  attacker: 0,
  points,
  turns: 8,
  lastTurn: { 'more-slain': true },
});

const MEN = '3x terminator indomitus volkite-charger power-fist; terminator tartaros lightning-claws';
const SQUAD =
  'terminator indomitus sergeant combi-bolter power-sword; 4x terminator indomitus combi-bolter power-fist';
const DAEMONS =
  '2x bloodletter daemon hellblade; 3x pink-horror daemon; plaguebearer daemon plaguesword; 2x daemonette daemon daemonette-claws';

export const SQUADS = hall('squads', MEN, MEN, 11);
export const CHAMPIONS = hall(
  'champions',
  `champion indomitus power-sword thunder-hammer; ${SQUAD}`,
  `librarian indomitus combi-bolter force-sword dark-flame summoning sacrifice; ${SQUAD}`,
  30,
);
export const RIFT = hall(
  'rift',
  `librarian indomitus combi-bolter force-sword mind-howl dominate hallucination; ${SQUAD}`,
  DAEMONS,
  30,
);

const STAFF =
  'terminator indomitus sergeant plasma-blaster power-sword; 3x terminator indomitus combi-bolter power-fist; terminator indomitus assault-cannon power-fist';
const BLOOD = '6x bloodletter daemon hellblade; 2x plaguebearer daemon plaguesword';

/** Counters drawn again, 1s of shots, plasma that overheats, a narthecium. */
export const COMMANDERS = hall(
  'commanders',
  `centurion indomitus combi-bolter power-fist; ${STAFF}`,
  `medicae indomitus needle-pistol narthecium; ${SQUAD}`,
  60,
);
/** Rage of Khorne, Warp Speed, Scrier's Gaze. */
export const RAGE = hall(
  'rage',
  `librarian indomitus combi-bolter force-sword endurance scriers-gaze warp-speed; ${SQUAD}`,
  BLOOD,
  60,
);
