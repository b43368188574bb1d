import '../style/drill.css';
import { COURSE } from '../games/hulk-revised/drill/index.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonTable } from './lesson-table.tsx';

/** The drill: the list of lessons, or one of them on the table. */
export function DrillPage({ id }: { id: string | null }) {
  const lesson = COURSE.lessons.find((one) => one.id === id);
  return lesson ? <LessonTable course={COURSE} lesson={lesson} /> : <LessonList course={COURSE} />;
}
