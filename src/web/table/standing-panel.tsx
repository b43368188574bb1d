import './standing-panel.css';
import type { Standing, StandingCard, StandingPart } from '../games/adapter.ts';
import { Dice } from '../parts/dice.tsx';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { breaksAt, StrengthBar } from './army-roster.tsx';

interface Props {
  standing: Standing;
  open: boolean;
  onToggle(): void;
}

/** Who is winning, in a line; opened, why, and what each step of the turn's end came to. */
export function StandingPanel({ standing, open, onToggle }: Props) {
  return (
    <section className={open ? 'standing open' : 'standing'} aria-label="Who is winning">
      <button
        type="button"
        className="standing-head"
        data-do="standing"
        aria-expanded={open}
        onClick={onToggle}
      >
        <span className="label">{standing.title}</span>
        <span>{standing.says}</span>
        <svg viewBox="0 0 20 10" aria-hidden="true">
          <path d={open ? 'M3 8l7-6 7 6' : 'M3 2l7 6 7-6'} />
        </svg>
      </button>
      {open && <StandingBody standing={standing} />}
    </section>
  );
}

export function StandingBody({ standing: { sides, parts } }: { standing: Standing }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    <div className="standing-body" tabIndex={0}>
      {sides.map(({ name, side, points, goal, gained, holds }) => (
        <div key={side} className={`standing-side ${side}`}>
          <p className="standing-race">
            <b>{name}</b>
            <span className="num">
              {points}
              <span className="dim"> of {goal}</span>
            </span>
            <RaceBar points={points} goal={goal} gained={gained} />
            <span className="dim">{holds}</span>
            {gained !== 0 && (
              <span className="gained">
                {gained > 0 ? '+' : '−'}
                {Math.abs(gained)} this turn
              </span>
            )}
          </p>
        </div>
      ))}
      {parts.map((part) => (
        <Part key={part.word} part={part} />
      ))}
      {sides.map(({ name, side, cards }) => (
        <section key={side} className={`standing-side ${side} standing-part`} aria-label={`Cards of ${name}`}>
          <h3 className="label">{name}: cards</h3>
          <ul>
            {cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an army may hold the same card twice
              <CardRow key={i} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Points on the way to those that win; what this turn brought is striped. */
function RaceBar({ points, goal, gained }: { points: number; goal: number; gained: number }) {
  const part = (n: number) => `${Math.max(0, Math.min(100, (100 * n) / goal))}%`;
  const before = gained > 0 ? points - gained : points;
  return (
    <span className="race-bar" aria-hidden="true">
      <i style={{ width: part(before) }} />
      {gained > 0 && <i className="new" style={{ left: part(before), width: part(points - before) }} />}
    </span>
  );
}

function CardRow({ card: { name, worth, broken, strength } }: { card: StandingCard }) {
  const state = broken ? 'broken' : strength.breaks > 0 ? `breaks at ${strength.full - strength.breaks}` : '';
  return (
    <li className={broken ? 'broken' : undefined} title={breaksAt(strength)}>
      <span className="card-name">
        {broken && <Icon name="mk-broken" />}
        {name}
      </span>
      <span className="dim">{state}</span>
      <span className="num">
        {strength.left}/{strength.full}
      </span>
      <span className="worth">{worth} VP</span>
      <StrengthBar strength={strength} />
    </li>
  );
}

function Part({ part: { word, explains, rule, lines } }: { part: StandingPart }) {
  return (
    <section className="standing-part" aria-label={word}>
      <h3 className="label">{word}</h3>
      <ul>
        {lines.map(({ text, dice = [] }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <li key={i}>
            {text}
            {dice.map((shown, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of dice have no other identity
              <Dice key={n} shown={shown} />
            ))}
          </li>
        ))}
      </ul>
      <p className="dim">
        {explains} <Rule id={rule} />
      </p>
    </section>
  );
}
