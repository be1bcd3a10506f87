import pg from 'pg';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BROADCAST_AUTH_PATH } from '@/lib/contract/realtime';
import { requestNoteChange, someReceipt } from '../../testing/changedNote';
import { requestOn } from '../../testing/contractRequest';
import { createDatabase } from '../../testing/createDatabase';
import { startApi, type TestApi } from '../../testing/startApi';
import { uncaught } from '../../testing/uncaught';
import { connect } from './connect';
import { eventually } from '../../../tests/eventually';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function admin(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Holds a receipt's row until `release`. */
async function hold(api: TestApi, receipt: number) {
  const client = await admin(api.url);
  await client.query('begin');
  await client.query(
    'select from contracts where code = (select contract_code from credits where id = $1) for update',
    [receipt],
  );
  await client.query('select from credits where id = $1 for update', [receipt]);
  return { release: () => client.query('rollback') };
}

describe('a connection that is cut', () => {
  it('inside a transaction fails that transaction and nothing else', async () => {
    const escaped = uncaught();
    const database = await createDatabase({ empty: true });
    const connection = connect(database.url);
    onTestFinished(async () => {
      await connection.close();
      await database.drop();
    });
    const other = await admin(database.url);
    for (const db of [connection.db, connection.quick]) {
      const cut = db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await sleep(50);
        await tx.execute(sql`select 1`);
      });
      await expect(cut).rejects.toThrow();
      expect((await db.execute(sql`select 1 as up`)).rows).toEqual([{ up: 1 }]);
    }
    expect(escaped()).toEqual([]);
  });

  it('before its transaction begins is given back, so that none is lost for good', async () => {
    const escaped = uncaught();
    const database = await createDatabase({ empty: true });
    const connection = connect(database.url, { max: 2 });
    onTestFinished(async () => {
      await connection.close();
      await database.drop();
    });
    for (const db of [connection.db, connection.quick]) {
      for (let round = 0; round < 7; round++) {
        db.$client.once(
          'acquire',
          (client: pg.PoolClient & { connection?: { stream: { destroy(): void } } }) =>
            client.connection?.stream.destroy(),
        );
        await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
      }
      const up = await db.transaction((tx) => tx.execute(sql`select 1 as up`));
      expect(up.rows).toEqual([{ up: 1 }]);
      expect(db.$client.totalCount).toBe(db.$client.idleCount);
    }
    expect(escaped()).toEqual([]);
  });

  it('under a call answers 503 in words', async () => {
    const escaped = uncaught();
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const receipt = await someReceipt(api, token);
    const { release } = await hold(api, receipt.id);
    const call = requestNoteChange(api, token, receipt);
    const other = await admin(api.url);
    const waiting =
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    let pids: { pid: number }[] = [];
    while (pids.length === 0) pids = (await other.query<{ pid: number }>(waiting)).rows;
    for (const { pid } of pids) await other.query('select pg_terminate_backend($1)', [pid]);
    expect(await call).toMatchObject({ http: 503, title: 'Gagal!' });
    await release();
    expect((await requestNoteChange(api, token, receipt)).http).toBe(200);
    expect(escaped()).toEqual([]);
  });

  it('while it commits does not claim that nothing has changed', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const receipt = await someReceipt(api, token);
    // Cuts the connection at its commit, as a restart of PostgreSQL would.
    await api.connection.pool.query(`
      create function cut() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger cut_at_commit after insert on credit_requests
        deferrable initially deferred for each row execute function cut();`);
    const answer = await requestNoteChange(api, token, receipt);
    expect(answer).toMatchObject({ http: 503 });
    expect(answer.message).toContain('belum pasti');
  });
});

describe('a locked row', () => {
  it('keeps nobody else from reading, however many look at what approving on it would do', async () => {
    const api = await startApi();
    const cashier = await api.signIn('kasir.jkt');
    const [checker, other] = [await api.signIn('penyetuju.jkt'), await api.signIn('kasir.mks')];
    const receipt = await someReceipt(api, cashier);
    await requestNoteChange(api, cashier, receipt);
    const status = { kind: 'STATUS', status: 'WRITTEN_OFF' } as const;
    const { data } = await requestOn(
      api,
      await api.signIn('kontrak.jkt'),
      receipt.contract_code ?? '',
      status,
    );
    const paths = [`credits/${receipt.id}/consequences`, `contract-requests/${data.id}`];
    const { release } = await hold(api, receipt.id);
    const looks = Array.from({ length: 10 }, (_, nth) =>
      api.call('GET', paths[nth % 2] ?? '', { token: checker }),
    );
    const answered = vi.fn();
    for (const look of looks) void look.then(answered);
    await sleep(300);
    expect((await api.call('GET', 'auth/me', { token: other })).http).toBe(200);
    expect((await api.call('GET', 'credits', { token: other })).http).toBe(200);
    // Those two did not wait for the row.
    expect(answered).not.toHaveBeenCalled();
    await release();
    for (const answer of await Promise.all(looks)) expect(answer.http).toBe(200);
  });

  it('keeps nobody else from reading or signing in, however many write to it', async () => {
    const api = await startApi();
    const [token, other] = [await api.signIn('kasir.jkt'), await api.signIn('kasir.mks')];
    const receipt = await someReceipt(api, token);
    const { release } = await hold(api, receipt.id);
    const writers = Array.from({ length: 30 }, () => requestNoteChange(api, token, receipt));
    const answered = vi.fn();
    for (const writer of writers) void writer.then(answered);
    await sleep(300);
    expect((await api.call('GET', 'auth/me', { token: other })).http).toBe(200);
    expect((await api.call('GET', 'credits', { token: other })).http).toBe(200);
    await api.signIn('penyetuju.jkt');
    const socket = { socket_id: '1.2', channel_name: 'private-notifications.8' };
    const entry = await api.call('POST', BROADCAST_AUTH_PATH, { token: other, body: socket });
    expect(entry.http).toBe(200);
    expect(answered).not.toHaveBeenCalled();
    await release();
    // One of them is the request; the others find it waiting.
    const statuses = (await Promise.all(writers)).map(({ http }) => http).sort();
    expect(statuses[0]).toBe(200);
    expect(new Set(statuses.slice(1))).toEqual(new Set([409]));
  });

  it('answers who writes to it 503 in words, while it stays locked', async () => {
    const api = await startApi({ limits: { lock_timeout: 800, connectionTimeoutMillis: 1000 } });
    const token = await api.signIn('kasir.jkt');
    const receipt = await someReceipt(api, token);
    const { release } = await hold(api, receipt.id);
    const writers = Array.from({ length: 30 }, () => requestNoteChange(api, token, receipt));
    for (const answer of await Promise.all(writers)) {
      expect(answer).toMatchObject({ http: 503, title: 'Gagal!', data: null });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await release();
    await eventually(async () => (await requestNoteChange(api, token, receipt)).http === 200);
  });
});

describe('a disk that is full', () => {
  it('is told in words to who writes, and reading goes on', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const receipt = await someReceipt(api, token);
    await api.connection.pool.query(`
      create function no_space() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_space before insert on credit_requests execute function no_space();`);
    const answer = await requestNoteChange(api, token, receipt);
    expect(answer).toMatchObject({ http: 503, data: null });
    expect(answer.message).toContain('Penyimpanan server penuh');
    expect((await api.call('GET', `credits/${receipt.id}`, { token })).http).toBe(200);
  });
});
