import '../../../style/battle-tokens.css';
import './force.css';
import { useEffect, useState } from 'react';
import { cardNamed } from '../../../../games/epic-1989/cards/cards.ts';
import { listedOf, priceOf, supportPrice } from '../../../../games/epic-1989/forces/force.ts';
import { scenarioNamed } from '../../../../games/epic-1989/scenarios/scenarios.ts';
import { Boxes, Paper } from '../../../parts/paper.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { SIDE_WORDS } from '../game.ts';
import { ownAddress } from '../own-address.ts';
import { installSymbols } from '../symbols.ts';
import { DataCards } from './data-cards.tsx';
import { counterWord } from './detachment-shelf.tsx';
import { unitWords } from './force-file.ts';
import { type ForceList, problemsOf, pursesOf } from './force-list.ts';
import { forceNamed, type KeptForce } from './force-store.ts';

/** A force for the printer: a roster to tick losses on, with the cards and weapons of everybody in it. */
export function RosterPage({ id }: { id: string }) {
  installSymbols();
  const [kept, setKept] = useState<KeptForce | null | undefined>();
  useEffect(() => void forceNamed(id).then(setKept), [id]);
  if (kept === undefined) return <p className="loading">Opening…</p>;
  const back = kept?.savedAt ? ownAddress('forces', id) : ownAddress('forces');
  return (
    <Paper back={{ href: back, word: 'Back to the force' }}>
      {kept ? <Roster list={kept.list} id={id} /> : <p>This browser has no such force.</p>}
    </Paper>
  );
}

function Roster({ list, id }: { list: ForceList; id: string }) {
  const { detachments, support } = list.force;
  const listed = detachments.map(listedOf);
  return (
    <article className="sheet-body force-roster" data-sheet={id}>
      <header className="sheet-head">
        <h1>{list.name}</h1>
        <p>
          {SIDE_WORDS[list.side]}
          {list.scenario && `, ${scenarioNamed(list.scenario).name}`},{' '}
          {pursesOf(list)
            .map(({ spent, points, word }) => `${spent} of ${points} ${word}`)
            .join(', ')}
        </p>
      </header>
      {problemsOf(list).map(({ rule, why }) => (
        <p key={why}>
          Not legal: {why} <Rule id={rule} />
        </p>
      ))}
      <table className="roster-detachments">
        <thead>
          <tr>
            <th scope="col">Detachment</th>
            <th scope="col">Units</th>
            <th scope="col">Points</th>
            <th scope="col">Commanders</th>
            <th scope="col">Lost</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ name, units, commanders, later }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: detachments of a kind are alike
            <tr key={i}>
              <th scope="row">
                {i + 1}. {name}
                {later && <small> later</small>}
              </th>
              <td>{unitWords(units)}</td>
              <td data-word="Points">{priceOf(detachments[i])}</td>
              <td data-word="Commanders">{cardNamed(units[0])!.is === 'stand' ? commanders : '–'}</td>
              <td>
                <Boxes count={units.length} label={`${name} ${i + 1}`} />
              </td>
            </tr>
          ))}
          {support.length > 0 && (
            <tr>
              <th scope="row">Off-table support</th>
              <td>{support.map(counterWord).join(', ')}</td>
              <td data-word="Points">{supportPrice(list.force)}</td>
              <td>–</td>
              <td>
                <Boxes count={support.length} label="Counters" />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="sheet-line">
        <b>Turns:</b> <Boxes count={10} label="Turns" />
      </p>
      <div className="ink">
        <DataCards cards={[...new Set(listed.flatMap(({ units }) => units))]} side={list.side} />
      </div>
      <footer className="sheet-foot">
        Tick a box for each unit lost. CAF: close assault factor. Mounts: Tt turret, Sw swivel, Fx fixed;
        left, right, front, back. F: following fire. B: burst circle. Rules by their names in the rulebook.
      </footer>
    </article>
  );
}
