import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

export const LOGS = 'test-results/logs';
/** As niceness: a thirtieth of a share where the others want everything, so that nothing waits in vain. */
const LOW = 15;

/**
 * Runs a step and says how it went in one line.
 * @param step see steps.mjs
 * @param reports folder for what the tools report
 */
export async function runStep(step, reports) {
  const began = Date.now();
  const report = `${reports}/${step.name}.json`;
  const fill = (text) => text.replace('REPORT', report);
  const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value)]));
  const [program, ...args] = [...(step.prefix ?? []), ...step.command.map(fill)];
  const { code, output } = await execute(program, args, { CI: '1', ...env }, step.low);
  mkdirSync(LOGS, { recursive: true });
  writeFileSync(`${LOGS}/${step.name}.log`, output);
  const counted = counts(step, code, report);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const skipped = counted.skipped ? `, ${counted.skipped} skipped` : '';
  const mark = counted.failed ? '✗' : '✓';
  console.log(
    `${mark} ${step.name}: ${counted.passed} passed, ${counted.failed} failed${skipped} (${seconds} s)`,
  );
  return { name: step.name, output, ...counted };
}

/** A step without a count of its own is one check. A step that failed without a failed test still failed. */
function counts(step, code, report) {
  if (code === 0 && step.prefix && !existsSync(report)) return { passed: 0, failed: 0, skipped: 1 };
  const found = step.count && existsSync(report) ? step.count(read(report)) : null;
  if (found && step.mayBeEmpty && code === 0) return found;
  if (!found || found.passed + found.failed === 0) {
    const passed = code === 0 && (!step.count || step.mayBeEmpty);
    return { passed: passed && !step.count ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
  }
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param low other steps go first; what it starts inherits that */
function execute(program, args, env, low) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (low && child.pid) setPriority(child.pid, LOW);
    let output = '';
    const take = (chunk) => (output += chunk);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
