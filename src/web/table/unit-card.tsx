import type { Card } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { Points } from '../parts/points.tsx';

export function UnitCard({ card }: { card: Card | null }) {
  if (!card) {
    return (
      <section className="card" aria-label="Selected">
        <p className="dim">Choose a piece on the board or from the list to see what it can do.</p>
      </section>
    );
  }
  return (
    <section className="card" aria-label="Selected">
      <div className="who">
        <Icon name={card.symbol} className={`face ${card.side}`} />
        <div>
          <h2 className="name">{card.name}</h2>
          <p className="dim">{card.what}</p>
          <Points left={card.ap} full={card.full} /> <span className="num">{card.ap} AP left</span>
        </div>
      </div>
      <div className="facts">
        {card.facts.map(({ symbol, side, text, value }) => (
          <Fact key={text} symbol={symbol} side={side} text={text} value={value} />
        ))}
      </div>
    </section>
  );
}

function Fact({ symbol, side, text, value }: Card['facts'][number]) {
  return (
    <>
      <Icon name={symbol} className={side} />
      <span>{text}</span>
      <b>{value}</b>
    </>
  );
}
