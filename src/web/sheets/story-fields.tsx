import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import { LinesField, NumberField, TextField } from './fields.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Props {
  draft: Draft;
  /** What the game does when the mission says nothing. */
  usual: { readonly minutes: number; readonly turns: string };
  children?: ReactNode;
}

/** What players are told: title, story, how long. */
export function StoryFields({ draft: { data, set }, usual, children }: Props) {
  return (
    <>
      <TextField word="Title" field="title" value={text(data.title)} onChange={(v) => set(['title'], v)} />
      <TextField
        word="In a line"
        field="summary"
        value={text(data.summary)}
        onChange={(v) => set(['summary'], v)}
      />
      <LinesField
        word="Briefing"
        field="briefing"
        value={text(data.briefing)}
        onChange={(v) => set(['briefing'], v)}
      />
      <div className="row">
        <TextField
          word="File name"
          field="id"
          value={text(data.id)}
          onChange={(v) => set(['id'], v.toLowerCase().replace(/[^a-z0-9-]/g, '-'))}
        />
        <NumberField
          word="Minutes"
          field="minutes"
          value={data.minutes ?? usual.minutes}
          onChange={(v) => set(['minutes'], v)}
        />
        <NumberField
          word="Turns"
          field="turns"
          hint={usual.turns}
          value={data.turns}
          onChange={(v) => set(['turns'], v)}
        />
        {children}
      </div>
    </>
  );
}
