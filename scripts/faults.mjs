// `npm run faults`: builds what is out of date, then tries the faults on what was built.
import { spawn } from 'node:child_process';
import { buildWhatIsOld } from './builtServer.mjs';

buildWhatIsOld();
const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/faults/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
run.on('exit', (code) => process.exit(code ?? 1));
