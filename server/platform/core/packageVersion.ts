import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Version in the nearest package.json above this file (or above the bundle it became part of). */
export function packageVersion(): string {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (existsSync(file)) {
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
      if (version) return version;
    }
    if (folder === path.dirname(folder)) return '0.0.0';
  }
}
