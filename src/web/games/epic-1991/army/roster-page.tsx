import './army.css';
import './roster.css';
import { useEffect, useState } from 'react';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { type Muster, muster } from '../../../../games/epic-1991/army/muster.ts';
import { MOUNTS, type RowId, titanWeapon } from '../../../../games/epic-1991/sheets/index.ts';
import { capital, counted } from '../../../../kernel/words.ts';
import { installBattleSymbols } from '../../../field/battle-symbols.ts';
import '../../../style/battle-tokens.css';
import { Boxes, Paper } from '../../../parts/paper.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { ownAddress } from '../own-address.ts';
import { armyNamed, type KeptArmy } from './army-store.ts';
import { ModelIcon } from './fleet.tsx';
import { forceOf } from './forces.ts';
import { columnsOf, Profiles } from './profiles.tsx';
import { limitOf, pointsOf, problemsOf } from './standing.ts';

installBattleSymbols();

/** An army for the printer: a roster to tick losses on, and the data sheets of everybody in it. */
export function RosterPage({ id }: { id: string }) {
  const [kept, setKept] = useState<KeptArmy | null | undefined>();
  useEffect(() => void armyNamed(id).then(setKept), [id]);
  if (kept === undefined) return <p className="loading">Opening…</p>;
  const back = kept?.savedAt ? ownAddress('forces', id) : ownAddress('forces');
  return (
    <Paper back={{ href: back, word: 'Back to the list' }}>
      {kept ? <Roster army={kept.list} id={id} /> : <p>This browser has no such list.</p>}
    </Paper>
  );
}

function Roster({ army, id }: { army: Army; id: string }) {
  const problems = problemsOf(army);
  const mustered = musterOf(army);
  const counts = new Map<RowId, number>();
  for (const unit of mustered?.units ?? [])
    for (const { row } of unit.models) counts.set(row, (counts.get(row) ?? 0) + 1);
  const models = [...counts.values()].reduce((a, b) => a + b, 0);
  const grants = [...new Set(mustered?.units.flatMap((unit) => unit.grants) ?? [])];
  return (
    <article className="sheet-body paper-roster" data-sheet={id}>
      <header className="sheet-head">
        <h1>{army.name}</h1>
        <p>
          {forceOf(army.force).name}, <b>{pointsOf(army)}</b> of {limitOf(army)} points,{' '}
          {counted(models, 'model')}
        </p>
      </header>
      {problems.length > 0 && (
        <ul className="sheet-problems">
          {problems.map(({ rule, why, path }) => (
            <li key={`${path} ${why}`}>
              Not legal: {why} <Rule id={rule} />
            </li>
          ))}
        </ul>
      )}
      {mustered && <CardTable mustered={mustered} />}
      <p className="sheet-line">
        <b>Turns:</b> <Boxes count={10} label="Turns" /> <b>Victory points:</b>{' '}
        <Boxes count={50} label="Victory points" />
      </p>
      {mustered && <TitanLines mustered={mustered} />}
      <div className="ink">
        <Profiles counts={counts} grants={grants} />
      </div>
      <footer className="sheet-foot">
        Tick a box for each model lost; at the heavy box the card is broken and its VP go to the enemy. CAF:
        close assault factor. Mod: what a hit does to the save. BP: barrage points. Rules by their names in
        the rulebook.
      </footer>
    </article>
  );
}

/** Null while something is open that has to be settled first. */
function musterOf(army: Army): Muster | null {
  try {
    return muster(army, 'A');
  } catch {
    return null;
  }
}

function CardTable({ mustered: { cards, units } }: { mustered: Muster }) {
  return (
    <table className="roster-cards">
      <thead>
        <tr>
          <th scope="col">Card, units</th>
          <th scope="col">Points</th>
          <th scope="col">VP</th>
          <th scope="col">Morale</th>
          <th scope="col">Losses to its break point</th>
        </tr>
      </thead>
      {cards.map((card, c) => {
        const theirs = units.filter((unit) => unit.card === c);
        const models = theirs.reduce(
          (sum, { models: all, kind }) => sum + (kind === 'pod' ? 0 : all.length),
          0,
        );
        return (
          <tbody key={`${card.name} ${card.points}`}>
            <tr className="roster-card">
              <th scope="row">
                {card.name} <small>{capital(card.kind)}</small>
              </th>
              <td data-word="Points">{card.points}</td>
              <td data-word="VP">{card.vps}</td>
              <td data-word="Morale">{card.morale === null ? '–' : `${card.morale}+`}</td>
              <td>
                <Losses
                  count={models}
                  at={typeof card.break === 'number' ? card.break : null}
                  label={card.name}
                />
                {card.break === 'stand' && ' breaks with its command stand'}
                {card.break === null && ' breaks when all are lost'}
              </td>
            </tr>
            {theirs.map((unit) => (
              <tr key={unit.name} className="roster-unit">
                <th scope="row" colSpan={5}>
                  <UnitModels rows={unit.models.map(({ row }) => row)} />
                  {unit.name}
                  {unit.kind === 'command' && <small> command unit</small>}
                </th>
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

/** Boxes to tick, the one that breaks the card drawn heavily. */
function Losses({ count, at, label }: { count: number; at: number | null; label: string }) {
  return (
    <span
      className="boxes-row"
      role="img"
      aria-label={`${label}: ${count} to tick${at ? `, broken at ${at}` : ''}`}
    >
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike
        <i key={i} className={i + 1 === at ? 'box heavy' : 'box'} />
      ))}
    </span>
  );
}

function UnitModels({ rows }: { rows: readonly RowId[] }) {
  const counts = new Map<RowId, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts].map(([row, count]) => (
    <span key={row} className="unit-models">
      {count} <ModelIcon row={row} />
    </span>
  ));
}

const WEAPON_COLUMNS = ['Range', 'Dice', 'To hit', 'Mod'] as const;

/** E2-ARMY-13: what each Titan carries, with boxes for its void shields. */
function TitanLines({ mustered: { units } }: { mustered: Muster }) {
  const titans = units.flatMap(({ name, models }) =>
    models.flatMap(({ weapons }) => (weapons ? [{ name, weapons }] : [])),
  );
  if (titans.length === 0) return null;
  return (
    <table className="roster-titans">
      <thead>
        <tr>
          <th scope="col">Titan weapons</th>
          {WEAPON_COLUMNS.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {titans.flatMap(({ name, weapons }) => [
          <tr key={name} className="roster-card">
            <th scope="row" colSpan={5}>
              {name} <small>Void shields</small> <Boxes count={6} label="Void shields" />
            </th>
          </tr>,
          ...MOUNTS.map((mount) => (
            <tr key={`${name} ${mount}`}>
              <th scope="row">
                {capital(mount.replace('-', ' '))}: {titanWeapon(weapons[mount]).name}
              </th>
              {columnsOf(titanWeapon(weapons[mount])).map((word, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                <td key={i} data-word={WEAPON_COLUMNS[i]}>
                  {word}
                </td>
              ))}
            </tr>
          )),
        ])}
      </tbody>
    </table>
  );
}
