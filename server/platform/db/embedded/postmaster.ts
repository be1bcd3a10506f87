import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** True while a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What postmaster.pid says about the cluster's server, or null when none was left running. */
export function readPostmaster(cluster: string): { pid: number; port: number } | null {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** Tries to connect until `ms` milliseconds have passed. */
export async function answers(url: string, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  do {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  } while (Date.now() < end);
  return false;
}
