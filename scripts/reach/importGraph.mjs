import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../filesBelow.mjs';

const WORKER = /new URL\('(\.[^']+)', import\.meta\.url\)/g;
const SHEETS = /import\.meta\.glob\b/;

/**
 * Files of ours and what each of them brings into a page: imports that are there at run time, workers, and the style
 * sheets of who reads all of them.
 * @returns {Map<string, Set<string>>}
 */
export function importGraph() {
  const { stdout } = spawnSync(
    'node_modules/.bin/depcruise',
    ['src', 'stories', '.storybook', '--output-type', 'json'],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  const { modules } = JSON.parse(stdout);
  const sheets = ['src', 'stories'].flatMap(filesBelow).filter((file) => file.endsWith('.css'));
  return new Map(
    modules
      .filter(({ source }) => isOurs(source))
      .map(({ source, dependencies }) => {
        const imported = dependencies
          .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
          .map(({ resolved }) => resolved)
          .filter(isOurs);
        const text = readFileSync(source, 'utf8');
        const workers = [...text.matchAll(WORKER)].map(([, to]) => path.join(path.dirname(source), to));
        return [source, new Set([...imported, ...workers, ...(SHEETS.test(text) ? sheets : [])])];
      }),
  );
}

const isOurs = (file) => !file.startsWith('node_modules/') && existsSync(file);
