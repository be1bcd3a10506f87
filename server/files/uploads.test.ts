import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LARGEST_FILE } from '@/lib/contract/files';
import { CHUNK_BYTES } from '@/lib/contract/uploads';
import type { FileStore } from '../platform/storage/FileStore';
import { announced, contentOf, pdf, photo, pieceOf, sender, sha256 } from '../testing/files';
import { startApi, type TestApi } from '../testing/startApi';
import { pruneFiles } from './pruneFiles';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function start(options?: Parameters<typeof startApi>[0]) {
  const api = await startApi(options);
  const clerk = sender(api, await api.signIn('kasir.jkt'));
  return { api, clerk };
}

/** Three pieces: a PDF with something in it. */
const large = () =>
  Buffer.concat([pdf('besar'), Buffer.alloc(2.5 * CHUNK_BYTES, 7), Buffer.from('\n%%EOF\n')]);
const count = async (api: TestApi, table: string) =>
  Number((await api.connection.pool.query<{ n: string }>(`select count(*) n from ${table}`)).rows[0]?.n);

/** A store that counts, and fails while told to. */
function watched(store: FileStore) {
  const log = { puts: 0, fail: null as Error | null, wait: null as Promise<void> | null };
  const over: FileStore = {
    ...store,
    async put(...input) {
      log.puts += 1;
      await log.wait;
      await store.put(...input);
      if (log.fail) throw log.fail;
    },
  };
  return { log, over };
}

async function startWatched() {
  const { folderStore } = await import('../platform/storage/folderStore');
  const { mkdtempSync } = await import('node:fs');
  const folder = mkdtempSync('/tmp/angsur-watched-');
  const { log, over } = watched(folderStore(folder));
  const world = await start({ parts: { files: over } });
  return { ...world, log, folder };
}

describe('an upload', () => {
  it('of a photo becomes a file of its sender, seen with a key', async () => {
    const { api, clerk } = await start();
    const sent = await photo(1);
    const { http, data } = await clerk.send(sent, { name: '../KTP Budi.png', kind: 'IDENTITY' });
    expect(http).toBe(200);
    expect(data).toMatchObject({
      kind: 'IDENTITY',
      name: 'KTP Budi.png',
      type: 'image/jpeg',
      width: 60,
      height: 40,
      attached: false,
    });
    const reading = (await clerk.get(data.id)).data;
    const answer = await contentOf(api, reading.key);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBe(data.bytes);
    const { rows } = await api.connection.pool.query<{ sha256: string }>('select sha256 from files');
    expect(sha256(answer.rawPayload)).toBe(rows[0]?.sha256);
  });

  it('goes on where it was, whatever comes twice, late or out of order', async () => {
    const { api, clerk } = await start();
    const sent = large();
    const body = announced(sent, { key: 'satu-kunci', name: 'a.pdf' });
    const { data } = await clerk.open(sent, body);
    const piece = (index: number) => clerk.piece(data.id, index, pieceOf(sent, index));
    expect((await piece(2)).data.received).toEqual([2]);
    expect((await clerk.complete(data.id)).http).toBe(409);
    expect((await piece(0)).data.received).toEqual([0, 2]);
    expect((await piece(0)).data.received).toEqual([0, 2]);
    // Another content under the same number comes too late.
    await clerk.piece(data.id, 0, Buffer.alloc(CHUNK_BYTES, 9));
    // After a reload the same key finds it.
    const again = await clerk.open(sent, body);
    expect(again.data).toMatchObject({ id: data.id, received: [0, 2], file: null });
    await piece(1);
    const done = await clerk.complete(data.id);
    expect(done.http).toBe(200);
    expect((await clerk.complete(data.id)).data).toEqual(done.data);
    expect((await clerk.open(sent, body)).data.file).toEqual(done.data);
    expect((await piece(1)).data).toMatchObject({ received: [], file: done.data });
    expect(await count(api, 'files')).toBe(1);
    expect(await count(api, 'file_chunks')).toBe(0);
    const { key } = (await clerk.get(done.data.id)).data;
    expect(sha256((await contentOf(api, key)).rawPayload)).toBe(sha256(sent));
  });

  it('that another finishes at the same moment is one file', async () => {
    const { api, clerk, log, folder } = await startWatched();
    const sent = await photo(2);
    const { data } = await clerk.open(sent);
    await clerk.pieces(data.id, sent);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => clerk.complete(data.id)));
    const done = await clerk.complete(data.id);
    expect(done.http).toBe(200);
    for (const answer of answers) {
      expect([200, 429]).toContain(answer.http);
      if (answer.http === 200) expect(answer.data).toEqual(done.data);
    }
    expect([log.puts, await count(api, 'files')]).toEqual([1, 1]);
    rmSync(folder, { recursive: true });
  });

  it('whose pieces are not what was announced is sent again', async () => {
    const { clerk } = await start();
    const sent = await photo(3);
    const { data } = await clerk.open(sent);
    await clerk.piece(data.id, 0, Buffer.alloc(sent.length, 1));
    expect((await clerk.complete(data.id)).http).toBe(409);
    expect((await clerk.state(data.id)).data.received).toEqual([]);
    await clerk.pieces(data.id, sent);
    expect((await clerk.complete(data.id)).http).toBe(200);
  });

  it('of something else than a photo or PDF is refused once and for all, and keeps nothing', async () => {
    const { api, clerk } = await start();
    const sent = Buffer.from('<html><script>alert(1)</script>');
    const { data } = await clerk.open(sent, { name: 'ktp.jpg' });
    await clerk.pieces(data.id, sent);
    for (const answer of [await clerk.complete(data.id), await clerk.complete(data.id)]) {
      expect(answer.http).toBe(422);
      expect(JSON.stringify(answer.data)).toMatch(/"file":"Isi berkas ini bukan foto/);
    }
    expect([await count(api, 'files'), await count(api, 'file_chunks')]).toEqual([0, 0]);
    expect(await clerk.piece(data.id, 0, sent)).toMatchObject({ http: 200, data: { received: [] } });
  });

  it('takes ten megabytes and not a byte more, and pieces of their size only', async () => {
    const { clerk } = await start();
    const open = (bytes: number) => clerk.open(Buffer.from('x'), { bytes });
    expect((await open(LARGEST_FILE + 1)).http).toBe(422);
    expect((await open(0)).http).toBe(422);
    const { data } = await open(LARGEST_FILE);
    const full = Buffer.alloc(CHUNK_BYTES);
    expect((await clerk.piece(data.id, 39, full)).http).toBe(200);
    expect((await clerk.piece(data.id, 40, full)).http).toBe(422);
    expect((await clerk.piece(data.id, 1, full.subarray(1))).http).toBe(422);
    expect((await clerk.piece(data.id, 1, Buffer.alloc(CHUNK_BYTES + 1))).http).toBe(413);
    expect((await clerk.piece(data.id, 1, Buffer.alloc(0))).http).toBe(422);
  });

  it('takes a file of exactly ten megabytes', async () => {
    const { clerk } = await start();
    const head = pdf('penuh');
    const end = Buffer.from('\n%%EOF\n');
    const sent = Buffer.concat([head, Buffer.alloc(LARGEST_FILE - head.length - end.length, 32), end]);
    expect(await clerk.send(sent, { name: 'penuh.pdf' })).toMatchObject({
      http: 200,
      data: { bytes: LARGEST_FILE },
    });
  });

  it("is nobody else's: not seen, not fed, not finished, not cancelled", async () => {
    const { api, clerk } = await start();
    const other = sender(api, await api.signIn('admin.sistem'));
    const sent = await photo(4);
    const body = announced(sent, { key: 'kunci-yang-sama' });
    const { data } = await clerk.open(sent, body);
    for (const answer of [
      await other.state(data.id),
      await other.piece(data.id, 0, sent),
      await other.complete(data.id),
    ])
      expect(answer.http).toBe(404);
    await other.cancel(data.id);
    expect((await clerk.state(data.id)).http).toBe(200);
    // The same key of another person is another upload.
    expect((await other.open(sent, body)).data.id).not.toBe(data.id);
    expect((await clerk.open(await photo(5), { key: body.key })).http).toBe(409);
  });

  it('is one of twenty at most, however many are asked for at once', async () => {
    const { api, clerk } = await start();
    const sent = await photo(6);
    const answers = await Promise.all(Array.from({ length: 60 }, () => clerk.open(sent)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(20);
    expect(answers.filter(({ http }) => http === 429)).toHaveLength(40);
    expect(await count(api, 'file_uploads')).toBe(20);
    // What is cancelled makes room.
    await clerk.cancel(answers.find(({ http }) => http === 200)?.data.id ?? 0);
    expect((await clerk.open(sent)).http).toBe(200);
  });

  it('that was cancelled is gone; cancelling again, or a finished one, changes nothing', async () => {
    const { clerk } = await start();
    const sent = await photo(7);
    const { data } = await clerk.open(sent);
    for (let time = 0; time < 2; time++) expect((await clerk.cancel(data.id)).http).toBe(200);
    expect((await clerk.piece(data.id, 0, sent)).http).toBe(404);
    const done = await clerk.send(sent, { key: 'selesai-satu' });
    const { id } = (await clerk.open(sent, { key: 'selesai-satu' })).data;
    expect((await clerk.cancel(id)).http).toBe(200);
    expect((await clerk.get(done.data.id)).http).toBe(200);
  });
});

describe('what one person sends', () => {
  it('waits for its turn behind others, and is no error in the log', async () => {
    const lines: string[] = [];
    const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
    const { api, clerk } = await start({ http: { logger } });
    const other = sender(api, await api.signIn('penyetuju.jkt'));
    const large = await photo(3, { width: 4000, height: 4000 });
    const ids = [];
    for (let i = 0; i < 10; i++) {
      const { data } = await clerk.open(large);
      await clerk.pieces(data.id, large);
      ids.push(data.id);
    }
    const theirs = await photo(4);
    const { data } = await other.open(theirs);
    await other.pieces(data.id, theirs);
    const ends: string[] = [];
    const all = ids.map(async (id) => {
      const { http, headers } = await clerk.complete(id);
      ends.push('clerk');
      return { http, wait: headers['retry-after'] };
    });
    expect((await other.complete(data.id)).http).toBe(200);
    ends.push('other');
    const answers = await Promise.all(all);
    // At most what ran already and was refused at once ended before them.
    expect(ends.slice(0, ends.indexOf('other')).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ http }) => http === 200).length).toBeGreaterThanOrEqual(6);
    expect(answers.filter(({ http }) => http !== 200)).toEqual(
      answers.filter(({ http }) => http !== 200).map(() => ({ http: 429, wait: '2' })),
    );
    expect(lines).toEqual([]);
  });

  it('is bounded in all that no record holds, whatever is announced at once', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const announce = (i: number) =>
      api.call<{ id: number }>('POST', 'uploads', {
        token,
        body: announced(Buffer.from(`isi ${i}`), {}, LARGEST_FILE),
      });
    const opened = await Promise.all(Array.from({ length: 20 }, (_, i) => announce(i)));
    expect(opened.every(({ http }) => http === 200)).toBe(true);
    // What came of them is still held by nothing.
    await api.connection.pool.query(
      `insert into files (office_id, kind, name, content_type, bytes, sha256, storage_key, identity_document, created_by, created_at, loose_since)
       select office_id, kind, name, 'application/pdf', bytes, sha256, storage_key || 'x', false, staff_id, created_at, created_at from file_uploads`,
    );
    await api.connection.pool.query('delete from file_uploads');
    const [next] = await Promise.all([announce(21)]);
    expect(next).toMatchObject({ http: 429 });
    expect(next?.message).toBe(
      'Berkas yang belum disimpan sudah melebihi 200 MB. Simpan pada datanya atau hapus dahulu.',
    );
    expect(next?.headers['retry-after']).toBe('60');
  });
});

describe('a store', () => {
  it('that is full says so, and the upload can be finished later', async () => {
    const { clerk, log, folder } = await startWatched();
    const sent = await photo(8);
    const { data } = await clerk.open(sent);
    await clerk.pieces(data.id, sent);
    log.fail = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const full = await clerk.complete(data.id);
    expect(full).toMatchObject({ http: 503 });
    expect(full.message).toContain('penuh');
    log.fail = null;
    expect((await clerk.complete(data.id)).http).toBe(200);
    rmSync(folder, { recursive: true });
  });

  it('keeps nothing of an upload whose process died between content and row', async () => {
    const { api, clerk, log, folder } = await startWatched();
    const sent = await photo(9);
    const { data } = await clerk.open(sent);
    await clerk.pieces(data.id, sent);
    // The process hangs after its claim: neither row nor giving back follows.
    let goOn: () => void = () => undefined;
    log.wait = new Promise((resolve) => (goOn = resolve));
    const hanging = clerk.complete(data.id);
    while (log.puts === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const { rows } = await api.connection.pool.query<{ storage_key: string }>(
      'select storage_key from file_uploads',
    );
    const key = rows[0]?.storage_key ?? '';
    const { over } = watched((await import('../platform/storage/folderStore')).folderStore(folder));
    await over.put(key, sent, 'image/jpeg');
    // For a minute another one may be at it; then it is finished after all.
    expect((await clerk.complete(data.id)).http).toBe(429);
    const prune = () => pruneFiles(api.connection.db, over, api.now());
    api.advance(2 * MINUTE);
    await prune();
    expect(await over.has(key)).toBe(true);
    api.advance(4 * DAY);
    await prune();
    api.advance(11 * MINUTE);
    await prune();
    expect(await over.has(key)).toBe(false);
    expect(await count(api, 'file_uploads')).toBe(0);
    // It was not dead: what it puts down now is removed as well.
    goOn();
    expect((await hanging).http).toBe(404);
    expect(await over.has(key)).toBe(true);
    api.advance(11 * MINUTE);
    await prune();
    expect(await over.has(key)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
