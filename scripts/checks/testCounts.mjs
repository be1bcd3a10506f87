/** Counts of a Vitest JSON report. */
export function countVitest(report) {
  return {
    passed: report.numPassedTests,
    // A file that could not even be read has no failed test of its own.
    failed: Math.max(report.numFailedTests, report.success ? 0 : report.numFailedTestSuites),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright JSON report. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A test that passed only on a second try did not pass.
  return { passed: expected, failed: unexpected + flaky, skipped };
}
