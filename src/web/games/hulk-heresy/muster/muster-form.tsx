/** Forces that stand ready, and the builder, as answers to the question what is mustered. */
import { type ComponentProps, useState } from 'react';
import type { Action } from '../../../../games/hulk-heresy/actions.ts';
import type { ForceList } from '../../../../games/hulk-heresy/force/list.ts';
import type { Side } from '../../../../games/hulk-heresy/state.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { AnswerForm } from '../../offer.ts';
import { costOf } from '../force-words.ts';
import { keep, newForce, useForces } from '../forces/force-store.ts';
import type { HeresyGame, View } from '../game.ts';
import { Builder } from './builder.tsx';
import { dealt } from './deal.ts';
import { READY } from './ready.ts';

/** A force that is being built, and whether the builder stands open. */
interface Sketch {
  readonly open: boolean;
  readonly force: ForceList;
}

/** Of each match, by seat: a window closed by mistake, or a screen that is turned, loses nothing. */
const sketches = new WeakMap<object, Map<string, Sketch>>();

function useSketch(game: object, seat: string): [Sketch, (sketch: Sketch) => void] {
  const known = sketches.get(game)?.get(seat) ?? { open: false, force: [] };
  const [, redraw] = useState(known);
  return [
    known,
    (sketch) => {
      sketches.set(game, (sketches.get(game) ?? new Map()).set(seat, sketch));
      redraw(sketch);
    },
  ];
}

export default function MusterForm({
  game,
  view: seen,
  seat,
  resting,
  onAnswer,
}: ComponentProps<AnswerForm>) {
  const [{ open, force: begun }, sketch] = useSketch(game, seat);
  const heresy = game as unknown as HeresyGame;
  const view = seen as View;
  const { mission } = heresy.table;
  const zone = mission.zones[view.zones[seat as Side]];
  const points = zone?.points ?? mission.points;
  const muster = (force: ForceList): Action => ({ do: 'muster', force: [...force] });
  const whyNot = (force: ForceList) => heresy.check(view, seat, muster(force));
  const mine = useForces(open).filter(({ force }) => !whyNot(force));
  const ready = READY.filter(
    ({ force, points: cost }) => cost <= points && cost * 5 >= points * 4 && !whyNot(force),
  );
  return (
    <div className="muster-form">
      {ready.map(({ id, name, points: cost, force }) => (
        <button
          key={id}
          type="button"
          className="btn"
          data-force={id}
          disabled={resting}
          onClick={() => onAnswer(muster(dealt(force)))}
        >
          {name} <small className="dim">{cost} points</small>
        </button>
      ))}
      {mine.map(({ id, name, force }) => (
        <button
          key={id}
          type="button"
          className="btn"
          data-force={id}
          disabled={resting}
          onClick={() => onAnswer(muster(force))}
        >
          {name} <small className="dim">yours, {costOf(force)} points</small>
        </button>
      ))}
      <button
        type="button"
        className="btn"
        data-do="build-force"
        disabled={resting}
        onClick={() => sketch({ open: true, force: begun })}
      >
        <Icon name="i-roster" /> Build a force
      </button>
      {open && (
        <Builder
          title={`Muster for ${mission.title}`}
          points={points}
          side={seat as Side}
          only={zone?.only ?? []}
          force={begun}
          onChange={(force) => sketch({ open: true, force })}
          whyNot={whyNot}
          onClose={() => sketch({ open: false, force: begun })}
          onSeal={(force) => onAnswer(muster(force))}
          onKeep={(force) => keep(newForce(mission.title, points, force))}
        />
      )}
    </div>
  );
}
