import { readFileSync } from 'node:fs';
import { filesBelow } from '../filesBelow.mjs';

/**
 * Every module of @mui/material that the sources import. Named in the configuration they are bundled before the first story; one
 * that is found only while stories run reloads, and so fails, all of them.
 *
 * @returns {string[]}
 */
export function muiPackages() {
  /** @type {Set<string>} */
  const found = new Set();
  for (const file of filesBelow('src').filter((name) => /\.tsx?$/.test(name))) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /^import (?!type ).* from '(@mui\/material\/[^']+)';$/gm,
    )) {
      found.add(name);
    }
  }
  return [...found].sort();
}
