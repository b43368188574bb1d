import '../../../sheets/sheets.css';
import { useEffect, useState } from 'react';
import type { Checked } from '../../../../games/hulk-revised/force/check.ts';
import type { MarineList, Stores } from '../../../../games/hulk-revised/force/list.ts';
import { rowsOf } from '../../../../games/hulk-revised/force/rows.ts';
import { missionSheet } from '../../../../games/hulk-revised/force/sheet.ts';
import { GRENADES } from '../../../../games/hulk-revised/shooting/armoury.ts';
import { Boxes, Paper } from '../../../parts/paper.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { checkKept, costsOf, forces, type KeptForce } from '../forces/force-store.ts';
import { FORCES } from '../library.ts';
import { ownAddress } from '../own-address.ts';
import { chapters } from '../prepare.ts';
import { BroodTable } from './brood-table.tsx';
import { ProfileTable } from './profile-table.tsx';
import { profilesOf } from './profiles.ts';
import { SquadTable } from './squad-table.tsx';

/** A force list for the printer. */
export function ForceSheetPage({ id }: { id: string }) {
  const [kept, setKept] = useState<KeptForce | null | undefined>();
  useEffect(() => {
    const shipped = FORCES.find((force) => force.id === id);
    if (shipped) setKept({ ...shipped, savedAt: 0 });
    else void forces.get(id).then((found) => setKept(found ?? null));
  }, [id]);
  if (kept === undefined) return <p className="loading">Opening…</p>;
  return (
    <Paper back={{ href: kept ? ownAddress('forces', id) : ownAddress('forces'), word: 'Back to the list' }}>
      {kept ? <ForceSheet kept={kept} /> : <p>This browser has no such list.</p>}
    </Paper>
  );
}

function ForceSheet({ kept }: { kept: KeptForce }) {
  const checked = checkKept(kept);
  const { list, name, points } = kept;
  return (
    <article className="sheet-body" data-sheet={kept.id}>
      <header className="sheet-head">
        <h1>{name}</h1>
        <p>
          {list.side === 'marine' ? 'Marine force' : 'Stealer force'}, <b>{checked.cost}</b> of {points}{' '}
          points
          {kept.missions > 0 && `, campaign of ${kept.missions} missions`}
        </p>
      </header>
      {checked.problems.length > 0 && (
        <ul className="sheet-problems">
          {checked.problems.map(({ rule, why, path }) => (
            <li key={`${path} ${why}`}>
              Not legal: {why} <Rule id={rule} />
            </li>
          ))}
        </ul>
      )}
      {list.side === 'marine' ? (
        <MarinePart list={list} checked={checked} />
      ) : (
        <BroodTable
          stealers={{
            blips: list.blips,
            ambush: list.ambush,
            specials: {
              feeder: list.feeder,
              acidmaw: list.acidmaw,
              hormagaunt: list.hormagaunt,
              broodlord: list.broodlord,
            },
          }}
        />
      )}
      <p className="sheet-line">
        <b>Turns:</b> <Boxes count={20} label="Turns" />
      </p>
      <footer className="sheet-foot">
        AP: action points. Needs: what one die must show, bonuses added. Rules by their names in the rulebook.
      </footer>
    </article>
  );
}

const NO_STEALERS = {
  blips: { total: 0, start: 0, perTurn: 0 },
  ambush: 0,
  specials: { feeder: 0, acidmaw: 0, hormagaunt: 0, broodlord: 0 },
};

function MarinePart({ list, checked }: { list: MarineList; checked: Checked }) {
  const rows = rowsOf(list);
  const sheet = missionSheet({ mission: { ...NO_STEALERS, ...rows }, chapter: list.chapter });
  const costs = costsOf(checked);
  const chapter = chapters.find(({ value }) => value === list.chapter);
  return (
    <>
      <p className="sheet-line">
        <b>Chapter:</b> {chapter?.word ?? 'no bonus'}. <b>Command bonus:</b> {sheet.cp}. <b>Timer:</b>{' '}
        {sheet.seconds} seconds.
      </p>
      <SquadTable marines={rows.marines} sheet={sheet} costs={costs} />
      <StoresLine stores={list.stores} />
      <ProfileTable profiles={profilesOf(rows.marines, list.sentries)} />
    </>
  );
}

/** HR-CAMP-03: what lies ready for later missions. */
function StoresLine({ stores }: { stores: Stores }) {
  const kept = [
    { word: 'flamer reload', count: stores.flamer },
    { word: 'cannon reload', count: stores.cannon },
    { word: 'power field', count: stores.generators },
    ...GRENADES.map((kind) => ({ word: `${kind} grenade`, count: stores.grenades[kind] })),
    ...GRENADES.map((kind) => ({ word: `${kind} missile`, count: stores.missiles[kind] })),
  ].filter(({ count }) => count > 0);
  if (kept.length === 0) return null;
  return (
    <p className="sheet-line">
      <b>Stores:</b>{' '}
      {kept.map(({ word, count }) => (
        <span key={word} className="tick">
          {word} <Boxes count={count} label={word} />
        </span>
      ))}
    </p>
  );
}
