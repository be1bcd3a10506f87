import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi } from '../../server/createApi';
import { openDatabase } from '../../server/openDatabase';
import type { Connection } from '../../server/platform/db/connect';
import { folderStore } from '../../server/platform/storage/folderStore';
import { DEMO_PASSWORD } from '../../server/seed/company';
import { seedDemo } from '../../server/seed/seedDemo';

/** An API inside this process, and a Direktur's token: who sees every office. `signIn`: the headers of another person. */
export type SignedInApi = Awaited<ReturnType<typeof signedInApi>>;

export interface BenchCompany {
  connection: Connection;
  /** What the API asks the database by. */
  served: Connection;
  openApi: () => Promise<SignedInApi>;
  close: () => Promise<void>;
}

/**
 * The demo company on a database of its own, or on the one that BENCH_DATABASE_URL names.
 * @param unhurried statements may take as long as they do
 */
export async function openCompany({ unhurried = false } = {}): Promise<BenchCompany> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'angsur-bench-'));
  // As root PostgreSQL runs as another user, who must be able to walk in.
  chmodSync(dataDir, 0o755);
  const database = await openDatabase({
    databaseUrl: process.env.BENCH_DATABASE_URL ?? null,
    dataDir,
    unhurried,
  });
  // What is loaded is loaded as the owner; the API works as the role that a server works as.
  const owner = database.openAsOwner();
  const close = async () => {
    await owner.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await seedDemo(owner, new Date());
  } catch (error) {
    await close();
    throw error;
  }
  return {
    connection: owner,
    served: database.connection,
    openApi: () => signedInApi(database.connection, dataDir),
    close,
  };
}

async function signedInApi(connection: Connection, dataDir: string) {
  const codes: string[] = [];
  const app = await createApi(
    {
      connection,
      clock: () => new Date(),
      sendCode: (_person, code) => Promise.resolve(codes.push(code)).then(() => 'server'),
      sendLink: null,
      realtime: { key: 'bench', secret: 'bench' },
      portraitSecret: 'bench',
      files: folderStore(path.join(dataDir, 'storage', 'files')),
      fileSecret: 'bench',
      shareSecret: 'bench',
      authenticatorKey: 'bench',
      apiVersion: '0.0.0',
      sessionHours: 1,
      limitWrites: () => undefined,
      checkAnswers: false,
    },
    {
      appDir: path.join(dataDir, 'app'),
      imagesDir: path.join(dataDir, 'images'),
      corsOrigins: [],
      connectSources: [],
      trustProxy: false,
      push: false,
      page: () => ({}),
      logger: false,
    },
  );
  const post = async <T>(url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload })).json<{ data: T }>().data;
  const signIn = async (username: string) => {
    const login = { username, password: DEMO_PASSWORD };
    const { challenge } = await post<{ challenge: string }>('/api/auth/login', login);
    const { token } = await post<{ token: string }>('/api/auth/otp', { challenge, code: codes.at(-1) });
    return { authorization: `Bearer ${token}` };
  };
  return { app, signIn, headers: await signIn('direktur') };
}
