import { type ComponentType, type LazyExoticComponent, lazy, use } from 'react';
import { pagesOf } from './games/own-pages.ts';
import { NotFound } from './not-found.tsx';

type Shown = ComponentType<{ readonly id: string | null }>;

const opened = new Map<string, LazyExoticComponent<Shown>>();

/** A page that only this game has, or a part of one of its things. */
export function GamePage({ game, page, id }: { game: string; page: string; id: string | null }) {
  const pages = use(pagesOf(game)) as Readonly<Record<string, (() => Promise<Shown>) | undefined>>;
  const fetched = pages[page];
  if (!fetched) return <NotFound />;
  const key = `${game} ${page}`;
  const Page = opened.get(key) ?? lazy(async () => ({ default: await fetched() }));
  opened.set(key, Page);
  return <Page id={id} />;
}
