// `npm start`: builds what is missing or out of date, then runs the server, which serves the app too.
import { spawn } from 'node:child_process';
import { buildWhatIsOld, BUILT } from './builtServer.mjs';

await buildWhatIsOld();

const server = spawn(process.execPath, ['--enable-source-maps', BUILT], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
