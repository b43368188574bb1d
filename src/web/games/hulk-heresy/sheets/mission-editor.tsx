import type { Draft, Editing } from '../../../sheets/draft.ts';
import { MissionEditor } from '../../../sheets/mission-editor.tsx';
import { StoryFields } from '../../../sheets/story-fields.tsx';
import { corridorData } from '../corridors/taken-over.ts';
import { hulkHeresyAdapter as adapter } from '../index.ts';
import { GoalFields } from './goal-fields.tsx';
import { BRUSHES, look, offersFor } from './marks.ts';
import { NEW_MISSION } from './new-mission.ts';
import { SizeFields } from './size-fields.tsx';
import { ThingFields } from './thing-fields.tsx';
import { ZoneFields } from './zone-fields.tsx';

const editing: Editing = {
  adapter,
  blank: NEW_MISSION,
  brushes: BRUSHES,
  look,
  offers: offersFor,
  parts: [
    { word: 'Story and length', Fields: Story },
    { word: 'Size and blips', Fields: SizeFields },
    { word: 'Zones', Fields: ZoneFields },
    { word: 'Who wins', Fields: GoalFields },
    { word: 'Rooms, objects, exits', Fields: ThingFields },
  ],
  source: corridorData,
};

function Story({ draft }: { draft: Draft }) {
  return <StoryFields draft={draft} usual={{ minutes: 60, turns: '10' }} />;
}

export function MissionEditorPage({ id }: { id: string }) {
  return <MissionEditor editing={editing} id={id} />;
}
