import '../../../style/battle-tokens.css';
import '../../../ground/ground.css';
import { useEffect, useState } from 'react';
import { installBattleSymbols } from '../../../field/battle-symbols.ts';
import { useDraft } from '../../../ground/use-draft.ts';
import { useKeys } from '../../../ground/use-keys.ts';
import { VerdictRow } from '../../../ground/verdict-row.tsx';
import { saveText } from '../../../parts/file-button.tsx';
import { Page, Trouble } from '../../../parts/page.tsx';
import { randomHex } from '../../../store/random-id.ts';
import { ownAddress } from '../own-address.ts';
import {
  type BattleData,
  BOOK_SHAPES,
  fileOf,
  movedPiece,
  newPiece,
  type PieceData,
  sizeOf,
  troubleOf,
  turnedPiece,
} from './battle-data.ts';
import { BattleForm } from './battle-form.tsx';
import { battleNamed, idOf, keepBattle } from './battle-store.ts';
import { type Chosen, GroundBoard } from './ground-board.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { rolledGround } from './roll.ts';

installBattleSymbols();

/** Writes a battle: armies, ground, objectives, edges. */
export function BattleEditorPage({ id }: { id: string }) {
  const [first, setFirst] = useState<BattleData | null | undefined>();
  useEffect(() => void battleNamed(id).then(setFirst, () => setFirst(null)), [id]);
  if (first === undefined) return <p className="loading">Opening…</p>;
  return (
    <Page title="Write a battle">
      {first ? (
        <BattleEditor key={id} first={first} own={idOf(first) === id ? id : null} />
      ) : (
        <Trouble text={`There is no battle called ‘${id}’ in this browser.`} />
      )}
    </Page>
  );
}

type Brush = PieceData['is'] | 'objective';
const BRUSHES: readonly Brush[] = [...BOOK_SHAPES, 'river', 'block', 'bunker', 'area', 'objective'];

function brushWord(brush: Brush): string {
  if (brush === 'area') return 'Broken ground';
  return `${brush[0].toUpperCase()}${brush.slice(1)}`.replace('-', ' ');
}

function BattleEditor({ first, own }: { first: BattleData; own: string | null }) {
  const { battle, change, undo, kept } = useDraft(first, own, idOf, keepBattle);
  const [chosen, setChosen] = useState<Chosen>(null);
  const [brush, setBrush] = useState<Brush | null>(null);
  const trouble = troubleOf(battle);
  const pieces = battle.terrain ?? [];
  const counters = battle.objectives ?? [];
  function place(x: number, y: number): void {
    if (brush === null) return;
    if (brush === 'objective') {
      change({ objectives: [...counters, spot(x, y)] });
      setChosen({ objective: counters.length });
    } else {
      change({ terrain: [...pieces, newPiece(brush, x, y, battle)] });
      setChosen({ piece: pieces.length });
    }
    setBrush(null);
  }
  function spot(x: number, y: number): readonly [number, number] {
    const { width, length } = sizeOf(battle);
    const near = (value: number, most: number) =>
      Math.min(Math.max(0, Math.round(value * 2) / 2), Math.floor(most));
    return [near(x, width), near(y, length)];
  }
  function move(what: NonNullable<Chosen>, dx: number, dy: number): void {
    if ('piece' in what)
      change({ terrain: pieces.map((one, i) => (i === what.piece ? movedPiece(one, dx, dy, battle) : one)) });
    else
      change({
        objectives: counters.map((one, i) => (i === what.objective ? spot(one[0] + dx, one[1] + dy) : one)),
      });
  }
  function turn(degrees: number): void {
    if (chosen && 'piece' in chosen)
      change({ terrain: pieces.map((one, i) => (i === chosen.piece ? turnedPiece(one, degrees) : one)) });
  }
  function drop(): void {
    if (!chosen) return;
    if ('piece' in chosen) change({ terrain: pieces.filter((_, i) => i !== chosen.piece) });
    else change({ objectives: counters.filter((_, i) => i !== chosen.objective) });
    setChosen(null);
  }
  const takeBack =
    undo &&
    (() => {
      undo();
      setChosen(null);
    });
  useKeys({
    q: () => turn(-15),
    e: () => turn(15),
    z: () => takeBack?.(),
    Delete: drop,
    Backspace: drop,
    Escape: () => (brush ? setBrush(null) : setChosen(null)),
    ArrowLeft: () => chosen && move(chosen, -1, 0),
    ArrowRight: () => chosen && move(chosen, 1, 0),
    ArrowUp: () => chosen && move(chosen, 0, 1),
    ArrowDown: () => chosen && move(chosen, 0, -1),
  });
  async function save(): Promise<void> {
    const { stringify } = await import('yaml');
    saveText(stringify(JSON.parse(JSON.stringify(fileOf(battle)))), `${idOf(battle)}.yaml`);
  }
  return (
    <div className="battle-editor" data-battle={idOf(battle)}>
      <BattleForm
        battle={battle}
        onChange={(part) => {
          setChosen(null);
          change(part);
        }}
        onRoll={() => {
          setChosen(null);
          change({ terrain: rolledGround(battle.table, randomHex(4)) });
        }}
      />
      <div className="ground-part">
        <fieldset className="brushes-row" disabled={battle.terrain === null && battle.objectives === null}>
          <legend className="hidden-text">Put on the ground</legend>
          {BRUSHES.filter((one) => (one === 'objective' ? battle.objectives : battle.terrain)).map((one) => (
            <button
              key={one}
              type="button"
              className={brush === one ? 'brush on' : 'brush'}
              data-brush={one}
              aria-pressed={brush === one}
              onClick={() => setBrush(brush === one ? null : one)}
            >
              {brushWord(one)}
            </button>
          ))}
        </fieldset>
        <p className="dim small" role="status">
          {brush
            ? `Press the ground where the ${brushWord(brush).toLowerCase()} goes.`
            : battle.terrain
              ? 'Choose what to put down. Drag pieces to move them; Q and E turn, arrows nudge, Delete takes away, Z takes back.'
              : 'The ground is rolled and laid at the table.'}
        </p>
        <GroundBoard
          battle={battle}
          chosen={chosen}
          placing={brush !== null}
          onChoose={setChosen}
          onPlace={place}
          onMove={move}
        />
      </div>
      <div className="battle-side">
        <VerdictRow
          trouble={trouble}
          href={ownAddress('missions', idOf(battle))}
          onFight={() => void keepBattle(battle, kept.current)}
          onSave={() => void save()}
          undo={takeBack}
        />
        <PiecePanel
          battle={battle}
          chosen={chosen}
          onChoose={setChosen}
          onChange={(at, data) => change({ terrain: pieces.map((one, i) => (i === at ? data : one)) })}
          onTurn={turn}
          onDrop={drop}
        />
      </div>
    </div>
  );
}
