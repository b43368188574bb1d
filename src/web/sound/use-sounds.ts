import { useEffect, useRef, useState } from 'react';
import { middle } from '../board/measure.ts';
import type { Cue, Scene } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { settings } from '../settings.ts';
import type { Camera } from '../stage/camera.ts';

/** Of one step so many are heard; more would be a din. */
const MOST = 3;
const SHOWN = 2600;
/** Seconds between those of one step, so that they are heard in their order. */
const APART = 0.16;

export interface Caption {
  readonly key: number;
  readonly text: string;
}

/** Plays what the last step sounds like, and gives it in words. Nothing of it is loaded while sound is off. */
export function useSounds(sitting: Sitting, look: Look, scene: Scene, camera: Camera): Caption | null {
  const { table, players } = sitting;
  const [caption, setCaption] = useState<Caption | null>(null);
  const ended = useRef(look.outcome !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step of the match
  useEffect(() => {
    const { sound, captions, volume } = settings();
    const over = look.outcome !== null && !ended.current && !look.moving;
    if (over) ended.current = true;
    if (!sound && !captions) return setCaption(null);
    const cues = few([
      ...table.cues(look.happened, scene),
      ...(over ? [endOf(look.outcome?.winner ?? null, players)] : []),
    ]);
    if (cues.length === 0) return;
    const board = table.board(look.view);
    if (sound)
      void import('./synth.ts').then(({ play }) => {
        cues.forEach((cue, i) => {
          const x = cue.square < 0 ? 0 : camera.toScreen(middle(board, cue.square)).x / camera.get().width;
          play(cue.sound, volume, cue.square < 0 ? 0 : x * 2 - 1, i * APART);
        });
      });
    const told = cues.filter(({ words }) => words !== '');
    if (told.length === 0) return;
    const place = ({ square }: Cue) =>
      square < 0 ? '' : `, ${board.sections[board.section[square]] || board.name(square)}`;
    setCaption({ key: look.beat, text: told.map((cue) => `[${cue.words}${place(cue)}]`).join(' ') });
  }, [look]);
  useEffect(() => {
    if (!caption) return;
    const timer = setTimeout(() => setCaption(null), SHOWN);
    return () => clearTimeout(timer);
  }, [caption]);
  return caption;
}

/** Each sound once; steps only where nothing else is heard. */
function few(cues: readonly Cue[]): Cue[] {
  const once = [...new Map(cues.map((cue) => [cue.sound, cue])).values()];
  const loud = once.filter(({ sound }) => sound !== 'step');
  return (loud.length > 0 ? loud : once).slice(0, MOST);
}

function endOf(winner: string | null, players: Sitting['players']): Cue {
  const lost = winner !== null && players[winner] !== 'person';
  return lost
    ? { sound: 'lose', words: 'low notes: the match is lost', square: -1 }
    : { sound: 'win', words: 'rising notes: the match is over', square: -1 };
}
