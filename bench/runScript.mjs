import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a TypeScript bench that prints its own table; throws where it fails. */
export async function runScript(script) {
  if (!existsSync(script)) throw new Error(`${script} is missing.`);
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return [];
}
