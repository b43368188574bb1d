import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { sentence } from '../../kernel/words.ts';
import type { Desk } from './desk.ts';
import { floorsOf } from './map.ts';
import { sayCorridors, saySquare, wayOf } from './squares.ts';

interface Props {
  desk: Desk;
  /** Enter on a square. */
  onAct(square: number): readonly string[];
  onBack(): void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  PageUp: 1,
  ArrowRight: 2,
  PageDown: 3,
  ArrowDown: 4,
  End: 5,
  ArrowLeft: 6,
  Home: 7,
};

/** The board to walk on: arrow keys move a cursor and say what is there. */
export function BoardWalk({ desk, onAct, onBack }: Props) {
  const { board, cursor, look, scene, speech, view } = desk;
  const [last, setLast] = useState({ text: '', viewer: look.viewer });
  // Nothing said of one player's board stays for the other.
  const said = last.viewer === look.viewer ? last.text : '';
  const setSaid = (text: string) => setLast({ text, viewer: look.viewer });
  const map = useRef<HTMLDivElement>(null);
  const floors = useMemo(
    () => floorsOf({ board, scene, speech, view }, cursor),
    [board, scene, speech, view, cursor],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark has moved
  useEffect(() => {
    const mark = map.current?.querySelector<HTMLElement>('.cursor');
    const box = map.current;
    if (!mark || !box) return;
    box.scrollLeft = mark.offsetLeft - box.clientWidth / 2;
    box.scrollTop = mark.offsetTop - box.clientHeight / 2;
  }, [cursor, floors]);

  function step(dir: number): void {
    const next = board.near[cursor * 8 + dir];
    if (next < 0) return setSaid(sentence(`wall to the ${wayOf(dir)} of ${board.name(cursor)}`));
    desk.moveTo(next);
    setSaid(sentence(saySquare(desk, next)));
  }
  function visit(units: readonly number[], by: number): void {
    const placed = units.filter((unit) => speech.at(view, unit) >= 0);
    if (placed.length === 0) return setSaid('Nobody is on the board.');
    const here = placed.findIndex((unit) => speech.at(view, unit) === cursor);
    const next = placed[(here + by + placed.length) % placed.length];
    desk.moveTo(speech.at(view, next));
    setSaid(sentence(saySquare(desk, speech.at(view, next))));
  }
  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || cursor < 0) return;
    const key = event.key.toLowerCase();
    if (event.key in STEPS) step(STEPS[event.key]);
    else if (key === '.') visit(speech.own(view, look.viewer), 1);
    else if (key === ',') visit(speech.own(view, look.viewer), -1);
    else if (key === 'e') visit(speech.foes(view, look.viewer), event.shiftKey ? -1 : 1);
    else if (key === 'c') setSaid(sayCorridors(desk, cursor).join(' '));
    else if (event.key === 'Enter') setSaid(onAct(cursor).join(' '));
    else if (event.key === 'Escape') onBack();
    else return;
    event.preventDefault();
  }
  return (
    <section className="walk" aria-label="Board">
      <h2 className="label">Board</h2>
      <div
        role="application"
        aria-label="Board, arrow keys walk"
        aria-describedby="walk-keys"
        className="walk-map"
        ref={map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is walked by key
        tabIndex={0}
        onKeyDown={onKey}
        onFocus={() => cursor >= 0 && setSaid(sentence(saySquare(desk, cursor)))}
      >
        <div aria-hidden="true">
          {floors.map(({ name, rows }) => (
            <div key={name}>
              {name && <p className="label">{name}</p>}
              {rows.map((cells, y) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
                <div key={y} className="walk-row">
                  {cells.map(({ look, text, cells: wide }, x) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                    <span key={x} className={look} style={{ '--cells': wide } as CSSProperties}>
                      {text}
                    </span>
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <p className="walk-said" aria-live="assertive" aria-atomic="true">
        {said}
      </p>
      <p id="walk-keys" className="dim">
        Arrows walk. Full stop and comma: your pieces. E: enemies. C: corridor. Enter: act here. Escape: back.
      </p>
    </section>
  );
}
