/** Steps that look, and change nothing. */
import { Problem } from '../kernel/contract.ts';
import type { AllowStep, ExpectStep, OfferedStep, Place, Placed, RefuseStep, SeesStep } from './case.ts';
import { asked, judged, parsed, shown, tried } from './phrase.ts';
import { problemAt } from './problem.ts';
import type { CaseRun } from './run.ts';
import { matches } from './same.ts';

export function runExpect(run: CaseRun, step: ExpectStep): string[] {
  const globals = run.table.facts(run.state, null, step.as) ?? {};
  return Object.entries(step.facts).flatMap(([subject, { value, place }]) => {
    if (subject in globals) return compare(run, '', subject, value, globals[subject]);
    const facts = run.table.facts(run.state, subject, step.as);
    if (facts === null) throw problemAt(place, `Nothing here is called '${subject}'.`);
    const wanted = typeof value === 'object' && value !== null ? value : { is: value };
    return Object.entries(wanted).flatMap(([key, meant]) => {
      if (!(key in facts)) throw unknownFact(place, subject, key, Object.keys(facts));
      return compare(run, `${subject} `, key, meant, facts[key]);
    });
  });
}

function unknownFact(place: Place, subject: string, key: string, known: readonly string[]) {
  return problemAt(place, `'${subject}' has no '${key}'; a case may ask for: ${known.join(', ')}.`);
}

function compare(run: CaseRun, subject: string, key: string, wanted: unknown, fact: unknown): string[] {
  const found = typeof fact === 'function' ? fact() : fact;
  if (run.table.meant(key, wanted).some((meant) => matches(meant, found))) return [];
  return [`Expected ${subject}${key} ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}.`];
}

/** What is allowed must be asked for, legal and listed; it is not played. */
export function runAllow(run: CaseRun, step: AllowStep): string[] {
  const { game } = run.table;
  return step.actions.flatMap((written) => {
    const { seat, text } = tried(run, written);
    if (!game.pending(run.state).some((decision) => decision.seat === seat))
      return [`Expected ${seat} to be asked for '${text.value}', found ${asked(run)}.`];
    return judged(run, seat, text.value, parsed(run, text)) ?? [];
  });
}

/** What is refused must be refused by the rule named, missing from the listed actions, and leave no trace. */
export function runRefuse(run: CaseRun, step: RefuseStep): string[] {
  const { game } = run.table;
  return step.actions.flatMap((written) => {
    const { seat, text } = tried(run, written);
    if (step.rules.includes('notation')) return unreadable(run, text);
    const action = parsed(run, text);
    const before = JSON.stringify(run.state);
    const refusal = game.check(run.state, seat, action);
    if (!refusal) return [`Expected '${written.value}' to be refused, found it allowed.`];
    if (JSON.stringify(run.state) !== before) return [`Checking '${written.value}' changed the position.`];
    if (!step.rules.includes(refusal.rule))
      return [
        `Expected '${written.value}' to be refused by ${step.rules.join(' or ')}, found ${refusal.rule}: ${refusal.why}`,
      ];
    const printed = game.notation.print(run.state, action);
    return shown(run, seat).includes(printed)
      ? [`'${written.value}' is refused, but listed for ${seat}.`]
      : [];
  });
}

/** `rule: notation`: there is not even a way to write it. */
function unreadable(run: CaseRun, written: Placed<string>): string[] {
  try {
    parsed(run, written);
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
  return [`Expected '${written.value}' to be unreadable, found that it can be read.`];
}

export function runOffered(run: CaseRun, step: OfferedStep): string[] {
  const { game } = run.table;
  const decision = game.pending(run.state).find(({ seat }) => seat === step.seat);
  if (step.seat === 'nobody') {
    return game.pending(run.state).length === 0 ? [] : [`Expected nobody to be asked, found ${asked(run)}.`];
  }
  if (!decision) return [`Expected ${step.seat} to be asked, found ${asked(run)}.`];
  const wrong: string[] = [];
  if (step.kind !== null && decision.kind !== step.kind)
    wrong.push(`Expected ${step.seat} to be asked '${step.kind}', found ${asked(run)}.`);
  if (step.rule !== null && decision.rule !== step.rule)
    wrong.push(`Expected ${step.rule} to ask, found ${decision.rule}.`);
  if (step.unit !== null && !run.table.meant('unit', step.unit).includes(decision.unit))
    wrong.push(`Expected to be asked about ${step.unit}, found ${decision.unit ?? 'nobody'}.`);
  const listed = shown(run, step.seat);
  const text = (written: OfferedStep['has'][number]): string =>
    game.notation.print(run.state, parsed(run, written));
  for (const written of step.has)
    if (!listed.includes(text(written)))
      wrong.push(`Expected '${written.value}' to be offered, found: ${listed.join('; ')}.`);
  for (const written of step.lacks)
    if (listed.includes(text(written))) wrong.push(`Expected '${written.value}' not to be offered.`);
  if (step.only) wrong.push(...otherThan(step.only.map(text), listed));
  return wrong;
}

/** How two lists differ that should hold the same. */
function otherThan(wanted: readonly string[], listed: readonly string[]): string[] {
  const missing = wanted.filter((text) => !listed.includes(text));
  const extra = listed.filter((text) => !wanted.includes(text));
  return [
    ...(missing.length > 0 ? [`Expected also to be offered: ${missing.join('; ')}.`] : []),
    ...(extra.length > 0 ? [`Expected nothing else to be offered, found: ${extra.join('; ')}.`] : []),
  ];
}

export function runSees({ table, state }: CaseRun, step: SeesStep): string[] {
  const { sees } = table;
  if (!sees) throw problemAt(step.place, 'This game does not answer questions about sight.');
  return Object.entries(step.viewers).flatMap(([viewer, targets]) => [
    ...targets
      .filter((target) => !sees(state, viewer, target))
      .map((it) => `Expected ${viewer} to see ${it}.`),
    ...step.not
      .filter((target) => sees(state, viewer, target))
      .map((it) => `Expected ${viewer} not to see ${it}.`),
  ]);
}
