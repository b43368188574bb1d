import '../../../sheets/sheets.css';
import '../heresy.css';
import { useEffect, useState } from 'react';
import { about } from '../../../../games/hulk-heresy/about.ts';
import { refuseForce } from '../../../../games/hulk-heresy/force/check.ts';
import { counted } from '../../../../kernel/words.ts';
import { addressOf } from '../../../address.ts';
import { Boxes, Paper } from '../../../parts/paper.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { costOf } from '../force-words.ts';
import { forceNamed, type OwnForce } from '../forces/force-store.ts';
import { READY } from '../muster/ready.ts';
import { RosterTable } from './roster-table.tsx';
import { UnitCards } from './unit-cards.tsx';

/** A force for the printer: its roster with letters, and a card for every kind of model. */
export function ForceSheetPage({ id }: { id: string }) {
  const [own, setOwn] = useState<OwnForce | null | undefined>();
  useEffect(() => {
    const ready = READY.find((force) => force.id === id);
    if (ready) setOwn({ ...ready, savedAt: 0 });
    else void forceNamed(id).then(setOwn);
  }, [id]);
  if (own === undefined) return <p className="loading">Opening…</p>;
  return (
    <Paper back={{ href: addressOf(about.id, 'forces', ...(own ? [id] : [])), word: 'Back to the forces' }}>
      {own ? <ForceSheet own={own} /> : <p>This browser has no such force.</p>}
    </Paper>
  );
}

function ForceSheet({ own: { id, name, points, force } }: { own: OwnForce }) {
  const refusal = force.length > 0 ? refuseForce(force, points) : null;
  return (
    <article className="sheet-body" data-sheet={id}>
      <header className="sheet-head">
        <h1>{name}</h1>
        <p>
          {counted(force.length, 'model')}, <b>{costOf(force)}</b> of {points} points
        </p>
      </header>
      {refusal && (
        <p className="sheet-problems">
          Not legal: {refusal.why} <Rule id={refusal.rule} />
        </p>
      )}
      <RosterTable force={force} />
      <p className="sheet-line">
        <b>Turns:</b> <Boxes count={10} label="Turns" /> <b>Command points spent:</b>{' '}
        <Boxes count={6} label="Command points spent" />
      </p>
      <UnitCards force={force} />
      <footer className="sheet-foot">
        Keep it from the other player until your blips are revealed. AP: action points. Needs: what one die
        must show; for assaults what is added to the front. 3 / 2: dice to the front / elsewhere. Save: what
        is added to the enemy’s save.
      </footer>
    </article>
  );
}
