import { lazy, Suspense, useState } from 'react';
import { caseWords } from '../games/case-words.ts';
import { adapters } from '../games/index.ts';
import { Icon } from '../parts/icon.tsx';
import type { Block, RuleBlock } from './book.ts';
import { useOpenBook } from './open-book.tsx';
import { ProofList } from './proof-list.tsx';
import type { CaseRef } from './proofs.ts';
import { bookOfRule, placeOf } from './shelf.ts';
import { statusOf } from './status.ts';
import { TextBlock } from './text-block.tsx';
import { tryAddress } from './try/address.ts';

const ShowCase = lazy(() => import('./show/show-case.tsx').then((m) => ({ default: m.ShowCase })));

/** One rule: its name, its status, its words, what proves it, and a board that shows it. */
export function RuleCard({ rule, heading = 'h3' }: { rule: RuleBlock; heading?: 'h2' | 'h3' }) {
  const open = useOpenBook();
  const [shown, setShown] = useState<CaseRef | null>(null);
  const { id, last } = rule;
  const book = bookOfRule(id);
  const section = open?.entries.get(id)?.section ?? null;
  const cases = open?.proofs?.cases[id] ?? [];
  // Cases are played for readers where a game has words for them.
  const playable = caseWords.games.some((game) => game.id === book?.id);
  // Where there are none a case can still be played at the game's table.
  const onTable = adapters.games.some((game) => game.id === book?.id);
  const tests = open?.proofs?.tests[id] ?? [];
  const Heading = heading;
  return (
    <article className="rule-card" data-rule-card={id} aria-labelledby={`rule-${id}`}>
      <header>
        <Heading id={`rule-${id}`} tabIndex={-1}>
          <a href={placeOf(book?.id ?? '', id)}>{last ? `${id} to ${last}` : id}</a>
        </Heading>
        {statusOf(rule, section).map(({ word, look, why }) => (
          <span key={word} className={`status ${look}`} title={why}>
            {word}
          </span>
        ))}
        {cases.length > 0 && playable && (
          <button
            type="button"
            className="btn show-me"
            data-do="show-me"
            aria-expanded={shown !== null}
            aria-label={`Show me ${id} on a board`}
            onClick={() => setShown(shown ? null : cases[0])}
          >
            <Icon name={shown ? 'i-close' : 'i-play'} /> {shown ? 'Close' : 'Show me'}
          </button>
        )}
        {cases.length > 0 && !playable && open?.proofs && onTable && (
          <a
            className="btn show-me"
            data-do="try-it"
            aria-label={`Try ${id} on the table`}
            href={tryAddress(book?.id ?? '', open.proofs.files, cases[0])}
          >
            <Icon name="i-play" /> Try it
          </a>
        )}
      </header>
      <div className="rule-text">
        {withoutOption(rule.blocks).map((block, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a book never moves
          block.is === 'rule' ? null : <TextBlock key={i} block={block} self={id} />,
        )}
      </div>
      {open?.proofs && (
        <ProofList cases={cases} tests={tests} shown={shown} onShow={playable ? setShown : null} />
      )}
      {shown && open?.proofs && (
        <Suspense fallback={<p className="dim">Laying out the board…</p>}>
          <ShowCase
            key={shown.join(' ')}
            file={open.proofs.files[shown[0]]}
            at={shown}
            tried={tryAddress(book?.id ?? '', open.proofs.files, shown)}
          />
        </Suspense>
      )}
    </article>
  );
}

/** The status says that it is optional. */
function withoutOption([first, ...rest]: readonly Block[]): readonly Block[] {
  return first?.is === 'p'
    ? [{ ...first, text: first.text.replace('[OPTION] ', '') }, ...rest]
    : [first, ...rest];
}
