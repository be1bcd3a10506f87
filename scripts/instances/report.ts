/** What was found, a line a check. */
export interface Report {
  /** Prints a check with its figure. */
  check: (name: string, ok: boolean, figure: string) => void;
  /** Checks that failed. */
  failed: () => number;
  passed: () => number;
}

/** Prints checks under the name of where they were made. */
export function createReport(): { at(place: string): Report } {
  let failed = 0;
  let passed = 0;
  return {
    at: (place) => ({
      check(name, ok, figure) {
        if (ok) passed += 1;
        else failed += 1;
        console.log(`${ok ? 'ok    ' : 'FAILED'} ${place.padEnd(8)} ${name}: ${figure}`);
      },
      failed: () => failed,
      passed: () => passed,
    }),
  };
}
