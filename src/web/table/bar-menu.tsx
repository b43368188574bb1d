import { useEffect, useRef } from 'react';
import type { BarButton } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { type By, byClick } from '../stage/grammar.ts';
import { Price } from './price.tsx';

/** The kinds of a weapon, the abilities of a mind: a list above the bar, each with its price. */
export function BarMenu({
  button,
  onPress,
}: {
  button: BarButton;
  onPress(button: BarButton, by: By): void;
}) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="float bar-menu" role="menu" aria-label={button.word}>
      <p className="label">
        {button.word}
        {button.detail && <span className="dim"> {button.detail}</span>}
        <button
          type="button"
          className="back"
          role="menuitem"
          onClick={({ nativeEvent }) => onPress(button, byClick(nativeEvent))}
        >
          Back
        </button>
      </p>
      {button.menu?.map((item, i) => (
        <button
          key={item.id}
          ref={i === 0 ? first : undefined}
          type="button"
          role="menuitem"
          data-menu={item.id}
          data-action={item.offers.length === 1 && !item.aims ? item.offers[0].text : undefined}
          data-targets={item.offers.length > 1 || item.aims ? item.offers.length : undefined}
          aria-disabled={item.offers.length === 0}
          onClick={({ nativeEvent }) => onPress(item, byClick(nativeEvent))}
        >
          <Icon name={item.icon} />
          <span>
            <b>{item.word}</b>
            {item.detail && <small className="dim">{item.detail}</small>}
          </span>
          <Price price={item.price} shared={item.shared} />
          {item.key && <kbd className="key">{item.key}</kbd>}
        </button>
      ))}
    </div>
  );
}
