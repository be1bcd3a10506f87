import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PUSH_HOSTS } from './security';

/** The addresses in what the page takes of Firebase. */
function hostsOf(part: string): string[] {
  const folder = path.join('node_modules/@firebase', part, 'dist/esm');
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return [...code.join('\n').matchAll(/https:\/\/[\w.-]+\.googleapis\.com/g)].map(([host]) => host);
}

it('names every host that Firebase messaging talks to, and no other', () => {
  const hosts = new Set(['app', 'installations', 'messaging'].flatMap(hostsOf));
  expect([...hosts].sort()).toEqual([...PUSH_HOSTS].sort());
});
