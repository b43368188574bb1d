import '../../../style/battle-tokens.css';
import './force.css';
import { type ReactNode, useCallback, useState } from 'react';
import { scenarioNamed } from '../../../../games/epic-1989/scenarios/scenarios.ts';
import { SIDES } from '../../../../games/epic-1989/state.ts';
import { DropButton } from '../../../parts/drop-button.tsx';
import { FileButton } from '../../../parts/file-button.tsx';
import { Page, Trouble } from '../../../parts/page.tsx';
import { PasteList } from '../../../parts/paste-list.tsx';
import { SIDE_WORDS } from '../game.ts';
import { ownAddress } from '../own-address.ts';
import { installSymbols } from '../symbols.ts';
import { Builder } from './builder.tsx';
import { readForce, unitsOf } from './force-file.ts';
import { type ForceList, newList, problemsOf, pursesOf } from './force-list.ts';
import { forces, type KeptForce, keptNew, READY_FORCES, useForces } from './force-store.ts';
import { UnitRow } from './unit-icons.tsx';

/** The forces kept in this browser and those that ship; or the one being bought. */
export function ForcesPage({ id }: { id: string | null }) {
  installSymbols();
  const [again, setAgain] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const kept = useForces(again);
  const look = useCallback(() => setAgain((n) => n + 1), []);
  async function begin(list: ForceList, remarks: readonly string[] = []): Promise<void> {
    const made = keptNew(list, remarks);
    await forces.put(made);
    look();
    window.location.hash = ownAddress('forces', made.id);
  }
  async function bring(text: string): Promise<void> {
    try {
      const { list, remarks } = await readForce(text);
      await begin(list, remarks);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  const open = id === null ? null : kept?.find((force) => force.id === id);
  if (id !== null && kept === null) return <p className="loading">Opening…</p>;
  if (open)
    return (
      <Page title={open.name}>
        <Builder
          key={open.id}
          first={open}
          onKept={look}
          onCopy={(list) => void begin({ ...list, name: `${list.name}, copy`.slice(0, 60) })}
        />
      </Page>
    );
  return (
    <Page title="Force lists">
      {id !== null && <Trouble text="This browser has no such list." />}
      <Trouble text={problem} />
      <section aria-labelledby="new-list">
        <h2 className="label" id="new-list">
          Begin a force
        </h2>
        <div className="row">
          {SIDES.map((side) => (
            <button
              key={side}
              type="button"
              className="btn go"
              data-do={`new-${side}`}
              onClick={() => void begin(newList(side))}
            >
              {SIDE_WORDS[side]}
            </button>
          ))}
          <FileButton
            word="Read a force from a file"
            accept=".yaml,.yml,.txt"
            onText={(text) => void bring(text)}
          />
          <PasteList onText={(text) => void bring(text)} />
        </div>
      </section>
      {kept && kept.length > 0 && (
        <Tiles title="Your forces" name="kept">
          {kept.map((one) => (
            <Tile key={one.id} kept={one} href={ownAddress('forces', one.id)}>
              <DropButton name={one.name} onDrop={() => void forces.drop(one.id).then(look)} />
            </Tile>
          ))}
        </Tiles>
      )}
      <Tiles title="Start from a ready force" name="ready">
        {READY_FORCES.map((one) => (
          <Tile key={one.id} kept={one} onPress={() => void begin(one.list)} />
        ))}
      </Tiles>
    </Page>
  );
}

function Tiles({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${name}-forces`}>
      <h2 className="label" id={`${name}-forces`}>
        {title}
      </h2>
      <div className="force-tiles">{children}</div>
    </section>
  );
}

interface TileProps {
  readonly kept: KeptForce;
  readonly href?: string;
  onPress?(): void;
  readonly children?: ReactNode;
}

/** A force at a glance: for whom, for which battle, what it costs, who is in it. */
function Tile({ kept: { id, name, list }, href, onPress, children }: TileProps) {
  const { side, scenario, force } = list;
  const [purse] = pursesOf(list);
  const wrong = problemsOf(list).length > 0;
  return (
    <article className="force-tile" data-side={side} data-list={id}>
      {href ? (
        <a className="force-name" href={href}>
          {name}
        </a>
      ) : (
        <button type="button" className="force-name" data-do="from-ready" onClick={onPress}>
          {name}
        </button>
      )}
      <small>
        {SIDE_WORDS[side]}, {scenario ? scenarioNamed(scenario).name : 'a battle of your own'},{' '}
        {purse.spent.toLocaleString('en-GB')} of {purse.points.toLocaleString('en-GB')} points
        {force.detachments.length === 0 ? ', empty yet' : wrong && <span className="harm">, not legal</span>}
      </small>
      <UnitRow units={force.detachments.map((bought) => unitsOf(bought)[0])} side={side} />
      {children}
    </article>
  );
}
