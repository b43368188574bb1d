/** Steps of a case in words. */
import type { CaseStep, Placed } from '../../../cases/case.ts';
import { capital, listed } from '../../../kernel/words.ts';
import type { CaseWords } from '../../games/case-words.ts';
import type { Stage } from './play-case.ts';
import { nameShown } from './tags.ts';

export interface StepWords {
  /** Who or what it is about. */
  readonly head: string;
  readonly text: string;
}

interface Speaker {
  readonly words: CaseWords | null;
  seatName(seat: string): string;
}

export function stepWords(
  stage: Pick<Stage, 'said'>,
  step: CaseStep,
  { words, seatName }: Speaker,
): StepWords {
  const { said } = stage;
  switch (step.is) {
    case 'act':
      return { head: seatName(step.seat), text: ended(joined(said)) };
    case 'allow':
      return { head: 'Allowed', text: ended(said.join('; ')) };
    case 'refuse':
      return { head: 'Refused', text: ended(said.join('; ')) };
    case 'offered':
      return step.seat === 'nobody'
        ? { head: 'Nobody is asked', text: '' }
        : { head: `${seatName(step.seat)} is asked`, text: ended(offered(step, said, words)) };
    case 'sees':
      return { head: 'Sight', text: ended(sight(step)) };
    case 'expect':
      return {
        head: step.as === null ? 'Now' : `The ${seatName(step.as)} player knows`,
        text: factsText(step.facts, words),
      };
  }
}

/** `M: move to C1`, `M: move to D1` → `M: move to C1, then move to D1`. */
function joined(said: readonly string[]): string {
  let last = '';
  return said
    .map((text) => {
      const [, who = ''] = /^([^:]+: )/.exec(text) ?? [];
      const again = who !== '' && who === last;
      last = who;
      return again ? text.slice(who.length) : text;
    })
    .join(', then ');
}

/** Names of pieces keep their small letters. */
function ended(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

function offered(
  { kind, has, lacks, only }: Extract<CaseStep, { is: 'offered' }>,
  said: readonly string[],
  words: CaseWords | null,
): string {
  const list = (from: number, length: number) => said.slice(from, from + length).join('; ');
  const parts = [
    kind ? (words?.question(kind) ?? kind) : '',
    has.length > 0 ? `among the answers: ${list(0, has.length)}` : '',
    lacks.length > 0 ? `not among them: ${list(has.length, lacks.length)}` : '',
    only ? `the only answers: ${list(has.length + lacks.length, only.length)}` : '',
  ];
  return capital(parts.filter(Boolean).join('. '));
}

function sight({ viewers, not }: Extract<CaseStep, { is: 'sees' }>): string {
  return Object.entries(viewers)
    .flatMap(([viewer, seen]) => [
      seen.length > 0 ? `${nameShown(viewer)} sees ${seen.map(nameShown).join(', ')}` : '',
      not.length > 0 ? `${nameShown(viewer)} does not see ${not.map(nameShown).join(', ')}` : '',
    ])
    .filter(Boolean)
    .join('; ');
}

/** `M is at B1 and has 3 action points. The door at C1 is open.` */
export function factsText(facts: Readonly<Record<string, Placed<unknown>>>, words: CaseWords | null): string {
  return Object.entries(facts)
    .map(([subject, { value }]) => ended(factText(subject, value, words)))
    .join(' ');
}

function factText(subject: string, value: unknown, words: CaseWords | null): string {
  const ofGame = words?.game(subject, value);
  if (ofGame) return capital(ofGame);
  const name = nameShown(subject);
  if (typeof value !== 'object' || value === null)
    return `${name} ${words?.piece('is', value) ?? `is ${value}`}`;
  const parts = Object.entries(value).map(
    ([key, inner]) => words?.piece(key, inner) ?? `${key} ${JSON.stringify(inner)}`,
  );
  return `${name} ${listed(parts)}`;
}
