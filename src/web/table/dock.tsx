import type { BarButton, Hand, Toggle } from '../games/adapter.ts';
import { SpeedChoice } from '../parts/choices.tsx';
import { Icon } from '../parts/icon.tsx';
import { Plan } from '../parts/plan.tsx';
import { type By, byClick } from '../stage/grammar.ts';
import { BarMenu } from './bar-menu.tsx';
import { Price } from './price.tsx';
import { Skip } from './skip.tsx';

interface Props {
  hand: Hand | null;
  /** What stands there instead while somebody else is busy. */
  note: string;
  /** The machine is playing: how fast may be chosen here. */
  paced: boolean;
  /** Ends what is being shown; null while nothing is. */
  onSkip: (() => void) | null;
  resting: boolean;
  mode: string | null;
  menu: string | null;
  /** The name of what is to be pressed once more. */
  shown: string | null;
  undoReason: string | null;
  onButton(button: BarButton, by: By): void;
  onToggle(toggle: Toggle): void;
  onUndo(): void;
}

/** The action bar: what the selected piece can do, its price in dots, its key. */
export function Dock({
  hand,
  note,
  paced,
  onSkip,
  resting,
  mode,
  menu,
  shown,
  undoReason,
  onButton,
  onToggle,
  onUndo,
}: Props) {
  const buttons = hand?.bar ?? [];
  const opened = resting ? undefined : buttons.find(({ id, menu: list }) => id === menu && list);
  const end = buttons.find(({ id }) => id === 'end');
  const isArmed = ({ offers }: BarButton) =>
    shown !== null && offers.length === 1 && offers[0].text === shown;
  const sure = end !== undefined && isArmed(end);
  return (
    <nav className={resting ? 'float dock resting' : 'float dock'} aria-label="Actions">
      {opened && <BarMenu button={opened} onPress={onButton} />}
      {onSkip && buttons.length > 0 && <Skip onSkip={onSkip} over />}
      {resting && !onSkip && note && buttons.length > 0 && <p className="rest-note">First answer: {note}</p>}
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
            {onSkip && <Skip onSkip={onSkip} />}
            {paced && <SpeedChoice />}
          </div>
        )}
        {buttons
          .filter(({ id }) => id !== 'end')
          .map((button) => (
            <ActButton
              key={button.id}
              button={button}
              on={mode === button.id || menu === button.id || holds(button, mode)}
              armed={isArmed(button)}
              resting={resting}
              onPress={(by) => onButton(button, by)}
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
            className={`act end${sure ? ' armed' : ''}${end.due ? ' due' : ''}`}
            data-action={end.offers[0]?.text}
            data-confirm={end.confirm ? (sure ? 'armed' : 'asks') : undefined}
            aria-disabled={resting || end.offers.length === 0}
            onClick={({ nativeEvent }) =>
              !resting && end.offers.length > 0 && onButton(end, byClick(nativeEvent))
            }
          >
            <Icon name="i-end-turn" />
            <kbd className="key">{end.key}</kbd>
            <span className="word">{sure ? `${end.confirm}. Sure?` : end.word}</span>
          </button>
        )}
      </div>
    </nav>
  );
}

/** One of its menu is being aimed. */
function holds(button: BarButton, mode: string | null): boolean {
  return mode !== null && (button.menu?.some(({ id }) => id === mode) ?? false);
}

function ActButton({
  button,
  on,
  armed,
  resting,
  onPress,
}: {
  button: BarButton;
  on: boolean;
  armed: boolean;
  resting: boolean;
  onPress(by: By): void;
}) {
  const { offers, price, shared } = button;
  const idle =
    offers.length === 0 &&
    !button.prefers?.length &&
    !(button.menu?.some((item) => item.offers.length > 0) ?? false);
  const means = button.detail ? `${button.word}: ${button.detail}` : button.word;
  const label = offers.length === 1 ? offers[0].label : means;
  return (
    <button
      type="button"
      className={on || armed || button.held ? 'act on' : 'act'}
      data-bar={button.id}
      data-opens={button.menu?.length}
      data-action={offers.length === 1 && !button.aims ? offers[0].text : undefined}
      data-confirm={button.confirm ? (armed ? 'armed' : 'asks') : undefined}
      data-targets={offers.length > 1 || button.aims ? offers.length : undefined}
      aria-disabled={idle || resting}
      aria-pressed={button.prefers ? button.held === true : offers.length > 1 || button.aims ? on : undefined}
      title={idle && button.idle ? `${label}${button.detail ? '.' : ':'} ${button.idle.why}` : label}
      onClick={({ nativeEvent }) => !resting && onPress(byClick(nativeEvent))}
    >
      {button.picture ? <Plan rows={button.picture} className="icon plan" /> : <Icon name={button.icon} />}
      <Price price={price} shared={shared} />
      <kbd className="key">{button.key}</kbd>
      <span className="word">
        {armed && button.confirm ? `${button.confirm}. Sure?` : button.word}
        {button.givesUp && <small> gives up {button.givesUp}</small>}
      </span>
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
