import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caseFiles, casesIn } from './files.ts';
import { failureText } from './report.ts';
import { runCase } from './run.ts';
import { adapterOf } from './testing.ts';

const root = resolve(import.meta.dirname, '../..');
const files = caseFiles(resolve(root, 'cases')).map((file) => file.slice(root.length + 1));

for (const file of files) {
  describe(file, () => {
    const cases = casesIn(file);
    test.each(cases.map((it) => [`${it.place.line}: ${it.name} [${it.rules.join(' ')}]`, it] as const))(
      '%s',
      (_, it) => {
        expect(failureText(runCase(it, adapterOf(it.rules[0])))).toBe('');
      },
    );
  });
}
