import { useMemo } from 'react';
import { floorBoxes } from '../../board/spot-boxes.ts';
import type { Prompt } from '../../games/adapter.ts';
import type { Sitting } from '../../match/sitting.ts';
import type { Camera } from '../../stage/camera.ts';
import { type Dock, Float } from '../../stage/float.tsx';
import { PromptBody } from '../prompt-card.tsx';
import type { Play } from '../use-play.ts';
import { promptBoxes } from './prompt-boxes.ts';

interface Props {
  sitting: Sitting;
  play: Play;
  camera: Camera;
  prompt: Prompt;
  dock: Dock;
}

/** A question in free room on the board or by the card of the one who is asked, tied to him by a line. */
export function PromptFloat({ sitting, play, camera, prompt, dock }: Props) {
  const { look, spots } = play;
  const board = sitting.table.board(look.view);
  const boxes = useMemo(() => promptBoxes(board, look, prompt, spots), [board, look, prompt, spots]);
  return (
    <Float
      {...boxes}
      over={floorBoxes(board)}
      camera={camera}
      dock={dock}
      leads
      className="prompt"
      label="Decision"
    >
      <PromptBody sitting={sitting} look={look} prompt={prompt} onChoose={play.choose} />
    </Float>
  );
}
