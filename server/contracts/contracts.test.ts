import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import { type ContractDetail } from '@/lib/contract/contractDetail';
import { CONTRACT_SORTS, CONTRACT_STATUSES } from '@/lib/contract/contractListDefaults';
import { type ContractPage, type ContractRow } from '@/lib/contract/contracts';
import { todayIn } from '../calendar/today';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
let director: string;
let jakarta: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  director = await api.signIn('direktur');
  jakarta = await api.signIn('kasir.jkt');
  // Every way a contract can end, a covered one, and one that is due today.
  const day = todayIn('Asia/Jakarta', api.now());
  const statuses = CONTRACT_STATUSES.filter((status) => status !== 'ACTIVE' && status !== 'OVERDUE');
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `select code from contracts where office_id = 1 and status = 'ACTIVE' order by code limit $1`,
    [statuses.length + 2],
  );
  for (const [index, { code }] of rows.entries()) {
    const status = statuses[index] ?? 'ACTIVE';
    const due = status !== 'ACTIVE' || index === statuses.length ? null : day;
    await api.connection.pool.query('update contracts set status = $1, next_due = $2 where code = $3', [
      status,
      due,
      code,
    ]);
  }
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const list = async (query: string, token = director) =>
  (await api.call<ContractPage>('GET', `contracts?${query}`, { token })).data;

async function everyRow(query: string): Promise<ContractRow[]> {
  const first = await list(`${query}&size=17`);
  const rows = [...first.rows];
  for (let page = 2; rows.length < first.count; page++) {
    const next = (await list(`${query}&size=17&page=${page}`)).rows;
    if (next.length === 0) break;
    rows.push(...next);
  }
  expect(rows).toHaveLength(first.count);
  expect(new Set(rows.map((row) => row.code)).size).toBe(first.count);
  return rows;
}

async function someRow() {
  const { rows } = await api.connection.pool.query<{
    code: string;
    plate_number: string;
    name: string;
    nik: string;
    phone: string;
  }>(
    `select c.code, c.plate_number, k.name, k.nik, k.phone
       from contracts c join customers k on k.id = c.customer_id where c.office_id = 2 order by c.code limit 1`,
  );
  if (!rows[0]) throw new Error('No contract');
  return rows[0];
}

describe('the list of contracts', () => {
  it('shows the newest first, twenty to a page', async () => {
    const page = await list('');
    expect(page.rows).toHaveLength(20);
    const dates = page.rows.map((row) => row.date_start);
    expect(dates).toEqual([...dates].sort().reverse());
    const { rows } = await api.connection.pool.query<{ count: string }>('select count(*) from contracts');
    expect(page).toMatchObject({ count: Number(rows[0]?.count), count_more: false });
  });

  it.each(CONTRACT_SORTS.flatMap((sort) => [`${sort}&order=asc`, `${sort}&order=desc`]))(
    'sorts by %s without repeating or losing a row',
    async (sort) => {
      const rows = await everyRow(`sort=${sort}`);
      const [column = 'code', order] = sort.split('&order=') as [keyof ContractRow, string];
      const keys = rows
        .filter((row) => column !== 'next_due' || row.status === 'ACTIVE' || row.status === 'OVERDUE')
        .flatMap((row) => row[column] ?? []);
      const ascending = [...keys].sort((a, b) =>
        column === 'customer_name' ? String(a).localeCompare(String(b), 'en') : a < b ? -1 : a > b ? 1 : 0,
      );
      expect(keys).toEqual(order === 'asc' ? ascending : ascending.reverse());
    },
  );

  it('puts what has no due date last, whichever way dates are sorted', async () => {
    for (const order of ['asc', 'desc']) {
      const rows = await everyRow(`sort=next_due&order=${order}`);
      const ranks = rows.map((row) =>
        row.status === 'ACTIVE' || row.status === 'OVERDUE' ? Number(row.next_due === null) : 2,
      );
      expect(ranks).toEqual([...ranks].sort());
    }
  });

  it.each(CONTRACT_STATUSES)('shows those that are %s, and says how late they are', async (status) => {
    const all = await everyRow('sort=code&order=asc');
    const rows = await everyRow(`sort=code&order=asc&status=${status}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(all.filter((row) => row.status === status));
    for (const row of rows) {
      if (status !== 'OVERDUE') expect(row.overdue).toBe(0);
      else expect(row.overdue).toBeGreaterThan(0);
    }
  });

  it('knows that due today is not late, and tomorrow is, in the own office first', async () => {
    const late = await startApi();
    const today = todayIn('Asia/Jakarta', late.now());
    // 23.30 in Jakarta is tomorrow in Makassar and Jayapura.
    late.advance(new Date(`${today}T23:30:00+07:00`).getTime() - late.now().getTime());
    await late.connection.pool.query(`update contracts set next_due = $1 where status = 'ACTIVE'`, [today]);
    const token = await late.signIn('direktur');
    const count = async (query: string) =>
      (await late.call<ContractPage>('GET', `contracts?${query}`, { token })).data.count;
    expect(await count('office=1&status=OVERDUE')).toBe(0);
    expect(await count('office=1&status=ACTIVE')).toBe(64);
    expect(await count('office=2&status=OVERDUE')).toBe(64);
    expect(await count('status=OVERDUE')).toBe(128);
    expect(await count('status=ACTIVE')).toBe(64);
  });

  it('finds by name, code, plate with and without spaces, NIK and phone', async () => {
    const row = await someRow();
    const compact = row.plate_number.replaceAll(' ', '');
    const searches = [
      row.name,
      row.name.slice(0, 4).toUpperCase(),
      row.code,
      row.code.slice(0, 8).toLowerCase(),
      row.plate_number,
      compact.toLowerCase(),
      compact.slice(0, -1),
      row.nik,
      row.nik.slice(3, 12),
      row.phone,
      row.phone.slice(0, -1),
      row.phone.slice(-6),
      row.phone.replace(/^0/, '+62'),
      row.phone.replace(/^0/, '+62 '),
    ];
    for (const search of searches) {
      const page = await list(`office=2&size=100&search=${encodeURIComponent(search)}`);
      expect(
        page.rows.map((one) => one.code),
        search,
      ).toContain(row.code);
    }
    expect((await list(`search=${row.nik}`)).count).toBe(1);
    expect((await list(`search=${row.phone}`)).count).toBe(1);
    expect((await list(`search=${compact}`)).count).toBe(1);
    expect((await list(`search=${row.phone}0`)).count).toBe(0);
    expect((await list(`search=${'9'.repeat(16)}`)).count).toBe(0);
    expect(await list('search=zzxqy')).toMatchObject({ rows: [], count: 0, count_more: false });
    expect((await list(`search=${encodeURIComponent('%_')}`)).count).toBe(0);
  });

  it('stays in the own office', async () => {
    expect((await list('size=100', jakarta)).rows.every((row) => row.office_id === 1)).toBe(true);
    const other = await api.call('GET', 'contracts?office=2', { token: jakarta });
    expect(other.http).toBe(403);
    const surveyor = await api.signIn('surveyor.jkt');
    expect((await api.call('GET', 'contracts', { token: surveyor })).http).toBe(403);
    expect((await api.call('GET', 'contracts')).http).toBe(401);
  });
});

describe('one contract', () => {
  const open = (code: string, token = director) =>
    api.call<ContractDetail>('GET', `contracts/${encodeURIComponent(code)}`, { token });

  it('carries its facts, its card as of the office’s today, its receipts and what was done to them', async () => {
    const { code } = await someRow();
    const { data, http } = await open(code);
    expect(http).toBe(200);
    expect(data.contract).toMatchObject({ code, office: { id: 2 } });
    expect(data.contract.structure.calculation).not.toBeNull();
    expect(data.as_of).toBe(todayIn('Asia/Makassar', api.now()));
    expect(data.card.lines).toHaveLength(data.contract.structure.tenor);
    expect(data.card.lines.reduce((sum, line) => sum + line.principal, 0)).toBe(
      data.contract.structure.principal,
    );
    const { rows } = await api.connection.pool.query<{ count: string; paid: string }>(
      'select count(*), sum(credit_payment) as paid from credits where contract_code = $1',
      [code],
    );
    expect(data.receipts).toHaveLength(Number(rows[0]?.count));
    expect(data.card.totals.paid).toBe(Number(rows[0]?.paid));
  });

  it('marks a voided receipt and counts it no more', async () => {
    const { code } = await someRow();
    const before = (await open(code)).data;
    const last = before.receipts[0];
    await api.connection.pool.query(
      `update credits set voided_at = now(), voided_by = input_by, void_reason = 'Dobel' where id = $1`,
      [last?.id],
    );
    await api.connection.pool.query(
      `insert into history (at, staff_id, action, summary, record_type, record_id, changes)
       values (now(), 1, 'CREDIT_VOIDED', 'Membatalkan nota', 'credit', $1, '{}'),
              (now(), 1, 'CONTRACT_NOTED', 'Mencatat kontrak', 'contract', $2, '{}')`,
      [String(last?.id), code],
    );
    const { data } = await open(code);
    expect(data.receipts[0]).toMatchObject({ id: last?.id, voided: true });
    expect(data.card.totals.paid).toBe(before.card.totals.paid - (last?.credit_payment ?? 0));
    expect(data.events.map((event) => event.summary)).toEqual(['Mencatat kontrak', 'Membatalkan nota']);
    expect(data.events[0]?.by?.username).toBe('direktur');
  });

  it('says how late it is in the same days as the list', async () => {
    const row = (await list('status=OVERDUE&size=1')).rows[0];
    const { data } = await open(row?.code ?? '');
    expect(data.contract.status).toBe('OVERDUE');
    expect(daysBetween(row?.next_due ?? '', data.as_of)).toBe(row?.overdue);
    expect(addDays(row?.next_due ?? '', row?.overdue ?? 0)).toBe(data.as_of);
  });

  it('says the class of its days late by the version that holds, and none once it has ended', async () => {
    const row = (await list('status=OVERDUE&size=1')).rows[0];
    const { data: before } = await open(row?.code ?? '');
    const dpd = before.card.dpd;
    expect(dpd).toBeGreaterThan(0);
    const versions = [
      [before.as_of, [dpd - 1, dpd, dpd + 1, dpd + 2], [dpd - 1, dpd]],
      [addDays(before.as_of, 1), [dpd + 5, dpd + 6, dpd + 7, dpd + 8], [dpd + 5]],
    ];
    for (const version of versions) {
      await api.connection.pool.query(
        `insert into overdue_classes (valid_from, collectibility_to, bucket_to, created_at, updated_at)
         values ($1, $2, $3, now(), now())`,
        version,
      );
    }
    const { data } = await open(row?.code ?? '');
    expect(data.overdue_class).toEqual({ collectibility: 2, bucket: { from: dpd, to: dpd } });

    const ended = (await list('status=SETTLED&size=1')).rows[0];
    expect((await open(ended?.code ?? '')).data.overdue_class).toBeNull();
    const withdrawn = (await list('status=REPOSSESSED&size=1')).rows[0];
    expect((await open(withdrawn?.code ?? '')).data.overdue_class).not.toBeNull();
  });

  it('is closed to other offices and unknown codes', async () => {
    const { code } = await someRow();
    expect((await open(code, jakarta)).http).toBe(403);
    expect((await open('TIDAK ADA/1')).http).toBe(404);
  });
});
