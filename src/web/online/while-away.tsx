import { useEffect, useState } from 'react';
import { interruptions } from '../../games/interruptions.ts';
import type { TableNews } from '../../kernel/far-table.ts';
import { type Interruption, type Manner, mannerOf } from '../../kernel/interruption.ts';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import type { FarLine } from './line.ts';

/** What becomes of questions in the middle of the other's move while one is not here: the server keeps it, and tells nobody. */
export function WhileAway({ news, line }: { news: TableNews; line: FarLine }) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <button type="button" className="btn" data-do="while-away" onClick={() => setOpen(true)}>
        <Icon name="i-timer" /> While I am away…
      </button>
    );
  return <Orders news={news} line={line} />;
}

function Orders({ news, line }: { news: TableNews; line: FarLine }) {
  const { ruleset, you, control, instructions = {} } = news;
  const asides = useAsides(ruleset).filter(({ seats }) => seats?.includes(you) ?? true);
  const choose = (id: string, manner: Manner) => line.say({ instruct: { ...instructions, [id]: manner } });
  return (
    <section className="far-orders" aria-label="While I am away">
      <p className="dim">
        The server answers these questions in the middle of the other player’s move when you are not here.
        Nobody else learns what you choose, and every answer takes a moment, whoever gives it.
      </p>
      {asides.map(({ id, word, rule, leastWord, conditions = [] }) => (
        <label key={id} className="field">
          <span>
            {word} <Rule id={rule} />
          </span>
          <select
            className="order-pick"
            data-away={id}
            value={mannerOf(instructions, id, control)}
            onChange={({ target }) => choose(id, target.value)}
          >
            <option value="ask">Wait for me.</option>
            <option value="least">{leastWord}</option>
            {conditions.map((one) => (
              <option key={one.id} value={one.id}>
                {one.word}
              </option>
            ))}
            <option value="machine">As the machine would, from what I know.</option>
          </select>
        </label>
      ))}
    </section>
  );
}

export function useAsides(ruleset: string): readonly Interruption[] {
  const [asides, setAsides] = useState<readonly Interruption[]>([]);
  useEffect(() => {
    let gone = false;
    interruptions.load(ruleset).then(
      (found) => gone || setAsides(found),
      () => undefined, // without it the menu has no such list
    );
    return () => {
      gone = true;
    };
  }, [ruleset]);
  return asides;
}
