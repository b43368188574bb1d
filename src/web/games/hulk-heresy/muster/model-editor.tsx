/** One model of a force: its armour, arms, rank and powers, with what each choice would cost. */
import type { ModelRow } from '../../../../games/hulk-heresy/force/list.ts';
import type { Side } from '../../../../games/hulk-heresy/state.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { rankOf } from '../game.ts';
import { kitText } from '../kit.ts';
import { modelSymbol, sideClass } from '../pieces/symbols.ts';
import { rulesOf } from '../special-rules.ts';
import { optionsFor, priceOf } from './catalogue.ts';

interface Props {
  row: ModelRow;
  /** Where it is known already. */
  letter?: string;
  side: Side;
  onChange(row: ModelRow): void;
  onDrop?(): void;
}

export function ModelEditor({ row, letter, side, onChange, onDrop }: Props) {
  const price = priceOf(row) ?? 0;
  return (
    <>
      <header className="who">
        <Icon name={modelSymbol(row, side)} className={`face ${sideClass(side, row.armour === 'daemon')}`} />
        <div>
          <h3 className="name">
            {rankOf(row)}
            {letter && `, blip ${letter}`}
          </h3>
          <p className="dim">{kitText(row)}</p>
        </div>
      </header>
      {optionsFor(row).map(({ name, options }) => (
        <fieldset key={name}>
          <legend className="label">{name}</legend>
          {options.map(({ word, row: other, price: cost, on }) => (
            <button
              key={word}
              type="button"
              aria-pressed={on}
              data-option={word}
              onClick={() => onChange(other)}
            >
              {word}
              {!on && cost !== price && (
                <small className="num">
                  {cost > price ? '+' : '−'}
                  {Math.abs(cost - price)}
                </small>
              )}
            </button>
          ))}
        </fieldset>
      ))}
      <dl className="what-they-do">
        {rulesOf(row).map(({ name, text, rule }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text} <Rule id={rule} />
            </dd>
          </div>
        ))}
      </dl>
      {onDrop && (
        <button type="button" className="btn quiet" data-do="drop-model" onClick={onDrop}>
          Leave it at home
        </button>
      )}
    </>
  );
}
