import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Name of the variable that tells test files where the programs are. */
const FOLDER = 'TEST_PROGRAMS';
/** As deep as `dist/server`, so that they find the migrations. */
const PARENT = path.resolve(import.meta.dirname, '../../test-results');
const ENTRIES = [
  'server/main.ts',
  'server/platform/export/xlsx/xlsxWorker.js',
  'server/backup/backupCommand.ts',
  'server/backup/restoreCommand.ts',
];

/**
 * Bundles the programs that tests start as processes of their own, as `npm run build` bundles the server: once for a
 * run, instead of compiling every module at every start.
 */
export async function buildTestPrograms(): Promise<{ remove(): void }> {
  const outdir = path.join(PARENT, `programs-${process.pid}`);
  await build({
    entryPoints: ENTRIES,
    entryNames: '[name]',
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  process.env[FOLDER] = outdir;
  return { remove: () => rmSync(outdir, { recursive: true, force: true }) };
}

/** What Node is started with for one of them: `main`, `backupCommand` or `restoreCommand`. */
export function testProgram(name: string): string[] {
  const folder = process.env[FOLDER];
  if (folder === undefined)
    throw new Error(`${name} was not bundled: run the tests with vitest.server.config.ts`);
  return ['--enable-source-maps', path.join(folder, `${name}.js`)];
}
