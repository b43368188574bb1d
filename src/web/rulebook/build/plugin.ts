import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { entriesOf } from '../book.ts';
import { parseBook } from './parse-book.ts';
import { casesByRule, filesIn, readCaseFile, testsByRule } from './proofs.ts';

const NAME = 'virtual:rulebook';

/** Rules and cases become data of the page: a list of books, and for each book its text, its proofs and its cases. */
export function rulebook(root: string): Plugin {
  const rules = filesIn(join(root, 'rules'), /\.md$/);
  const bookAt = (path: string) => parseBook(basename(path, '.md'), readFileSync(path, 'utf8'));
  const casesOf = (id: string): string[] => {
    try {
      return filesIn(join(root, 'cases', id), /\.ya?ml$/);
    } catch {
      return [];
    }
  };
  return {
    name: 'auspex-rulebook',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, part, name = ''] = id.slice(1 + NAME.length).split(/[/:]/);
      if (part === undefined) return shelf(rules.map(bookAt));
      const path = rules.find((file) => basename(file, '.md') === name);
      if (part === 'cases') {
        const file = join(root, id.slice(id.indexOf(':cases/') + 7));
        return `export default ${JSON.stringify(readCaseFile(root, file).cases)};`;
      }
      if (!path) return null;
      this.addWatchFile(path);
      if (part === 'book') return `export default ${JSON.stringify(bookAt(path))};`;
      const files = casesOf(name);
      for (const file of files) this.addWatchFile(file);
      const written = files.map((file) => readCaseFile(root, file));
      const list = written.map(({ file }) => {
        const shown = JSON.stringify(file);
        return `{ name: ${shown}, load: () => import(${JSON.stringify(`${NAME}:cases/${file}`)}) }`;
      });
      const [prefix] = entriesOf(bookAt(path)).keys();
      const tests = testsByRule(root, prefix.split('-')[0]);
      return `export const files = [${list.join(',\n')}];
export const cases = ${JSON.stringify(casesByRule(written))};
export const tests = ${JSON.stringify(tests)};`;
    },
  };
}

/** The list every chip needs: which prefix is which book. The texts are fetched when somebody reads. */
function shelf(books: readonly ReturnType<typeof parseBook>[]): string {
  const rows = books.map((book) => {
    const entries = entriesOf(book);
    const [first] = entries.keys();
    const { id, title } = book;
    return `{ id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, prefix: ${JSON.stringify(first.split('-')[0])}, rules: ${entries.size},
  open: () => import('${NAME}:book/${id}'), proofs: () => import('${NAME}:proofs/${id}') }`;
  });
  return `export const shelf = [${rows.join(',\n')}];`;
}
