import { useEffect, useRef } from 'react';
import { sentence } from '../../kernel/words.ts';
import { verdict } from '../table/verdict.ts';
import { type Desk, sayNow, sayPhase } from './desk.ts';
import { ordersBetween } from './orders.ts';
import { linesBetween } from './sayings.ts';
import { saySeal } from './seal.ts';
import type { Transcript } from './use-transcript.ts';

/** Of what happened while the screen was elsewhere, so much is read out. */
const CATCH_UP = 24;

/** Reads out what happens and what is asked. When the screen changes hands, everything said before is put away. */
export function useTold(desk: Desk, { say, empty }: Transcript, forget: () => void): void {
  const { look, sitting, selected } = desk;
  const viewer = useRef<string | null>(null);
  const heard = useRef(new Map<string, number>());
  const asked = useRef({ key: '', phase: '', unit: 0 });
  const now = useRef(desk);
  now.current = desk;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one pass for every look, and for nothing else
  useEffect(() => {
    if (viewer.current !== look.viewer) {
      if (viewer.current !== null) {
        empty();
        forget();
      }
      viewer.current = look.viewer;
      asked.current = { key: '', phase: '', unit: 0 };
    }
    if (look.moving) return;
    const from = heard.current.get(look.viewer) ?? -1;
    const lines = linesBetween(sitting, look.viewer, from, look.shown);
    if (from < 0) say('event', aimOf(now.current));
    heard.current.set(look.viewer, look.shown);
    if (lines.length > CATCH_UP)
      say('event', [`${lines.length - CATCH_UP} earlier lines: type log ${lines.length} to hear them.`]);
    say('event', lines.slice(-CATCH_UP));
    say('event', ordersBetween(now.current, Math.max(0, from), look.shown));

    const key = `${look.viewer} ${look.shown} ${look.decision?.kind} ${look.busy} ${look.problem} ${look.offer?.answer}`;
    if (look.offer?.answer === 'declined' && look.offer.by === look.viewer && key !== asked.current.key)
      say('event', [look.offer.why]);
    const waits = look.busy || (!look.mine && !look.curtain && !look.offer && !look.outcome && !look.problem);
    if (key === asked.current.key || waits) return;
    const phase = `${look.viewer} ${sayPhase(now.current)}`;
    const whole =
      look.outcome !== null ||
      !look.mine ||
      now.current.hand?.prompt != null ||
      phase !== asked.current.phase ||
      selected !== asked.current.unit;
    const won = look.outcome
      ? [sentence(verdict(sitting, look.outcome)), ...sitting.table.closing(look.view).map(sentence)]
      : [];
    say('ask', [...won, ...(whole ? sayNow(now.current) : brief(now.current))]);
    asked.current = { key, phase, unit: selected };
  }, [look]);

  // Whom the player has selected was told there and then.
  useEffect(() => {
    asked.current.unit = selected;
  }, [selected]);

  const { clock } = sitting;
  useEffect(
    () =>
      clock.subscribe(() => {
        const left = clock.left();
        if (left === 60 || left === 30 || left === 10) say('ask', [`${left} seconds left.`]);
      }),
    [clock, say],
  );
}

/** Who has just sat down hears what is to be done. */
function aimOf({ sitting: { table, seal } }: Desk): string[] {
  return [
    ...saySeal(seal),
    ...table.briefing.goals.map(({ who, text }) => sentence(`${who}: ${text}`)),
    'Type aim for the briefing, help for all commands.',
  ];
}

/** Between two actions of one piece: what it has left. */
function brief({ sitting: { table }, look, selected, speech, view, choices }: Desk): string[] {
  const card = table.card(look.view, selected);
  if (!card || card.full === 0) return [`${choices.length} choices.`];
  return [
    `${speech.name(view, selected)}: ${card.ap} of ${card.full} points left, ${choices.length} choices.`,
  ];
}
