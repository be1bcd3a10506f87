import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { testProgram } from './testPrograms';

/** The real server as a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  address: string;
  pid: number;
  /** Every line it printed so far. */
  lines: string[];
  /** Its exit code, or null where a signal ended it. */
  ended: Promise<number | null>;
  isAlive(): boolean;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What `npm run build` makes of the sources. */
export const BUILT = ['--enable-source-maps', 'dist/server/main.js'];

/** Tests write faster than people; those about how much name their own. */
const PATIENT = { WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000' };

/** Starts the server on free ports (unless `env` names some) and waits for its welcome. */
export function startProcess(
  env: Record<string, string>,
  program: readonly string[] = testProgram('main'),
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { ...process.env, ...PATIENT, HOST: '127.0.0.1', PORT: '0', PUSHER_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      const address = /berjalan di (http:\S+)/.exec(line)?.[1];
      if (address === undefined) return;
      const kill = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return ended;
      };
      const isAlive = () => child.exitCode === null && child.signalCode === null;
      resolve({ address, pid: child.pid ?? 0, lines, ended, isAlive, kill });
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', read);
    void ended.then((code) => reject(new Error(`server ended with ${code}:\n${lines.join('\n')}`)));
  });
}

/** Signs in over HTTP with the code that the process printed. */
export async function signInTo(server: ServerProcess, username: string, password: string): Promise<string> {
  const first = await post<{ challenge: string }>(server, 'auth/login', { username, password });
  const printed = () => server.lines.findLast((line) => line.startsWith(`Kode masuk untuk ${username}: `));
  for (let i = 0; i < 100 && !printed(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
  const code = /: (\d{6})/.exec(printed() ?? '')?.[1];
  return (await post<{ token: string }>(server, 'auth/otp', { challenge: first.challenge, code })).token;
}

async function post<T>(server: ServerProcess, address: string, body: object): Promise<T> {
  const response = await fetch(`${server.address}/api/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: T }).data;
}
