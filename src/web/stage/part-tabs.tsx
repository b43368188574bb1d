import { memo, useSyncExternalStore } from 'react';
import { type Part, partAt } from './box.ts';
import { type Camera, middleOf } from './camera.ts';

/** Tabs for the parts of the drawing, while not all of them are on the screen. `word`: what a part is called. */
export const PartTabs = memo(function PartTabs({
  word,
  parts,
  camera,
}: {
  word: string;
  parts: readonly Part[];
  camera: Camera;
}) {
  const all = useSyncExternalStore(camera.subscribe, camera.all);
  const at = useSyncExternalStore(camera.subscribe, () => partAt(parts, middleOf(camera.get())));
  if (all || parts.length < 2) return null;
  return (
    <fieldset className="deck-tabs" data-furniture="">
      <legend className="hidden-text">{word}</legend>
      {parts.map(({ name, box }, i) => (
        <button
          key={name}
          type="button"
          data-deck={i}
          aria-pressed={i === at}
          title={`${name} (Page Up, Page Down)`}
          onClick={() => camera.fitTo(box)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
});
