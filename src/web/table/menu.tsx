import { type ReactNode, useState } from 'react';
import { Seal, type SealShown } from '../fairness/seal.tsx';
import type { Briefing } from '../games/adapter.ts';
import { SpeedChoice, ThemeChoice } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { SoundChoice } from '../sound/sound-choice.tsx';

interface Props {
  title: string;
  briefing: Briefing;
  seal: SealShown;
  over: boolean;
  /** Stored: it can be gone on with later. */
  kept: boolean;
  onClose(): void;
  onOpen(dialog: 'keys' | 'orders'): void;
  /** Why no draw can be offered; null when one can. */
  drawReason: string | null;
  onDraw(): void;
  /** Why nobody can be asked to let something be taken back; undefined where there is nobody to ask. */
  backReason: string | null | undefined;
  onBack(): void;
  children?: ReactNode;
  onConcede(): void;
  onSave(): void;
}

/** The pause menu: how it looks, how fast it goes, giving up, leaving. */
export function Menu({
  title,
  briefing,
  seal,
  over,
  kept,
  onClose,
  onOpen,
  onConcede,
  onSave,
  drawReason,
  onDraw,
  backReason,
  onBack,
  children,
}: Props) {
  const [sure, setSure] = useState(false);
  return (
    <Dialog title="Menu" onClose={onClose}>
      <details className="told">
        <summary>{title}: what you were told</summary>
        <p className="briefing">{briefing.text}</p>
        <dl className="goals">
          {briefing.goals.map(({ who, text }) => (
            <div key={`${who} ${text}`}>
              <dt className="label">{who}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {briefing.options.map(({ text, rule }) => (
          <p key={rule} className="dim">
            {text} <Rule id={rule} />
          </p>
        ))}
      </details>
      <Seal seal={seal} />
      <ThemeChoice />
      <SpeedChoice />
      <SoundChoice />
      <div className="buttons">
        {kept && window.location.hash.includes('/match/') && (
          <a className="btn" href={window.location.hash.replace('/match/', '/text/')} data-do="text">
            <Icon name="i-log" /> Play in text
          </a>
        )}
        {kept && (
          <button type="button" className="btn" data-do="orders" onClick={() => onOpen('orders')}>
            <Icon name="i-guard" /> Standing orders
          </button>
        )}
        <button type="button" className="btn with-pointer" data-do="keys" onClick={() => onOpen('keys')}>
          <Icon name="i-help" /> All keys (?)
        </button>
        <a className="btn" href="#/rulebook">
          <Icon name="i-rulebook" /> Rulebook
        </a>
        {kept && !over && (
          <button
            type="button"
            className="btn"
            data-do="draw"
            aria-disabled={drawReason !== null}
            onClick={() => drawReason === null && onDraw()}
          >
            <Icon name="i-two" />
            <span>
              Offer a draw
              {drawReason && <small className="dim">{drawReason}</small>}
            </span>
          </button>
        )}
        {!over && backReason !== undefined && (
          <button
            type="button"
            className="btn"
            data-do="ask-back"
            aria-disabled={backReason !== null}
            onClick={() => backReason === null && onBack()}
          >
            <Icon name="i-undo" />
            <span>
              Ask to take back
              {backReason && <small className="dim">{backReason}</small>}
            </span>
          </button>
        )}
        {children}
        {over ? (
          <button type="button" className="btn" onClick={onSave}>
            <Icon name="i-log" /> Save as file
          </button>
        ) : (
          <button
            type="button"
            className={sure ? 'btn harm-btn' : 'btn'}
            data-do="concede"
            onClick={() => (sure ? onConcede() : setSure(true))}
          >
            <Icon name="m-flag" /> {sure ? 'Yes, concede' : 'Concede'}
          </button>
        )}
        <a className="btn" href="#/">
          <Icon name="i-close" /> {kept ? 'Leave; the game is saved' : 'Leave'}
        </a>
      </div>
    </Dialog>
  );
}
