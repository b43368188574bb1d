import type { Layers } from '../board/layers/use-layers.ts';
import type { BarButton, Prompt, RosterRow, Toggle } from '../games/adapter.ts';
import type { By } from '../stage/grammar.ts';
import { isLed, stepOntoBoard } from './focus.ts';
import { isShown } from './picks.ts';
import type { Controls } from './use-controls.ts';

interface Where {
  readonly controls: Controls;
  readonly prompt: Prompt | null;
  readonly resting: boolean;
  readonly rows: readonly RosterRow[];
  /** Leads back to the present while another moment is looked at. */
  readonly back: (() => void) | null;
  readonly layers: Layers;
  toggle(toggle: Toggle): void;
  /** Moves the camera; true when the key is one of its own. */
  steer(key: string, target: Element | null): boolean;
  /** What only this kind of stage does with a key. */
  own?(key: string, target: Element | null, by: By): boolean;
  /** Shows who is winning, where points are counted. */
  readonly race: (() => void) | null;
  help(): void;
}

/** What a key does at the table. True when it did something. */
export function routeKey(key: string, target: Element | null, by: By, where: Where): boolean {
  const { controls, prompt, resting, rows } = where;
  const onControl = target?.closest('button, a, [role="button"]') != null;
  if (key === 'Enter') return enter(target, by, where);
  if (key === ' ' && onControl) return by.nth > 1;
  const instead = controls.picks.toast?.instead;
  if (key === '=' && instead && !where.back) return did(controls.choose(instead, by));
  // An arrow goes to what can be done; where nothing can be, or with Shift, it moves the board.
  if (!(onControl && isLed()) && !where.back && stepOntoBoard(key)) return true;
  if (where.steer(key.replace(/^Shift (?=Arrow)/, ''), target)) return true;
  const layer = key.startsWith('Shift ') ? where.layers.kinds[Number(key.slice(6)) - 1] : undefined;
  if (layer) return did(where.layers.toggle(layer.id));
  if (key === '?') return did(where.help());
  if (key === 'W' && where.race) return did(where.race());
  if (key === 'Escape') return did((where.back ?? controls.cancel)(), letGo());
  if (where.back) return false;
  if (prompt) {
    const choice = prompt.choices.find((c) => c.key === key);
    if (choice && !controls.look.busy) return did(controls.choose(choice.offer, by));
    return false;
  }
  const { hand } = controls;
  if (!hand || resting) return false;
  if (controls.picks.open?.edits && where.own?.(key, target, by)) return true;
  const opened = hand.bar.find(({ id, menu }) => menu && id === controls.picks.menu);
  const item = opened?.menu?.find((one) => one.key === key);
  if (item) return did(pressByKey(controls, item, by));
  if (/^[1-9]$/.test(key) && hand.units.length > 0 && !hand.bar.some((b) => b.key === key)) {
    const row = rows.find(({ number }) => number === Number(key)) ?? rows[Number(key) - 1];
    return row && row.state !== 'dead' ? did(controls.select(row.unit)) : false;
  }
  if (key === ',' || key === '.') return did(step(controls, key === '.' ? 1 : -1));
  if (key === 'Z') return did(by.nth === 1 && controls.undo());
  if (where.own?.(key, target, by)) return true;
  const toggle = hand.toggles.find((t) => t.key === key);
  const button = hand.bar.find((b) => b.key === key);
  if (button) return did(pressByKey(controls, button, by));
  return toggle ? did(by.nth === 1 && where.toggle(toggle)) : false;
}

/**
 * Enter does what the screen says: what a card shows, else what keys have led the focus to, else the button that
 * bears its name. What a mouse has clicked before keeps the focus unseen, and is not meant.
 */
function enter(target: Element | null, by: By, { controls, prompt, resting, back }: Where): boolean {
  const { chooser, hand, picks } = controls;
  const inList = target?.closest('.chooser, .bar-menu, .prompt') != null;
  if (chooser && isShown(picks) && !inList) return did(controls.choose(chooser.offers[0], by));
  if (target?.closest('button, a, [role="button"]') && (inList || isLed())) return by.nth > 1;
  const end = hand?.bar.find(({ key }) => key === 'Enter');
  if (!prompt && !resting && !back && end && end.offers.length > 0) controls.press(end, by);
  return true;
}

/** After that Enter is no longer the spot's, but the phase's. */
function letGo(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement || active instanceof SVGElement) active.blur();
}

/** Whoever plays by key goes on at the first target. */
function pressByKey(controls: Controls, button: BarButton, by: By): void {
  controls.press(button, by);
  if (button.aims || button.offers.length > 1)
    requestAnimationFrame(() => {
      if (!document.querySelector('.chooser'))
        document.querySelector<SVGGElement>('.spot.foe, .spot.ask')?.focus();
    });
}

function did(..._results: readonly unknown[]): true {
  return true;
}

function step(controls: Controls, by: number): void {
  const units = controls.hand?.units ?? [];
  if (units.length === 0) return;
  const at = units.indexOf(controls.selected);
  controls.select(units[(at + by + units.length) % units.length]);
}
