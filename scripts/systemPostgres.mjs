import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** Where Debian keeps its versions of PostgreSQL. */
export const POSTGRES_PLACE = '/usr/lib/postgresql';

/** Folder with the programs of the oldest version from 15 on: what runs there runs on newer ones. Null: none. */
export function findPostgres() {
  if (!existsSync(POSTGRES_PLACE)) return null;
  const versions = readdirSync(POSTGRES_PLACE)
    .map(Number)
    .filter(
      (version) => version >= 15 && existsSync(path.join(POSTGRES_PLACE, String(version), 'bin', 'initdb')),
    )
    .sort((a, b) => a - b);
  return versions.length > 0 ? path.join(POSTGRES_PLACE, String(versions[0]), 'bin') : null;
}

/**
 * As whom PostgreSQL runs: it refuses root. Empty: as ourselves.
 * @returns {{ uid?: number, gid?: number }}
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Makes an empty cluster, without passwords for whoever is on this machine.
 * @param {string} bin
 * @param {string} data
 * @param {import('node:child_process').ExecFileSyncOptions} inFolder
 */
export function initCluster(bin, data, inFolder) {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), ['-D', data, ...options], inFolder);
}

/**
 * A port of this machine that nobody listens on.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
