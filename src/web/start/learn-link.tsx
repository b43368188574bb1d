import { lessonsDone } from '../drill/progress.ts';
import { Icon } from '../parts/icon.tsx';

/** The way to the drill; somebody who has never played is told that it is for them. */
export function LearnLink({ fresh }: { fresh: boolean }) {
  const done = lessonsDone().length;
  const word =
    done > 0 ? `${done} ${done === 1 ? 'lesson' : 'lessons'} done` : 'Eight short lessons, ten minutes';
  return (
    <a className={fresh && done === 0 ? 'btn learn fresh' : 'btn learn'} href="#/drill" data-do="drill">
      <Icon name="i-help" />
      <span>
        <b>{fresh && done === 0 ? 'New here? Learn by doing' : 'Learn by doing'}</b>
        <small>{word}</small>
      </span>
    </a>
  );
}
