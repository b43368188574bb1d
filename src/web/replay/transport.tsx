import { Segments } from '../parts/choices.tsx';
import type { Replay } from './replay.ts';
import { Scrubber } from './scrubber.tsx';
import { Sign } from './sign.tsx';
import { type TurnMark, turnAt } from './turns.ts';
import { type Player, SPEEDS } from './use-player.ts';

interface Props {
  replay: Replay;
  turns: readonly TurnMark[];
  player: Player;
}

const OPTIONS = SPEEDS.map((value) => ({ value, word: `${value}×` }));

/** Play, step, jump, and the line of the whole match. */
export function Transport({ replay, turns, player }: Props) {
  const { at, playing, seek } = player;
  const { last } = replay;
  const button = (act: string, name: string, sign: string, to: number, key: string) => (
    <button
      type="button"
      className="plain"
      data-do={act}
      aria-label={name}
      title={`${name} (${key})`}
      aria-disabled={to === at}
      onClick={() => seek(to)}
    >
      <Sign name={sign} />
    </button>
  );
  return (
    <section className="transport" aria-label="Replay controls">
      <Scrubber replay={replay} turns={turns} at={at} onSeek={seek} onToggle={player.toggle} />
      <div className="keys-row">
        <div className="steps">
          {button('first', 'To the start', 'first', 0, 'Home')}
          {button('back', 'One action back', 'back', Math.max(0, at - 1), 'Left')}
          <button
            type="button"
            className="btn go play-button"
            data-do="play-pause"
            aria-label={playing ? 'Pause' : 'Play'}
            title={`${playing ? 'Pause' : 'Play'} (Space)`}
            onClick={player.toggle}
          >
            <Sign name={playing ? 'pause' : 'play'} />
          </button>
          {button('next', 'One action on', 'next', Math.min(last, at + 1), 'Right')}
          {button('last', 'To the end', 'last', last, 'End')}
        </div>
        <p className="place num" data-at={at}>
          <span>{at === 0 ? 'Start' : `Action ${at}`}</span> <span className="dim">of {last}</span>
          <span className="dim place-turn">{turnAt(turns, at)?.name}</span>
        </p>
        <Segments
          label="Replay speed"
          name="replay-speed"
          options={OPTIONS}
          value={player.speed}
          onChange={player.hasten}
        />
      </div>
    </section>
  );
}
