import { useMemo, useState } from 'react';
import type { Choice, Offer, Prompt } from '../games/adapter.ts';
import { type By, byClick } from '../stage/grammar.ts';
import { pointing } from './pointing.ts';

interface Props {
  prompt: Prompt;
  resting: boolean;
  onChoose(offer: Offer, by: By): void;
  onPoint(action: unknown | null): void;
}

/** Many answers: all of them, under headings, and narrowed down by what is typed. Folded where the table itself is pressed. */
export function ChoiceList({ prompt, resting, onChoose, onPoint }: Props) {
  const [sought, setSought] = useState('');
  const groups = useMemo(() => groupsOf(prompt.choices, sought), [prompt.choices, sought]);
  const found = groups.reduce((sum, [, choices]) => sum + choices.length, 0);
  const list = (
    <>
      <input
        type="search"
        aria-label="Find an answer"
        placeholder={`Find one of ${prompt.choices.length}`}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <div className="all" tabIndex={0}>
        {groups.map(([group, choices]) => (
          <section key={group}>
            {group && <h4>{group}</h4>}
            {choices.map(({ offer, word, detail, key, main }) => (
              <button
                key={offer.text}
                type="button"
                className={main ? 'main' : ''}
                data-action={offer.text}
                disabled={resting}
                {...pointing(onPoint, offer.action)}
                onClick={({ nativeEvent }) => onChoose(offer, byClick(nativeEvent))}
              >
                <strong>
                  {word} {key && <kbd className="key">{key}</kbd>}
                </strong>
                {detail && <span className="detail">{detail}</span>}
              </button>
            ))}
          </section>
        ))}
        {found === 0 && <p className="dim">No answer has these words.</p>}
      </div>
    </>
  );
  if (!prompt.onTable) return <div className="choice-list">{list}</div>;
  return (
    <details className="choice-list">
      <summary>Or choose from a list of {prompt.choices.length}</summary>
      {list}
    </details>
  );
}

/** Those with every word that was typed, by their heading, in the order they came in. */
function groupsOf(choices: readonly Choice[], sought: string): [string, Choice[]][] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const text = `${choice.group ?? ''} ${choice.word} ${choice.detail ?? ''}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const group = choice.group ?? '';
    const known = groups.get(group);
    if (known) known.push(choice);
    else groups.set(group, [choice]);
  }
  return [...groups];
}
