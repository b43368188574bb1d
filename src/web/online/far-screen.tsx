import { type ComponentType, memo, useMemo, useSyncExternalStore } from 'react';
import type { TableNews } from '../../kernel/far-table.ts';
import type { Sitting } from '../match/sitting.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { afterFar } from './after-far.ts';
import { FarChat } from './far-chat.tsx';
import { FarClocks } from './far-clocks.tsx';
import { FarMenu } from './far-menu.tsx';
import type { FarLine } from './line.ts';
import { type NewsBoard, useNews } from './news.ts';

interface Props {
  sitting: Sitting;
  board: NewsBoard;
  line: FarLine;
  onProblem(why: string): void;
}

/** A match with somebody elsewhere. What is told beside it draws its own small parts anew, and not the table. */
export const FarScreen = memo(function FarScreen({ sitting, board, line, onProblem }: Props) {
  const { id, you, ruleset, campaign } = board.get()!;
  const rematch = useSyncExternalStore(board.subscribe, () => board.get()!.rematch);
  const after = useMemo(
    () => afterFar({ id, you, rematch, ruleset, campaign }, onProblem),
    [id, you, rematch, ruleset, campaign, onProblem],
  );
  const more = useMemo(
    () => ({
      menu: <WithNews board={board} of={FarMenu} line={line} />,
      bar: (
        <>
          <WithNews board={board} of={FarClocks} nameOf={sitting.table.seatName} />
          <WithNews board={board} of={FarChat} line={line} />
        </>
      ),
    }),
    [board, line, sitting],
  );
  return <TableScreen sitting={sitting} after={after} more={more} />;
});

/** A part that shows the news, with those of the moment. */
function WithNews<P extends { news: TableNews }>({
  board,
  of: Part,
  ...rest
}: { board: NewsBoard; of: ComponentType<P> } & Omit<P, 'news'>) {
  const news = useNews(board);
  return news && <Part {...(rest as unknown as P)} news={news} />;
}
