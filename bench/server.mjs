import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const SCRIPT = 'bench/server-list.bench.ts';

/** Medians of the receipt list inside the server; that script prints its own table. */
export async function measure() {
  if (!existsSync(SCRIPT)) throw new Error(`${SCRIPT} is missing.`);
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${SCRIPT} ended with ${code}`);
  return [];
}
