// Builds what production serves: the app with compressed copies, and the server in one file, but for its workers.
import { build as buildServer } from 'esbuild';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as buildApp } from 'vite';
import { filesBelow } from './filesBelow.mjs';

const COMPRESSED = /\.(js|css|html|svg|json|wasm|webmanifest)$/;
/** Below this many bytes compression saves nothing worth a second file. */
const SMALL = 512;

export async function build() {
  rmSync('dist', { recursive: true, force: true });
  await buildApp({ logLevel: 'warn' });
  await compressAll('dist/app');
  await buildServer({
    // A worker is loaded from a file of its own, beside the server's.
    entryPoints: { main: 'server/main.ts', xlsxWorker: 'server/platform/export/xlsx/xlsxWorker.js' },
    outdir: 'dist/server',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
}

async function compressAll(folder) {
  const files = filesBelow(folder).filter((file) => COMPRESSED.test(file));
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file);
  });
  await Promise.all(lanes);
}

async function compress(file) {
  const content = readFileSync(file);
  if (content.length < SMALL) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (import.meta.filename === process.argv[1]) await build();
