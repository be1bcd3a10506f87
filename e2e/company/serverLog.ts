import { readFileSync } from 'node:fs';

export const SERVER_LOG = 'test-results/e2e-server.log';

/** The newest one-time code that the server printed for somebody. */
export async function newestCode(username: string, after: number): Promise<string> {
  const pattern = codesOf(username);
  for (let tries = 0; tries < 100; tries += 1) {
    const codes = [...readFileSync(SERVER_LOG, 'utf8').matchAll(pattern)].map((match) => match[1] ?? '');
    const code = codes[after];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code for ${username} in ${SERVER_LOG}`);
}

/** A link to choose a password that the server printed for somebody, as a path; `after`: how many were printed before. */
export async function printedLink(username: string, after = 0): Promise<string> {
  const pattern = new RegExp(`Tautan kata sandi untuk ${username.replaceAll('.', '\\.')}: (\\S+)`, 'g');
  for (let tries = 0; tries < 400; tries += 1) {
    const [, link] = [...readFileSync(SERVER_LOG, 'utf8').matchAll(pattern)][after] ?? [];
    // The server knows itself by another name than the browser does.
    if (link) return new URL(link).pathname + new URL(link).hash;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No link for ${username} in ${SERVER_LOG}`);
}

/** How many codes were printed for somebody so far. */
export function codesSoFar(username: string): number {
  return [...readFileSync(SERVER_LOG, 'utf8').matchAll(codesOf(username))].length;
}

/** Codes for signing in, and for setting up an authenticator app. */
const codesOf = (username: string) =>
  new RegExp(`Kode [a-z ]+ untuk ${username.replaceAll('.', '\\.')}: (\\d{6})`, 'g');
