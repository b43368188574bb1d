import '../style/battle-tokens.css';
import './editions.css';
import { useMemo, useState } from 'react';
import { compare } from '../../editions/compare.ts';
import { turned } from '../../editions/placing.ts';
import { ORDERS, type Position, SIDES } from '../../editions/position.ts';
import { PRESETS } from '../../editions/presets.ts';
import { installBattleSymbols } from '../field/battle-symbols.ts';
import { Page } from '../parts/page.tsx';
import { Pick } from '../parts/pick.tsx';
import { EditionColumn } from './edition-column.tsx';
import { SameDice } from './same-dice.tsx';
import { ORDER_WORDS, SIDE_WORDS } from './words.ts';

/** One position, and what either rulebook says of it. `id` is the number of a position, from 1. */
export function EditionsPage({ id }: { id: string | null }) {
  installBattleSymbols();
  const at = PRESETS[Number(id ?? 1) - 1] ? Number(id ?? 1) - 1 : 0;
  return (
    <Page title="Two editions, one position">
      <nav className="editions-presets" aria-label="Positions">
        {PRESETS.map(({ title }, i) => (
          <a key={title} href={`#/editions/${i + 1}`} aria-current={i === at ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <Compare key={at} preset={PRESETS[at]} />
    </Page>
  );
}

function Compare({ preset }: { preset: Position }) {
  const [position, setPosition] = useState(preset);
  // Both engines are asked when the hand lets go, not on its way.
  const [settled, setSettled] = useState(preset);
  const [chosen, setChosen] = useState(0);
  const sides = useMemo(() => compare(settled), [settled]);
  const change = (next: Position) => {
    setPosition(next);
    setSettled(next);
  };
  return (
    <>
      <div className="editions-head">
        <p>{preset.about}</p>
        <div className="editions-set">
          {SIDES.map((side) => (
            <Pick
              key={side}
              word={`${SIDE_WORDS[side]}’s orders`}
              field={`order-${side}`}
              value={position.orders[side]}
              options={ORDERS.map((value) => ({ value, word: ORDER_WORDS[value] }))}
              onChange={(order) => change({ ...position, orders: { ...position.orders, [side]: order } })}
            />
          ))}
          <button
            type="button"
            className="btn"
            data-do="turn"
            onClick={() => change(turned(position, chosen, 45))}
          >
            Turn {chosen + 1}
          </button>
          <button
            type="button"
            className="btn"
            data-do="reset"
            disabled={position === preset}
            onClick={() => change(preset)}
          >
            As it was
          </button>
        </div>
      </div>
      <p className="dim">
        Drag a piece, or move it with the arrow keys and turn it with Q and E. Press one to see whom it sees.
        A percentage below a piece is the chance that the other side’s fire destroys it.
      </p>
      <div className="editions">
        {sides.map((side) => (
          <EditionColumn
            key={side.edition.year}
            side={side}
            position={position}
            settled={settled}
            chosen={chosen}
            onChoose={setChosen}
            onChange={(next, done) => {
              setPosition(next);
              if (done) setSettled(next);
            }}
          />
        ))}
      </div>
      <SameDice sides={sides} />
    </>
  );
}
