import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { charactersBySource } from './mappings.mjs';

/** Lines of each list. */
const SHOWN = 16;

let mapped = null;

/**
 * What these scripts are made of: brotli kB by npm package, and by own file. A package's share of a chunk's bytes is
 * its share of the chunk's characters.
 */
export async function describeComposition(scripts) {
  const folder = (mapped ??= await buildWithMaps());
  const packages = new Map();
  const modules = new Map();
  const lines = [];
  for (const { url, bytes } of scripts) {
    const file = join(folder, 'assets', basename(url));
    lines.push(`  ${kb(bytes)}  ${basename(url)}`);
    if (!existsSync(`${file}.map`)) {
      add(
        packages,
        url.startsWith('http') ? '(not in this build: run `npm run build`)' : '(in the page)',
        bytes,
      );
      continue;
    }
    const code = readFileSync(file, 'utf8');
    const counts = charactersBySource(code, JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    for (const [source, characters] of counts) {
      const share = (characters / code.length) * bytes;
      add(packages, packageOf(source), share);
      if (!source.includes('node_modules/')) add(modules, source.replace(/^(\.\.\/)+/, ''), share);
    }
  }
  return [...lines, '  by package', ...largest(packages), '  own files', ...largest(modules)].join('\n');
}

/** The same build once more, with source maps; the chunks' names say whether it is the same. */
async function buildWithMaps() {
  const outDir = mkdtempSync(join(tmpdir(), 'angsur-maps-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    logLevel: 'silent',
    build: { outDir, sourcemap: 'hidden', emptyOutDir: true, rollupOptions: { onwarn: () => {} } },
  });
  return outDir;
}

function packageOf(source) {
  const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  return found ? found[1] : source.startsWith('(') ? source : '(own code)';
}

const add = (counts, name, bytes) => counts.set(name, (counts.get(name) ?? 0) + bytes);
const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(6);
const largest = (counts) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, bytes]) => `  ${kb(bytes)}  ${name}`);
