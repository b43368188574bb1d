import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type MissionTrouble, missionTrouble } from '../../cases/mission-file.ts';
import { GAMES } from '../../games/list.ts';
import type { Adapter } from '../games/adapter.ts';
import { ownIds, ownMission } from '../missions/own-missions.ts';
import { type Kept, shelf } from '../store/db.ts';
import type { Draft, Editing } from './draft.ts';
import { copyText, type Data, dataOf, freeId, textOf, withValue } from './draft-text.ts';
import type { LevelText } from './map-text.ts';
import { levelsOf } from './marks.ts';

interface KeptDraft extends Kept {
  readonly text: string;
  /** Missing where it was kept before other games had sheets. */
  readonly game?: string;
}

const drafts = shelf<KeptDraft>('drafts');

/** The draft kept under this id, else the player's own mission; null when there is neither. */
export async function draftText(id: string): Promise<string | null> {
  const kept = await drafts.get(id);
  if (kept) return kept.text;
  const own = await ownMission(id);
  return own ? (own.text ?? textOf(own.data)) : null;
}

/** Begins a copy of a mission, or a new one, and gives the id under which it is written. */
export async function startDraft(
  { adapter, blank, source: other }: Editing,
  from: string | null,
): Promise<string> {
  const ids = [...adapter.missions, ...(await drafts.list())].map(({ id }) => id);
  const id = freeId(from ?? 'my-mission', new Set([...ids, ...(await ownIds())]));
  const card = adapter.missions.find((one) => one.id === from);
  const data = (card?.setup as { mission: Data } | undefined)?.mission ?? other?.(from ?? '');
  const source = data ? textOf(data) : ((from && (await draftText(from))) ?? blank);
  const title = from ? `${String(dataOf(source)?.title ?? '')}, changed`.slice(0, 60) : 'New mission';
  await drafts.put({ id, game: adapter.ruleset.id, text: copyText(source, id, title), savedAt: Date.now() });
  return id;
}

/** What was begun of this game and not saved yet. */
export async function listDrafts(of: string): Promise<{ id: string; title: string }[]> {
  return (await drafts.list())
    .filter(({ game = GAMES[0].id }) => game === of)
    .map(({ id, text }) => ({ id, title: String(dataOf(text)?.title ?? id) }));
}

export function dropDraft(id: string): Promise<void> {
  return drafts.drop(id);
}

/** A mission being written. Every change is kept in this browser at once, right or wrong. */
export function useDraft({ adapter, blank }: Editing, id: string): Draft | null {
  const [text, setText] = useState<string | null>(null);
  const [past, setPast] = useState<readonly string[]>([]);
  const last = useRef<Data>({});
  // A stroke of the brush changes several squares before the page is drawn again.
  const now = useRef('');
  const put = useCallback(
    (next: string) => {
      now.current = next;
      setText(next);
      void drafts.put({ id, game: adapter.ruleset.id, text: next, savedAt: Date.now() });
    },
    [adapter, id],
  );
  const write = useCallback(
    (next: string) => {
      const before = now.current;
      if (next === before) return;
      setPast((texts) => [...texts.slice(-99), before]);
      put(next);
    },
    [put],
  );
  useEffect(() => {
    void draftText(id).then((found) => {
      now.current = found ?? copyText(blank, id, 'New mission');
      setText(now.current);
    });
  }, [blank, id]);
  return useMemo(() => {
    if (text === null) return null;
    const data = dataOf(text);
    if (data) last.current = data;
    return {
      text,
      data: last.current,
      readable: data !== null,
      trouble: missionTrouble(text, adapter.ruleset) ?? taken(adapter, data),
      write,
      set: (path, value) => write(withValue(now.current, path, value)),
      changeLevel: (index, change) => write(withLevel(now.current, index, change)),
      setSections: (levels, names) => write(withSections(now.current, levels, names)),
      undo:
        past.length === 0
          ? null
          : () => {
              setPast(past.slice(0, -1));
              put(past[past.length - 1]);
            },
    };
  }, [adapter, past, put, text, write]);
}

function withLevel(text: string, index: number, change: (level: LevelText) => LevelText): string {
  const level = levelsOf(dataOf(text) ?? {})[index];
  if (!level) return text;
  const next = change(level);
  if (next === level) return text;
  const drawn = withValue(text, ['levels', index, 'picture'], next.picture);
  return next.sections === undefined ? drawn : withValue(drawn, ['levels', index, 'sections'], next.sections);
}

function withSections(text: string, levels: readonly string[], names: Data): string {
  const drawn = levels.reduce(
    (out, sections, i) => withValue(out, ['levels', i, 'sections'], `${sections}\n`),
    text,
  );
  return withValue(drawn, ['sectionNames'], names);
}

/** A mission that ships keeps its name. */
function taken(adapter: Adapter, data: Data | null): MissionTrouble | null {
  if (!adapter.missions.some(({ id }) => id === data?.id)) return null;
  return {
    message: 'id: a mission that ships is called so. Choose another.',
    line: 1,
    column: 1,
    cell: null,
  };
}
