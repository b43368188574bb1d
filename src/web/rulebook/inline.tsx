import { Fragment, type ReactNode } from 'react';
import { Rule } from '../parts/rule.tsx';
import { bookOfRule } from './shelf.ts';

const TOKEN = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b([A-Z0-9]+-[A-Z]+-\d+)\b/g;

/** Words with their code, emphasis and links to other rules; `self` is the rule they stand in. */
export function Inline({ text, self }: { text: string; self?: string }) {
  const out: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [all, code, strong, soft, id] = found;
    out.push(text.slice(from, found.index));
    if (code !== undefined) out.push(<code>{code}</code>);
    else if (strong !== undefined)
      out.push(
        <b>
          <Inline text={strong} self={self} />
        </b>,
      );
    else if (soft !== undefined) out.push(<em>{soft}</em>);
    else if (id !== self && bookOfRule(id)) out.push(<Rule id={id} plain />);
    else out.push(id);
    from = found.index + all.length;
  }
  out.push(text.slice(from));
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
  return out.map((piece, i) => <Fragment key={i}>{piece}</Fragment>);
}
