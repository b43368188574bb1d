/** The armies of the folder `armies/`. */
import type { Army } from './list.ts';
import { parseArmy } from './notation.ts';

const LINES = [
  'eldar "The Quiet Tide" points 1500; guardian-host; warlocks; dark-reapers; howling-banshees; dire-avengers',
  'eldar "Swallows before Rain" points 2000; falcon-host; jet-bike-host; warlocks; tempest-squadron; dire-avengers; vibro-cannon-battery; harlequin-troupe',
  'eldar "Nine Masks" points 3000; guardian-host; jet-bike-host; warlocks count 2; striking-scorpions; swooping-hawks; fire-dragons; wraithguard; eldar-dreadnoughts; anti-grav-lascannon-battery; exarchs; harlequin-troupe',
  'guard "Ninth Hollowfen" points 2000; guard-tactical-company; leman-russ-company; artillery-battery choose basilisk; super-heavy-tank choose baneblade; ogryn-platoon; rough-rider-squad; ratling-platoon',
  'marines "Third Company, Ironwatch" points 1500; tactical-company name "Third Company"; devastator-detachment; predator-squadron; whirlwind-battery; medic',
  'marines "The Falling Star" points 2000; assault-company name "Eighth Company"; devastator-detachment; land-raider-squadron; predator-squadron; land-speeder-squad; whirlwind-battery; chaplain',
  'marines "Hammer and Sky" points 3000; battle-company name "Second Company"; landing-pods company "Second Company"; terminator-company name "First Company"; land-raider-squadron; scout-detachment; vindicator-squadron; whirlwind-battery; rapier-battery; medic',
  'marines "The Long Shadow" points 3000; warlord-titan name "Ember King" weapons left-arm volcano-cannon right-arm gatling-blaster left-carapace rocket-launcher right-carapace laser-blaster; battle-company name "Fourth Company"; tactical-company name "Ninth Company"; devastator-detachment; whirlwind-battery; mole-mortar-battery',
  'orks "Da Old Ways" points 1500; snakebite-clan; extra-boyz; extra-nobz; boarboyz-mob; braincrusha-squadron; bonecruncher-squadron; stormboyz-korps',
  'orks "Red Wunz Go Faster" points 2000; evil-sunz-clan; spleenrippa-squadron clan evil-sunz; bowel-burna-squadron clan evil-sunz; bikeboyz-mob clan evil-sunz; war-buggy-squadron clan evil-sunz; wartrack-squadron clan evil-sunz; blood-axe-clan; bonecruncher-squadron clan blood-axes; scorcher-squadron clan blood-axes; skullhamma clan blood-axes; freebooterz clan blood-axes',
  'orks "Da Big Shout" points 3000; goff-clan; extra-boyz clan goffs; gutrippa-squadron clan goffs; warlord clan goffs; bad-moonz-clan; braincrusha-squadron clan bad-moonz; weirdboy-battletower clan bad-moonz; snakebite-clan; boarboyz-mob clan snakebites; wildboyz-mob clan snakebites; mad-mob clan snakebites',
  'orks "Scrap an\' Tusks" points 1500; deathskull-clan; skullhamma clan deathskulls; traktor-kannon-battery clan deathskulls; stormboyz-korps clan deathskulls; snakebite-clan; gretchin-mob clan snakebites',
  'squats "The Deep Hearth" points 1500; squat-brotherhood; guild-company; squat-thudd-guns; squat-mole-mortars',
  'titans "The Walking Four" points 3000; warlord-titan name "Patience" weapons left-arm volcano-cannon right-arm chain-fist left-carapace vortex-missile right-carapace gatling-blaster; warlord-titan name "Justice" weapons left-arm quake-cannon right-arm gatling-blaster left-carapace rocket-launcher right-carapace laser-blaster; warlord-titan name "Temperance" weapons left-arm power-fist right-arm plasma-destructor left-carapace melta-cannon right-carapace laser-burner; warlord-titan name "Courage" weapons left-arm power-fist right-arm gatling-blaster left-carapace rocket-launcher right-carapace rocket-launcher',
];

export const READY: readonly Army[] = LINES.map(parseArmy);
