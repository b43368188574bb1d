/** Steps of a case in words. */
import type { Placed, Step } from '../../../cases/case.ts';

export interface StepWords {
  /** Who or what it is about. */
  readonly head: string;
  readonly text: string;
}

type SeatName = (seat: string) => string;

export function stepWords(step: Step, seatName: SeatName): StepWords {
  switch (step.is) {
    case 'act':
      return { head: seatName(step.seat), text: step.actions.map(({ value }) => value).join(', then ') };
    case 'allow':
      return { head: 'Allowed', text: step.actions.map(({ value }) => tried(value, seatName)).join('; ') };
    case 'refuse':
      return { head: 'Refused', text: step.actions.map(({ value }) => tried(value, seatName)).join('; ') };
    case 'offered':
      return step.seat === 'nobody'
        ? { head: 'Nobody is asked', text: '' }
        : { head: `${seatName(step.seat)} is asked`, text: offered(step) };
    case 'sees':
      return { head: 'Sight', text: sight(step) };
    case 'expect':
      return {
        head: step.as === null ? 'Now' : `The ${seatName(step.as)} player knows`,
        text: factsText(step.facts),
      };
  }
}

/** `marine M move N` → `Marine M move N`. */
export function tried(text: string, seatName: SeatName): string {
  const [seat, ...rest] = text.split(' ');
  return `${seatName(seat)}: ${rest.join(' ')}`;
}

function offered({ kind, has, lacks, only }: Extract<Step, { is: 'offered' }>): string {
  const list = (all: readonly Placed<string>[]) => all.map(({ value }) => value).join(', ');
  const parts = [
    kind ?? '',
    has.length > 0 ? `may ${list(has)}` : '',
    lacks.length > 0 ? `may not ${list(lacks)}` : '',
    only ? `may only ${list(only)}` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

function sight({ viewers, not }: Extract<Step, { is: 'sees' }>): string {
  return Object.entries(viewers)
    .flatMap(([viewer, seen]) => [
      seen.length > 0 ? `${viewer} sees ${seen.join(', ')}` : '',
      not.length > 0 ? `${viewer} does not see ${not.join(', ')}` : '',
    ])
    .filter(Boolean)
    .join('; ');
}

export function factsText(facts: Readonly<Record<string, Placed<unknown>>>): string {
  return Object.entries(facts)
    .map(([subject, { value }]) => `${subject}: ${valueText(value)}`)
    .join('; ');
}

/** `{ at: B1, ap: 3, overwatch: true }` → `at B1, ap 3, overwatch`. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      if (inner === true) return key;
      if (inner === false) return `no ${key}`;
      return `${key} ${valueText(inner)}`;
    })
    .join(', ');
}
