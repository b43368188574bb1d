/** Which packages are in the page, by which licence: gathered while it is bundled, from the packages themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Licence } from '../licence.ts';

/** The folders of the packages that the modules come from. */
export function packageFolders(modules: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const id of modules) {
    const path = id.replaceAll('\\', '/').replace(/^\0+/, '');
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(path) ?? [];
    if (folder) found.add(folder);
  }
  return [...found].sort();
}

export function licenceOf(folder: string): Licence {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|$)/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return { name, version, licence: license ?? 'see its text', home: homepage ?? '', text };
}

/** Written beside the page, so that it can be read without a network as well. */
export function licences(): Plugin {
  return {
    name: 'auspex-licences',
    apply: 'build',
    generateBundle() {
      const all = packageFolders(this.getModuleIds()).map(licenceOf);
      all.sort((a, b) => a.name.localeCompare(b.name, 'en'));
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(all) });
    },
  };
}
