import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who PostgreSQL runs as; empty when it may run as we do. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

async function idsOf(name: string): Promise<RunAs> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** PostgreSQL refuses to run as root: then it runs as the system user `postgres`, made when missing. */
export async function systemUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  try {
    return await idsOf('postgres');
  } catch {
    await run('groupadd', ['--system', 'postgres']).catch(() => undefined);
    await run('useradd', ['--system', '-g', 'postgres', '--no-create-home', 'postgres']);
    return idsOf('postgres');
  }
}
