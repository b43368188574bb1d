import '../style/drill.css';
import type { Course } from './lesson.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonTable } from './lesson-table.tsx';

/** The drill of a game: the list of lessons, or one of them on the table. */
export function DrillPage({ course, id }: { course: Course; id: string | null }) {
  const lesson = course.lessons.find((one) => one.id === id);
  return lesson ? <LessonTable course={course} lesson={lesson} /> : <LessonList course={course} />;
}
