import '../../drill/drill.css';
import { Icon } from '../../parts/icon.tsx';
import { Rule } from '../../parts/rule.tsx';
import { placeOf } from '../shelf.ts';

interface Props {
  book: string;
  title: string;
  rule: string;
  onAgain(): void;
}

/** Above a case at the table: what it shows, and the way back to its rule. */
export function TryCoach({ book, title, rule, onAgain }: Props) {
  return (
    <section className="coach slim" aria-label="Case">
      <header>
        <span className="label">Try it</span>
      </header>
      <div className="told">
        <p className="say">{title}</p>
        <p className="dim">
          Do what the case does, and the dice fall as they do there. <Rule id={rule} />
        </p>
      </div>
      <div className="buttons">
        <button type="button" className="btn" data-do="try-again" onClick={onAgain}>
          <Icon name="i-replay" /> Again
        </button>
        <a className="btn" href={placeOf(book, rule)} data-do="to-rule">
          <Icon name="i-rulebook" /> To the rule
        </a>
      </div>
    </section>
  );
}
