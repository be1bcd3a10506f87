import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { newestChange } from './newestChange.mjs';

/** The server in one file; it serves the app beside it. */
export const BUILT = 'dist/server/main.js';
const SOURCES = [
  'src',
  'server',
  'public',
  'scripts/build.mjs',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
];

/** Builds app and server where one of their sources is newer, or nothing is built; in a process of its own, whose memory ends with it. */
export function buildWhatIsOld() {
  if (existsSync(BUILT) && newestChange([...SOURCES, 'package-lock.json']) <= statSync(BUILT).mtimeMs) return;
  console.log('Building Angsur (about half a minute) …');
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
