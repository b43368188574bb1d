import { type Command, FINE, readArgs, Usage } from '../command.ts';
import { projectRoot } from '../files.ts';
import { type Coverage, coverage } from '../inventory.ts';
import { rulesetNamed } from '../rulesets.ts';

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'list the rules of a ruleset with the cases and tests that name them',
  help: `Usage: auspex rules <ruleset> [--area AREA] [--missing] [--json]

Lists every rule of rules/<ruleset>.md with the cases (cases/) and test titles (src/) that name its ID,
then how many are named and which are not.

  --area AREA   only the rules of one area, such as MOVE
  --missing     only the rules nothing names
  --json        one object: { ruleset, total, covered, missing, inForce, areas, rules }

Example:
  auspex rules hulk-revised --area OVW`,
  run(args, io) {
    const { values, positionals } = readArgs(args, {
      area: { type: 'string' },
      missing: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (positionals.length !== 1) throw new Usage('Say which ruleset');
    const ruleset = rulesetNamed(positionals[0]);
    const area = values.area?.toUpperCase();
    const all = coverage(projectRoot(), ruleset.id).filter(
      (rule) => area === undefined || rule.area === area,
    );
    if (all.length === 0) throw new Usage(`${ruleset.id} has no area '${values.area}'`);
    const missing = all.filter((rule) => !isNamed(rule));
    if (values.json) {
      io.out(
        JSON.stringify({
          ruleset: ruleset.id,
          total: all.length,
          covered: all.length - missing.length,
          missing: missing.map(({ id }) => id),
          complete: ruleset.complete,
          inForce: ruleset.areas,
          areas: perArea(all),
          rules: all,
        }),
      );
      return FINE;
    }
    for (const rule of values.missing ? missing : all) io.out(line(rule));
    io.out('');
    for (const [name, { total, covered }] of Object.entries(perArea(all))) {
      const force = ruleset.areas.includes(name) ? '  in force' : '';
      io.out(`${name.padEnd(7)} ${String(covered).padStart(3)} of ${String(total).padStart(3)}${force}`);
    }
    io.out(
      `\n${ruleset.id}: ${all.length - missing.length} of ${all.length} rules are named by a case or a test.`,
    );
    if (missing.length > 0) io.out(`Missing: ${missing.map(({ id }) => id).join(' ')}`);
    return FINE;
  },
};

function isNamed({ cases, tests }: Coverage): boolean {
  return cases.length + tests.length > 0;
}

function line(rule: Coverage): string {
  const named = [...rule.cases, ...rule.tests].map((name) => `\n    ${name}`);
  return named.length > 0 ? `${rule.id}${named.join('')}` : `${rule.id}  (nothing names it)`;
}

function perArea(rules: readonly Coverage[]): Record<string, { total: number; covered: number }> {
  const areas: Record<string, { total: number; covered: number }> = {};
  for (const rule of rules) {
    areas[rule.area] ??= { total: 0, covered: 0 };
    areas[rule.area].total++;
    if (isNamed(rule)) areas[rule.area].covered++;
  }
  return areas;
}
