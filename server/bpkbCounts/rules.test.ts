import { describe, expect, it } from 'vitest';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { BpkbCount, BpkbCountsPage } from '@/lib/contract/bpkbCounts';
import type { BpkbPage, listBpkbPlaces } from '@/lib/contract/bpkbList';
import type { bpkbPlaces } from '@/lib/contract/masters';
import type { DataOf } from '@/lib/contract/endpoint';
import { bookLabel, placeLabel } from '@/lib/format/bpkbLabel';
import { bookKeepers } from '../testing/books';
import { contractCodes } from '../testing/contractRequest';
import { countsOf, COUNT_FAULTS } from '../testing/counts';
import { startApi } from '../testing/startApi';

async function world() {
  const api = await startApi();
  const keepers = await bookKeepers(api);
  const { pool } = api.connection;
  const { rows } = await pool.query<{ id: number }>(
    `insert into bpkb_places (code, name, valid_from, office_id, safe, rack) values
       ('UJI-B', 'Rak tiga', '2020-01-01', 1, 'Brankas 1', 'Rak 3'), ('UJI-C', 'Brankas dua', '2020-01-01', 1, 'Brankas 2', '')
     returning id`,
  );
  const [other = 0, second = 0] = rows.map(({ id }) => id);
  const codes = await contractCodes(api, 'ACTIVE');
  const counts = countsOf(api);
  /** Books of the first contracts, each at the place. */
  const storedAt = async (...places: number[]) => {
    const books: BpkbBook[] = [];
    for (const [nth, place] of places.entries()) {
      const received = keepers.must(
        await keepers.books.receive(keepers.clerk, await keepers.bookOf(codes[nth] ?? '')),
      );
      books.push(
        place === 0 ? received : keepers.must(await keepers.books.store(keepers.head, received, place)),
      );
    }
    return books;
  };
  const faultless = async () => {
    for (const [name, statement] of Object.entries(COUNT_FAULTS))
      expect((await pool.query(statement)).rows, name).toEqual([]);
  };
  const now = async (book: Pick<BpkbBook, 'id'>) =>
    keepers.must(await keepers.books.read(keepers.head, book.id));
  return {
    api,
    pool,
    codes,
    counts,
    storedAt,
    faultless,
    now,
    shelf: keepers.places.jakarta,
    other,
    second,
    ...keepers,
  };
}

describe('counting', () => {
  it('freezes what is there, takes each code once, and says what differs', async () => {
    const at = await world();
    const { counts, must, head, clerk, makassar, cashier, shelf, other, second, places, api, pool } = at;
    const books = await at.storedAt(shelf, shelf, shelf, second, 0);
    const [here, wrong, away, deep, tray] = books.map(({ id }) => id) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const count = must(await counts.start(head));
    expect(count).toMatchObject({
      ...{
        state: 'OPEN',
        safe: null,
        counted: 0,
        counters: [],
        result: null,
        differing: null,
        closed_at: null,
      },
      ...{ office: { id: 1 }, started_by: { username: 'kacab.jkt' }, by_counter: [] },
      acts: {
        scan: { obstacle: null },
        close: { obstacle: expect.any(String) as string },
        cancel: { obstacle: null },
      },
    });
    expect((await counts.close(head, count)).http).toBe(409);
    // What a device gets names every book of the office, where it should be it does not say.
    const { data: labels } = await counts.labels(clerk, count.id);
    const { rows } = await pool.query<{ id: number }>('select id from bpkb where office_id = 1 order by id');
    expect(labels.books.split(' ').map((id) => Number.parseInt(id, 36))).toEqual(rows.map(({ id }) => id));
    expect(labels).toMatchObject({ counted: '', places: [{ id: shelf }, { id: other }, { id: second }] });

    const theirs = await pool.query<{ id: number; code: string }>(
      'select min(id) as id, min(contract_code) as code from bpkb where office_id = 2',
    );
    const [foreign] = theirs.rows;
    const first = await counts.scan(clerk, count.id, [
      ...([
        [here, shelf],
        [wrong, other],
        [wrong, shelf],
      ] as const),
      ...([
        ['BPKB:1042-77', shelf],
        ['BPKB:999999999-05', shelf],
        [foreign?.id ?? 0, shelf],
      ] as const),
      ...([
        [foreign?.code ?? '', shelf, 'KEYS'],
        [placeLabel(places.makassar), shelf],
        ['   ', shelf],
      ] as const),
      [` ${bookLabel(tray).toLowerCase()} `, shelf],
    ]);
    expect(first.data.answers.map(({ outcome }) => outcome)).toEqual([
      ...[
        'TAKEN',
        'TAKEN',
        'AGAIN',
        'UNKNOWN',
        'UNKNOWN',
        'OTHER_OFFICE',
        'OTHER_OFFICE',
        'OTHER_OFFICE',
        'UNKNOWN',
      ],
      'TAKEN',
    ]);
    expect(first.data.answers[2]).toMatchObject({
      place: 'Brankas 1, Rak 3',
      by: expect.stringMatching(/./) as string,
    });
    expect(first.data.counted).toBe(3);
    // A device whose clock tells of no day at all.
    const timeless = [{ code: bookLabel(here), place_id: shelf, at: '0000-01-01T00:00:00Z', way: 'KEYS' }];
    const known = { token: clerk, body: { scans: timeless } };
    expect((await api.call('POST', `bpkb-counts/${count.id}/scans`, known)).http).toBe(200);
    // Another one who reads them again, by the number of the book and by its contract.
    const number = (await at.now({ id: deep })).number;
    const again = await counts.scan(head, count.id, [
      ...([
        [here, shelf],
        [number.toLowerCase(), second, 'KEYS'],
        [at.codes[3] ?? '', shelf, 'KEYS'],
      ] as const),
    ]);
    expect(again.data).toMatchObject({
      counted: 4,
      answers: [
        { outcome: 'AGAIN', place: 'Brankas 1, Rak 2, Map 3' },
        { outcome: 'TAKEN' },
        { outcome: 'AGAIN' },
      ],
    });
    for (const [token, http] of [
      [makassar, 403],
      [cashier, 403],
    ] as const) {
      expect((await counts.scan(token, count.id, [[away, shelf]])).http).toBe(http);
      expect((await counts.read(token, count.id)).http).toBe(http);
    }
    expect(
      (
        await counts.scan(head, count.id, [
          [away, shelf],
          [away, places.makassar],
        ])
      ).http,
    ).toBe(422);

    expect((await counts.findings(head, count.id)).http).toBe(409);
    const closed = must(await counts.close(clerk, count));
    expect(closed).toMatchObject({
      ...{
        state: 'CLOSED',
        counted: 4,
        differing: { all: 3, open: 3 },
        closed_by: { username: 'kontrak.jkt' },
      },
      result: { expected: 4, as_expected: 2, missing: 1, misplaced: 1, surplus: 1, moved: 0 },
      by_counter: [
        { counted: 3, keyed: 0 },
        { by: { username: 'kacab.jkt' }, counted: 1, keyed: 1 },
      ],
    });
    const { data: found } = await counts.findings(head, count.id);
    expect(found).toMatchObject({
      count: 3,
      rows: [
        {
          id: away,
          finding: 'MISSING',
          expected_place: 'Brankas 1, Rak 2, Map 3',
          found_place: '',
          found_by: '',
          found_at: null,
          acted: false,
          settlement: null,
        },
        {
          id: wrong,
          finding: 'MISPLACED',
          expected_place: 'Brankas 1, Rak 2, Map 3',
          found_place: 'Brankas 1, Rak 3',
          found_place_id: other,
          found_way: 'CAMERA',
        },
        {
          id: tray,
          finding: 'SURPLUS',
          expected_place: '',
          found_place: 'Brankas 1, Rak 2, Map 3',
          state: 'RECEIVED',
        },
      ],
    });
    expect((await counts.scan(head, count.id, [[away, shelf]])).http).toBe(409);
    expect((await counts.labels(head, count.id)).http).toBe(409);
    expect((await counts.cancel(head, closed)).http).toBe(409);

    // A late device is let in by opening it again; the difference was seen, so nobody cancels it any more.
    const reopened = must(await counts.reopen(head, closed));
    expect(reopened).toMatchObject({
      state: 'OPEN',
      result: null,
      closed_by: null,
      acts: { cancel: { obstacle: expect.any(String) as string } },
    });
    expect((await counts.cancel(head, reopened)).http).toBe(409);
    must(await counts.scan(clerk, count.id, [[away, shelf]]));
    expect(must(await counts.close(head, reopened)).result).toMatchObject({
      expected: 4,
      as_expected: 3,
      missing: 0,
    });
    const { data: list } = await api.call<BpkbCountsPage>('GET', 'bpkb-counts?state=CLOSED', { token: head });
    expect(list).toMatchObject({ count: 1, rows: [{ counted: 5, differing: { all: 2, open: 2 } }] });
    await at.faultless();
  });

  it('goes on beside what moves: by a movement a book says nothing, by a word on paper it is looked for', async () => {
    const at = await world();
    const { counts, must, books, head, clerk, shelf, other, second } = at;
    const [seen, carried, lent, paper, came, sent] = (await at.storedAt(
      shelf,
      shelf,
      shelf,
      shelf,
      0,
      shelf,
    )) as [BpkbBook, BpkbBook, BpkbBook, BpkbBook, BpkbBook, BpkbBook];
    await at.pool.query(
      "update contracts set next_due = next_due - 120, date_start = date_start - interval '120 days' where code = $1",
      [paper.contract_code],
    );
    const count = must(await counts.start(head, 1, 'Brankas 1'));
    // Moved, though it was seen before where it was: it is as expected.
    must(await counts.scan(clerk, count.id, [[seen.id, shelf]]));
    must(await books.store(head, seen, second));
    must(await books.store(head, carried, other));
    must(await counts.scan(clerk, count.id, [[carried.id, other]]));
    must(await books.lend(clerk, lent));
    must(await books.lend(clerk, await at.now(paper), { signature_id: null }));
    must(await books.store(clerk, came, other));
    // It left for another office before the code that was read of it came in.
    must(await books.arrive(at.makassar, must(await books.send(head, sent, 2)), 2));
    const late = await counts.scan(clerk, count.id, [[sent.id, shelf]]);
    expect(late.data.answers).toMatchObject([{ outcome: 'TAKEN' }]);
    const closed = must(await counts.close(head, count));
    expect(closed.result).toEqual({
      expected: 5,
      as_expected: 2,
      missing: 1,
      misplaced: 0,
      surplus: 0,
      moved: 3,
    });
    const { data } = await counts.findings(head, count.id, 'finding=MOVED');
    expect(data.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [carried.id, lent.id, came.id].toSorted((a, b) => a - b),
    );
    expect((await counts.findings(head, count.id, 'finding=MISSING')).data.rows).toMatchObject([
      { id: paper.id, state: 'REQUESTED' },
    ]);
    await at.faultless();
  });

  it('of the same shelves runs once, also where two begin at once', async () => {
    const at = await world();
    const { counts, must, head, clerk, director, makassar, cashier } = at;
    const begun = await Promise.all([
      ...[counts.start(head), counts.start(clerk, 1, 'Brankas 1'), counts.start(director)],
      ...[counts.start(clerk, 1, 'Brankas 2'), counts.start(head, 1, 'Brankas 1')],
    ]);
    const running = begun.filter(({ http }) => http === 200);
    expect(begun.every(({ http }) => http === 200 || http === 409)).toBe(true);
    await at.faultless();
    for (const { data } of running) must(await counts.cancel(head, data));
    const one = must(await counts.start(head, 1, 'Brankas 1'));
    expect((await counts.start(clerk)).http).toBe(409);
    expect((await counts.start(clerk, 1, 'Brankas 1')).http).toBe(409);
    must(await counts.start(clerk, 1, 'Brankas 2'));
    expect((await counts.start(head, 1, 'Brankas 9')).http).toBe(422);
    expect((await counts.start(director, 3)).http).toBe(422);
    for (const token of [makassar, cashier]) expect((await counts.start(token)).http).toBe(403);
    expect(must(await counts.cancel(clerk, one))).toMatchObject({
      ...{
        state: 'CANCELLED',
        note: 'Salah brankas',
        ended_by: { username: 'kontrak.jkt' },
        acts: {},
        result: null,
      },
    });
    expect((await counts.cancel(clerk, one)).http).toBe(409);
    const [book] = (await at.storedAt(at.shelf)) as [BpkbBook];
    const next = must(await counts.start(clerk, 1, 'Brankas 1'));
    must(await counts.scan(clerk, next.id, [[book.id, at.shelf]]));
    const closed = must(await counts.close(clerk, next));
    // It is not opened again beside one that began since.
    must(await counts.start(head, 1, 'Brankas 1'));
    expect((await counts.reopen(head, closed)).http).toBe(409);
  });

  it('of a safe whose name holds a comma begins as its places say, and counts what lies in it', async () => {
    const at = await world();
    const { api, pool, counts, must, head, clerk, shelf } = at;
    const { rows } = await pool.query<{ id: number }>(
      `insert into bpkb_places (code, name, valid_from, office_id, safe, rack) values
         ('UJI-D', 'Lemari', '2020-01-01', 1, 'Lemari besi, lantai 2', 'Rak 1, kiri') returning id`,
    );
    const place = rows[0]?.id ?? 0;
    const [, inside] = (await at.storedAt(shelf, place)) as [BpkbBook, BpkbBook];
    const places = await api.call<DataOf<typeof listBpkbPlaces>>('GET', 'bpkb/places?office=1', {
      token: head,
    });
    const row = places.data.rows.find(({ id }) => id === place);
    expect(row).toMatchObject({ name: 'Lemari besi, lantai 2, Rak 1, kiri', safe: 'Lemari besi, lantai 2' });
    const count = must(await counts.start(head, 1, row?.safe));
    must(await counts.scan(clerk, count.id, [[inside.id, place]]));
    expect(must(await counts.close(clerk, count))).toMatchObject({
      result: { expected: 1, as_expected: 1, missing: 0, misplaced: 0, surplus: 0 },
    });
    await at.faultless();
  });

  it('keeps its shelves: no safe is renamed while its office counts', async () => {
    const at = await world();
    const { api, counts, must, head, second } = at;
    const keeper = await api.signIn('admin.sistem');
    const rename = async (safe: string) => {
      const { data } = await api.call<DataOf<typeof bpkbPlaces.list>>('GET', 'masters/bpkb-places', {
        token: keeper,
      });
      const row = data.rows.find(({ id }) => id === second)!;
      const { code, name, valid_from, valid_to, office_id, rack, folder, version } = row;
      return api.call<{ errors?: object }>('PUT', `masters/bpkb-places/${second}`, {
        token: keeper,
        body: { code, name, valid_from, valid_to, office_id, rack, folder, version, safe },
      });
    };
    const count = must(await counts.start(head, 1, 'Brankas 2'));
    expect(await rename('Brankas dua')).toMatchObject({
      http: 422,
      data: { errors: { safe: expect.stringContaining('dihitung') as string } },
    });
    must(await counts.cancel(head, count));
    must(await rename('Brankas 3'));
    // Of a count that begins and a name that changes at once only one comes to be.
    const [begun, renamed] = await Promise.all([counts.start(head, 1, 'Brankas 3'), rename('Brankas 4')]);
    expect([begun.http, renamed.http].toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

/** Eight books of which each kind differs once or twice, counted by both keepers and closed. */
async function differing() {
  const at = await world();
  const { counts, must, head, clerk, shelf, other } = at;
  const books = (await at.storedAt(shelf, shelf, shelf, shelf, shelf, 0, 0, shelf)) as [
    ...[BpkbBook, BpkbBook, BpkbBook, BpkbBook],
    ...[BpkbBook, BpkbBook, BpkbBook, BpkbBook],
  ];
  const [gone, asked, stray, back, moved, tray, handed] = books;
  const count = must(await counts.start(head));
  must(
    await counts.scan(clerk, count.id, [
      [stray.id, other],
      [back.id, other],
      [moved.id, other],
      [tray.id, shelf],
    ]),
  );
  must(
    await counts.scan(head, count.id, [
      [handed.id, other, 'KEYS'],
      [books[7].id, shelf],
    ]),
  );
  const closed = must(await counts.close(clerk, count));
  expect(closed.result).toMatchObject({ expected: 6, as_expected: 1, missing: 2, misplaced: 3, surplus: 2 });
  return { ...at, closed, gone, asked, stray, back, moved, tray, handed };
}

describe('what differs', () => {
  it('is settled one by one, each in its ways, and signed by who settled none', async () => {
    const at = await differing();
    const { counts, must, books, head, clerk, checker, director, shelf, other, second, places } = at;
    const { gone, asked, stray, back, moved, tray, handed } = at;
    let count: BpkbCount = at.closed;
    const settle = async (token: string, book: BpkbBook, settling: Parameters<typeof counts.settle>[3]) => {
      const answer = await counts.settle(token, count, book.id, settling);
      if (answer.http === 200) count = answer.data;
      return answer;
    };
    const refused = async (book: BpkbBook, settling: Parameters<typeof counts.settle>[3]) =>
      (await settle(clerk, book, settling)).http;
    // No way of it, or something is missing.
    expect(await refused(gone, { settlement: 'EXPLAINED', note: 'Tidak tahu' })).toBe(422);
    expect(await refused(gone, { settlement: 'FOUND', place_id: shelf, file_ids: [] })).toBe(422);
    expect(await refused(gone, { settlement: 'FOUND' })).toBe(422);
    expect(await refused(gone, { settlement: 'FOUND', place_id: places.makassar })).toBe(422);
    expect(await refused(gone, { settlement: 'RECORDED' })).toBe(409);
    expect(await refused(stray, { settlement: 'PUT_BACK', place_id: shelf })).toBe(422);
    expect(await refused(tray, { settlement: 'EXPLAINED' })).toBe(422);
    expect(await refused({ ...tray, id: 1_000_000 }, { settlement: 'EXPLAINED', note: 'Salah' })).toBe(422);
    expect((await counts.finish(head, count)).http).toBe(409);

    // That it lies here is not settled by saying so of the book, without showing it.
    const hidden = must(await books.store(clerk, gone, other));
    expect(await refused(gone, { settlement: 'RECORDED' })).toBe(409);
    must(await settle(clerk, gone, { settlement: 'FOUND', place_id: second, note: 'Terselip' }));
    expect(await at.now(hidden)).toMatchObject({
      state: 'STORED',
      place: { id: second },
      movements: [{ movement: 'STORED', note: 'Terselip' }, {}, {}, {}],
    });
    expect(
      (await counts.settle(clerk, at.closed, gone.id, { settlement: 'FOUND', place_id: second })).http,
    ).toBe(409);
    expect((await settle(clerk, gone, { settlement: 'FOUND', place_id: second })).http).toBe(409);
    expect((await counts.reopen(head, count)).http).toBe(409);

    // A loss that somebody asks for settles it until it is taken back.
    const waiting = must(await books.lost(clerk, asked));
    must(await settle(clerk, asked, { settlement: 'RECORDED', note: 'Dilaporkan hilang' }));
    expect(count.differing).toEqual({ all: 7, open: 5 });
    must(await books.decide(clerk, waiting.request?.id ?? 0, 'WITHDRAWN'));
    expect(must(await counts.read(head, count.id)).differing).toEqual({ all: 7, open: 6 });
    const { data: missing } = await counts.findings(head, count.id, 'finding=MISSING');
    expect(missing.rows).toMatchObject([
      { id: asked.id, settlement: null, acted: false },
      {
        id: gone.id,
        settlement: {
          settlement: 'FOUND',
          note: 'Terselip',
          by: { username: 'kontrak.jkt' },
          files: [{ attached: true }],
        },
      },
    ]);
    expect(await refused(asked, { settlement: 'RECORDED' })).toBe(409);
    const again = must(await books.lost(clerk, await at.now(asked)));
    must(await settle(clerk, asked, { settlement: 'RECORDED' }));
    must(await books.decide(checker, again.request?.id ?? 0));

    must(await settle(clerk, stray, { settlement: 'STORED' }));
    expect((await at.now(stray)).place?.id).toBe(other);
    must(await settle(clerk, back, { settlement: 'PUT_BACK', note: 'Kembali ke map' }));
    expect((await at.now(back)).place?.id).toBe(shelf);
    must(await books.lend(head, moved));
    expect(await refused(moved, { settlement: 'PUT_BACK' })).toBe(409);
    expect(await refused(moved, { settlement: 'STORED' })).toBe(409);
    must(await settle(clerk, moved, { settlement: 'RECORDED' }));
    must(await settle(clerk, tray, { settlement: 'EXPLAINED', note: 'Belum sempat disimpan' }));
    expect(await refused(handed, { settlement: 'RECORDED' })).toBe(409);
    must(await books.store(head, handed, other));
    must(await settle(clerk, handed, { settlement: 'RECORDED' }));
    expect(count).toMatchObject({
      differing: { all: 7, open: 0 },
      acts: { settle: { obstacle: expect.any(String) as string } },
    });
    expect((await counts.finish(clerk, count)).http).toBe(403);
    const seen = must(await counts.read(head, count.id));
    expect(seen.acts.finish).toEqual({ obstacle: null });
    expect((await counts.finish(head, at.closed)).http).toBe(409);
    const finished = must(await counts.finish(head, count));
    expect(finished).toMatchObject({ state: 'FINISHED', acts: {}, ended_by: { username: 'kacab.jkt' } });
    expect((await counts.finish(director, finished)).http).toBe(409);
    const lines = await at.pool.query<{ action: string }>(
      "select action from history where record_type = 'bpkb_count' and record_id = $1 order by id",
      [String(count.id)],
    );
    expect([...new Set(lines.rows.map(({ action }) => action))]).toEqual(
      ['STARTED', 'SCANNED', 'CLOSED', 'SETTLED', 'FINISHED'].map((act) => `BPKB_COUNT_${act}`),
    );
    await at.faultless();
    // Not even who writes to the database changes it any more.
    for (const statement of [
      `update bpkb_counts set note = 'x' where id = ${count.id}`,
      `update bpkb_findings set note = 'x' where count_id = ${count.id}`,
      `delete from bpkb_findings where count_id = ${count.id}`,
      `delete from bpkb_scans where count_id = ${count.id}`,
      `update bpkb_count_books set place_id = null where count_id = ${count.id}`,
    ])
      await expect(at.pool.query(statement)).rejects.toThrow();
  });

  it('is not made to disappear by one who then signs', async () => {
    const at = await world();
    const { counts, must, books, head, clerk, director, shelf, other } = at;
    const [kept, taken] = (await at.storedAt(shelf, shelf)) as [BpkbBook, BpkbBook];
    const refusal = async (token: string, count: BpkbCount) => {
      const answer = await counts.finish(token, count);
      expect(answer.http).toBe(403);
      return answer.message;
    };
    const all = [
      [kept.id, shelf],
      [taken.id, shelf, 'KEYS'],
    ] as const;
    // Who counts alone.
    const alone = must(await counts.start(clerk));
    must(await counts.scan(clerk, alone.id, all));
    const said = must(await counts.close(clerk, alone));
    expect(await refusal(clerk, said)).toContain('Hanya Anda yang menghitung');
    must(await counts.finish(head, said));
    // Who sees what is missing, opens it again, and names it; who only had it opened; and who only named it.
    const second = must(await counts.start(head));
    must(await counts.scan(head, second.id, [[kept.id, shelf]]));
    const open = must(await counts.reopen(clerk, must(await counts.close(clerk, second))));
    must(await counts.scan(director, second.id, [[taken.id, shelf, 'KEYS']]));
    const closed = must(await counts.close(clerk, open));
    expect(closed.differing).toEqual({ all: 0, open: 0 });
    expect(await refusal(clerk, closed)).toContain('membuka hitungan ini lagi');
    expect(await refusal(director, closed)).toContain('sesudah selisihnya terlihat');
    must(await counts.finish(head, closed));
    // Who moves it on paper, so that it stands apart.
    const third = must(await counts.start(head));
    must(await counts.scan(head, third.id, [[kept.id, shelf]]));
    must(await books.store(clerk, taken, other));
    const apart = must(await counts.close(clerk, third));
    expect(apart.result).toMatchObject({ missing: 0, moved: 1 });
    expect(await refusal(clerk, apart)).toContain('memindahkan BPKB yang tidak terlihat');
    must(await counts.finish(director, apart));
    await at.faultless();
  });

  it('is not sent away on paper once it is missed by one who then signs', async () => {
    const at = await world();
    const { counts, must, books, head, clerk, director, shelf } = at;
    const [kept, taken, lent] = (await at.storedAt(shelf, shelf, shelf)) as [BpkbBook, BpkbBook, BpkbBook];
    let count: BpkbCount = must(await counts.start(head));
    must(await counts.scan(director, count.id, [[kept.id, shelf]]));
    count = must(await counts.close(head, count));
    expect(count.result).toMatchObject({ missing: 2 });
    // Of one that was lent the borrower's signature says so; of one under way nobody's.
    must(await books.lend(head, lent));
    const sent = must(await books.send(clerk, taken, 2));
    for (const book of [lent, taken])
      count = must(await counts.settle(director, count, book.id, { settlement: 'RECORDED' }));
    expect(await counts.finish(clerk, count)).toMatchObject({
      http: 403,
      message: expect.stringContaining('memindahkan BPKB yang tidak terlihat') as string,
    });
    // Nor by writing to the database, also once it is said to be here again.
    const sign = (username: string) =>
      at.pool.query(
        `update bpkb_counts set state = 'FINISHED', ended_at = now(), ended_by = (select id from staff where username = $2)
          where id = $1`,
        [count.id, username],
      );
    await expect(sign('kontrak.jkt')).rejects.toThrow('second keeper');
    must(await books.store(clerk, must(await books.arrive(clerk, sent, 1, 'Batal dikirim')), shelf));
    expect((await counts.finish(clerk, count)).http).toBe(403);
    await expect(sign('kontrak.jkt')).rejects.toThrow('second keeper');
    must(await counts.finish(head, count));
    await at.faultless();
  });
});

it('labels are printed, found by, and lead to what has none yet', async () => {
  const at = await world();
  const { api, must, head, clerk, makassar, shelf } = at;
  const [one, two] = (await at.storedAt(shelf, 0)) as [BpkbBook, BpkbBook];
  const label = (token: string, ids: readonly number[]) =>
    api.call('POST', 'bpkb/labels', { token, body: { ids } });
  const list = async () =>
    (await api.call<BpkbPage>('GET', 'bpkb?task=TO_LABEL', { token: head })).data.rows.map(({ id }) => id);
  expect(await list()).toEqual([one.id, two.id]);
  expect((await label(makassar, [one.id])).http).toBe(403);
  expect((await label(head, [one.id, 1_000_000])).http).toBe(404);
  expect(await label(clerk, [one.id, one.id])).toMatchObject({ http: 200, data: { labelled: 1 } });
  expect(await list()).toEqual([two.id]);
  // Whoever has it open acts on as they see it.
  expect(must(await at.books.store(head, one, at.second))).toMatchObject({
    labelled_at: api.now().toISOString(),
  });
  const find = (token: string, code: string) =>
    api.call('GET', `bpkb/find?code=${encodeURIComponent(code)}`, { token });
  expect(await find(head, ` ${bookLabel(one.id).toLowerCase()}`)).toMatchObject({
    http: 200,
    data: { id: one.id },
  });
  expect((await find(makassar, bookLabel(one.id))).http).toBe(403);
  for (const code of [bookLabel(1_000_000), placeLabel(shelf), 'BPKB:1042-77'])
    expect((await find(head, code)).http).toBe(404);
});
