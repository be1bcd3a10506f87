import { runStep } from './runStep.mjs';

/** Two cores: a third heavy step takes from the others what they need to start. */
const AT_ONCE = 2;
/** So many failures are looked at once more; one more and the run stops. */
export const FORGIVEN = 10;

/**
 * Runs steps in their order, two at a time, and what failed once more, alone, after all.
 * @param steps see steps.mjs
 * @param {object} options
 * @param {string} options.reports folder for outcomes
 * @param {(result: import('./runStep.mjs').Result, seconds: number) => void} [options.tell] hears how each step went
 * @returns {Promise<import('./runStep.mjs').Result[]>} `unsteady` names what passed only the second time
 */
export async function runSteps(steps, { reports, tell = () => undefined }) {
  const stop = new AbortController();
  let failed = 0;
  const onFailures = (count) => {
    failed += count;
    if (failed > FORGIVEN) stop.abort();
  };
  const waiting = [...steps];
  const running = new Map();
  const ended = new Map();
  const isReady = ({ needs = [] }) =>
    needs.every((name) => ended.has(name) || !steps.some((step) => step.name === name));
  const run = async (step) => {
    const began = Date.now();
    const result = await runStep(step, { reports, signal: stop.signal, onFailures });
    running.delete(step.name);
    ended.set(step.name, result);
    tell(result, (Date.now() - began) / 1000);
  };
  while ((waiting.length > 0 && !stop.signal.aborted) || running.size > 0) {
    const next = running.size < AT_ONCE && !stop.signal.aborted ? waiting.findIndex(isReady) : -1;
    if (next >= 0) {
      const [step] = waiting.splice(next, 1);
      running.set(step.name, run(step));
    } else await Promise.race(running.values());
  }
  const results = [...ended.values()];
  if (stop.signal.aborted) return results;
  for (const result of results)
    await lookAgain(
      result,
      steps.find(({ name }) => name === result.name),
    );
  return results;

  /** What passes now was unsteady; what was not tried alone, or fails again, has failed. */
  async function lookAgain(result, step) {
    const commands = new Map(
      result.failures.flatMap(({ again }) => (again ? [[again.join(' '), again]] : [])),
    );
    for (const [key, again] of commands) {
      const began = Date.now();
      const name = `${step.name}-again-${[...commands.keys()].indexOf(key) + 1}`;
      const second = await runStep({ ...step, name, command: step.alone(again) }, { reports });
      tell(second, (Date.now() - began) / 1000);
      if (second.failures.length > 0) continue;
      const mended = result.failures.filter((failure) => failure.again?.join(' ') === key);
      result.failures = result.failures.filter((failure) => !mended.includes(failure));
      result.passed += mended.length;
      result.unsteady.push(...mended.map((failure) => failure.name), ...second.unsteady);
    }
  }
}
