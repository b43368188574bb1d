import { useEffect, useRef, useState } from 'react';
import type { Cue } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { settings } from '../settings.ts';
import type { Camera } from '../stage/camera.ts';
import type { Layout } from '../table/layout.ts';

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
export function useSounds(sitting: Sitting, look: Look, layout: Layout, camera: Camera): Caption | null {
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
      ...table.cues(look.happened, look.scene),
      ...(over ? [endOf(look.outcome?.winner ?? null, players)] : []),
    ]);
    if (cues.length === 0) return;
    if (sound)
      void import('./synth.ts').then(({ play }) => {
        cues.forEach((cue, i) => {
          const box = layout.at(cue.place);
          const x = box && camera.toScreen({ x: box.x + box.width / 2, y: box.y }).x / camera.get().width;
          play(cue.sound, volume, x === null ? 0 : x * 2 - 1, i * APART);
        });
      });
    const told = cues.filter(({ words }) => words !== '');
    if (told.length === 0) return;
    const where = ({ place }: Cue) => {
      const name = place < 0 ? '' : layout.nameOf(place);
      return name && `, ${name}`;
    };
    setCaption({ key: look.beat, text: told.map((cue) => `[${cue.words}${where(cue)}]`).join(' ') });
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
  if (winner === null) return { sound: 'turn', words: 'two notes: nobody wins', place: -1 };
  const lost = players[winner] !== 'person';
  return lost
    ? { sound: 'lose', words: 'low notes: the match is lost', place: -1 }
    : { sound: 'win', words: 'rising notes: the match is over', place: -1 };
}
