import { about } from '../../../../games/hulk-revised/about.ts';
import { DraftLinks } from '../../../sheets/draft-links.tsx';

export function MissionTools() {
  return <DraftLinks game={about.id} />;
}
