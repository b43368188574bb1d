import type { Look, Sitting } from '../match/sitting.ts';
import type { Camera } from '../stage/camera.ts';
import type { Layout } from '../table/layout.ts';
import { useSounds } from './use-sounds.ts';

interface Props {
  sitting: Sitting;
  look: Look;
  layout: Layout;
  camera: Camera;
}

/** What is heard, in brackets. The report says the same and more to those who listen to the page. */
export function Captions({ sitting, look, layout, camera }: Props) {
  const caption = useSounds(sitting, look, layout, camera);
  return (
    caption && (
      <p key={caption.key} className="caption" aria-hidden="true">
        {caption.text}
      </p>
    )
  );
}
