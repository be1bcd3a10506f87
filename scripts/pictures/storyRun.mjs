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
 * @returns {{ status: number, looks: Look[], calls: Map<string, Set<string>> }} `calls`: story files and what they called, in a
 *   run of all looks
 */
export function runStories(args, { keep = false, cwd = '.', env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'angsur-pictures-'));
  const record = join(folder, 'record');
  const callsRecord = join(folder, 'calls');
  const { status } = spawnSync('npx', ['vitest', 'run', '--project=stories', '--project=phone', ...args], {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      ...(keep && { PICTURES: 'keep' }),
      PICTURES_RECORD: record,
      CALLS_RECORD: callsRecord,
    },
  });
  const looks = linesOf(record).map(lookIn);
  const calls = new Map();
  for (const [file, name] of linesOf(callsRecord).map((line) => line.split('\t')))
    calls.set(file, (calls.get(file) ?? new Set()).add(name));
  rmSync(folder, { recursive: true, force: true });
  return { status: status ?? 1, looks, calls };
}

const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

function lookIn(line) {
  const [state, name, size, hash, file] = line.split('\t');
  return { state, name, size, hash, file };
}
