import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILE_TROUBLES } from '@/lib/contract/files';
import { loggerOptions } from '../platform/http/logger';
import type { FileStore } from '../platform/storage/FileStore';
import { folderStore } from '../platform/storage/folderStore';
import { s3Store } from '../platform/storage/s3Store';
import { answersIn } from '../testing/answersIn';
import { contentOf, pdf, sender } from '../testing/files';
import { rawBytes } from '../testing/rawBytes';
import { s3Server } from '../testing/s3Server';
import { startApi } from '../testing/startApi';

/*
 * The row of a file says what the store must give. What is shorter, longer or other is never sent: half an answer would
 * take the head of the next one for its rest.
 */

function folder(): FileStore {
  const made = mkdtempSync(path.join(tmpdir(), 'angsur-damaged-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return folderStore(made);
}

const KINDS: Record<string, () => Promise<FileStore>> = {
  'the data folder': () => Promise.resolve(folder()),
  'a store that speaks S3': async () => s3Store((await s3Server()).config),
};

const SENT = Buffer.concat([pdf('surat'), Buffer.alloc(300_000, 10), Buffer.from('\n%%EOF\n')]);
const altered = Buffer.from(SENT);
altered[1000]! ^= 1;

const DAMAGES: Record<string, Buffer> = {
  'is one byte shorter': SENT.subarray(0, -1),
  'is half': SENT.subarray(0, SENT.length / 2),
  'is empty': Buffer.alloc(0),
  'is one byte longer': Buffer.concat([SENT, Buffer.from('x')]),
  'is much longer': Buffer.concat([SENT, randomBytes(3_000_000)]),
  'has another byte': altered,
};

describe.each(Object.entries(KINDS))('%s', (_kind, open) => {
  async function start() {
    const lines: string[] = [];
    const store = await open();
    const api = await startApi({
      parts: { files: store },
      http: { logger: loggerOptions('info', { write: (line) => lines.push(line) }) },
    });
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const clerk = sender(api, await api.signIn('kasir.jkt'));
    const { data } = await clerk.send(SENT, { kind: 'DOCUMENT', name: 'surat.pdf' });
    const { key } = (await clerk.get(data.id)).data;
    const { rows } = await api.connection.pool.query<{ storage_key: string }>(
      'select storage_key from files where id = $1',
      [data.id],
    );
    const storageKey = rows[0]?.storage_key ?? '';
    /** The file and, behind it on the same connection, another call; everything that came back. */
    const pipelined = () =>
      rawBytes(
        port,
        [`/api/files/content?key=${key}`, '/api/health']
          .map((address) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
          .join(''),
        { timeout: 1500 },
      );
    return { api, store, storageKey, clerk, id: data.id, key, pipelined, lines };
  }

  it('gives a whole file, and the answer behind it stands apart', async () => {
    const { pipelined } = await start();
    const [file, next] = answersIn(await pipelined());
    expect(file).toMatchObject({ status: 200, body: SENT.toString('latin1') });
    expect(next?.status).toBe(200);
    expect(next?.body).toContain('"alive":true');
  });

  it('of a file that is not what its row says gives nothing, and the next answer is whole', async () => {
    const { store, storageKey, clerk, id, pipelined, lines } = await start();
    for (const [what, damaged] of Object.entries(DAMAGES)) {
      await store.put(storageKey, damaged, 'application/pdf');
      lines.length = 0;
      const answers = answersIn(await pipelined());
      expect(
        answers.map(({ status }) => status),
        what,
      ).toEqual([410, 200]);
      expect(JSON.parse(utf8(answers[0]?.body)), what).toMatchObject({ message: FILE_TROUBLES.DAMAGED });
      expect(answers[1]?.body, what).toContain('"alive":true');
      expect(lines.join(''), what).toContain(`"file":${id}`);
      expect(await clerk.get(id), what).toMatchObject({
        http: 200,
        data: { trouble: 'DAMAGED', key: null },
        message: FILE_TROUBLES.DAMAGED,
      });
    }
    await store.put(storageKey, SENT, 'application/pdf');
    expect((await clerk.get(id)).data.trouble).toBeNull();
  });

  it('that has lost a file says so, and the next answer is whole', async () => {
    const { store, storageKey, clerk, id, pipelined, lines } = await start();
    await store.remove(storageKey);
    const answers = answersIn(await pipelined());
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
    expect(JSON.parse(utf8(answers[0]?.body))).toMatchObject({ message: FILE_TROUBLES.MISSING });
    expect(answers[1]?.body).toContain('"alive":true');
    expect(lines.join('')).toContain(`"file":${id}`);
    expect((await clerk.get(id)).data).toMatchObject({ trouble: 'MISSING', key: null });
  });
});

it('an identity document that is damaged is not opened, and no reading is noted', async () => {
  const api = await startApi();
  const clerk = sender(api, await api.signIn('kasir.jkt'));
  const { data } = await clerk.send(SENT, { kind: 'IDENTITY', name: 'ktp.pdf' });
  const { key } = (await clerk.get(data.id)).data;
  const { pool } = api.connection;
  const readings = async () =>
    (await pool.query("select 1 from history where action = 'IDENTITY_READ'")).rowCount;
  expect(await readings()).toBe(1);
  // Beyond the time in which one reading is noted once.
  api.advance(6 * 60_000);
  await pool.query("update files set sha256 = repeat('0', 64)");
  expect((await clerk.get(data.id)).data.trouble).toBe('DAMAGED');
  expect((await contentOf(api, key)).statusCode).toBe(404);
  expect(await readings()).toBe(1);
});

const utf8 = (text = '') => Buffer.from(text, 'latin1').toString();
