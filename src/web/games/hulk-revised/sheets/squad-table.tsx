import { priceOf } from '../../../../games/hulk-revised/force/prices.ts';
import type { MissionSheet, SheetRow } from '../../../../games/hulk-revised/force/sheet.ts';
import type { Loads, MarineRow } from '../../../../games/hulk-revised/setting-up/mission.ts';
import { GRENADES, RANGED, SENTRY_ROUNDS } from '../../../../games/hulk-revised/shooting/armoury.ts';
import { PSI_RANKS, UNITS } from '../../../../games/hulk-revised/units.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Boxes } from '../../../parts/paper.tsx';
import { marineSymbol } from '../symbols.ts';

interface Props {
  marines: readonly MarineRow[];
  sheet: MissionSheet;
  /** What each came to, where he was bought. */
  costs?: ReadonlyMap<string, number>;
}

/** HR-SETUP-02: the Marines of a sheet, a line each, with boxes for all that is used up. */
export function SquadTable({ marines, sheet, costs }: Props) {
  const several = new Set(marines.map(({ squad }) => squad)).size > 1;
  const rank = ({ kind, level, squad }: SheetRow) =>
    (kind === 'librarian' ? `Librarian ${level}, ${PSI_RANKS[level]}` : UNITS[kind].label) +
    (several ? `, squad ${squad}` : '');
  return (
    <table className="squad-table">
      <thead>
        <tr>
          <th scope="col">Marine</th>
          <th scope="col">Weapons</th>
          <th scope="col">Bonus</th>
          <th scope="col">To tick off</th>
          {costs && <th scope="col">Points</th>}
          <th scope="col">Lost</th>
        </tr>
      </thead>
      <tbody>
        {sheet.marines.map((row, i) => (
          <tr key={row.name}>
            <th scope="row">
              <Face symbol={marineSymbol(marines[i])} name={row.name} what={rank(row)} />
            </th>
            <td>
              {row.ranged && <div>{row.ranged}</div>}
              {row.missiles && <div>Cyclone Missile Launcher</div>}
              <div>{row.assault}</div>
            </td>
            <td className="bonus">
              <div>Close {signed(row.cab)}</div>
              <div>Shot {signed(row.rab)}</div>
            </td>
            <td>
              <Ticks row={row} load={marines[i]} />
            </td>
            {costs && <td data-word="Points">{costs.get(row.name) ?? 0}</td>}
            <td data-word="Lost">
              <Boxes count={1} label={`${row.name} is lost`} />
            </td>
          </tr>
        ))}
        {sheet.sentries.map((name) => (
          <tr key={name}>
            <th scope="row">
              <Face symbol="m-sentry" name={name} what="Sentry Gun" />
            </th>
            <td>Built-in gun</td>
            <td />
            <td>
              <Tick word="Rounds" count={SENTRY_ROUNDS} />
            </td>
            {costs && <td data-word="Points">{priceOf('sentry-gun').cost}</td>}
            <td data-word="Lost">
              <Boxes count={1} label={`${name} is lost`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ticks({ row, load }: { row: SheetRow; load: MarineRow }) {
  return (
    <>
      {row.ammo !== null && <Tick word="Shots" count={row.ammo} />}
      {row.reload && <Tick word="Reload" count={fullLoad(load)} />}
      <LoadTicks loads={row.grenades} word="grenade" />
      {row.missiles && <LoadTicks loads={row.missiles} word="missile" />}
      {row.psi > 0 && <Tick word="Psi" count={row.psi} />}
      {row.generator && <Tick word="Power field" count={1} />}
    </>
  );
}

function fullLoad({ ranged }: MarineRow): number {
  return ranged ? RANGED[ranged].load : 0;
}

function LoadTicks({ loads, word }: { loads: Loads; word: string }) {
  return GRENADES.filter((kind) => loads[kind] > 0).map((kind) => (
    <Tick key={kind} word={`${kind} ${word}`} count={loads[kind]} />
  ));
}

function Tick({ word, count }: { word: string; count: number }) {
  return (
    <div className="tick">
      <span>{word}</span> <Boxes count={count} label={word} />
    </div>
  );
}

export function Face({ symbol, name, what }: { symbol: string; name: string; what?: string }) {
  return (
    <div className="who">
      <Icon name={symbol} className={`face ${what ? 'marine' : 'stealer'}`} />
      <span>
        <b>{name}</b>
        {what && <small>{what}</small>}
      </span>
    </div>
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
