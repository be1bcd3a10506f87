import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runnableBinaries } from './paths';

const isRoot = process.getuid?.() === 0;

it.runIf(isRoot)('copies programs out of a closed folder with the libraries that they link to', () => {
  const closed = mkdtempSync(path.join(tmpdir(), 'angsur-closed-'));
  onTestFinished(() => rmSync(closed, { recursive: true, force: true }));
  const file = (...names: string[]) => path.join(closed, 'native', ...names);
  for (const folder of ['bin', 'lib']) mkdirSync(file(folder), { recursive: true });
  for (const name of ['initdb', 'pg_ctl', 'postgres']) writeFileSync(file('bin', name), name);
  writeFileSync(file('lib', 'libicu.so.60.2'), 'letters');
  symlinkSync('libicu.so.60.2', file('lib', 'libicu.so.60'));
  chmodSync(closed, 0o700);
  const binaries = {
    initdb: file('bin', 'initdb'),
    pg_ctl: file('bin', 'pg_ctl'),
    postgres: file('bin', 'postgres'),
  };

  const copied = runnableBinaries(binaries, true);
  const copy = path.resolve(copied.postgres, '../..');
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  // What was copied stands by itself.
  rmSync(closed, { recursive: true });
  expect(readFileSync(copied.postgres, 'utf8')).toBe('postgres');
  expect(readFileSync(path.join(copy, 'lib/libicu.so.60'), 'utf8')).toBe('letters');
});
