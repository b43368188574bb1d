import type { Block } from './book.ts';
import { RuleCard } from './rule-card.tsx';
import { TextBlock } from './text-block.tsx';

/** What stands under a heading. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) =>
    block.is === 'rule' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a book never moves
      <RuleCard key={i} rule={block} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a book never moves
      <TextBlock key={i} block={block} />
    ),
  );
}
