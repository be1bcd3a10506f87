// `npm run dev`: the API on 8080, restarted on change, and the app on 5173 with hot reload.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

// The page goes by the server's settings (PUSHER_PORT …), as where the server serves it.
if (existsSync('.env')) process.loadEnvFile('.env');
const { pageEnvironment } = await tsImport('./pageEnvironment.ts', import.meta.url);
const env = { ...process.env, ...readPage() };

const children = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('npx', ['vite'], { stdio: 'inherit', env }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);

function readPage() {
  try {
    return pageEnvironment(process.env);
  } catch {
    // The server says what is wrong with them, in words.
    return {};
  }
}
