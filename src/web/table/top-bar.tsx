import type { ReactNode } from 'react';
import type { Head } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import { Icon } from '../parts/icon.tsx';
import { ClockFace } from './clock-face.tsx';

interface Props {
  title: string;
  aim: string;
  head: Head;
  waiting: string | null;
  clock: Sitting['clock'];
  onMenu(): void;
  onFit(): void;
  /** Shows why somebody is ahead. */
  onRace?: (() => void) | null;
  /** More tools, before the others. */
  children?: ReactNode;
}

export function TopBar({ title, aim, head, waiting, clock, onMenu, onFit, onRace, children }: Props) {
  const now = head.phases.find(({ state }) => state === 'now');
  return (
    <header className="top">
      <a className="brand" href="#/" aria-label="Auspex, to the first screen">
        <Icon name="auspex" className="mark" />
      </a>
      <div className="mission">
        <h1 title={title}>{title}</h1>
        <span title={aim}>{aim}</span>
      </div>
      <div className="phases">
        <span className="turn">{head.turn}</span>
        <span className="phase-now">{now?.name}</span>
        <ol aria-label="Phases">
          {head.phases.map(({ name, state, gap }, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two phases may share a name; they never change places
              key={`${i} ${name}`}
              className={`${state}${gap ? ' gap' : ''}`}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {name}
            </li>
          ))}
        </ol>
      </div>
      {waiting && (
        <span className="waiting" role="status" title={waiting}>
          <Icon name="i-help" /> <span>{waiting}</span>
        </span>
      )}
      <ClockFace clock={clock} />
      {head.race && (
        <button
          type="button"
          className="race"
          data-do="race"
          title="Who is winning, and why"
          disabled={!onRace}
          onClick={() => onRace?.()}
          aria-label={head.race
            .map(
              ({ word, points, goal, first }) =>
                `${word}${first ? ` (${first})` : ''}: ${points} of ${goal} points`,
            )
            .join(', ')}
        >
          {head.race.map(({ word, side, points, goal, first }) => (
            <span key={word} className={side}>
              <b>
                {word}
                {first && <i className="first" title={first} />}
              </b>
              <span className="race-bar">
                <i style={{ width: `${Math.max(0, Math.min(100, (100 * points) / goal))}%` }} />
              </span>
              <span className="num">
                {points}
                <span className="dim"> of {goal}</span>
              </span>
            </span>
          ))}
        </button>
      )}
      {head.pools.map(({ word, left, total, text }) => (
        <div key={word} className="meter">
          <span className="label">{word}</span>
          <span className="cp" role="img" aria-label={text} data-pool={left}>
            {[...Array(total).keys()].map((i) => (
              <i key={i} className={i < left ? 'on' : 'off'} />
            ))}
          </span>
          <span className="time" aria-hidden="true">
            {left}
          </span>
        </div>
      ))}
      <div className="tools">
        {children}
        <button
          type="button"
          onClick={onFit}
          aria-label="Show the whole board"
          title="Show the whole board (0)"
        >
          <Icon name="i-fit" />
        </button>
        <button type="button" data-do="menu" onClick={onMenu} aria-label="Menu" title="Menu">
          <Icon name="i-menu" />
        </button>
      </div>
    </header>
  );
}
