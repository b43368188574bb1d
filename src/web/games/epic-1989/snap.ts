/** SNAP: fire at somebody on the move, asked where it happens: with its odds, what would come of waiting, and what to do from now on. */
import { along, COARSE } from '../../../field/index.ts';
import type { Action } from '../../../games/epic-1989/actions.ts';
import { attackOn } from '../../../games/epic-1989/firing/targets.ts';
import { isOn } from '../../../games/epic-1989/geometry/ground.ts';
import { rateOf } from '../../../games/epic-1989/movement/limits.ts';
import { orderOf } from '../../../games/epic-1989/orders/orders.ts';
import type { Span } from '../../../games/epic-1989/state.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Choice, Hand, Offer, Ordered, Prompt } from '../adapter.ts';
import { type Fire, killsOf, percent } from './firing/kills.ts';
import {
  detachmentName,
  detachmentOf,
  type Epic,
  type EpicAsk,
  inCm,
  offerOf,
  unitInFull,
  type View,
} from './game.ts';
import { oddsOf } from './odds.ts';
import { shotsSaid } from './sentences.ts';
import { SNAP } from './standing-orders.ts';

/** E1-SNAP-07: from checkpoint to checkpoint, and so far it is looked ahead. */
const STEP = 400;
const AHEAD = 4;
/** Of so many ways to fire the best are shown. */
const MOST = 3;

interface Shooting {
  readonly fire: Fire;
  readonly kill: number;
  /** The least that a shot of it needs. */
  readonly needed: number;
}

function shootingsOf(epic: Epic, view: View, actions: readonly Action[], mover: number): Shooting[] {
  const best = new Map<number, Shooting>();
  for (const fire of actions) {
    if (fire.do !== 'fire') continue;
    const kill = killsOf(epic, view, [fire], true).get(mover) ?? 0;
    const scores = fire.shots.map(
      (shot) => attackOn(epic.table, view, fire.unit, shot, mover, true)?.needed ?? 99,
    );
    const known = best.get(fire.unit);
    if (!known || kill > known.kill) best.set(fire.unit, { fire, kill, needed: Math.min(...scores) });
  }
  return [...best.values()].sort((a, b) => b.kill - a.kill);
}

/** The same shots if the mover goes straight on, checkpoint by checkpoint. */
function ahead(epic: Epic, view: View, { unit, shots }: Fire, mover: number): { cm: number; kill: number }[] {
  const { table } = epic;
  const it = view.units[mover];
  const { card } = table.units[mover];
  if (card.is !== 'vehicle') return [];
  const left = rateOf(card, orderOf(view, detachmentOf(table, mover))) - it.spent;
  const found: { cm: number; kill: number }[] = [];
  for (let u = STEP; u <= Math.min(left, AHEAD * STEP); u += STEP) {
    const { x, y } = along(it, u, it.heading, COARSE);
    if (!isOn(table, x, y)) break;
    const then: View = { ...view, units: view.units.with(mover, { ...it, x, y }) };
    const moved = shots.map((shot) => (shot.at ? { ...shot, at: [x, y] as const } : shot));
    const kill = killsOf(epic, then, [{ do: 'fire', unit, shots: moved }], true).get(mover) ?? 0;
    found.push({ cm: u, kill });
  }
  return found;
}

/** The name under which a player waits for better odds against a mover, this turn. */
const waitOf = (view: View, mover: number) => `wait ${view.turn} ${mover}`;

const SPANS: readonly (readonly [Span, string])[] = [
  ['detachment', 'Let this detachment pass'],
  ['segment', 'Let all pass this segment'],
  ['phase', 'No snap fire this turn'],
];

export function snapHand(epic: Epic, ask: EpicAsk): Hand {
  const { view, actions, decision } = ask;
  const mover = decision.unit ?? 0;
  const shootings = shootingsOf(epic, view, actions, mover);
  const choices = choicesFor(epic, ask, mover, shootings);
  return {
    prompt: heeded(epic, ask, mover, shootings, promptOf(epic, ask, mover, shootings, choices)),
    board: [],
    bar: [],
    toggles: [],
    units: [],
    first: 0,
  };
}

function choicesFor(epic: Epic, ask: EpicAsk, mover: number, shootings: readonly Shooting[]): Choice[] {
  const { table, game } = epic;
  const { view, actions, decision } = ask;
  const say = (
    action: Action,
    word: string,
    more: Partial<Choice> = {},
    offer: Partial<Offer> = {},
  ): Choice => ({
    offer: offerOf(epic, view, action, word, { unit: detachmentOf(table, mover), ...offer }),
    word,
    ...more,
  });
  const pass: Action = { do: 'pass' };
  const fires = shootings.slice(0, MOST).map(({ fire, kill, needed }, i) =>
    say(fire, shootings.length > 1 ? `Fire: ${unitInFull(table, fire.unit)}` : 'Fire now', {
      key: i === 0 ? 'F' : String(i + 1),
      detail: `${shotsSaid(epic, fire.unit, fire.shots).replace(/ at .*/, '')}, ${needed}+`,
      odds: killOdds(epic, view, fire, mover, kill),
      ...(i === 0 ? { main: true } : {}),
    }),
  );
  const hold = say(pass, 'Hold fire', { key: 'H', ...(fires.length === 0 ? { main: true } : {}) });
  if (actions.length === 1) return fires.length > 0 ? fires : [hold];
  const [best] = shootings;
  if (!best) return [hold];
  const later = ahead(epic, view, best.fire, mover).filter(({ kill }) => kill > best.kill + 0.02);
  const [next] = later;
  const wait = next
    ? [
        say(
          pass,
          `Wait for ${percent(next.kill)}`,
          { key: 'W', detail: `if it runs on ${inCm(next.cm)}` },
          { wishes: { [waitOf(view, mover)]: String(best.kill) }, text: 'pass and wait' },
        ),
      ]
    : [];
  const spans = SPANS.map(([span, word], i) => say({ do: 'pass', span }, word, { key: String(i + 4) }));
  const { card } = table.units[mover];
  const detachment = detachmentOf(table, best.fire.unit);
  const told = table.detachments[detachment].units
    .filter((id) => view.units[id].where === 'table' && !view.units[id].snapped)
    .map(
      (unit): Action => ({ do: 'instruct', unit, what: { do: 'fire', at: card.id, needed: best.needed } }),
    );
  const [first, ...rest] = told.filter((action) => game.check(view, decision.seat, action) === null);
  const standing = first
    ? [
        say(
          first,
          `${detachmentName(table, detachment)}: always at ${card.name}s on ${best.needed}+`,
          { key: 'A', detail: 'a standing instruction; only you know it' },
          { rest },
        ),
      ]
    : [];
  return [...fires, ...wait, hold, ...spans, ...standing];
}

function killOdds(epic: Epic, view: View, fire: Fire, mover: number, kill: number): Odds {
  return {
    chances: [
      { what: `${unitInFull(epic.table, mover)} is destroyed`, ways: Math.round(kill * 1000), total: 1000 },
    ],
    parts: oddsOf(epic, view, fire)?.parts ?? [],
  };
}

function promptOf(
  epic: Epic,
  { view, decision }: EpicAsk,
  mover: number,
  shootings: readonly Shooting[],
  choices: readonly Choice[],
): Prompt {
  const { table } = epic;
  const [best] = shootings;
  const later = best ? ahead(epic, view, best.fire, mover) : [];
  const chances = [...new Set(later.map(({ kill }) => percent(kill)))];
  const same = best && chances.length === 1 && chances[0] === percent(best.kill);
  const on = same
    ? 'as likely if it runs straight on'
    : later
        .map(
          ({ cm, kill }, i) => `${i === 0 ? 'if it runs straight on, ' : ''}${percent(kill)} at ${inCm(cm)}`,
        )
        .join(', ');
  const place = detachmentOf(table, mover);
  return {
    title: 'Snap fire?',
    text: best
      ? `${unitInFull(table, mover)} is on the move before your ${unitInFull(table, best.fire.unit)}. It would fall at ${percent(best.kill)} now${on ? `; ${on}` : ''}.`
      : `${unitInFull(table, mover)} is on the move.`,
    more: `${counted(shootings.length, 'unit')} of yours could fire. Who snap fires does not fire again this turn, and gains nothing by first fire orders.`,
    rule: decision.rule,
    unit: place,
    concerns: best ? [detachmentOf(table, best.fire.unit)] : [],
    dice: [],
    choices,
    ...(choices.length === 1 ? { settled: 'alone' as const } : {}),
  };
}

/** What was said before: a pass that lasts, or the wait for a better shot. */
function heeded(
  epic: Epic,
  { view, side, toggles }: EpicAsk,
  mover: number,
  shootings: readonly Shooting[],
  prompt: Prompt,
): Prompt {
  const pass = prompt.choices.find(({ offer }) => (offer.action as Action).do === 'pass');
  if (!pass) return prompt;
  const given = (sentence: string, open: boolean): Ordered => ({
    order: 'snap',
    sentence,
    word: 'Snap fire',
    offer: pass.offer,
    open,
    quick: true,
  });
  // He has said so himself, and the other has heard it: the screen need not change hands.
  if (view.readiness[side].passed) return { ...prompt, ordered: given('Snap fire: they may pass.', true) };
  const waits = toggles[waitOf(view, mover)];
  const best = shootings[0]?.kill ?? 0;
  const told = toggles[SNAP.id];
  if (told !== undefined && told !== 'ask') {
    const fire = shootings.find(({ needed }) => needed <= Number(told));
    const choice = prompt.choices.find(({ offer }) => offer.action === fire?.fire);
    const sentence = `Snap fire: ${SNAP.options.find(({ value }) => value === told)?.sentence ?? ''}`;
    const quiet = { ...given(sentence, false), ...(choice ? { offer: choice.offer, quick: undefined } : {}) };
    return { ...prompt, order: SNAP.id, ordered: quiet };
  }
  if (waits !== undefined && best <= Number(waits) + 0.02 && isGoing(epic, view, mover))
    return { ...prompt, ordered: given('Snap fire: held for a better shot.', false) };
  return { ...prompt, order: SNAP.id };
}

/** Whether it can still come nearer. */
function isGoing({ table }: Epic, view: View, mover: number): boolean {
  const { card } = table.units[mover];
  return (
    card.is === 'vehicle' &&
    rateOf(card, orderOf(view, detachmentOf(table, mover))) - view.units[mover].spent > STEP
  );
}
