import { useEffect, useMemo, useState } from 'react';
import type { Adapter, Table } from '../games/adapter.ts';
import { useAdapter } from '../games/index.ts';
import { sit } from '../match/sit.ts';
import type { Sitting } from '../match/sitting.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { Coach } from './coach.tsx';
import { enemyOf } from './enemy.ts';
import type { Course, Lesson } from './lesson.ts';
import { type Run, runLesson } from './run.ts';

/** One lesson on the real table. Begun again it is laid out anew. */
export function LessonTable({ course, lesson }: { course: Course; lesson: Lesson }) {
  const adapter = useAdapter(course.game);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try is a new one
  const run = useMemo(() => runLesson(course, lesson), [course, lesson, tries]);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  useEffect(() => {
    const mine = sitDown(adapter, course, run);
    setSitting(mine);
    return () => mine.leave();
  }, [adapter, course, run]);
  const again = () => setTries(tries + 1);
  if (!sitting || sitting.match !== run.match) return <p className="loading">Opening…</p>;
  return (
    <TableScreen
      key={tries}
      sitting={sitting}
      onRematch={again}
      coach={<Coach course={course} run={run} sitting={sitting} onAgain={again} />}
    />
  );
}

function sitDown(adapter: Adapter, course: Course, run: Run): Sitting {
  const whole = adapter.sit(run.match);
  const table: Table = {
    ...whole,
    // A walk of several steps is offered when each of them is asked for.
    reach: (ask) => whole.reach(ask).filter(({ text }) => text.split('; ').every(run.allows)),
  };
  const answer = enemyOf(run.match, run.lesson.enemy ?? []);
  const players = Object.fromEntries(
    run.match.ruleset.seats.map((seat) => [seat, seat === course.seat ? 'person' : 'machine'] as const),
  );
  const opponent = {
    ask: (_game: string, _setup: unknown, _view: unknown, seat: string) => Promise.resolve(answer(seat)),
    close: () => undefined,
  };
  return sit(`drill-${run.lesson.id}`, table, players, { opponent, kept: false });
}
