/* The browser that draws the pictures: the lock file says which one, so that every machine has the same. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const PACKAGE = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/', import.meta.url));
const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/chromium/', import.meta.url));

/**
 * Path of that browser. The package would unpack it to a name that all its versions share.
 * @throws when it does not run here: another processor, a library that is missing
 */
export async function lockedChromium() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const path = join(UNPACKED, version);
  if (!existsSync(path)) await unpack(path);
  execFileSync(path, ['--version', '--no-sandbox'], { stdio: ['ignore', 'ignore', 'pipe'] });
  return path;
}

/** Why no picture can be drawn here; null where they can. */
export async function whyNoPictures() {
  try {
    await lockedChromium();
    return null;
  } catch (error) {
    const said = String(error.stderr ?? error.message)
      .trim()
      .split('\n')[0];
    return `the browser of the lock file does not run here (${said})`;
  }
}

/** Two runs may begin at once: each unpacks its own, and the last one stays. */
async function unpack(path) {
  const own = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  await pipeline(
    createReadStream(join(PACKAGE, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(own),
  );
  chmodSync(own, 0o755);
  renameSync(own, path);
}
