import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressOf } from '../address.ts';
import { arrangementFor, startPlan } from '../missions/arrangement.ts';
import { addMission, dropMission } from '../missions/own-missions.ts';
import { DropButton } from '../parts/drop-button.tsx';
import { FileButton, saveText } from '../parts/file-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Page, Trouble } from '../parts/page.tsx';
import type { Editing } from './draft.ts';
import { MapFields } from './map-fields.tsx';
import { TextPart } from './text-part.tsx';
import { dropDraft, startDraft, useDraft } from './use-draft.ts';
import './sheets.css';

/** A mission being written. One that ships is copied first. */
export function MissionEditor({ editing, id }: { editing: Editing; id: string }) {
  const { adapter, source } = editing;
  const begins =
    id === 'new' || adapter.missions.some((card) => card.id === id) || source?.(id) !== undefined;
  const began = useRef(false);
  useEffect(() => {
    if (!begins || began.current) return;
    began.current = true;
    void startDraft(editing, id === 'new' ? null : id).then((made) =>
      window.location.replace(addressOf(adapter.ruleset.id, 'missions', made, 'sheet')),
    );
  }, [adapter, begins, editing, id]);
  return (
    <Page title="Mission sheet">
      {begins ? <p className="loading">Opening…</p> : <Editor editing={editing} id={id} />}
    </Page>
  );
}

function Editor({ editing, id }: { editing: Editing; id: string }) {
  const { adapter, parts } = editing;
  const at = (...where: readonly string[]) => addressOf(adapter.ruleset.id, ...where);
  const draft = useDraft(editing, id);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  if (!draft) return <p className="loading">Opening…</p>;
  const { data, trouble } = draft;

  async function save(text: string) {
    const card = await addMission(adapter, text);
    await dropDraft(id);
    setSaved(text);
    if (card.id !== id) window.location.replace(at('missions', card.id, 'sheet'));
    return card;
  }
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  async function play(text: string): Promise<void> {
    const card = await save(text);
    const plan = arrangementFor(adapter, card, adapter.seats[0].seat);
    window.location.hash = `#/match/${await startPlan(adapter, card, plan)}`;
  }
  return (
    <div className="mission-editor" data-draft={id} data-fine={trouble === null}>
      <div className="row editor-bar">
        <button
          type="button"
          className="btn go"
          data-do="play-draft"
          disabled={trouble !== null}
          onClick={() => void attempt(() => play(draft.text))}
        >
          <Icon name="i-play" /> Play it
        </button>
        <button
          type="button"
          className="btn"
          data-do="save-mission"
          disabled={trouble !== null}
          onClick={() => void attempt(() => save(draft.text))}
        >
          <Icon name="i-check" /> {saved === draft.text ? 'Saved' : 'Save'}
        </button>
        <button
          type="button"
          className="btn"
          data-do="undo"
          disabled={!draft.undo}
          onClick={() => draft.undo?.()}
        >
          <Icon name="i-undo" /> Undo
        </button>
        <a className="btn" data-do="print-sheet" href={at('missions', id, 'print')}>
          <Icon name="i-roster" /> Sheet to print
        </a>
        <button
          type="button"
          className="btn"
          data-do="export"
          onClick={() => saveText(draft.text, `${id}.yaml`)}
        >
          <Icon name="i-log" /> Save as file
        </button>
        <button
          type="button"
          className="btn"
          data-do="copy-mission"
          onClick={() =>
            void startDraft(editing, id).then((made) => {
              window.location.hash = at('missions', made, 'sheet');
            })
          }
        >
          <Icon name="i-two" /> Copy
        </button>
        <FileButton word="Read a file" accept=".yaml,.yml" onText={draft.write} />
        <DropButton
          name={`the mission ${String(data.title ?? id)}`}
          onDrop={() =>
            void Promise.all([dropDraft(id), dropMission(id)]).then(() => {
              window.location.hash = at('missions');
            })
          }
        />
      </div>
      <Trouble text={problem} />
      <div className="editor-columns">
        <fieldset className="editor-form" disabled={!draft.readable} aria-label="The mission">
          <Part word="Map">
            <MapFields editing={editing} draft={draft} />
          </Part>
          {parts.map(({ word, Fields }) => (
            <Part key={word} word={word}>
              <Fields draft={draft} />
            </Part>
          ))}
        </fieldset>
        <TextPart draft={draft} />
      </div>
    </div>
  );
}

function Part({ word, children }: { word: string; children: ReactNode }) {
  return (
    <section className="squad" aria-label={word}>
      <h2 className="label">{word}</h2>
      {children}
    </section>
  );
}
