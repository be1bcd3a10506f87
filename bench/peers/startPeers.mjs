import { spawn } from 'node:child_process';

/** Serves the harness' own apps, each on its port; answers how to stop. */
export async function startPeers(folder, config) {
  const server = spawn(process.execPath, ['server.mjs', config], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listening = new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said += chunk;
      if (said.includes('http://127.0.0.1:')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(`The peers' server ended:\n${said}`)));
  });
  await listening;
  return async () => {
    server.kill();
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
  };
}
