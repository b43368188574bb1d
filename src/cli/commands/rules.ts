import type { Listing } from '../../kernel/shelf.ts';
import { type Command, FINE, readArgs, Usage } from '../command.ts';
import { projectRoot } from '../files.ts';
import { areasOf, type Coverage, coverage, inventories, isHeld, isPlaced } from '../inventory.ts';

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'list the rules of a ruleset with their places in the source, cases and tests',
  help: `Usage: auspex rules <ruleset> [--area AREA] [--missing] [--json]

Lists every rule of rules/<ruleset>.md, also its rows of decisions (DEC) and hidden information (HID) and
its worked examples (EX), with the places in the source where it is in force, the cases (cases/) and the
test titles (src/) that name its ID; then how many are named and which are not.

  --area AREA   only the rules of one area, such as MOVE
  --missing     only the rules that no case and no test, or no source names
  --json        one object: { ruleset, total, covered, missing, unplaced, inForce, areas, rules }

Example:
  auspex rules hulk-revised --area OVW`,
  run(args, io, { list }) {
    const { values, positionals } = readArgs(args, {
      area: { type: 'string' },
      missing: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (positionals.length !== 1) throw new Usage('Say which ruleset');
    const root = projectRoot();
    const [id] = positionals;
    if (!inventories(root).includes(id))
      throw new Usage(`There is no ruleset '${id}'; inventories are: ${inventories(root).join(', ')}`);
    const ruleset = list.find((known) => known.id === id);
    const area = values.area?.toUpperCase();
    if (area !== undefined && !areasOf(root, id).includes(area))
      throw new Usage(`${id} has no area '${values.area}'`);
    const all = coverage(root, id).filter((rule) => area === undefined || rule.area === area);
    if (values.json) io.out(JSON.stringify(report(id, ruleset, all)));
    else tell(id, ruleset, all, { only: values.missing ?? false, out: io.out });
    return FINE;
  },
};

/** A ruleset that is not there yet has no rule in force. */
function report(id: string, ruleset: Listing | undefined, all: readonly Coverage[]) {
  return {
    ruleset: id,
    total: all.length,
    covered: all.filter(isHeld).length,
    missing: idsOf(all, isHeld),
    unplaced: idsOf(all, isPlaced),
    complete: ruleset?.complete ?? false,
    inForce: ruleset?.areas ?? [],
    areas: perArea(all),
    rules: all,
  };
}

function tell(
  id: string,
  ruleset: Listing | undefined,
  all: readonly Coverage[],
  { only, out }: { only: boolean; out: (line: string) => void },
): void {
  for (const rule of all) if (!only || !isHeld(rule) || !isPlaced(rule)) out(line(rule));
  out('');
  for (const [name, { total, covered }] of Object.entries(perArea(all))) {
    const force = ruleset?.areas.includes(name) ? '  in force' : '';
    out(`${name.padEnd(7)} ${String(covered).padStart(3)} of ${String(total).padStart(3)}${force}`);
  }
  const missing = idsOf(all, isHeld);
  const unplaced = idsOf(all, isPlaced);
  const rules = all.filter(({ kind }) => kind === 'rule').length;
  out(`\n${id}: ${all.length - missing.length} of ${all.length} rules are named by a case or a test.`);
  if (missing.length > 0) out(`Missing: ${missing.join(' ')}`);
  out(
    `${rules - unplaced.length} of the ${rules} that are no example, decision or secret are named in the source.`,
  );
  if (unplaced.length > 0) out(`Not in the source: ${unplaced.join(' ')}`);
}

function idsOf(rules: readonly Coverage[], fine: (rule: Coverage) => boolean): string[] {
  return rules.filter((rule) => !fine(rule)).map(({ id }) => id);
}

function line(rule: Coverage): string {
  const named = [...rule.source, ...rule.cases, ...rule.tests].map((name) => `\n    ${name}`);
  return named.length > 0 ? `${rule.id}${named.join('')}` : `${rule.id}  (nothing names it)`;
}

function perArea(rules: readonly Coverage[]): Record<string, { total: number; covered: number }> {
  const areas: Record<string, { total: number; covered: number }> = {};
  for (const rule of rules) {
    areas[rule.area] ??= { total: 0, covered: 0 };
    areas[rule.area].total++;
    if (isHeld(rule)) areas[rule.area].covered++;
  }
  return areas;
}
