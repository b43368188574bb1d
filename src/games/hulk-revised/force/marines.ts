/** FORCE: what Marines may have (HR-FORCE-02, HR-FORCE-03, HR-FORCE-06 to HR-FORCE-10). */
import { ASSAULT, BY_HAND, GRENADES, IN_CYCLONE, IN_LAUNCHER } from '../shooting/armoury.ts';
import { type Bill, buy, refuse } from './bill.ts';
import type { MarineList, Stores, Unit } from './list.ts';
import { type Item, priceOf } from './prices.ts';
import { type Loads, total } from './words.ts';

const SQUAD_SIZE = 5;

export function billMarines(bill: Bill, list: MarineList, spares: boolean): void {
  const names = new Set<string>();
  list.squads.forEach(({ units }, s) => {
    const at = `squads.${s}`;
    if (units.length > SQUAD_SIZE)
      refuse(bill, 'HR-FORCE-03', `${at}.units`, `A squad has at most ${SQUAD_SIZE} Marines.`);
    units.forEach((unit, u) => {
      const place = `${at}.units.${u}`;
      if (units.length > 1 && (unit.kind === 'captain' || unit.kind === 'librarian'))
        refuse(bill, 'HR-FORCE-03', place, `${unit.name} is a ${unit.kind}: a squad by himself.`);
      if (unit.name === '') refuse(bill, 'HR-SETUP-02', `${place}.name`, 'A Marine needs a name.');
      else if (names.has(unit.name))
        refuse(bill, 'HR-SETUP-02', `${place}.name`, `Two Marines are called ${unit.name}.`);
      names.add(unit.name);
      billUnit(bill, unit, place);
    });
  });
  buy(bill, 'sentry-gun', list.sentries);
  const before = bill.lines.length;
  billStores(bill, list.stores);
  if (!spares && bill.lines.length > before)
    refuse(bill, 'HR-CAMP-03', 'stores', 'Spare ammunition and equipment are for campaigns.');
}

function billUnit(bill: Bill, unit: Unit, at: string): void {
  const { name } = unit;
  if (unit.kind === 'librarian') {
    buy(bill, `librarian-${unit.level ?? 1}`, 1, name);
    bill.counts.set('librarian', (bill.counts.get('librarian') ?? 0) + 1);
  } else {
    buy(bill, unit.kind, 1, name);
    if (unit.level !== undefined)
      refuse(bill, 'HR-FORCE-02', `${at}.level`, `${name}: only a Librarian has a level.`);
  }
  arm(bill, unit, unit.assault, `${at}.assault`);
  if (unit.assault === 'thunder-hammer') arm(bill, unit, 'storm-shield', `${at}.assault`);
  if (unit.ranged) arm(bill, unit, unit.ranged, `${at}.ranged`);
  if (unit.cyclone) arm(bill, unit, 'cyclone', `${at}.cyclone`);
  buyLoads(bill, unit.grenades, 'grenade', name);
  if (unit.cyclone) buyLoads(bill, unit.cyclone, 'missile', name);
  buy(bill, 'generator', unit.generator, name);
  if (unit.ranged === 'heavy-flamer') buy(bill, 'flamer-ammunition', unit.reload, name);
  if (unit.ranged === 'assault-cannon') buy(bill, 'cannon-ammunition', unit.reload, name);
  checkHands(bill, unit, at);
  checkLoads(bill, unit, at);
}

/** HR-FORCE-06: the list says who may have what. */
function arm(bill: Bill, unit: Unit, item: Item, at: string): void {
  buy(bill, item, 1, unit.name);
  const price = priceOf(item);
  if (price.for && !price.for.includes(unit.kind))
    refuse(bill, 'HR-FORCE-06', at, `${unit.name}: the ${price.label} is not for a ${unit.kind}.`);
}

/** HR-FORCE-07, HR-FORCE-08. */
function checkHands(bill: Bill, unit: Unit, at: string): void {
  const { name, cyclone, ranged } = unit;
  if (cyclone && ranged && ranged !== 'storm-bolter')
    refuse(bill, 'HR-FORCE-07', `${at}.cyclone`, `${name}: a Cyclone goes with a Storm Bolter only.`);
  if (!ASSAULT[unit.assault].bothHands) return;
  const full = `${name}: ${ASSAULT[unit.assault].label} fill both hands`;
  if (ranged) refuse(bill, 'HR-FORCE-08', `${at}.ranged`, `${full}: no ranged weapon.`);
  if (cyclone) refuse(bill, 'HR-FORCE-08', `${at}.cyclone`, `${full}: no ranged weapon.`);
  if (total(unit.grenades) > 0) refuse(bill, 'HR-FORCE-08', `${at}.grenades`, `${full}: no grenades.`);
  if (unit.generator > 0) refuse(bill, 'HR-FORCE-08', `${at}.generator`, `${full}: no generator.`);
}

/** HR-FORCE-09, HR-FORCE-10. */
function checkLoads(bill: Bill, unit: Unit, at: string): void {
  const { name } = unit;
  if (unit.reload > 0 && unit.ranged !== 'heavy-flamer' && unit.ranged !== 'assault-cannon')
    refuse(bill, 'HR-FORCE-09', `${at}.reload`, `${name} has no weapon that takes a reload.`);
  if (unit.reload > 1)
    refuse(bill, 'HR-FORCE-09', `${at}.reload`, `${name} may carry one reload in a mission.`);
  const launcher = ASSAULT[unit.assault].launcher === true;
  const most = launcher ? IN_LAUNCHER : BY_HAND;
  if (total(unit.grenades) > most)
    refuse(
      bill,
      'HR-FORCE-10',
      `${at}.grenades`,
      `${name} may carry ${most} grenades${launcher ? ' in his launcher' : ''}.`,
    );
  if (unit.cyclone && total(unit.cyclone) > IN_CYCLONE)
    refuse(bill, 'HR-FORCE-10', `${at}.cyclone`, `${name}: a Cyclone holds ${IN_CYCLONE} missiles.`);
  if (unit.generator > 1)
    refuse(bill, 'HR-FORCE-10', `${at}.generator`, `${name} may carry one Power Field Generator.`);
}

function billStores(bill: Bill, stores: Stores): void {
  buy(bill, 'flamer-ammunition', stores.flamer);
  buy(bill, 'cannon-ammunition', stores.cannon);
  buyLoads(bill, stores.grenades, 'grenade', '');
  buyLoads(bill, stores.missiles, 'missile', '');
  buy(bill, 'generator', stores.generators);
}

function buyLoads(bill: Bill, loads: Loads, what: 'grenade' | 'missile', who: string): void {
  for (const kind of GRENADES) buy(bill, `${kind}-${what}`, loads[kind], who);
}
