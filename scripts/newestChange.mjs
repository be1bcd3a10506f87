import { existsSync, statSync } from 'node:fs';
import { filesBelow } from './filesBelow.mjs';

/** When the newest of these files, or of the files below these folders, was changed; ms since the epoch. */
export function newestChange(paths) {
  const times = paths.filter((path) => existsSync(path)).flatMap(timesOf);
  return Math.max(0, ...times);
}

function timesOf(path) {
  const stat = statSync(path);
  return stat.isDirectory()
    ? [stat.mtimeMs, ...filesBelow(path).map((file) => statSync(file).mtimeMs)]
    : [stat.mtimeMs];
}
