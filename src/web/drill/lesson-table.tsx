import { useEffect, useMemo, useState } from 'react';
import { type Adapter, onSquares, type SquaresTable } from '../games/adapter.ts';
import { useAdapter } from '../games/index.ts';
import { sit } from '../match/sit.ts';
import type { Sitting } from '../match/sitting.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { Coach } from './coach.tsx';
import { hostOn } from './host-on.ts';
import { type Course, type Lesson, seatOf } from './lesson.ts';
import { type LessonRun, runLesson } from './run.ts';

/** One lesson on the real table. Begun again it is laid out anew. */
export function LessonTable({ course, lesson }: { course: Course; lesson: Lesson }) {
  const adapter = useAdapter(course.game);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try is a new one
  const run = useMemo(() => runLesson(course, lesson), [course, lesson, tries]);
  const [seated, setSeated] = useState<{ run: LessonRun; sitting: Sitting } | null>(null);
  useEffect(() => {
    const mine = sitDown(adapter, course, run);
    setSeated({ run, sitting: mine });
    return () => mine.leave();
  }, [adapter, course, run]);
  const again = () => setTries(tries + 1);
  if (seated?.run !== run) return <p className="loading">Opening…</p>;
  return (
    <TableScreen
      key={tries}
      sitting={seated.sitting}
      after={{ again }}
      coach={<Coach course={course} run={run} sitting={seated.sitting} onAgain={again} />}
    />
  );
}

function sitDown(adapter: Adapter, course: Course, run: LessonRun): Sitting {
  const { match, lesson } = run;
  const host = hostOn(match, seatOf(course, lesson), adapter, lesson.enemy ?? []);
  const table = host.table.stage === 'squares' ? taught(onSquares(host.table), run) : host.table;
  return sit({ ...host, id: `drill-${lesson.id}`, table });
}

function taught(table: SquaresTable, run: LessonRun): SquaresTable {
  return {
    ...table,
    // A walk of several steps is offered when each of them is asked for.
    sight: (view, unit) => table.sight(view, run.step()?.lit ?? unit),
    reach: (ask) => table.reach(ask).filter(({ text }) => text.split('; ').every(run.allows)),
  };
}
