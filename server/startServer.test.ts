import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Profile } from '@/lib/contract/auth';
import type { CreditPage } from '@/lib/contract/creditList';
import type { Receipt } from '@/lib/contract/credits';
import { readPostmaster } from './platform/db/embedded/postmaster';
import { DEMO_PASSWORD } from './seed/company';
import { valuesToWrite } from './testing/changedNote';
import { createDatabase } from './testing/createDatabase';
import { rawBytes } from './testing/rawBytes';
import { signInTo, startProcess, type ServerProcess } from './testing/serverProcess';

const call = async <T>(
  server: ServerProcess,
  token: string,
  method: string,
  address: string,
  body?: object,
) => {
  const response = await fetch(`${server.address}/api/${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { data: T }).data;
};

describe('the server as a process', () => {
  it('starts from nothing, says how to get in, and leaves nothing running', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'angsur-process-'));
    chmodSync(dataDir, 0o755);
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: '' });
    await sleep(100);
    const text = server.lines.join('\n');
    expect(text).toContain(DEMO_PASSWORD);
    expect(text).toContain('penyetuju.jkt');
    const token = await signInTo(server, 'kasir.jkt', DEMO_PASSWORD);
    expect((await call<CreditPage>(server, token, 'GET', 'credits')).count).toBeGreaterThanOrEqual(25);
    const { image } = await call<Profile>(server, token, 'GET', 'auth/me');
    const picture = await fetch(`${server.address}/storage/images/${image}`);
    expect(picture.headers.get('content-type')).toContain('svg');
    expect(readPostmaster(path.join(dataDir, 'postgres'))).not.toBeNull();
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(readPostmaster(path.join(dataDir, 'postgres'))).toBeNull();
  });

  it("does not make demo accounts on a database of one's own", async () => {
    const database = await createDatabase({ empty: true });
    onTestFinished(() => database.drop());
    const server = await startProcess({ DATABASE_URL: database.url });
    await sleep(100);
    expect(server.lines.join('\n')).not.toContain(DEMO_PASSWORD);
    expect(await server.kill('SIGINT')).toBe(0);
  });

  it("prints a link for the first administrator of a database of one's own, until there is one", async () => {
    const database = await createDatabase({ empty: true });
    onTestFinished(() => database.drop());
    const start = async () => {
      const server = await startProcess({
        DATABASE_URL: database.url,
        PUBLIC_URL: 'https://angsur.example/',
      });
      await sleep(100);
      const token = /https:\/\/angsur\.example\/account\/link#([\w-]{43})$/m.exec(
        server.lines.join('\n'),
      )?.[1];
      return { server, token };
    };
    const first = await start();
    expect(await first.server.kill('SIGTERM')).toBe(0);
    const second = await start();
    expect(second.token).not.toBe(first.token);
    const become = (token?: string) =>
      fetch(`${second.server.address}/api/password-links/first-administrator`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          token,
          company: 'Sinar Kredit Nusantara',
          name: 'Dewi Anggraini',
          username: 'dewi',
          email: 'dewi@sinar.test',
          new_password: 'kuda lumping makan beling',
          office: { code: 'SBY', name: 'Surabaya', zone: 'Asia/Jakarta' },
        }),
      }).then(({ status }) => status);
    expect(await become(first.token)).toBe(404);
    expect(await become(second.token)).toBe(200);
    expect(await signInTo(second.server, 'dewi', 'kuda lumping makan beling')).toBeTruthy();
    expect(await second.server.kill('SIGTERM')).toBe(0);
    const third = await start();
    expect(third.token).toBeUndefined();
    expect(await third.server.kill('SIGTERM')).toBe(0);
  });

  it('answers what has begun when it is told to stop, and only what was written', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const server = await startProcess({ DATABASE_URL: database.url });
    const token = await signInTo(server, 'kasir.jkt', DEMO_PASSWORD);
    const { rows } = await call<CreditPage>(server, token, 'GET', 'credits?period=all&size=8');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    onTestFinished(() => client.end());
    // Every request for a change waits at this table until the lock is given back.
    await client.query('begin');
    await client.query('lock table credit_requests in exclusive mode');
    const asked = rows.map(async (receipt) => {
      const update = { ...valuesToWrite(receipt), note: 'Saat berhenti' };
      const response = await fetch(`${server.address}/api/credits/${receipt.id}/request`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ update, reason: 'Uji berhenti', version: receipt.version }),
      });
      await response.text();
      return response.status;
    });
    // All have begun: each writes on a connection of its own, and waits there.
    const waiting = 'select from pg_locks where relation = $1::regclass and not granted';
    while ((await client.query(waiting, ['credit_requests'])).rowCount !== rows.length) await sleep(10);
    const stopped = server.kill('SIGTERM');
    await sleep(300);
    await client.query('commit');
    const answers = await Promise.all(asked);
    expect(await stopped).toBe(0);
    const written = await client.query("select from credit_requests where reason = 'Uji berhenti'");
    expect(rows.length).toBeGreaterThan(5);
    expect(answers).toEqual(rows.map(() => 200));
    expect(written.rowCount).toBe(rows.length);
    await expect(fetch(server.address)).rejects.toThrow();
  });

  it('is not kept from stopping by a connection that asks nothing, or by a request that never ends', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const server = await startProcess({ DATABASE_URL: database.url });
    const port = Number(new URL(server.address).port);
    // Longer than the test may take: the server ends them, or never stops.
    const timeout = 600_000;
    const silent = rawBytes(port, '', { timeout });
    const half = rawBytes(port, 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Le', { timeout });
    await sleep(200);
    expect(await server.kill('SIGTERM')).toBe(0);
    await Promise.all([silent, half]);
  });

  it('tells in words, without a stack, that the database has no such host', async () => {
    const failed = startProcess({ DATABASE_URL: 'postgres://x:y@tidak-ada.invalid/angsur' });
    await expect(failed).rejects.toThrow(/ended with 1:\nNama server basis data tidak dikenal/);
    await failed.catch((error: Error) => expect(error.message).not.toContain('node_modules'));
  });

  it('leaves nothing half-applied when it is killed in the middle of writes', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    for (let round = 0; round < 2; round++) {
      const server = await startProcess({ DATABASE_URL: database.url });
      const [maker, checker] = [
        await signInTo(server, 'kasir.jkt', DEMO_PASSWORD),
        await signInTo(server, 'penyetuju.jkt', DEMO_PASSWORD),
      ];
      const { rows } = await call<CreditPage>(server, maker, 'GET', 'credits?period=all&size=100');
      const change = async (receipt: Receipt) => {
        const update = { ...valuesToWrite(receipt), note: `Putaran ${round}` };
        const body = { update, reason: 'Uji mati mendadak', version: receipt.version };
        await call(server, maker, 'POST', `credits/${receipt.id}/request`, body);
        const approval = { request_approval: false, ...update };
        const { note } = await call<Receipt>(server, checker, 'PUT', `credits/${receipt.id}`, approval);
        if (note !== update.note) return;
        done += 1;
        // In the middle: some are through, most are under way.
        if (done === 5) await server.kill('SIGKILL');
      };
      let done = 0;
      await Promise.allSettled(rows.map(change));
      expect(done).toBeGreaterThanOrEqual(5);
      expect(done).toBeLessThan(rows.length);
      expect(server.isAlive()).toBe(false);
    }
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(`
      select
        (select count(*) from credit_requests where status = 'APPROVED') as approved,
        (select count(*) from history where action = 'CREDIT_CHANGE_APPROVED') as logged,
        (select count(*) from credits where version > 1) as changed,
        (select count(*) from notifications where title = 'Perubahan nota disetujui') as told,
        (select count(*) from credits c where request_approval <> exists (
          select from credit_requests r where r.credit_id = c.id and r.status = 'WAITING')) as torn,
        (select sum(version - 1) from credits) as versions,
        (select count(*) from outbox where event = 'send.credit') as sent,
        (select count(*) from credit_requests where reason = 'Uji mati mendadak') as asked`);
    await client.end();
    const { approved, logged, told, torn, versions, sent, asked } = rows[0] ?? {};
    expect(Number(approved)).toBeGreaterThan(0);
    expect({ logged, told, versions, torn }).toEqual({
      logged: approved,
      told: approved,
      versions: approved,
      torn: '0',
    });
    expect(Number(sent)).toBe(Number(asked) + Number(approved));
  });
});
