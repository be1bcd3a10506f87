import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { s3Server } from '../../testing/s3Server';
import { newStorageKey, type FileStore } from './FileStore';
import { folderStore, UNFINISHED } from './folderStore';
import { s3Store } from './s3Store';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'angsur-store-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const KINDS: Record<string, () => Promise<FileStore>> = {
  'the data folder': () => Promise.resolve(folderStore(folder())),
  'a store that speaks S3': async () => s3Store((await s3Server()).config),
};

const NOW = new Date('2026-11-23T05:00:00Z');
const LARGEST = 10 * 1024 * 1024;
const contentOf = (store: FileStore, key: string) => store.read(key, LARGEST);

describe.each(Object.entries(KINDS))('%s', (_kind, open) => {
  it('keeps what it was given, to the byte, and gives it to many at once', async () => {
    const store = await open();
    const files = [1, 1000, 300_000, LARGEST].map((bytes) => ({
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
    expect(await contentOf(store, key)).toBeNull();
    await store.remove(key);
    await store.put(key, Buffer.from('isi'), 'application/pdf');
    await store.remove(key);
    await store.remove(key);
    expect(await store.has(key)).toBe(false);
    expect(await contentOf(store, key)).toBeNull();
  });

  it('replaces what is there', async () => {
    const store = await open();
    const key = newStorageKey(NOW);
    await store.put(key, Buffer.from('pertama'), 'application/pdf');
    await store.put(key, Buffer.from('kedua'), 'application/pdf');
    expect(String(await contentOf(store, key))).toBe('kedua');
  });

  it('gives no more than was asked for, and one byte that says there is more', async () => {
    const store = await open();
    const key = newStorageKey(NOW);
    await store.put(key, randomBytes(3_000_000), 'image/jpeg');
    expect(await store.read(key, 2_000_000)).toHaveLength(2_000_001);
    await store.put(key, Buffer.alloc(0), 'image/jpeg');
    expect(await store.read(key, 10)).toHaveLength(0);
  });

  it.each(['../../etc/passwd', '2026/11/../../x', '/etc/passwd', '', '2026/11/abc', 'a\0b'])(
    'takes no key of another making: %j',
    async (key) => {
      const store = await open();
      await expect(store.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('no storage key');
      await expect(store.read(key, 1)).rejects.toThrow('no storage key');
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
      () => store.read(key, 1),
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
      await expect(store.read(newStorageKey(NOW), 1)).rejects.toMatchObject({ status: 503 });
    }
  });
});

const hash = (content: Buffer | null) => content && createHash('sha256').update(content).digest('hex');
