// `npm run dev`: the API on 8080, restarted on change, and the app on 5173 with hot reload.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { endWithParent } from './endWithParent.mjs';

// The page goes by the server's settings (PUSHER_PORT …), as where the server serves it.
if (existsSync('.env')) process.loadEnvFile('.env');
const { pageEnvironment } = await tsImport('./pageEnvironment.ts', import.meta.url);

endWithParent();
const children = [
  run(['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts']),
  run(['vite/bin/vite.js'], readPage()),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);

// By node itself: npx would keep their end to itself.
function run([program, ...args], page = {}) {
  const env = { ...process.env, ...page };
  return spawn(process.execPath, [`node_modules/${program}`, ...args], { stdio: 'inherit', env });
}

function readPage() {
  try {
    return pageEnvironment(process.env);
  } catch {
    // The server says what is wrong with them, in words.
    return {};
  }
}
