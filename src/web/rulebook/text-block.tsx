import { type Block, rowId } from './book.ts';
import { Inline } from './inline.tsx';

/** A paragraph, list or table of the book. `self` is the rule it stands in. */
export function TextBlock({ block, self }: { block: Exclude<Block, { is: 'rule' }>; self?: string }) {
  switch (block.is) {
    case 'table':
      return <BookTable block={block} self={self} />;
    case 'code':
      return <pre className="book-code">{block.text}</pre>;
    case 'list':
      return (
        <ul className="book-list">
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} self={self} />
            </li>
          ))}
        </ul>
      );
    case 'ruling':
      return (
        <p className="ruling">
          <span className="label">Ruling</span>{' '}
          <Inline text={block.text[0].toUpperCase() + block.text.slice(1)} self={self} />
        </p>
      );
    case 'summary':
      return (
        <p className="summary-word">
          <Inline text={block.text} self={self} />
        </p>
      );
    default:
      return (
        <p>
          <Inline text={block.text} self={self} />
        </p>
      );
  }
}

function BookTable({ block, self }: { block: Extract<Block, { is: 'table' }>; self?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by key
    <figure className="book-table" tabIndex={0} aria-label={`Table: ${block.head.join(', ')}`}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={i} scope="col">
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={n} data-rule-row={rowId(row) ?? undefined}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <td key={i}>
                  <Inline text={cell} self={self} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
