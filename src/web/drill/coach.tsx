import { useEffect, useRef, useSyncExternalStore } from 'react';
import { addressOf } from '../address.ts';
import type { Sitting } from '../match/sitting.ts';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { missionsWord } from '../start/doors.ts';
import type { Course } from './lesson.ts';
import { Pointer } from './pointer.tsx';
import { markDone } from './progress.ts';
import type { LessonRun } from './run.ts';

interface Props {
  course: Course;
  run: LessonRun;
  sitting: Sitting;
  onAgain(): void;
}

/** A finger taps, points at nothing and has no keys. */
function inHand(text: string): string {
  if (window.matchMedia('(hover: hover)').matches) return text;
  return text
    .replace(/ \([A-Z]\)/g, '')
    .replace(/,? or press \d/, '')
    .replace(/\bclick\b/g, 'tap')
    .replace(/\b(P|p)oint at\b/, (_, p) => (p === 'P' ? 'Tap' : 'tap'));
}

/** The line above the board: what to do now, and why. */
export function Coach({ course, run, sitting, onAgain }: Props) {
  const look = useSyncExternalStore(sitting.subscribe, sitting.look);
  const { lesson } = run;
  const { lessons } = course;
  const number = lessons.indexOf(lesson);
  const next = lessons[number + 1];
  const after = next ? addressOf(course.game, 'drill', next.id) : addressOf(course.game, 'drill');
  // The next thing to do is told when what was done has been seen.
  const reached = useRef({ step: run.step(), done: run.done() });
  if (!look.moving) reached.current = { step: run.step(), done: run.done() };
  const { step, done } = reached.current;
  const finished = step === null;
  const lost = look.outcome !== null && !finished;
  useEffect(() => {
    if (finished) markDone(course.game, lesson.id);
  }, [finished, course, lesson]);
  return (
    <section className="coach" aria-label="Lesson" data-step={finished ? 'done' : done + 1}>
      <header>
        <span className="label">
          Lesson {number + 1} of {lessons.length}
        </span>
        <b>{lesson.title}</b>
        <ol className="ticks" aria-label={`${done} of ${lesson.steps.length} steps done`}>
          {lesson.steps.map(({ say }, i) => (
            <li key={say} className={i < done ? 'done' : i === done ? 'now' : ''} />
          ))}
        </ol>
      </header>
      <div className="told" role="status" key={done}>
        <p className="say">
          {finished ? `Done. ${lesson.learned}` : lost ? 'It went wrong. Try again.' : inHand(step.say)}
        </p>
        {!finished && step.why && (
          <p className="dim">
            {inHand(step.why)} {step.rule && <Rule id={step.rule} />}
          </p>
        )}
      </div>
      <div className="buttons">
        {!finished && step.until === 'read' && (
          <button
            type="button"
            className="btn go"
            data-do="drill-read"
            onClick={() => {
              run.read();
              sitting.retry();
            }}
          >
            Go on
          </button>
        )}
        {finished && (
          <a
            className="btn go"
            href={next ? after : addressOf(course.game, 'missions', course.mission)}
            data-do="drill-next"
          >
            <Icon name="i-play" />{' '}
            {next
              ? `Next: ${next.title}`
              : `Play a ${missionsWord(course.game).replace(/s$/, '').toLowerCase()}`}
          </a>
        )}
        <button type="button" className="btn" data-do="drill-again" onClick={onAgain}>
          <Icon name="i-replay" /> Again
        </button>
        <a className="btn" href={finished ? addressOf(course.game, 'drill') : after} data-do="drill-skip">
          {finished ? 'All lessons' : 'Skip'}
        </a>
      </div>
      {!finished && !look.busy && <Pointer point={step.point} find={run.find} />}
    </section>
  );
}
