import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { aliases } from '../../scripts/vite/aliases';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Builds the page that holds every paper of the stories into a folder of its own. */
export async function buildPapersPage() {
  const folder = await mkdtemp(path.join(tmpdir(), 'angsur-papers-'));
  await build({
    configFile: false,
    root: ROOT,
    envDir: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: aliases },
    build: {
      outDir: folder,
      minify: false,
      target: 'es2022',
      reportCompressedSize: false,
      rollupOptions: { input: path.join(ROOT, 'e2e/papers/index.html') },
    },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
