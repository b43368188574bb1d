import { useState } from 'react';
import { addressOf } from '../address.ts';
import { Icon } from '../parts/icon.tsx';
import { Page } from '../parts/page.tsx';
import type { Course } from './lesson.ts';
import { forgetDrill, lessonsDone } from './progress.ts';

/** All lessons, which are done, and where to go on. */
export function LessonList({ course }: { course: Course }) {
  const [done, setDone] = useState(() => lessonsDone(course.game));
  const next = course.lessons.find(({ id }) => !done.includes(id));
  return (
    <Page title="Learn by doing">
      <p className="briefing">
        Short lessons on the real table, a minute each. Do what the line above the board says; nothing you do
        here is kept or counted.
      </p>
      <div className="row">
        {next ? (
          <a className="btn go" href={addressOf(course.game, 'drill', next.id)} data-do="drill-next">
            <Icon name="i-play" /> {done.length > 0 ? `Go on: ${next.title}` : 'Begin'}
          </a>
        ) : (
          <a
            className="btn go"
            href={addressOf(course.game, 'missions', course.mission)}
            data-do="drill-mission"
          >
            <Icon name="i-play" /> Play the first mission
          </a>
        )}
        {done.length > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              forgetDrill(course.game);
              setDone([]);
            }}
          >
            <Icon name="i-undo" /> Start over
          </button>
        )}
      </div>
      <ol className="lessons">
        {course.lessons.map(({ id, title, about, icon }, i) => (
          <li key={id}>
            <a
              href={addressOf(course.game, 'drill', id)}
              data-lesson={id}
              className={id === next?.id ? 'next' : undefined}
            >
              <Icon name={icon} />
              <span>
                <b>
                  {i + 1}. {title}
                </b>
                <small className="dim">{about}</small>
              </span>
              {done.includes(id) && <Icon name="i-check" className="icon done" label="Done" />}
            </a>
          </li>
        ))}
      </ol>
    </Page>
  );
}
