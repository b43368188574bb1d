import { useEffect, useRef } from 'react';
import { addressOf } from '../address.ts';
import { FIRST_LESSON, lessonsDone } from '../drill/progress.ts';
import { useAdapterOnce } from '../games/index.ts';
import { pagesOf, usePages } from '../games/own-pages.ts';
import { defaultStrength } from '../match/opponents.ts';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../settings.ts';
import type { Save } from '../store/saves.ts';
import { begin, readyMissions } from './begin.ts';
import { doorOf, missionsWord } from './doors.ts';
import { standingOf } from './standing.ts';

interface Props {
  game: string;
  /** Matches of any game; the first that goes on is continued. */
  saves: readonly Save[];
  onGo(id: Promise<string>): void;
}

/** The one press to play: goes on with the last match, teaches a newcomer, or begins. And the other ways in, beside it. */
export function Lead({ game, saves, onGo }: Props) {
  useSettings(); // the strength last chosen
  const adapter = useAdapterOnce(game);
  const waiting = saves.find(({ over }) => !over);
  const pages = usePages(game);
  const taught = doorOf(game)?.taught === true;
  const untaught = taught && lessonsDone(game).length === 0 && saves.length === 0;
  const isNew = untaught && (pages === null || 'drill' in pages);
  const title = doorOf(game)?.title ?? game;
  const mission = adapter ? readyMissions(adapter)[0]?.title : undefined;
  const rival = standingOf(game).strengths.length > 0 ? (defaultStrength(game)?.title ?? null) : null;
  const against = rival ? `Against the ${rival}` : 'At one screen';
  const go = () => onGo(begin(game, rival ? 'machine' : 'person'));
  /** Pressed before it is known whether the game has lessons. */
  const learn = async () => {
    if ('drill' in (await pagesOf(game))) window.location.hash = addressOf(game, 'drill', FIRST_LESSON);
    else go();
  };
  return (
    <>
      {waiting ? (
        <PlayLink
          href={`#/match/${waiting.id}`}
          name="continue"
          word="Continue"
          text={`${waiting.title}, ${lower(waiting.note)}`}
        />
      ) : isNew ? (
        <PlayLink
          href={pages ? addressOf(game, 'drill', FIRST_LESSON) : undefined}
          name="play"
          word="Play now"
          text={pages ? `Learn ${title} as you play` : title}
          onPress={() => void learn()}
        />
      ) : (
        <PlayLink
          name="play"
          word="Play now"
          text={mission ? `${mission}: ${rival ? `you against the ${rival}` : 'two at one screen'}` : title}
          onPress={go}
        />
      )}
      <p className="afresh">{waiting || isNew ? `Or start afresh: ${title}` : `Or play ${title}`}</p>
      <div className="ways-in">
        {(waiting || isNew) && (
          <button type="button" data-do={isNew ? 'quick' : 'play'} onClick={go}>
            <Icon name={rival ? 'i-bot' : 'i-two'} /> {isNew && rival ? 'I know the rules' : against}
          </button>
        )}
        {rival && (
          <button type="button" data-do="hotseat" onClick={() => onGo(begin(game, 'person'))}>
            <Icon name="i-two" /> At one screen
          </button>
        )}
        <a href={addressOf(game, 'missions')} data-do="missions">
          <Icon name="i-map" /> {missionsWord(game)}
        </a>
      </div>
    </>
  );
}

function lower(note: string): string {
  return note.charAt(0).toLowerCase() + note.slice(1);
}

interface PlayProps {
  name: string;
  word: string;
  text: string;
  href?: string;
  onPress?(): void;
}

/** Enter presses it wherever nothing else has the focus. */
function PlayLink({ name, word, text, href, onPress }: PlayProps) {
  const link = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = ({ key, target, repeat }: KeyboardEvent) => {
      if (key === 'Enter' && target === document.body && !repeat) link.current?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const inside = (
    <>
      <Icon name="i-play" />
      <span>
        <b>{word}</b>
        <small>{text}</small>
      </span>
      <kbd className="key">Enter</kbd>
    </>
  );
  return href ? (
    <a ref={link} className="play-now" href={href} data-do={name}>
      {inside}
    </a>
  ) : (
    <button ref={link} type="button" className="play-now" data-do={name} onClick={onPress}>
      {inside}
    </button>
  );
}
