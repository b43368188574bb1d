import { useEffect, useState } from 'react';
import type { BarButton, Hand, Toggle } from '../games/adapter.ts';
import { SpeedChoice } from '../parts/choices.tsx';
import { Icon } from '../parts/icon.tsx';

interface Props {
  hand: Hand | null;
  /** What stands there instead while somebody else is busy. */
  note: string;
  /** The machine is playing: how fast may be chosen here. */
  paced: boolean;
  resting: boolean;
  mode: string | null;
  undoReason: string | null;
  beat: number;
  onButton(button: BarButton): void;
  onToggle(toggle: Toggle): void;
  onUndo(): void;
}

/** The action bar: what the selected piece can do, its price in dots, its key. */
export function Dock({
  hand,
  note,
  paced,
  resting,
  mode,
  undoReason,
  beat,
  onButton,
  onToggle,
  onUndo,
}: Props) {
  const [armed, setArmed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change on the table disarms the button
  useEffect(() => setArmed(null), [beat, mode]);
  const buttons = hand?.bar ?? [];
  const end = buttons.find(({ id }) => id === 'end');
  const press = (button: BarButton) => {
    if (button.confirm && armed !== button.id) setArmed(button.id);
    else onButton(button);
  };
  return (
    <nav
      className={resting ? 'float dock resting' : 'float dock'}
      aria-label="Actions"
      data-armed={armed ?? undefined}
    >
      {hand && hand.toggles.length > 0 && !resting && (
        <div className="toggles">
          {hand.toggles.map((toggle) => (
            <ToggleButton key={toggle.id} toggle={toggle} onPress={() => onToggle(toggle)} />
          ))}
        </div>
      )}
      <div className="acts">
        {buttons.length === 0 && (
          <div className="dock-note">
            <p>{note}</p>
            {paced && <SpeedChoice />}
          </div>
        )}
        {buttons
          .filter(({ id }) => id !== 'end')
          .map((button) => (
            <ActButton
              key={button.id}
              button={button}
              on={mode === button.id}
              resting={resting}
              onPress={() => press(button)}
            />
          ))}
      </div>
      <hr />
      <div className="closing">
        <button
          type="button"
          className="act"
          data-do="undo"
          aria-disabled={undoReason !== null || resting}
          title={undoReason ?? 'Take back your last action'}
          onClick={onUndo}
        >
          <Icon name="i-undo" />
          <kbd className="key">Z</kbd>
          <span className="word">Take back</span>
        </button>
        {end && (
          <button
            type="button"
            className={armed === 'end' ? 'act end armed' : 'act end'}
            data-action={end.offers[0]?.text}
            data-confirm={end.confirm ? (armed === 'end' ? 'armed' : 'asks') : undefined}
            aria-disabled={resting || end.offers.length === 0}
            onClick={() => !resting && end.offers.length > 0 && press(end)}
          >
            <Icon name="i-end-turn" />
            <kbd className="key">{end.key}</kbd>
            <span className="word">{armed === 'end' ? `${end.confirm}. Sure?` : end.word}</span>
          </button>
        )}
      </div>
    </nav>
  );
}

function ActButton({
  button,
  on,
  resting,
  onPress,
}: {
  button: BarButton;
  on: boolean;
  resting: boolean;
  onPress(): void;
}) {
  const { offers, price, shared } = button;
  const idle = offers.length === 0;
  const label = offers.length === 1 ? offers[0].label : button.word;
  return (
    <button
      type="button"
      className={on ? 'act on' : 'act'}
      data-bar={button.id}
      data-action={offers.length === 1 && !button.aims ? offers[0].text : undefined}
      data-targets={offers.length > 1 || button.aims ? offers.length : undefined}
      aria-disabled={idle || resting}
      aria-pressed={offers.length > 1 || button.aims ? on : undefined}
      title={label}
      onClick={() => !resting && onPress()}
    >
      <Icon name={button.icon} />
      <span className="cost" role="img" aria-label={price === 1 ? '1 point' : `${price} points`}>
        {[...Array(price).keys()].map((i) => (
          <i key={i} className={i < shared ? 'cp' : ''} />
        ))}
      </span>
      <kbd className="key">{button.key}</kbd>
      <span className="word">{button.word}</span>
    </button>
  );
}

function ToggleButton({ toggle, onPress }: { toggle: Toggle; onPress(): void }) {
  const { word, value, options, icon, key } = toggle;
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <button
      type="button"
      className={value === options[0].value ? 'toggle' : 'toggle on'}
      data-toggle={toggle.id}
      data-value={value}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>
        {word}: <b>{chosen.word}</b>
      </span>
      <kbd className="key">{key}</kbd>
    </button>
  );
}
