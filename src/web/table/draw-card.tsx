import type { Look, Sitting } from '../match/sitting.ts';
import { Icon } from '../parts/icon.tsx';

/** The offer of a draw, for whoever must answer it; and the answer, for whoever made it. */
export function DrawCard({ sitting, look }: { sitting: Sitting; look: Look }) {
  const { draw, viewer } = look;
  if (draw?.answer === 'waits' && viewer === draw.to)
    return (
      <section className="curtain" aria-label="A draw is offered" role="alertdialog">
        <Icon name="i-two" className="big" />
        <h2 className="name">The {sitting.table.seatName(draw.by)} player offers a draw</h2>
        <p className="dim">Nobody wins, and the match is over.</p>
        <div className="buttons">
          <button
            type="button"
            className="btn"
            data-do="accept-draw"
            onClick={() => sitting.answerDraw(true)}
          >
            Accept the draw
          </button>
          <button
            type="button"
            className="btn go"
            data-do="decline-draw"
            onClick={() => sitting.answerDraw(false)}
          >
            Play on
          </button>
        </div>
      </section>
    );
  if (draw?.answer === 'declined' && viewer === draw.by)
    return (
      <section className="float order-banner draw-note" aria-label="No draw" role="status">
        <p>{draw.why}</p>
        <button type="button" className="btn" data-do="close-draw" onClick={() => sitting.forgetDraw()}>
          Play on
        </button>
      </section>
    );
  return null;
}
