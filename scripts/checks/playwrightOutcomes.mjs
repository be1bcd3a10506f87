import { relative } from 'node:path';
import { sayOutcome } from './outcomes.mjs';

/** Reporter of Playwright: says what fails when it fails, and the counts at the end. */
export default class PlaywrightOutcomes {
  #passed = 0;
  #skipped = 0;

  onTestEnd(test, result) {
    if (result.status === 'skipped') this.#skipped += 1;
    else if (result.status === test.expectedStatus) this.#passed += 1;
    else {
      const file = relative('.', test.location.file);
      const name = [file, ...test.titlePath().slice(3)].join(' > ');
      sayOutcome({ failed: { name, again: [file] } });
    }
  }

  /** What goes wrong outside of a test. */
  onError(error) {
    sayOutcome({ failed: { name: String(error.message ?? error.value).split('\n')[0] } });
  }

  onEnd() {
    sayOutcome({ passed: this.#passed, skipped: this.#skipped });
  }

  printsToStdio() {
    return false;
  }
}
