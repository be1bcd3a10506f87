import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../platform/auth/session';
import { contractCodes } from '../testing/contractRequest';
import { contentOf, pdf, photo, sender, sha256 } from '../testing/files';
import { startApi } from '../testing/startApi';
import { attachFiles, filesOf, releaseFiles } from './attachFiles';
import { pruneFiles } from './pruneFiles';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function start() {
  const api = await startApi();
  const { db } = api.connection;
  const person = async (username: string) => {
    const token = await api.signIn(username);
    return { token, staff: await signedIn(db, `Bearer ${token}`, api.now()), ...sender(api, token) };
  };
  const clerk = await person('kasir.jkt');
  const [mine = '', second = ''] = await contractCodes(api, 'ACTIVE', 'JKT');
  const [theirs = ''] = await contractCodes(api, 'ACTIVE', 'MKS');
  /** As a feature does it, inside the transaction that saves the record. */
  const attach = (who: typeof clerk, files: number[], code = mine, over = {}) =>
    db
      .transaction((tx) =>
        attachFiles(tx, files, {
          person: who.staff,
          owner: { type: 'contract', id: code },
          officeId: who.staff.office.id,
          now: api.now(),
          ...over,
        }),
      )
      .then(
        () => 200,
        (error: { status?: number }) => error.status ?? error,
      );
  const prune = () => pruneFiles(db, api.parts.files, api.now());
  const readings = async () =>
    (
      await api.connection.pool.query<{ staff_id: number; summary: string }>(
        "select staff_id, summary from history where action = 'IDENTITY_READ' order by id",
      )
    ).rows;
  return { api, db, person, clerk, mine, second, theirs, attach, prune, readings };
}

describe('a file that no record holds', () => {
  it('is read and removed by its sender alone', async () => {
    const { person, clerk } = await start();
    const other = await person('penyetuju.jkt');
    const { data } = await clerk.send(await photo(1));
    expect((await other.get(data.id)).http).toBe(403);
    expect((await other.remove(data.id)).http).toBe(403);
    expect((await clerk.remove(data.id)).http).toBe(200);
    expect((await clerk.get(data.id)).http).toBe(404);
  });

  it('is removed after a week, content and all; the attached one stays', async () => {
    const { api, clerk, attach, prune, db, mine } = await start();
    const kept = (await clerk.send(await photo(1))).data;
    const loose = (await clerk.send(await photo(2))).data;
    const { key } = (await clerk.get(loose.id)).data;
    await attach(clerk, [kept.id]);
    api.advance(7 * DAY - MINUTE);
    await prune();
    expect(await filesOf(db, { type: 'contract', id: mine })).toHaveLength(1);
    const count = async () =>
      (await api.connection.pool.query<{ id: number }>('select id from files order by id')).rows.map(
        ({ id }) => id,
      );
    expect(await count()).toEqual([kept.id, loose.id]);
    api.advance(2 * MINUTE);
    await prune();
    api.advance(11 * MINUTE);
    await prune();
    expect(await count()).toEqual([kept.id]);
    expect((await contentOf(api, key)).statusCode).toBe(404);
    expect(await attach(clerk, [loose.id])).toBe(422);
    const removals = await api.connection.pool.query('select 1 from file_removals');
    expect(removals.rowCount).toBe(0);
  });
});

describe('a record', () => {
  it('takes its saver’s own files, once; saving again changes nothing', async () => {
    const { clerk, attach, second, db, mine } = await start();
    const { data } = await clerk.send(await photo(1));
    expect(await attach(clerk, [data.id])).toBe(200);
    expect(await attach(clerk, [data.id, data.id])).toBe(200);
    expect(await attach(clerk, [data.id], second)).toBe(409);
    expect(await filesOf(db, { type: 'contract', id: mine })).toMatchObject([
      { id: data.id, attached: true },
    ]);
    expect((await clerk.remove(data.id)).http).toBe(409);
  });

  it("takes neither somebody else's file, nor another office's, nor one that is gone; and then none at all", async () => {
    const { person, clerk, attach, theirs, db, mine } = await start();
    const colleague = await person('penyetuju.jkt');
    const stranger = await person('kasir.mks');
    const own = (await clerk.send(await photo(1))).data.id;
    const others = (await colleague.send(await photo(2))).data.id;
    const foreign = (await stranger.send(await photo(3))).data.id;
    expect(await attach(clerk, [own, others])).toBe(403);
    expect(await attach(clerk, [own, foreign])).toBe(403);
    expect(await attach(clerk, [own, 999_999])).toBe(422);
    expect(await attach(clerk, [own], theirs, { officeId: stranger.staff.office.id })).toBe(403);
    expect(await filesOf(db, { type: 'contract', id: mine })).toEqual([]);
  });

  it('that two save at once is held by one', async () => {
    const { clerk, attach, mine, second } = await start();
    const { data } = await clerk.send(await photo(1));
    const answers = await Promise.all([attach(clerk, [data.id], mine), attach(clerk, [data.id], second)]);
    expect(answers.sort()).toEqual([200, 409]);
  });

  it('keeps its files against a statement that deletes them; released they go a week later', async () => {
    const { api, clerk, attach, db, mine, prune } = await start();
    const { data } = await clerk.send(await photo(1));
    await attach(clerk, [data.id]);
    await expect(api.connection.pool.query('delete from files')).rejects.toThrow('never deleted');
    const owner = { type: 'contract', id: mine };
    await releaseFiles(db, [data.id], { owner: { type: 'contract', id: 'lain' }, now: api.now() });
    expect(await filesOf(db, owner)).toHaveLength(1);
    await releaseFiles(db, [data.id], { owner, now: api.now() });
    expect(await filesOf(db, owner)).toEqual([]);
    api.advance(6 * DAY);
    await prune();
    expect(await attach(clerk, [data.id])).toBe(200);
    api.advance(30 * DAY);
    await prune();
    expect(await filesOf(db, owner)).toHaveLength(1);
  });

  it('shows its files to who may read it, whoever sent them', async () => {
    const { api, person, clerk, attach, theirs } = await start();
    const { data } = await clerk.send(await photo(1));
    await attach(clerk, [data.id]);
    const colleague = await person('penyetuju.jkt');
    expect((await colleague.get(data.id)).data).toMatchObject({ id: data.id, trouble: null });
    expect((await (await person('kasir.mks')).get(data.id)).http).toBe(403);
    // A file of our office on a record of another one: the record decides.
    await api.connection.pool.query('update files set owner_id = $1', [theirs]);
    expect((await colleague.get(data.id)).http).toBe(403);
    // A kind of record that nobody answers for.
    await api.connection.pool.query("update files set owner_type = 'entah'");
    expect((await colleague.get(data.id)).http).toBe(403);
  });
});

describe('a key', () => {
  it('opens the content so that nothing in it runs and no cache keeps it', async () => {
    const { api, clerk } = await start();
    const { data } = await clerk.send(pdf('x'), { name: 'surat "penting"\r\n.pdf', kind: 'DOCUMENT' });
    const answer = await contentOf(api, (await clerk.get(data.id)).data.key);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-disposition': "inline; filename*=UTF-8''surat%20_penting_%20.pdf",
    });
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox$/);
  });

  it('lets a PDF that acts be kept only, also one from before it was refused', async () => {
    const { api, clerk } = await start();
    const { data } = await clerk.send(pdf('aktif'), { name: 'a.pdf', kind: 'DOCUMENT' });
    const launches = Buffer.concat([pdf(), Buffer.from('9 0 obj<</S/Launch/F(cmd.exe)>>endobj %%EOF')]);
    const refused = await clerk.send(launches, { name: 'b.pdf' });
    expect(refused.http).toBe(422);
    expect(refused.message).toContain('perintah');
    const { rows } = await api.connection.pool.query<{ storage_key: string }>(
      'update files set bytes = $2, sha256 = $3 where id = $1 returning storage_key',
      [data.id, launches.length, sha256(launches)],
    );
    await api.parts.files.put(rows[0]?.storage_key ?? '', launches, 'application/pdf');
    const answer = await contentOf(api, (await clerk.get(data.id)).data.key);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''a.pdf");
    expect(answer.headers['content-security-policy']).toMatch(/sandbox$/);
  });

  it('ends after five minutes, with the session, with the right, and with the person', async () => {
    const { api, clerk, attach } = await start();
    const { data } = await clerk.send(await photo(1));
    await attach(clerk, [data.id]);
    const fresh = async () => (await clerk.get(data.id)).data.key;
    const status = async (key: string | null) => (await contentOf(api, key)).statusCode;
    const { pool } = api.connection;
    const key = await fresh();
    api.advance(4 * MINUTE);
    expect(await status(key)).toBe(200);
    api.advance(MINUTE);
    expect(await status(key)).toBe(404);

    const second = await fresh();
    await pool.query('update titles set is_contract = false');
    expect(await status(second)).toBe(404);
    await pool.query('update titles set is_contract = true');
    expect(await status(second)).toBe(200);
    await pool.query("update staff set active = false where username = 'kasir.jkt'");
    expect(await status(second)).toBe(404);
    await pool.query("update staff set active = true where username = 'kasir.jkt'");
    await api.call('POST', 'auth/logout', { token: clerk.token });
    await pool.query('update sessions set revoked_at = now()');
    expect(await status(second)).toBe(404);
  });

  it('of another making says no more than an ended one', async () => {
    const { api, clerk } = await start();
    const { data } = await clerk.send(await photo(1));
    const key = (await clerk.get(data.id)).data.key ?? '';
    const [file, session, end, signature = ''] = key.split('-');
    const forged = [
      `${Number(file) + 1}-${session}-${end}-${signature}`,
      `${file}-${Number(session) + 1}-${end}-${signature}`,
      `${file}-${session}-${Number(end) + 1}-${signature}`,
      `${file}-${session}-${end}-${'0'.repeat(32)}`,
      `${file}-${session}-${end}`,
      '..%2f..%2fetc%2fpasswd',
      '',
    ];
    const bodies = new Set<string>();
    for (const one of forged) {
      const answer = await contentOf(api, one);
      expect(answer.statusCode).toBe(404);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
  });
});

it('a file whose content is missing says so, at the record and at the content', async () => {
  const { api, clerk } = await start();
  const { data } = await clerk.send(await photo(1));
  const { key } = (await clerk.get(data.id)).data;
  rmSync(path.join(api.folder, 'files'), { recursive: true });
  expect(await clerk.get(data.id)).toMatchObject({
    http: 200,
    data: { trouble: 'MISSING', key: null, until: null },
    message: 'Isi berkas ini tidak ada lagi di penyimpanan.',
  });
  expect(await contentOf(api, key)).toMatchObject({ statusCode: 404 });
});

describe('an identity document', () => {
  it('is read into the log, once per person and file in five minutes', async () => {
    const { api, person, clerk, attach, readings } = await start();
    const colleague = await person('penyetuju.jkt');
    const { data } = await clerk.send(await photo(1), { kind: 'IDENTITY', name: 'KTP.jpg' });
    const other = (await clerk.send(await photo(2), { kind: 'PHOTO' })).data;
    await attach(clerk, [data.id, other.id]);
    for (let time = 0; time < 3; time++) await clerk.get(data.id);
    await clerk.get(other.id);
    await colleague.get(data.id);
    expect((await readings()).map(({ staff_id }) => staff_id)).toEqual([clerk.staff.id, colleague.staff.id]);
    api.advance(6 * MINUTE);
    await clerk.get(data.id);
    expect(await readings()).toHaveLength(3);
    expect((await readings())[0]?.summary).toBe('Membuka dokumen identitas KTP.jpg');
  });

  it('is one where the record says so, whatever its sender called it', async () => {
    const { clerk, attach, readings } = await start();
    const { data } = await clerk.send(await photo(1), { kind: 'PHOTO' });
    await attach(clerk, [data.id], undefined, { identity: true });
    await clerk.get(data.id);
    expect(await readings()).toHaveLength(1);
  });

  it('is not opened where its reading cannot be noted', async () => {
    const { api, clerk } = await start();
    const { data } = await clerk.send(await photo(1), { kind: 'IDENTITY' });
    await api.connection.pool.query('alter table history rename to history_away');
    expect((await clerk.get(data.id)).http).toBeGreaterThanOrEqual(500);
    await api.connection.pool.query('alter table history_away rename to history');
  });
});
