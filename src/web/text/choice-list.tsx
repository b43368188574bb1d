import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TextChoice } from './choices.ts';
import { labelAt } from './labels.ts';

interface Props {
  choices: readonly TextChoice[];
  /** Goes up with every change: the list begins at its top again. */
  beat: number;
  onTake(choice: TextChoice): void;
}

/** The choices, lettered. Arrow keys walk through them, Enter takes one. */
export function ChoiceList({ choices, beat, onTake }: Props) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const here = Math.min(at, choices.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look, another list
  useEffect(() => setAt(0), [beat]);
  function go(to: number): void {
    setAt(to);
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  }
  function onKey(event: KeyboardEvent): void {
    const keys: Record<string, number> = {
      ArrowDown: Math.min(here + 1, choices.length - 1),
      ArrowUp: Math.max(here - 1, 0),
      Home: 0,
      End: choices.length - 1,
    };
    if (event.key in keys) go(keys[event.key]);
    else if ((event.key === 'Enter' || event.key === ' ') && choices[here]) onTake(choices[here]);
    else return;
    event.preventDefault();
  }
  return (
    <section className="choices" aria-label="Choices">
      <h2 className="label">Choices</h2>
      {/* It stays while there is nothing in it, so that the focus is not lost. */}
      <div
        ref={list}
        role="listbox"
        aria-label="What you can do"
        tabIndex={0}
        aria-activedescendant={`choice-${Math.max(0, here)}`}
        onKeyDown={onKey}
      >
        {choices.length === 0 && (
          // biome-ignore lint/a11y/useFocusableInteractive: there is nothing to do with it
          <div id="choice-0" role="option" aria-selected={false} aria-disabled="true" className="dim">
            <span /> Nothing to choose now.
          </div>
        )}
        {choices.map((choice, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens to the keys
          <div
            key={choice.typed}
            id={`choice-${i}`}
            role="option"
            aria-selected={i === here}
            data-typed={choice.typed}
            onClick={() => onTake(choice)}
          >
            <b className="num">{labelAt(i)}</b> {choice.text}
          </div>
        ))}
      </div>
    </section>
  );
}
