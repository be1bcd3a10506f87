import { sayOutcome } from './outcomes.mjs';

/** Reporter of Vitest: says what fails when it fails, and the counts at the end. */
export default class VitestOutcomes {
  onTestCaseResult(test) {
    if (test.result().state === 'failed')
      sayOutcome({
        failed: { name: `${test.module.relativeModuleId} > ${test.fullName}`, again: alone(test) },
      });
  }

  /** A file that can't be read, and a hook around tests, fail without a test. */
  onTestModuleEnd(module) {
    if (!module.ok() && tests(module, 'failed').length === 0)
      sayOutcome({ failed: { name: module.relativeModuleId, again: [module.relativeModuleId] } });
  }

  onTestRunEnd(modules, errors) {
    for (const error of errors)
      sayOutcome({ failed: { name: String(error.message ?? error).split('\n')[0] } });
    // A worker that could not start leaves its files unread.
    for (const module of modules.filter((one) => !/passed|failed|skipped/.test(one.state())))
      sayOutcome({
        failed: { name: `${module.relativeModuleId} never ran`, again: [module.relativeModuleId] },
      });
    const count = (state) => modules.reduce((sum, module) => sum + tests(module, state).length, 0);
    sayOutcome({ passed: count('passed'), skipped: count('skipped') });
  }
}

const tests = (module, state) => [...module.children.allTests(state)];

/** A story stands alone; a test may stand on what those before it in its file left. */
function alone({ module, name }) {
  const file = module.relativeModuleId;
  return file.includes('.stories.') ? [file, '-t', `${escaped(name)}$`] : [file];
}

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
