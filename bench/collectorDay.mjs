import { spawn } from 'node:child_process';

/** A collector's phone: the plan without a connection, a visit, and a day that is sent at 3G; prints its own lines. */
export async function measure() {
  const child = spawn(
    'node_modules/.bin/playwright',
    ['test', '--config=bench/phone/playwright.config.ts', '--reporter=list'],
    { stdio: 'inherit' },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`bench/phone ended with ${code}`);
  return [];
}
