import type { Look, Sitting } from '../match/sitting.ts';
import { Icon } from '../parts/icon.tsx';

const WORDS = {
  draw: {
    label: 'A draw is offered',
    asks: 'offers a draw',
    means: 'Nobody wins, and the match is over.',
    yes: 'Accept the draw',
  },
  undo: {
    label: 'Somebody asks to take back',
    asks: 'asks to take the last action back',
    means: 'What was seen stays seen, and dice already rolled are not rolled again: new ones follow.',
    yes: 'Let it be taken back',
  },
};

/** What the other seat asks, for whoever must answer it; and the answer, for whoever asked. */
export function OfferCard({ sitting, look }: { sitting: Sitting; look: Look }) {
  const { offer, viewer } = look;
  if (offer?.answer === 'waits' && viewer === offer.to) {
    const { label, asks, means, yes } = WORDS[offer.what];
    return (
      <section className="curtain" aria-label={label} role="alertdialog">
        <Icon name={offer.what === 'draw' ? 'i-two' : 'i-undo'} className="big" />
        <h2 className="name">
          The {sitting.table.seatName(offer.by)} player {asks}
        </h2>
        <p className="dim">{means}</p>
        <div className="buttons">
          <button
            type="button"
            className="btn"
            data-do={`accept-${offer.what}`}
            onClick={() => sitting.answerOffer(true)}
          >
            {yes}
          </button>
          <button
            type="button"
            className="btn go"
            data-do={`decline-${offer.what}`}
            onClick={() => sitting.answerOffer(false)}
          >
            Play on
          </button>
        </div>
      </section>
    );
  }
  if (offer && viewer === offer.by)
    return (
      <section className="float order-banner draw-note" aria-label="What you asked" role="status">
        {offer.answer === 'waits' ? (
          <p>{offer.what === 'draw' ? 'You offered a draw.' : 'You asked to take back.'} Play may go on.</p>
        ) : (
          <>
            <p>{offer.why}</p>
            <button type="button" className="btn" data-do="close-draw" onClick={() => sitting.forgetOffer()}>
              Play on
            </button>
          </>
        )}
      </section>
    );
  return null;
}
