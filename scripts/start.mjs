// `npm start`: builds what is missing or out of date, then runs the server, which serves the app too.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { newestChange } from './newestChange.mjs';

const BUILT = 'dist/server/main.js';
const SOURCES = ['src', 'server', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

if (!existsSync(BUILT) || newestChange(SOURCES) > statSync(BUILT).mtimeMs) {
  console.log('Building Angsur (about half a minute) …');
  const { build } = await import('./build.mjs');
  await build();
}

const server = spawn(process.execPath, ['--enable-source-maps', BUILT], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
