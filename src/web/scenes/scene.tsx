import './scene.css';
import { useEffect, useState } from 'react';

/** A moment of each game, drawn with its pieces. They are files of their own: a page asks for those it shows. */
const files = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true });
const here = new Map<string, Promise<void>>();

/** Puts a scene and its pieces into the page once, so that any picture can refer to them. */
function bring(game: string): Promise<void> {
  const begun = here.get(game) ?? fetched(files[`./${game}.svg`]);
  here.set(game, begun);
  begun.catch(() => here.delete(game));
  return begun;
}

async function fetched(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const holder = document.createElement('div');
  holder.className = 'defs';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = await answer.text();
  document.body.append(holder);
}

/** Whether the pieces of a game's scene are in the page. A picture that could not be fetched is left out. */
export function useScene(game: string): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    let gone = false;
    setThere(false);
    bring(game).then(
      () => !gone && setThere(true),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return there;
}

/** A part of a game's scene. `box` is what of it is seen. */
export function Scene({ game, box }: { game: string; box: string }) {
  const there = useScene(game);
  return (
    <svg className="scene" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {there && <use href={`#scene-${game}`} />}
    </svg>
  );
}
