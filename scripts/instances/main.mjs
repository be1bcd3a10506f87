/*
 * `npm run instances`: the company on two instances, behind nginx and behind Caddy, with a replica, on this machine.
 * Signs in on one and listens on the other, kills one while money comes in, replaces one by a new version, and looks at
 * what the proxies hand on. Prints a line with a figure for each check; ends with a code other than 0 where one failed.
 *   npm run instances -- nginx     behind the named proxy only (nginx, caddy), or with the replica only (replica)
 * Everything is on loopback, on free ports and in a temporary folder, which goes away however it ends.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, POSTGRES_PLACE } from '../systemPostgres.mjs';

const BUILT = 'dist/server/main.js';
const PACKAGES = { nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' };

const missing = Object.keys(PACKAGES).filter((program) => !isThere(program));
const packages = missing.map((program) => PACKAGES[program]);
if (findPostgres() === null) packages.push('postgresql');
if (packages.length > 0) {
  console.error(
    `Not here: ${[...missing, ...(findPostgres() ? [] : [`PostgreSQL 15 or newer in ${POSTGRES_PLACE}`])].join(', ')}.`,
  );
  console.error(`On Debian as root: apt-get install -y ${packages.join(' ')}`);
  process.exit(2);
}
if (!existsSync(BUILT)) {
  console.error('The server is not built. Run: npm run build');
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'angsur-instances-'));
// PostgreSQL runs as another user below it.
chmodSync(folder, 0o755);
const certificate = path.join(folder, 'angsur.pem');
makeCertificate();

// A group of its own: whatever it started ends with it, also when it was cut off itself.
const child = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(import.meta.dirname, 'run.ts'), folder, ...process.argv.slice(2)],
  { stdio: 'inherit', detached: true, env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
const code = await new Promise((resolve) => child.once('exit', resolve));
try {
  process.kill(-child.pid, 'SIGKILL');
} catch {
  // Nobody is left of it.
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
process.exit(code ?? 1);

function isThere(program) {
  try {
    execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function makeCertificate() {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', path.join(folder, 'angsur.key')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', certificate, '-days', '2', ...name], {
    stdio: 'ignore',
  });
}
