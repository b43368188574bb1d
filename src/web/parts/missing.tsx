import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  /** A sentence: what is wrong, in the player's words. */
  text: string;
  picture?: string;
  /** What to do next, the likeliest first. */
  children: ReactNode;
}

/** Where nothing can be shown: a picture, a sentence, and the next thing to do. */
export function Missing({ title, text, picture = 'b-blip', children }: Props) {
  return (
    <main className="missing">
      <Icon name={picture} className="big stealer" />
      <h1 className="name">{title}</h1>
      <p className="dim" role="alert">
        {text}
      </p>
      <p className="row">{children}</p>
    </main>
  );
}
