import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testProgram } from './testPrograms';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A command of ours on a data folder, killed as soon as `until` is true; its exit code and what it said. */
export async function dataCommand(
  script: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string>,
  until: () => boolean = () => false,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [...testProgram(`${script}Command`), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  while (child.exitCode === null && child.signalCode === null) {
    if (until()) child.kill('SIGKILL');
    await sleep(5);
  }
  return { code: await ended, said };
}
