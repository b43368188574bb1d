import type { Dossier } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';

/** Who somebody is, in a line. */
export function PieceNote({ card }: { card: Dossier }) {
  const { symbol, side, name, what, weapons, facts } = card;
  const texts = [...weapons, ...facts].flatMap((fact) => (fact ? [fact.text] : []));
  return (
    <section className="float piece-note" aria-label="Selected">
      <Icon name={symbol} className={`face ${side}`} />
      <div>
        <h2 className="name">{name}</h2>
        <p className="dim">{[what, ...texts].join('. ')}</p>
      </div>
    </section>
  );
}
