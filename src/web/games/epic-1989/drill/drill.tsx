import { DrillPage } from '../../../drill/drill-page.tsx';
import { COURSE } from './index.ts';

export function Drill({ id }: { id: string | null }) {
  return <DrillPage course={COURSE} id={id} />;
}
