import { about } from '../../../../games/hulk-heresy/about.ts';
import { addressOf } from '../../../address.ts';
import { Icon } from '../../../parts/icon.tsx';
import { DraftLinks } from '../../../sheets/draft-links.tsx';

export function MissionTools() {
  return (
    <DraftLinks game={about.id}>
      <a className="btn" data-do="corridors" href={addressOf(about.id, 'corridors')}>
        <Icon name="i-corridor" /> Corridor missions
      </a>
    </DraftLinks>
  );
}
