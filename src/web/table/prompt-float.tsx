import { useMemo } from 'react';
import type { Prompt } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import type { Camera } from '../stage/camera.ts';
import { type Dock, Float } from '../stage/float.tsx';
import type { Layout } from './layout.ts';
import { PromptBody } from './prompt-card.tsx';
import type { Controls } from './use-controls.ts';

interface Props {
  sitting: Sitting;
  controls: Controls;
  layout: Layout;
  camera: Camera;
  prompt: Prompt;
  dock: Dock;
}

/** A question in free room on the stage or by the card of the one who is asked, tied to him by a line. */
export function PromptFloat({ sitting, controls, layout, camera, prompt, dock }: Props) {
  const boxes = useMemo(() => layout.asked(prompt), [layout, prompt]);
  return (
    <Float {...boxes} camera={camera} dock={dock} leads className="prompt" label="Decision">
      <PromptBody
        sitting={sitting}
        look={controls.look}
        prompt={prompt}
        face={prompt.unit === undefined ? undefined : layout.face(prompt.unit)}
        onChoose={controls.choose}
        onPoint={controls.point}
      />
    </Float>
  );
}
