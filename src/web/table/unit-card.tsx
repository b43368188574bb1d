import { useState } from 'react';
import type { Dossier, Fact, Guide } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { Points } from '../parts/points.tsx';
import { Rule } from '../parts/rule.tsx';

/** More facts than these leave no room below them. */
const LONG = 10;

export function UnitCard({ card, guide }: { card: Dossier | null; guide?: Guide }) {
  if (!card) {
    return (
      <section className="card" aria-label="Selected">
        <p className="dim">Choose a piece on the board or from the list to see what it can do.</p>
      </section>
    );
  }
  // Below all that a Titan has nobody would see it.
  const isLong = card.facts.length > LONG;
  const explained = guide && <GuideRows guide={guide} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card scrolls, and keys must reach it
    <section className="card" aria-label="Selected" tabIndex={0}>
      <div className="who">
        <Icon name={card.symbol} className={`face ${card.side}`} />
        <div>
          <h2 className="name">{card.name}</h2>
          <p className="dim">{card.what}</p>
          {card.full > 0 && (
            <>
              <Points left={card.ap} full={card.full} /> <span className="num">{card.ap} AP left</span>
            </>
          )}
          {card.wounds && (
            <span className="num">
              {card.wounds.left} of {card.wounds.full} wounds left
            </span>
          )}
        </div>
      </div>
      {isLong && explained}
      <div className="facts">
        {card.weapons.map((weapon, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a weapon's place is what tells it apart
          weapon ? <FactRow key={place} {...weapon} /> : <span key={place} className="no-weapon" />,
        )}
        {card.facts.map((fact) => (
          <FactRow key={`${fact.text} ${fact.value}`} {...fact} />
        ))}
      </div>
      {!isLong && explained}
      {card.rules && <SpecialRules rules={card.rules} />}
    </section>
  );
}

function GuideRows({ guide: { title, rows } }: { guide: Guide }) {
  return (
    <section className="guide">
      <h3 className="label">{title}</h3>
      <dl>
        {rows.map(({ symbol, side, word, text, held }) => (
          <div key={word} className={held ? 'held' : undefined}>
            <dt>
              <Icon name={symbol} className={side} /> {word}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Names to point at or press; each is explained in a sentence below them. */
function SpecialRules({ rules }: { rules: NonNullable<Dossier['rules']> }) {
  const [pressed, setPressed] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = rules.find(({ name }) => name === (pointed ?? pressed));
  return (
    <div className="special-rules">
      <div className="row">
        {rules.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === pressed}
            onClick={() => setPressed(name === pressed ? null : name)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(name)}
            onPointerLeave={() => setPointed(null)}
          >
            {name}
          </button>
        ))}
      </div>
      {shown && (
        <p role="status">
          <b>{shown.name}.</b> {shown.text} <Rule id={shown.rule} />
        </p>
      )}
    </div>
  );
}

function FactRow({ symbol, side, text, value, long }: Fact) {
  if (long)
    return (
      <>
        <Icon name={symbol} className={side} />
        <span className="long">
          {text} <b>{value}</b>
        </span>
      </>
    );
  return (
    <>
      <Icon name={symbol} className={side} />
      <span>{text}</span>
      <b>{value}</b>
    </>
  );
}
