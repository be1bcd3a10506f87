import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that runs beside us. */
export interface Running {
  pid: number;
  /** What it printed so far. */
  lines: string[];
  /** Its exit code, or null after a signal; undefined: it runs. */
  code(): number | null | undefined;
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** What all of them printed, in the order in which it came. */
export const printed: string[] = [];

/** Starts a program and keeps what it prints. */
export function start(program: string, args: readonly string[], options: SpawnOptions): Running {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let code: number | null | undefined;
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        printed.push(line);
      });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => {
    const end = (found: number | null) => {
      code = found;
      running.delete(child);
      resolve(found);
    };
    child.once('exit', end);
    child.once('error', (error) => {
      lines.push(error.message);
      end(-1);
    });
  });
  return {
    pid: child.pid ?? 0,
    lines,
    code: () => code,
    ended,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Ends what is left of what we started. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
