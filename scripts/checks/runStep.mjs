import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { outcomesIn } from './outcomes.mjs';

export const LOGS = 'test-results/logs';
/** A step that says nothing for so long hangs, ms. */
const SILENCE = 20 * 60_000;
/** How often a running step is looked at, ms. */
const LOOK_EVERY = 1000;
/** What is kept of a step's output in memory, to be shown where it fails, characters. */
const SHOWN = 8000;

/**
 * @typedef {object} Result
 * @property {string} name of the step
 * @property {number} passed
 * @property {number} skipped
 * @property {import('./outcomes.mjs').Failure[]} failures
 * @property {string[]} unsteady pictures that were right only the second time
 * @property {string} output its last words
 */

/**
 * Runs a step; its log is written while it runs. A step that counts says its outcomes as it goes (outcomes.mjs); another
 * is one check.
 * @param step see steps.mjs
 * @param {{ reports: string, signal?: AbortSignal, onFailures?: (count: number) => void, silence?: number }} options
 *   `reports`: folder for outcomes; `signal`: ends the step; `onFailures` hears each time that more has failed;
 *   `silence`: how long it may say nothing, ms
 * @returns {Promise<Result>}
 */
export async function runStep(step, { reports, signal, onFailures, silence = SILENCE }) {
  const file = `${reports}/${step.name}.outcomes`;
  let heard = 0;
  const look = () => {
    const { failures } = outcomesIn(file);
    if (failures.length > heard) onFailures?.(failures.length - heard);
    heard = failures.length;
  };
  const looking = setInterval(look, LOOK_EVERY);
  const { code, output, why } = await execute(step, file, { signal, silence });
  clearInterval(looking);
  look();
  const { isWhole, ...result } = { name: step.name, output, ...outcomesIn(file) };
  const { failures } = result;
  const isEmpty = result.passed + failures.length === 0;
  if (why) failures.push({ name: `${step.name} ${why}` });
  else if (!step.counts && code === 0) result.passed = 1;
  else if (step.counts && !isWhole && code === 0 && step.mayBeMissing) result.skipped = 1;
  // What failed until then may pass the second time; what never ran has not passed.
  else if (step.counts && !isWhole) failures.push({ name: `${step.name} was cut, with code ${code}` });
  else if (isEmpty && code === 0 && !step.mayBeEmpty) failures.push({ name: `${step.name} ran nothing` });
  // What ends badly failed, whatever it counted.
  else if (code !== 0 && failures.length === 0)
    failures.push({ name: `${step.name} ended with code ${code}` });
  if (failures.length > heard) onFailures?.(failures.length - heard);
  return result;
}

/** @returns {Promise<{ code: number, output: string, why?: string }>} `why`: it was ended by us */
function execute(step, outcomes, { signal, silence }) {
  const [program, ...args] = [...(step.prefix ?? []), ...step.command];
  mkdirSync(LOGS, { recursive: true });
  const log = createWriteStream(`${LOGS}/${step.name}.log`);
  return new Promise((resolve) => {
    // In a group of its own, so that what it started ends with it.
    const child = spawn(program, args, {
      env: { ...process.env, CI: '1', ...step.env, OUTCOMES: outcomes },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    let why;
    let spoke = Date.now();
    const take = (chunk) => {
      spoke = Date.now();
      log.write(chunk);
      output = (output + chunk).slice(-SHOWN);
    };
    const end = (reason) => {
      why ??= reason;
      endGroup(child.pid);
    };
    const stop = () => end('was stopped');
    const listening = setInterval(() => {
      if (Date.now() - spoke > silence) end(`said nothing for ${Math.round(silence / 60_000)} minutes`);
    }, LOOK_EVERY);
    process.once('exit', stop);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => take(String(error)));
    child.on('close', (code) => {
      clearInterval(listening);
      process.off('exit', stop);
      signal?.removeEventListener('abort', stop);
      log.end(() => resolve({ code: code ?? 1, output, why }));
    });
  });
}

function endGroup(pid) {
  if (!pid) return;
  signalGroup(pid, 'SIGTERM');
  setTimeout(() => signalGroup(pid, 'SIGKILL'), 10_000).unref();
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
