/** What can be bought, the force as it stands, its limits and letters, and one model in detail: on a page or in a window. */
import './muster.css';
import { type ReactNode, useState } from 'react';
import { refuseForce } from '../../../../games/hulk-heresy/force/check.ts';
import { type ForceList, letterOf, type ModelRow } from '../../../../games/hulk-heresy/force/list.ts';
import type { Side } from '../../../../games/hulk-heresy/state.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { counted } from '../../../../kernel/words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { costOf } from '../force-words.ts';
import { rankOf } from '../game.ts';
import { kitText } from '../kit.ts';
import { modelSymbol, sideClass } from '../pieces/symbols.ts';
import { CATALOGUE, priceOf } from './catalogue.ts';
import { dealt } from './deal.ts';
import { limitsOf } from './limits.ts';
import { ModelEditor } from './model-editor.tsx';

interface Props {
  force: ForceList;
  points: number;
  side: Side;
  /** The lists that are allowed; none: all. */
  only: readonly string[];
  refusal: Refusal | null;
  onChange(force: ForceList): void;
  /** What is done with it in the end. */
  children?: ReactNode;
}

export function Desk({ force, points, side, only, refusal, onChange, children }: Props) {
  const [at, setAt] = useState(-1);
  const cost = costOf(force);
  const chosen = force[at];
  const add = (row: ModelRow) => {
    onChange([...force, row]);
    setAt(force.length);
  };
  const change = (row: ModelRow) => onChange(force.map((one, i) => (i === at ? row : one)));
  const drop = () => {
    onChange(force.filter((_, i) => i !== at));
    setAt(-1);
  };
  return (
    <>
      <div className={cost > points ? 'spending over' : 'spending'}>
        <p role="status">
          <b>{cost}</b> of {points} points{force.length > 0 && `, ${counted(force.length, 'model')}`}
        </p>
        <progress max={points} value={Math.min(cost, points)} aria-label="Points spent" />
        <p className="dim">{leftText(points - cost)}</p>
      </div>
      <nav className="shelves" aria-label="What can be bought">
        {CATALOGUE.filter(({ list }) => only.length === 0 || only.includes(list)).map(({ name, entries }) => (
          <section key={name}>
            <h3 className="label">{name}</h3>
            {entries.map(({ id, word, text, row }) => {
              const why = refuseForce([...force, row], points);
              return (
                <button
                  key={id}
                  type="button"
                  data-add={id}
                  disabled={why !== null}
                  title={why?.why}
                  onClick={() => add(row)}
                >
                  <Icon
                    name={modelSymbol(row, side)}
                    className={`face ${sideClass(side, row.armour === 'daemon')}`}
                  />
                  <span>
                    <b>{word}</b>
                    <small className={why && force.length > 0 ? 'harm' : 'dim'}>
                      {why?.rule === 'HH-FORCE-01' ? 'too few points left' : text}
                    </small>
                  </span>
                  <b className="num">{priceOf(row)}</b>
                </button>
              );
            })}
          </section>
        ))}
      </nav>
      <section className="muster-list" aria-label="Your force">
        {force.length === 0 && <p className="dim">Nobody yet. Add models from the lists.</p>}
        {force.map((row, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is its letter
            key={i}
            type="button"
            data-model={letterOf(i)}
            aria-pressed={i === at}
            onClick={() => setAt(i)}
          >
            <Icon
              name={modelSymbol(row, side)}
              className={`face ${sideClass(side, row.armour === 'daemon')}`}
            />
            <span>
              <b>{rankOf(row)}</b>
              <small className="dim">{kitText(row)}</small>
            </span>
            <span className="num">{priceOf(row)}</span>
            <kbd className="key">{letterOf(i)}</kbd>
          </button>
        ))}
      </section>
      <aside className="model-panel" aria-label="The chosen model">
        {chosen ? (
          <ModelEditor row={chosen} letter={letterOf(at)} side={side} onChange={change} onDrop={drop} />
        ) : (
          <p className="dim">Choose a model to change its armour and arms.</p>
        )}
      </aside>
      <footer>
        <ul className="limits" aria-label="Limits">
          {limitsOf(force).map(({ name, text, have, may }) => (
            <li key={name} className={have > may ? 'harm' : undefined}>
              <span>
                {name} <small className="dim">{text}</small>
              </span>
              <b className="num">
                {have} of {may}
              </b>
            </li>
          ))}
        </ul>
        {refusal && (
          <p className="harm" role="alert">
            {refusal.why} <Rule id={refusal.rule} />
          </p>
        )}
        <div className="row">
          <button
            type="button"
            className="btn"
            data-do="deal"
            disabled={force.length < 2}
            onClick={() => onChange(dealt(force))}
          >
            Deal the letters again
          </button>
          {children}
        </div>
      </footer>
    </>
  );
}

function leftText(left: number): string {
  if (left < 0) return `${-left} too many`;
  return left === 0 ? 'All spent' : `${left} left, lost if unspent`;
}
