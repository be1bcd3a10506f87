import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newStorageKey, type FileStore } from './FileStore';
import { folderStore, UNFINISHED } from './folderStore';
import { s3Store } from './s3Store';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'angsur-store-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A server that speaks S3, on a port of its own. */
async function s3Server() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder(),
    configureBuckets: [{ name: 'angsur-files', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  const config = {
    bucket: 'angsur-files',
    prefix: 'perusahaan/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    pathStyle: true,
  };
  return { config, close };
}

const KINDS: Record<string, () => Promise<FileStore>> = {
  'the data folder': () => Promise.resolve(folderStore(folder())),
  'a store that speaks S3': async () => s3Store((await s3Server()).config),
};

const NOW = new Date('2026-11-23T05:00:00Z');
const contentOf = async (store: FileStore, key: string) => {
  const stream = await store.read(key);
  return stream && buffer(stream);
};

describe.each(Object.entries(KINDS))('%s', (_kind, open) => {
  it('keeps what it was given, to the byte, and gives it to many at once', async () => {
    const store = await open();
    const files = [1, 1000, 300_000, 10 * 1024 * 1024].map((bytes) => ({
      key: newStorageKey(NOW),
      content: randomBytes(bytes),
    }));
    await Promise.all(files.map(({ key, content }) => store.put(key, content, 'image/jpeg')));
    for (const { key, content } of files) {
      expect(await store.has(key)).toBe(true);
      const read = await Promise.all([contentOf(store, key), contentOf(store, key)]);
      for (const one of read) expect(hash(one)).toBe(hash(content));
    }
  });

  it('has nothing under other keys, and says so without failing', async () => {
    const store = await open();
    const key = newStorageKey(NOW);
    expect(await store.has(key)).toBe(false);
    expect(await store.read(key)).toBeNull();
    await store.remove(key);
    await store.put(key, Buffer.from('isi'), 'application/pdf');
    await store.remove(key);
    await store.remove(key);
    expect(await store.has(key)).toBe(false);
    expect(await store.read(key)).toBeNull();
  });

  it('replaces what is there', async () => {
    const store = await open();
    const key = newStorageKey(NOW);
    await store.put(key, Buffer.from('pertama'), 'application/pdf');
    await store.put(key, Buffer.from('kedua'), 'application/pdf');
    expect(String(await contentOf(store, key))).toBe('kedua');
  });

  it.each(['../../etc/passwd', '2026/11/../../x', '/etc/passwd', '', '2026/11/abc', 'a\0b'])(
    'takes no key of another making: %j',
    async (key) => {
      const store = await open();
      await expect(store.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('no storage key');
      await expect(store.read(key)).rejects.toThrow('no storage key');
      await expect(store.has(key)).rejects.toThrow('no storage key');
      await expect(store.remove(key)).rejects.toThrow('no storage key');
    },
  );
});

describe('the data folder', () => {
  it('is for its owner alone, and leaves no half of a file', async () => {
    const root = folder();
    const store = folderStore(root);
    const key = newStorageKey(NOW);
    await store.put(key, Buffer.from('isi'), 'image/jpeg');
    expect(statSync(path.join(root, key)).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.join(root, UNFINISHED))).toEqual([]);
    // A file lies where the folder of the month would be.
    writeFileSync(path.join(root, '2027'), '');
    await expect(store.put('2027/01/'.padEnd(40, 'a'), Buffer.from('x'), 'image/jpeg')).rejects.toThrow();
    expect(readdirSync(path.join(root, UNFINISHED))).toEqual([]);
  });

  it('removes what a killed process was writing an hour ago, and nothing younger', () => {
    const root = folder();
    mkdirSync(path.join(root, UNFINISHED));
    for (const name of ['old', 'young']) writeFileSync(path.join(root, UNFINISHED, name), 'x');
    const then = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(path.join(root, UNFINISHED, 'old'), then, then);
    folderStore(root);
    expect(readdirSync(path.join(root, UNFINISHED))).toEqual(['young']);
  });
});

describe('a store that speaks S3', () => {
  it('that is away is said to be, and not taken for empty', async () => {
    const { config, close } = await s3Server();
    const store = await s3Store(config);
    const key = newStorageKey(NOW);
    await store.put(key, Buffer.from('isi'), 'image/jpeg');
    await close();
    const asking = [
      () => store.has(key),
      () => store.read(key),
      () => store.remove(key),
      () => store.put(key, Buffer.from('x'), 'image/jpeg'),
    ];
    for (const ask of asking) await expect(ask()).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  });

  it('that does not know us, or has no such bucket, is no empty store either', async () => {
    const { config } = await s3Server();
    const strangers = [
      { ...config, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'salah' } },
      { ...config, bucket: 'tidak-ada' },
    ];
    for (const stranger of strangers) {
      const store = await s3Store(stranger);
      await expect(store.put(newStorageKey(NOW), Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
        status: 503,
      });
      await expect(store.read(newStorageKey(NOW))).rejects.toMatchObject({ status: 503 });
    }
  });
});

const hash = (content: Buffer | null) => content && createHash('sha256').update(content).digest('hex');
