import './army.css';
import { useCallback, useState } from 'react';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { installBattleSymbols } from '../../../field/battle-symbols.ts';
import '../../../style/battle-tokens.css';
import { DropButton } from '../../../parts/drop-button.tsx';
import { FileButton } from '../../../parts/file-button.tsx';
import { Page, Trouble } from '../../../parts/page.tsx';
import { PasteList } from '../../../parts/paste-list.tsx';
import { ownAddress } from '../own-address.ts';
import { readList } from './army-file.ts';
import { armies, type KeptArmy, keptNew, newArmy, READY_ARMIES, useArmies } from './army-store.ts';
import { Builder } from './builder.tsx';
import { Fleet } from './fleet.tsx';
import { FORCES, forceOf } from './forces.ts';
import { linesOf } from './groups.ts';
import { modelsOf } from './offers.ts';
import { limitOf, pointsOf, problemsOf } from './standing.ts';

installBattleSymbols();

/** The lists kept in this browser and those that ship; or the one being written. */
export function ForcesPage({ id }: { id: string | null }) {
  const [again, setAgain] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const kept = useArmies(again);
  const look = useCallback(() => setAgain((n) => n + 1), []);
  async function begin(army: Army, remarks: readonly string[] = []): Promise<void> {
    const made = keptNew(army, remarks);
    await armies.put(made);
    look();
    window.location.hash = ownAddress('forces', made.id);
  }
  async function bring(text: string): Promise<void> {
    try {
      const { army, remarks } = await readList(text);
      await begin(army, remarks);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  const open = id === null ? null : kept?.find((army) => army.id === id);
  if (id !== null && kept === null) return <p className="loading">Opening…</p>;
  return (
    <Page title={open ? open.name : 'Force lists'}>
      {open ? (
        <Builder
          key={open.id}
          first={open}
          onKept={look}
          onCopy={(army) => void begin({ ...army, name: `${army.name}, copy`.slice(0, 60) })}
        />
      ) : (
        <>
          {id !== null && <Trouble text="This browser has no such list." />}
          <Trouble text={problem} />
          <section aria-labelledby="new-list">
            <h2 className="label" id="new-list">
              Begin a list
            </h2>
            <div className="force-doors">
              {FORCES.map((force) => (
                <button
                  key={force.id}
                  type="button"
                  className="force-door"
                  data-side={force.side}
                  data-do={`new-${force.id}`}
                  onClick={() => void begin(newArmy(force.id))}
                >
                  <Sample force={force.id} />
                  <b>{force.name}</b>
                  <small>{force.text}</small>
                </button>
              ))}
            </div>
            <div className="row">
              <FileButton
                word="Read a list from a file"
                accept=".yaml,.yml,.txt"
                onText={(text) => void bring(text)}
              />
              <PasteList onText={(text) => void bring(text)} />
            </div>
          </section>
          {kept && kept.length > 0 && (
            <section aria-labelledby="kept-lists">
              <h2 className="label" id="kept-lists">
                Your lists
              </h2>
              <div className="army-tiles">
                {kept.map((army) => (
                  <ArmyTile key={army.id} kept={army} href={ownAddress('forces', army.id)}>
                    <DropButton name={army.name} onDrop={() => void armies.drop(army.id).then(look)} />
                  </ArmyTile>
                ))}
              </div>
            </section>
          )}
          <section aria-labelledby="ready-lists">
            <h2 className="label" id="ready-lists">
              Start from a ready list
            </h2>
            <div className="army-tiles">
              {READY_ARMIES.map((army) => (
                <ArmyTile key={army.id} kept={army} onPress={() => void begin(army.list)} />
              ))}
            </div>
          </section>
        </>
      )}
    </Page>
  );
}

/** Three models that tell a force from the others. */
function Sample({ force }: { force: Army['force'] }) {
  const army = READY_ARMIES.find(({ list }) => list.force === force)?.list;
  const rows = army
    ? [
        ...new Set(
          linesOf(army).flatMap(({ card, clan }) => modelsOf(card, { clan: clan ?? undefined }).flat()),
        ),
      ]
    : [];
  return <Fleet units={[rows.slice(0, 3)]} />;
}

interface TileProps {
  kept: KeptArmy;
  href?: string;
  onPress?(): void;
  children?: React.ReactNode;
}

/** A list at a glance: what it costs, whom it brings. */
function ArmyTile({ kept, href, onPress, children }: TileProps) {
  const { list, name } = kept;
  const { side, name: force } = forceOf(list.force);
  const wrong = problemsOf(list).length > 0;
  const rows = linesOf(list).map(
    ({ card, clan, chosen }) => modelsOf(card, { clan: clan ?? undefined, choose: [...chosen] })[0]?.[0],
  );
  return (
    <article className="army-tile" data-side={side} data-list={kept.id}>
      {href ? (
        <a className="army-name" href={href}>
          {name}
        </a>
      ) : (
        <button type="button" className="army-name" data-do="from-ready" onClick={onPress}>
          {name}
        </button>
      )}
      <small>
        {force}, {pointsOf(list)} of {limitOf(list)} points
        {list.cards.length === 0 ? ', no cards yet' : wrong && <span className="harm">, not legal</span>}
      </small>
      <Fleet units={[rows.filter((row) => row !== undefined).slice(0, 12)]} />
      {children}
    </article>
  );
}
