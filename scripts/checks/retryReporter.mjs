import { writeFileSync } from 'node:fs';

/**
 * Vitest reporter: names every test that passed only when it was tried again, and writes the names as JSON
 * to the file RETRIES_FILE.
 */
export default class RetryReporter {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.retryCount)
      this.#names.push(`${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#names) console.log(`tried again: ${name}`);
    if (process.env.RETRIES_FILE) writeFileSync(process.env.RETRIES_FILE, JSON.stringify(this.#names));
  }
}
