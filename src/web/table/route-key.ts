import type { Layers } from '../board/layers/use-layers.ts';
import type { Prompt, RosterRow, Toggle } from '../games/adapter.ts';
import { stepOntoBoard } from './focus.ts';
import type { Play } from './use-play.ts';

interface Where {
  readonly play: Play;
  readonly prompt: Prompt | null;
  readonly resting: boolean;
  readonly rows: readonly RosterRow[];
  /** Leads back to the present while another moment is looked at. */
  readonly back: (() => void) | null;
  readonly layers: Layers;
  toggle(toggle: Toggle): void;
  /** Moves the camera; true when the key is one of its own. */
  steer(key: string, target: Element | null): boolean;
  help(): void;
}

/** What a key does at the table. True when it did something. */
export function routeKey(key: string, target: Element | null, where: Where): boolean {
  const { play, prompt, resting, rows } = where;
  const onControl = target?.closest('button, a, [role="button"]') !== null && target !== null;
  if ((key === 'Enter' || key === ' ') && onControl) return false;
  const instead = play.picks.toast?.instead;
  if (key === '=' && instead && !where.back) return did(play.choose(instead));
  // An arrow goes to what can be done; where nothing can be, or with Shift, it moves the board.
  if (!onControl && !where.back && stepOntoBoard(key)) return true;
  if (where.steer(key.replace(/^Shift (?=Arrow)/, ''), target)) return true;
  const layer = key.startsWith('Shift ') ? where.layers.kinds[Number(key.slice(6)) - 1] : undefined;
  if (layer) return did(where.layers.toggle(layer.id));
  if (key === '?') return did(where.help());
  if (key === 'Escape') return did((where.back ?? play.cancel)(), letGo());
  if (where.back) return false;
  if (prompt) {
    const choice = prompt.choices.find((c) => c.key === key);
    if (choice && !play.look.busy) return did(play.choose(choice.offer));
    return false;
  }
  const { hand } = play;
  if (!hand || resting) return false;
  const opened = hand.bar.find(({ id, menu }) => menu && id === play.picks.menu);
  const item = opened?.menu?.find((one) => one.key === key);
  if (item) return did(play.press(item), item.aims && aim());
  if (/^[1-9]$/.test(key) && hand.units.length > 0) {
    const row = rows.find(({ number }) => number === Number(key)) ?? rows[Number(key) - 1];
    return row && row.state !== 'dead' ? did(play.select(row.unit)) : false;
  }
  if (key === ',' || key === '.') return did(step(play, key === '.' ? 1 : -1));
  if (key === 'Z') return did(play.undo());
  const toggle = hand.toggles.find((t) => t.key === key);
  const button = hand.bar.find((b) => b.key === key);
  if (button) {
    // Through the button itself, so that what asks twice on a click asks twice on a key.
    const element = document.querySelector<HTMLButtonElement>(
      button.id === 'end' ? '.act.end' : `[data-bar="${button.id}"]`,
    );
    return did(element?.click(), (button.aims || button.offers.length > 1) && aim());
  }
  return toggle ? did(where.toggle(toggle)) : false;
}

/** After that Enter is no longer the spot's, but the phase's. */
function letGo(): void {
  document.querySelector<SVGGElement>('.board .spot:focus')?.blur();
}

/** Whoever plays by key goes on at the first target. */
function aim(): void {
  requestAnimationFrame(() => document.querySelector<SVGGElement>('.spot.foe, .spot.ask')?.focus());
}

function did(..._results: readonly unknown[]): true {
  return true;
}

function step(play: Play, by: number): void {
  const units = play.hand?.units ?? [];
  if (units.length === 0) return;
  const at = units.indexOf(play.selected);
  play.select(units[(at + by + units.length) % units.length]);
}
