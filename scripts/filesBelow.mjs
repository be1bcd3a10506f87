import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths of all files below a folder, with forward slashes; none where there is no folder. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'));
}
