import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exclusively } from './exclusively';

function claimFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'angsur-claim-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'postgres.lock');
}

it('lets one after another work, and leaves no claim behind', async () => {
  const file = claimFile();
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    await new Promise((resolve) => setTimeout(resolve, 60));
    said.push(`${name} ends`);
  };
  await Promise.all([exclusively(file, work('one')), exclusively(file, work('two'))]);
  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['names a process that is gone', '999999'],
  ['names nobody, as a full disk leaves it', ''],
])(
  'is not kept waiting by a claim that %s',
  async (_which, text) => {
    const file = claimFile();
    writeFileSync(file, text);
    const minuteAgo = new Date(Date.now() - 60_000);
    utimesSync(file, minuteAgo, minuteAgo);
    expect(await exclusively(file, () => Promise.resolve('done'))).toBe('done');
  },
  5000,
);
