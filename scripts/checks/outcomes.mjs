import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/*
 * What a step says as it goes, a line of JSON each: what failed, a picture that was right only the second time, and at its
 * end how many passed. A step that is killed has said what failed until then.
 */

/**
 * @typedef {object} Failure
 * @property {string} name in words
 * @property {string[]} [again] words that make the step's command run this alone; none where it was tried twice already
 */

/**
 * Says a line where a runner listens (`OUTCOMES`, a file).
 * @param {{ failed: Failure } | { unsteady: string } | { passed: number, skipped: number }} line
 */
export function sayOutcome(line) {
  if (process.env.OUTCOMES) appendFileSync(process.env.OUTCOMES, `${JSON.stringify(line)}\n`);
}

/**
 * @returns {{ passed: number, skipped: number, failures: Failure[], unsteady: string[], isWhole: boolean }} `isWhole`: the
 *   step came to its end
 */
export function outcomesIn(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(read) : [];
  const counts = lines.filter(({ passed }) => passed !== undefined);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: lines.flatMap(({ failed }) => failed ?? []),
    unsteady: lines.flatMap(({ unsteady }) => unsteady ?? []),
    isWhole: counts.length > 0,
  };
}

/** A line that is still written is read with the next look. */
function read(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}
