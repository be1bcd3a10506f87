import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import type { BpkbFigures, BpkbPage } from '@/lib/contract/bpkbList';
import type { FileReading } from '@/lib/contract/files';
import type { SharedCard } from '@/lib/contract/sharedCard';
import { bookLabel, placeLabel } from '@/lib/format/bpkbLabel';
import { bookKeepers, BOOK_FAULTS, looseFiles } from '../testing/books';
import { actionsOf, approveSeen, contractCodes, requestOn } from '../testing/contractRequest';
import { cardOf, payLines } from '../testing/counter';
import { startApi } from '../testing/startApi';

const DAY = 86_400_000;

async function world() {
  const api = await startApi();
  const keepers = await bookKeepers(api);
  await api.connection.pool.query('update titles set forgives_up_to = null');
  const codes = await contractCodes(api, 'ACTIVE');
  const [code = ''] = codes;
  return { api, pool: api.connection.pool, codes, code, ...keepers };
}
type World = Awaited<ReturnType<typeof world>>;

/** Pays a contract whole. */
const settle = ({ api, cashier, code }: World, over = {}) =>
  payLines(api, cashier, code, { lines: 60, ...over });

/** The first contract's book, ready to be fetched. */
async function readied(at: World) {
  const book = await at.stored(at.code);
  await settle(at);
  return at.must(await at.books.ready(at.head, at.must(await at.books.read(at.head, book.id))));
}

const become = ({ pool, code }: World, status: string) =>
  pool.query('update contracts set status = $2, version = version + 1 where code = $1', [code, status]);

/** Has the unit of the first contract taken, and sold by two people. */
async function sellUnit(at: World, sold_on: string) {
  await become(at, 'REPOSSESSED');
  const supervisor = await at.api.signIn('spv.jkt');
  const [file_id = 0] = await looseFiles(at.api, supervisor, 1);
  const sale = { kind: 'UNIT_SALE', sold_on, price: 9_000_000, buyer: 'Ibu Ani', file_id } as const;
  const asked = at.must(await requestOn(at.api, supervisor, at.code, sale));
  at.must(await approveSeen(at.api, at.checker, asked.id));
}

async function faults({ pool }: Pick<World, 'pool'>) {
  const found: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(BOOK_FAULTS)) found[name] = (await pool.query(sql)).rows;
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
}

describe('a book that comes', () => {
  it('is received where it says what its contract says, folded, and lies at a place of its office afterwards', async () => {
    const at = await world();
    const { books, must, clerk, head, code, places } = at;
    const book = await at.bookOf(code);
    expect(book).toMatchObject({ state: 'UNRECORDED', kind: null, place: null, conditions: [], ways: [] });
    const facts = {
      chassis_number: book.facts.chassis_number?.toLowerCase().replaceAll('1', 'I').replaceAll('0', 'o'),
      plate_number: book.facts.plate_number?.replaceAll(' ', '-'),
    };
    const received = must(await books.receive(clerk, book, { facts }));
    expect(received).toMatchObject({
      ...{ state: 'RECEIVED', kind: 'BOOK', request: null },
      facts: { owner: 'Pemilik Uji', chassis_number: facts.chassis_number },
      movements: [
        { movement: 'RECEIVED', state: 'RECEIVED', person: 'Kurir dealer', files: [{ attached: true }] },
      ],
    });
    expect((await books.store(head, received, places.makassar)).http).toBe(422);
    const stored = must(await books.store(head, received, places.jakarta));
    expect(stored).toMatchObject({ state: 'STORED', place: { name: 'Brankas 1, Rak 2, Map 3' } });
    expect((await books.store(head, stored, places.jakarta)).http).toBe(422);
    // As it was seen before, it is not any more.
    expect(await books.store(head, received, places.jakarta)).toMatchObject({
      http: 409,
      data: { current: { state: 'STORED' } },
    });
    expect((await books.receive(clerk, stored)).http).toBe(409);
    const { data } = await at.api.call<{ bpkb: object }>('GET', `contracts/${code}`, { token: head });
    expect(data.bpkb).toMatchObject({
      id: book.id,
      state: 'STORED',
      place: 'Brankas 1, Rak 2, Map 3',
      holder: '',
    });
    expect(await faults(at)).toEqual({});
  });

  it('that differs waits for another person, who keeps it as it is or has it taken back', async () => {
    const at = await world();
    const { api, books, must, clerk, head, checker, cashier, makassar, codes } = at;
    const differs = { facts: { engine_number: 'LAIN-9999', owner: 'Orang Lain' } };
    const ids: number[] = [];
    for (const [nth, decision] of (['APPROVED', 'REJECTED'] as const).entries()) {
      const book = await at.bookOf(codes[nth] ?? '');
      const bare = await books.receive(clerk, book, differs);
      expect(bare).toMatchObject({ http: 422, data: { errors: { note: expect.any(String) as string } } });
      const kept = must(await books.receive(clerk, book, { ...differs, note: 'Mesin diganti tahun lalu' }));
      const { request } = kept;
      expect(kept).toMatchObject({ state: 'MISMATCH', kind: null });
      expect(request).toMatchObject({
        ...{ kind: 'MISMATCH', status: 'WAITING', book_kind: 'BOOK', may_withdraw: false },
        differences: [{ fact: 'engine_number', book: 'LAIN-9999' }],
        files: [{ attached: true }],
      });
      const id = request?.id ?? 0;
      const inbox = await api.call<{ rows: ApprovalRow[] }>('GET', 'approvals?kind=BPKB', { token: checker });
      expect(inbox.data.rows.map((row) => row.request_id)).toContain(id);
      // Pictures are for who decides too, and for nobody else.
      const [picture] = request?.files ?? [];
      const reading = (token: string) => api.call<FileReading>('GET', `files/${picture?.id}`, { token });
      expect((await reading(checker)).http).toBe(200);
      expect((await reading(cashier)).http).toBe(403);
      expect((await reading(makassar)).http).toBe(403);
      for (const token of [clerk, cashier]) expect((await books.decide(token, id)).http).toBe(403);
      expect((await books.decide(clerk, id, 'WITHDRAWN')).http).toBe(403);
      expect((await books.decide(makassar, id)).http).toBe(403);
      expect((await books.lend(head, kept)).http).toBe(409);
      must(await books.decide(checker, id, decision));
      expect((await books.decide(head, id)).http).toBe(409);
      ids.push(book.id);
    }
    expect(must(await books.read(head, ids[0] ?? 0))).toMatchObject({
      ...{ state: 'RECEIVED', kind: 'BOOK', request: null },
      facts: { engine_number: 'LAIN-9999', owner: 'Orang Lain' },
      movements: [{ movement: 'ACCEPTED' }, { movement: 'RECEIVED' }],
    });
    const refused = must(await books.read(head, ids[1] ?? 0));
    expect(refused).toMatchObject({ state: 'NOT_RECEIVED', kind: null, until: addDays(refused.today, 90) });
    must(await books.receive(clerk, refused));
    expect(await faults(at)).toEqual({});
  });
});

describe('a book that is lent', () => {
  it('goes against a signature to who is named, and is back at no place', async () => {
    const at = await world();
    const { books, must, clerk, head, code } = at;
    const book = await at.stored(code);
    expect((await books.lend(clerk, book, { signature_id: null })).http).toBe(422);
    expect((await books.lend(clerk, book, { until: addDays(book.today, -1) })).http).toBe(422);
    expect((await books.lend(clerk, book, { until: addDays(book.today, 91) })).http).toBe(422);
    const until = addDays(book.today, 1);
    const lent = must(await books.lend(clerk, book, { until }));
    expect(lent).toMatchObject({ state: 'BORROWED', holder: 'Budi Santoso', place: null, until });
    expect(lent.movements[0]).toMatchObject({ movement: 'LENT', signature: { attached: true }, files: [] });
    at.api.advance(2 * DAY);
    const list = async (query: string) =>
      (await at.api.call<BpkbPage>('GET', `bpkb?${query}`, { token: head })).data.rows.map(({ id }) => id);
    expect(await list('task=LENT_TOO_LONG')).toEqual([book.id]);
    const back = must(await books.giveBack(head, lent));
    expect(back).toMatchObject({ state: 'RECEIVED', holder: '', until: null });
    expect(await list('task=LENT_TOO_LONG')).toEqual([]);
    expect(await list('task=TO_STORE')).toEqual([book.id]);
    expect(must(await books.lend(head, back, { purpose: 'NOTARY' })).state).toBe('AT_NOTARY');
    expect(await faults(at)).toEqual({});
  });

  it('of a contract more than 30 days late waits for a second person, and goes only as it was asked', async () => {
    const at = await world();
    const { api, pool, books, must, clerk, head, checker, code, places } = at;
    const book = await at.stored(code);
    await pool.query(
      "update contracts set next_due = next_due - 60, date_start = date_start - interval '60 days' where code = $1",
      [code],
    );
    const late = must(await books.read(head, book.id));
    expect(late.dpd).toBeGreaterThan(30);
    const until = addDays(late.today, 20);
    const waiting = must(await books.lend(clerk, late, { signature_id: null, until }));
    expect(waiting).toMatchObject({
      state: 'REQUESTED',
      place: { id: places.jakarta },
      request: { kind: 'LEND', status: 'WAITING', dpd: late.dpd },
    });
    expect((await books.lend(head, waiting, { until })).http).toBe(409);
    expect((await books.decide(clerk, waiting.request?.id ?? 0)).http).toBe(403);
    must(await books.decide(checker, waiting.request?.id ?? 0));
    const allowed = must(await books.read(head, book.id));
    expect(allowed.request).toMatchObject({ status: 'APPROVED' });
    expect((await books.lend(head, allowed, { until: addDays(until, 1) })).http).toBe(409);
    expect((await books.lend(head, allowed, { until, person: 'Orang Lain' })).http).toBe(409);
    const lent = must(await books.lend(head, allowed, { until }));
    expect(lent).toMatchObject({
      state: 'BORROWED',
      request: null,
      movements: [{ request_id: waiting.request?.id }, {}, {}, {}],
    });

    // Asked again and taken back, then approved and not fetched in time: it lies where it lay, and is asked for anew.
    const kept = must(await books.store(head, must(await books.giveBack(head, lent)), places.jakarta));
    const again = must(await books.lend(clerk, kept, { signature_id: null, until }));
    must(await books.decide(clerk, again.request?.id ?? 0, 'WITHDRAWN'));
    const free = must(await books.read(head, book.id));
    expect(free).toMatchObject({ state: 'STORED', place: { id: places.jakarta }, request: null });
    const third = must(await books.lend(clerk, free, { signature_id: null, until }));
    must(await books.decide(checker, third.request?.id ?? 0));
    api.advance(21 * DAY);
    const over = must(await books.read(head, book.id));
    expect(over.acts.lend?.obstacle).toContain('sudah lewat');
    const { rows } = await pool.query<{ id: number }>(
      `insert into bpkb_places (code, name, valid_from, office_id, safe) values ('UJI-B', 'Brankas dua', '2020-01-01', 1, 'Brankas 2') returning id`,
    );
    const elsewhere = must(await books.store(head, over, rows[0]?.id ?? 0));
    expect(elsewhere).toMatchObject({ state: 'STORED', request: null });
    expect(must(await books.lend(clerk, elsewhere, { signature_id: null })).request).toMatchObject({
      status: 'WAITING',
    });
    expect(await faults(at)).toEqual({});
  });
});

describe('a book that is sent', () => {
  it('arrives at the hand of another, who sees it from its sending on; or comes back with a reason', async () => {
    const at = await world();
    const { api, books, must, head, clerk, director, makassar, code } = at;
    const book = await at.stored(code);
    expect((await books.read(makassar, book.id)).http).toBe(403);
    expect((await books.send(head, book, 1)).http).toBe(422);
    const sent = must(await books.send(director, book, 2));
    expect(sent).toMatchObject({
      state: 'IN_TRANSIT',
      office: { id: 1 },
      to_office: { id: 2 },
      holder: 'JNE 0012',
    });
    const seen = must(await books.read(makassar, book.id));
    expect(seen.acts).toEqual({
      arrive: { obstacle: null },
      lost: { obstacle: expect.stringContaining('Jakarta') as string },
    });
    const { data } = await api.call<BpkbPage>('GET', 'bpkb?task=ON_THE_WAY', { token: makassar });
    expect(data.rows.map(({ id }) => id)).toEqual([book.id]);
    expect((await books.arrive(director, sent, 2)).http).toBe(403);
    expect((await books.arrive(clerk, sent, 2)).http).toBe(403);
    expect((await books.arrive(clerk, sent, 1)).http).toBe(422);
    const back = must(await books.arrive(clerk, sent, 1, 'Kurir tidak jalan'));
    expect(back).toMatchObject({ state: 'RECEIVED', office: { id: 1 }, to_office: null });
    const again = must(await books.send(head, back, 2));
    const there = must(await books.arrive(makassar, again, 2));
    expect(there).toMatchObject({ state: 'RECEIVED', office: { id: 2 } });
    expect((await books.read(head, book.id)).http).toBe(403);
    // An office that answers for a book stays switched on.
    const admin = await api.signIn('admin.sistem');
    const offices = await api.call<{ rows: { id: number; version: number }[] }>('GET', 'masters/offices', {
      token: admin,
    });
    const office = offices.data.rows.find(({ id }) => id === 2);
    await api.connection.pool.query('update petty_funds set active = active');
    const off = await api.call('PUT', 'masters/offices/2/active', {
      token: admin,
      body: { active: false, version: office?.version },
    });
    expect(off.http).toBe(409);
    expect(await faults(at)).toEqual({});
  });
});

describe('a book that is given out', () => {
  it('is ready once nothing is owed, fetched from the third working day, by two keepers, once', async () => {
    const at = await world();
    const { api, pool, books, must, head, clerk, code } = at;
    const book = await at.stored(code);
    expect(book.acts.ready?.obstacle).toContain('belum berakhir');
    expect((await books.ready(head, book)).http).toBe(409);
    await settle(at);
    const told = await pool.query("select staff_id from notifications where source = 'bpkb' and link = $1", [
      String(book.id),
    ]);
    expect(told.rows.length).toBeGreaterThan(1);
    const list = async (query: string) =>
      (await api.call<BpkbPage>('GET', `bpkb?${query}`, { token: head })).data.rows.map(({ id }) => id);
    expect(await list('task=TO_MAKE_READY')).toEqual([book.id]);
    const paid = must(await books.read(head, book.id));
    expect(paid.conditions.map(({ condition, met }) => [condition, met])).toEqual([
      ...[
        ['ENDED', true],
        ['PENALTY', true],
        ['DEPOSIT', true],
        ['CONFIRMED', true],
        ['DAY', false],
      ],
    ]);
    expect((await books.lend(head, paid)).http).toBe(409);
    const ready = must(await books.ready(head, paid));
    expect(ready).toMatchObject({ state: 'READY', place: { id: at.places.jakarta } });
    expect((await books.prepare(clerk, ready, 'DEALER')).http).toBe(422);
    const bare = await books.act(clerk, ready, 'prepare', {
      way: 'ATTORNEY',
      person: 'Ani',
      phone: '',
      note: '',
      papers: [],
    });
    expect(bare).toMatchObject({
      http: 422,
      data: { errors: { papers: expect.stringContaining('Surat kuasa') as string } },
    });
    const prepared = must(await books.prepare(clerk, ready));
    expect(prepared.prepared).toMatchObject({
      way: 'DEBTOR',
      papers: [{ paper: 'RECEIVER_ID' }],
      by: { username: 'kontrak.jkt' },
    });
    expect((await books.handOver(head, prepared)).http).toBe(409);
    while ((await at.bookOf(code)).conditions.some(({ met }) => !met)) api.advance(DAY);
    const day = must(await books.read(head, book.id));
    expect(day.today).toBe(day.handing_from);
    expect((await books.handOver(clerk, prepared)).http).toBe(403);
    const given = must(await books.handOver(head, prepared));
    expect(given).toMatchObject({ state: 'HANDED_OVER', place: null, acts: {}, prepared: null });
    expect(given.movements[0]).toMatchObject({
      papers: [{ paper: 'RECEIVER_ID' }],
      signature: {},
      files: [{}],
      person: 'Budi Santoso',
    });
    expect((await books.handOver(head, given)).http).toBe(409);
    const identity = await pool.query('select identity_document from files where id = $1', [
      given.movements[0]?.papers[0]?.file.id,
    ]);
    expect(identity.rows).toEqual([{ identity_document: true }]);
    expect(await faults(at)).toEqual({});
  });

  it('is told on the card of its customer: being readied, from which day with what, and no more once it is fetched', async () => {
    const at = await world();
    const { api, books, must, head, clerk, code } = at;
    const book = await at.stored(code);
    const link = await api.call<{ token: string }>('POST', `contracts/${code}/share-links`, {
      token: clerk,
      body: { days: 30 },
    });
    const told = async () => (await api.call<SharedCard>('GET', `shared-cards/${link.data.token}`)).data.bpkb;
    expect(await told()).toBeNull();
    await settle(at);
    expect(await told()).toEqual({ from: null, papers: ['KTP asli'] });
    const ready = must(await books.ready(head, must(await books.read(head, book.id))));
    expect(ready.handing_from).not.toBeNull();
    expect(await told()).toEqual({ from: ready.handing_from, papers: ['KTP asli'] });
    const back = must(await books.unready(head, ready));
    expect(await told()).toMatchObject({ from: null });
    const again = must(await books.prepare(clerk, must(await books.ready(head, back)), 'ATTORNEY'));
    while ((await at.bookOf(code)).conditions.some(({ met }) => !met)) api.advance(DAY);
    expect(await told()).toMatchObject({ from: ready.handing_from });
    must(await books.handOver(head, again));
    expect(await told()).toBeNull();
  });

  it('is not ready while penalty, a deposit or an unconfirmed transfer is left', async () => {
    const at = await world();
    const { pool, books, must, head, code } = at;
    const { id } = await readied(at);
    const unmet = async () =>
      must(await books.read(head, id))
        .conditions.filter(({ met, condition }) => !met && condition !== 'DAY')
        .map(({ condition }) => condition);
    expect(await unmet()).toEqual([]);
    await pool.query(
      `update credits set transfer_state = 'UNCONFIRMED', cash = 0, bank = payment where id = (select max(id) from credits where contract_code = $1)`,
      [code],
    );
    expect(await unmet()).toEqual(['CONFIRMED']);
    must(await books.unready(head, await at.bookOf(code)));
    expect((await books.ready(head, await at.bookOf(code))).message).toContain('belum dikonfirmasi');
    await pool.query(
      "update credits set transfer_state = 'CONFIRMED' where contract_code = $1 and transfer_state = 'UNCONFIRMED'",
      [code],
    );
    must(await books.ready(head, await at.bookOf(code)));
  });

  it('is taken back by itself when its contract runs again', async () => {
    const at = await world();
    const { api, books, must, head, clerk, cashier, checker, code } = at;
    const ready = await readied(at);
    must(await books.prepare(clerk, ready));
    const { payments } = await actionsOf(api, cashier, code);
    const asked = await requestOn(api, cashier, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payments[0]?.id ?? 0,
    });
    expect(asked.http, asked.message).toBe(200);
    expect((await at.bookOf(code)).state).toBe('READY');
    const decided = await approveSeen(api, checker, asked.data.id);
    expect(decided.http, decided.message).toBe(200);
    const book = must(await books.read(head, ready.id));
    expect(book).toMatchObject({
      state: 'STORED',
      prepared: null,
      movements: [{ movement: 'UNREADY', by: null }, {}, {}, {}, {}],
    });
    expect(await faults(at)).toEqual({});
  });

  it('lets a contract run again only by somebody who sees all offices', async () => {
    const at = await world();
    const { api, books, must, head, clerk, cashier, checker, director, code } = at;
    const ready = await readied(at);
    const prepared = must(await books.prepare(clerk, ready));
    while ((await at.bookOf(code)).conditions.some(({ met }) => !met)) api.advance(DAY);
    must(await books.handOver(head, prepared));
    const { payments } = await actionsOf(api, cashier, code);
    const asked = await requestOn(api, cashier, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payments[0]?.id ?? 0,
    });
    expect(asked.http, asked.message).toBe(200);
    const tried = await approveSeen(api, checker, asked.data.id);
    expect(tried).toMatchObject({
      http: 403,
      message: expect.stringContaining('sudah diserahkan') as string,
    });
    const decided = await approveSeen(api, director, asked.data.id);
    expect(decided.http, decided.message).toBe(200);
    expect((await at.bookOf(code)).state).toBe('HANDED_OVER');
  });

  it('of a written-off contract waits for its unit to be sold', async () => {
    const at = await world();
    const book = await at.stored(at.code);
    await become(at, 'WRITTEN_OFF');
    expect((await at.books.ready(at.head, book)).message).toContain('dihapus buku');
    await sellUnit(at, book.today);
    await become(at, 'WRITTEN_OFF');
    const { rows } = await at.pool.query('select goes_out from bpkb where id = $1', [book.id]);
    expect(rows).toEqual([{ goes_out: true }]);
    at.must(await at.books.ready(at.head, await at.bookOf(at.code)));
  });

  it('of a unit that was sold goes to its buyer alone, whatever the debtor owes, by two keepers, once', async () => {
    const at = await world();
    const { api, books, must, head, clerk, code } = at;
    const book = await at.stored(code);
    await sellUnit(at, book.today);
    const sold = must(await books.read(head, book.id));
    expect(sold).toMatchObject({
      ways: ['BUYER'],
      conditions: [
        { condition: 'ENDED', met: true },
        { condition: 'CONFIRMED', met: true },
        { condition: 'DAY', met: false },
      ],
    });
    expect((await books.lend(head, sold)).http).toBe(409);
    const ready = must(await books.ready(head, sold));
    expect((await books.handOver(head, ready)).message).toContain('Belum disiapkan');
    for (const way of ['DEBTOR', 'ATTORNEY', 'HEIRS', 'DEALER'] as const) {
      expect(await books.prepare(clerk, ready, way)).toMatchObject({
        http: 422,
        data: { errors: { way: expect.any(String) as string } },
      });
    }
    const [file_id] = await books.pictures(clerk);
    const unproved = await books.act(clerk, ready, 'prepare', {
      ...{ way: 'BUYER', person: 'Ibu Ani', phone: '', note: '' },
      papers: [{ paper: 'RECEIVER_ID', file_id }],
    });
    expect(unproved).toMatchObject({
      http: 422,
      data: { errors: { papers: 'Masih kurang: Bukti penjualan unit.' } },
    });
    const prepared = must(await books.prepare(clerk, ready, 'BUYER', 'Ibu Ani'));
    expect(prepared.prepared).toMatchObject({ way: 'BUYER', person: 'Ibu Ani' });
    expect(await books.handOver(head, prepared)).toMatchObject({
      http: 409,
      message: expect.stringContaining('hari kerja ketiga') as string,
    });
    while ((await at.bookOf(code)).conditions.some(({ met }) => !met)) api.advance(DAY);
    // The debtor's contract runs again, and is paid but for its penalty.
    api.advance(100 * DAY);
    const asked = must(await requestOn(api, clerk, code, { kind: 'STATUS', status: 'ACTIVE' }));
    must(await approveSeen(api, at.checker, asked.id));
    await at.pool.query("update contracts set allocation_order = 'INSTALMENT_FIRST' where code = $1", [code]);
    const owed = (await cardOf(api, at.cashier, code)).card.totals;
    expect(owed.penalty).toBeGreaterThan(0);
    await settle(at, { amount: owed.remainder });
    const { rows } = await at.pool.query('select status from contracts where code = $1', [code]);
    expect(rows).toEqual([{ status: 'SETTLED' }]);
    const still = must(await books.read(head, book.id));
    expect(still).toMatchObject({ state: 'READY', prepared: { person: 'Ibu Ani' } });
    expect((await books.handOver(clerk, still)).http).toBe(403);
    const given = must(await books.handOver(head, still));
    expect(given).toMatchObject({ state: 'HANDED_OVER', place: null, acts: {}, prepared: null });
    expect(given.movements[0]).toMatchObject({
      ...{ movement: 'HANDED_OVER', way: 'BUYER', person: 'Ibu Ani', by: { username: 'kacab.jkt' } },
      papers: [{ paper: 'SALE_RECEIPT' }, { paper: 'RECEIVER_ID' }],
      signature: { attached: true },
      files: [{ attached: true }],
    });
    expect((await books.handOver(head, given)).http).toBe(409);
    expect((await books.prepare(clerk, given, 'BUYER')).http).toBe(409);
    expect(await faults(at)).toEqual({});
  });
});

it('a book that is gone is so when a second person says it, and is received when it is found', async () => {
  const at = await world();
  const { books, must, head, clerk, checker, code } = at;
  const book = await at.stored(code);
  expect((await books.act(head, book, 'lost', { reason: 'Tidak ada', file_ids: [] })).http).toBe(422);
  const asked = must(await books.lost(head, book));
  expect(asked).toMatchObject({ state: 'STORED', request: { kind: 'LOST', status: 'WAITING', files: [{}] } });
  expect(asked.version).toBeGreaterThan(book.version);
  expect((await books.lend(clerk, asked)).http).toBe(409);
  expect((await books.decide(head, asked.request?.id ?? 0)).http).toBe(403);
  must(await books.decide(checker, asked.request?.id ?? 0));
  const lost = must(await books.read(head, book.id));
  expect(lost).toMatchObject({
    state: 'LOST',
    place: null,
    movements: [{ movement: 'LOST', files: [{}] }, {}, {}],
  });
  must(await books.receive(clerk, lost));
  expect(await faults(at)).toEqual({});
});

it('lists and counts books by what is to be done, and finds them by number, contract and name', async () => {
  const at = await world();
  const { api, books, must, head, clerk, cashier, director, makassar, codes } = at;
  const list = async (query: string, token = head) =>
    (await api.call<BpkbPage>('GET', `bpkb?${query}`, { token })).data;
  const figures = async (token: string, query = '') =>
    Object.fromEntries(
      (await api.call<BpkbFigures>('GET', `bpkb/figures${query}`, { token })).data.tasks.map(
        ({ task, count }) => [task, count],
      ),
    );
  const before = await figures(head);
  expect(before.UNRECORDED).toBe((await list('task=UNRECORDED&size=1')).count);
  expect((await figures(director)).UNRECORDED).toBeGreaterThan(before.UNRECORDED ?? 0);
  const [one = '', two = ''] = codes;
  const stored = await at.stored(one);
  const received = must(await books.receive(clerk, await at.bookOf(two)));
  expect(await figures(head)).toMatchObject({ UNRECORDED: (before.UNRECORDED ?? 0) - 2, TO_STORE: 1 });
  const ids = async (query: string, token = head) => (await list(query, token)).rows.map(({ id }) => id);
  expect(await ids('state=STORED')).toEqual([stored.id]);
  expect(await ids('kind=BOOK')).toEqual(expect.arrayContaining([stored.id, received.id]));
  expect(await ids('kind=ELECTRONIC')).toEqual([]);
  expect(await ids(`place=${at.places.jakarta}`)).toEqual([stored.id]);
  expect(await ids('task=TO_STORE&state=STORED')).toEqual([]);
  expect(await ids(`search=${one}`)).toEqual([stored.id]);
  expect(await ids(`search=${encodeURIComponent(stored.number.toLowerCase())}`)).toContain(stored.id);
  const label = bookLabel(stored.id);
  expect(await ids(`search=${label}`)).toEqual([stored.id]);
  expect(await ids(`search=${label.replace(':', '').toLowerCase()}`)).toEqual([stored.id]);
  expect(await ids(`search=${placeLabel(stored.id)}`)).toEqual([]);
  expect(await ids(`search=${label}`, makassar)).toEqual([]);
  expect(await ids(`search=${encodeURIComponent(stored.customer_name)}&state=STORED`)).toEqual([stored.id]);
  expect(await ids('state=STORED', makassar)).toEqual([]);
  expect((await api.call('GET', 'bpkb?office=2', { token: head })).http).toBe(403);
  expect((await api.call('GET', 'bpkb', { token: cashier })).http).toBe(403);
  const find = (code: string, token = head) =>
    api.call<{ id: number }>('GET', `bpkb/find?code=${encodeURIComponent(code)}`, { token });
  expect((await find(one.toLowerCase())).data).toEqual({ id: stored.id });
  expect((await find(stored.number)).data).toEqual({ id: stored.id });
  expect((await find('tidak-ada-12')).http).toBe(404);
  expect((await find(one, makassar)).http).toBe(403);
  const places = await api.call<{ rows: { id: number; books: number }[] }>('GET', 'bpkb/places?office=1', {
    token: head,
  });
  expect(places.data.rows).toEqual([
    {
      ...{ id: at.places.jakarta, name: 'Brankas 1, Rak 2, Map 3', safe: 'Brankas 1' },
      ...{ offered: true, books: 1 },
    },
  ]);
});

it('nobody uses what somebody else sent, or one picture twice', async () => {
  const at = await world();
  const { api, books, head, clerk, code } = at;
  const book: BpkbBook = await at.stored(code);
  const [theirs] = await looseFiles(api, clerk, 1);
  expect((await books.lend(head, book, { signature_id: theirs })).http).toBe(403);
  const lent = at.must(await books.lend(head, book));
  const used = lent.movements[0]?.signature?.id;
  const back = at.must(await books.giveBack(head, lent));
  expect((await books.lend(head, back, { signature_id: used })).http).toBe(409);
  expect((await books.lend(head, back, { signature_id: 2_000_000_000 })).http).toBe(422);
});
