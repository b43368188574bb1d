import './paper.css';
import type { ReactNode } from 'react';
import { change, type Paper as Size, useSettings } from '../settings.ts';
import { Segments } from './choices.tsx';
import { Icon } from './icon.tsx';

const SIZES: readonly { value: Size; word: string }[] = [
  { value: 'a4', word: 'A4' },
  { value: 'letter', word: 'Letter' },
];

/** A sheet as the printer gives it: black on white in every theme. Only the sheet itself is printed. */
export function Paper({ back, children }: { back: { href: string; word: string }; children: ReactNode }) {
  const { paper } = useSettings();
  return (
    <div className="paper-page">
      <style>{`@page { size: ${paper === 'a4' ? 'A4' : 'letter'} portrait; margin: 12mm; }`}</style>
      <header className="paper-bar">
        <a className="btn" href={back.href}>
          {back.word}
        </a>
        <Segments
          label="Paper"
          name="paper"
          options={SIZES}
          value={paper}
          onChange={(value) => change({ paper: value })}
        />
        <button type="button" className="btn go" data-do="print" onClick={() => window.print()}>
          <Icon name="i-log" /> Print
        </button>
      </header>
      <svg className="defs" aria-hidden="true">
        <pattern id="deck-paper" width="48" height="48" patternUnits="userSpaceOnUse">
          <path fill="#fff" stroke="#aaa" d="M0 0h48v48H0z" />
        </pattern>
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen keys scroll it */}
      <main className={`paper ${paper}`} tabIndex={0}>
        {children}
      </main>
    </div>
  );
}

/** Boxes to tick with a pencil, in fives. */
export function Boxes({ count, label }: { count: number; label: string }) {
  return (
    <span className="boxes-row" role="img" aria-label={`${label}: ${count} to tick`}>
      {[...Array(Math.ceil(count / 5)).keys()].map((five) => (
        <span key={five} className="five">
          {[...Array(Math.min(5, count - five * 5)).keys()].map((n) => (
            <i key={n} className="box" />
          ))}
        </span>
      ))}
    </span>
  );
}
