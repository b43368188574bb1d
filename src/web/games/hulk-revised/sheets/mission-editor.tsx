import type { Editing } from '../../../sheets/draft.ts';
import { MissionEditor } from '../../../sheets/mission-editor.tsx';
import { hulkRevisedAdapter as adapter } from '../index.ts';
import { GoalFields } from './goal-fields.tsx';
import { BRUSHES, look, offersFor } from './marks.ts';
import { OptionFields, RevisedStory, StealerFields } from './mission-form.tsx';
import { NEW_MISSION } from './new-mission.ts';
import { SquadFields } from './squad-fields.tsx';
import { ThingFields } from './thing-fields.tsx';

const editing: Editing = {
  adapter,
  blank: NEW_MISSION,
  brushes: BRUSHES,
  look,
  offers: offersFor,
  parts: [
    { word: 'Story and length', Fields: RevisedStory },
    { word: 'Who wins', Fields: GoalFields },
    { word: 'Marines', Fields: SquadFields },
    { word: 'Objects and guns', Fields: ThingFields },
    { word: 'Stealers', Fields: StealerFields },
    { word: 'Optional rules', Fields: OptionFields },
  ],
};

export function MissionEditorPage({ id }: { id: string }) {
  return <MissionEditor editing={editing} id={id} />;
}
