// `npm run faults`: builds what is out of date, then tries the faults on what was built, and last what one person does alone.
import { spawn } from 'node:child_process';
import { buildWhatIsOld } from './builtServer.mjs';

/** Moves of each walker of `server/testing/alone`; every push makes 300. */
const ALONE_MOVES = '10000';

const names = process.argv.slice(2);
const told = { stdio: 'inherit' };

/** @returns {Promise<number>} how it ended */
const run = (args, options = told) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, options).on('exit', (code) => resolve(code ?? 1));
  });

/** Walks that nobody walked before: the seed is new, and said, so that a walk can be made again. */
function walkAlone() {
  const ALONE_SEED = process.env.ALONE_SEED ?? String(Math.floor(Date.now() / 1000));
  console.log(`What one person does alone: ${ALONE_MOVES} moves each, ALONE_SEED=${ALONE_SEED}`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=vitest.server.config.ts'];
  return run([...vitest, 'server/testing/alone'], {
    ...told,
    env: { ALONE_MOVES, ...process.env, ALONE_SEED },
  });
}

let failed = 0;
if (names[0] !== 'alone') {
  buildWhatIsOld();
  failed = await run(['--import', 'tsx', 'scripts/faults/main.ts', ...names]);
}
if (names.length === 0 || names[0] === 'alone') failed ||= await walkAlone();
process.exit(failed);
