import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Look what was seen of a story
 * @property {'same' | 'different' | 'new'} state against its line
 * @property {string} name `dark/components-button/default`
 * @property {string} size
 * @property {string} hash
 * @property {string} file of the story
 */

/**
 * Runs stories, and says what their pictures were; a picture that is not what its line says fails none.
 * @param {string[]} args options, folders and files of `vitest run`
 * @param {{ keep?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [options] `keep`: also pictures that are what they were
 * @returns {{ status: number, looks: Look[] }}
 */
export function runStories(args, { keep = false, cwd = '.', env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'angsur-pictures-'));
  const record = join(folder, 'record');
  const { status } = spawnSync('npx', ['vitest', 'run', '--project=stories', '--project=phone', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env, ...(keep && { PICTURES: 'keep' }), PICTURES_RECORD: record },
  });
  const lines = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [];
  rmSync(folder, { recursive: true, force: true });
  return { status: status ?? 1, looks: lines.map(lookIn) };
}

function lookIn(line) {
  const [state, name, size, hash, file] = line.split('\t');
  return { state, name, size, hash, file };
}
