/*
 * Runs a command with Node 24 in front of every other one: node scripts/with-node24.mjs npx vitest run …
 * The binary comes from the registry into npm's cache, once for all runs. It is no dependency: its `node` would stand
 * before Node 20 in every npm script.
 */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const VERSION = '24.21.0';

const [program, ...args] = process.argv.slice(2);
if (!program) {
  console.error('Usage: node scripts/with-node24.mjs <command> [arguments]');
  process.exit(2);
}

const { version, binary } = findNode();
console.log(`Node ${version} (${binary})`);
const PATH = [path.dirname(binary), process.env.PATH].join(path.delimiter);
const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, PATH } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));

/** Our own where it is that version, else the one of the registry; ends in words where it cannot be had. */
function findNode() {
  if (process.versions.node.startsWith('24.')) {
    return { version: process.versions.node, binary: process.execPath };
  }
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@${VERSION}`;
  const ask = 'process.versions.node + " " + process.execPath';
  const asked = spawnSync('npm', ['exec', '--yes', `--package=${name}`, '--', 'node', '-p', ask], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [version, ...rest] = asked.status === 0 ? asked.stdout.trim().split(' ') : [];
  if (version === VERSION) return { version, binary: rest.join(' ') };
  const reason = asked.error?.message ?? (asked.stderr.trim() || `it is Node ${version}`);
  console.error(`Node 24 could not be fetched from the npm registry (${name}), so nothing ran:\n${reason}`);
  process.exit(1);
}
