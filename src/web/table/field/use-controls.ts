import { useRef } from 'react';
import { type FieldEffect, type FieldScene, onField } from '../../games/adapter.ts';
import type { Look, Sitting } from '../../match/sitting.ts';
import { chooserOf, type Opened } from '../picks.ts';
import { cancel, choose, type Moment, press, select, undo } from '../pressing.ts';
import { type Controls as AnyControls, usePicks } from '../use-controls.ts';
import { cardOf } from './planning.ts';

export type FieldLook = Look<FieldScene, FieldEffect>;

/** A table in centimetres: what is pressed, and what that means at this moment. */
export interface Controls extends AnyControls {
  readonly look: FieldLook;
  moment(): Moment;
}

export function useControls(sitting: Sitting): Controls {
  const table = onField(sitting.table);
  const latest = useRef<Controls | null>(null);
  const { look, hand, selected, picks, pick } = usePicks<Opened>(sitting);
  const moment = (): Moment => ({
    sitting,
    look,
    hand,
    selected,
    picks,
    pick,
    placeOf: ({ unit }) => unit || -1,
    placeOfUnit: (unit) => unit || -1,
    cardFor: (offer) => cardOf({ table, controls: () => latest.current! }, offer, offer.unit || selected),
    waysTo: () => [],
  });
  const controls: Controls = {
    look: look as FieldLook,
    hand,
    selected,
    picks,
    chooser: chooserOf(picks),
    moment,
    select: (unit) => select(moment(), unit),
    choose: (offer, by) => choose(moment(), offer, by),
    press: (button, by) => press(moment(), button, by),
    point: (action) => pick({ pointed: action }),
    undo: () => undo(moment()),
    cancel: () => cancel(moment()),
  };
  latest.current = controls;
  return controls;
}
