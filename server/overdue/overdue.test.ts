import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { OverdueFigures, OverduePage, OverdueReminder, OverdueRow } from '@/lib/contract/overdue';
import { NONE, OVERDUE_DUES, OVERDUE_SORTS, REPOSSESSED_BUCKET } from '@/lib/contract/overdueListDefaults';
import { todayIn } from '../calendar/today';
import { KEPT_FOR } from '../figures/keptFigures';
import { csvCells } from '../testing/csvCells';
import { DAY } from '../testing/lateContract';
import { startApi, type TestApi } from '../testing/startApi';

/** Classes of the company, and those of the day that begins first in Jayapura. */
const OLD = [0, 7, 15, 30, 60, 90, 120];
const NEW = [0, 10, 45];
const ZONES: Record<number, string> = { 1: 'Asia/Jakarta', 2: 'Asia/Makassar', 3: 'Asia/Jayapura' };

interface Stored {
  code: string;
  office: number;
  status: string;
  due: string | null;
  /** Late when it was paid, yesterday or today. */
  paid: boolean;
  late_from: string | null;
  outstanding: number;
  collector: number | null;
  village: string | null;
  type: number | null;
}

let api: TestApi;
let director: string;
let head: string;
let villages: string[];
let collectors: number[];
const cleanups: (() => Promise<void>)[] = [];
const sql = async <R extends object>(text: string, ...values: unknown[]) =>
  (await api.connection.pool.query<R>(text, values)).rows;
const todayOf = (office: number) => todayIn(ZONES[office] ?? '', api.now());

beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup), parts: { sessionHours: 100_000 } });
  director = await api.signIn('direktur');
  head = await api.signIn('kacab.jkt');
  // A quarter to midnight in Jakarta: it is tomorrow in Makassar and Jayapura.
  api.advance(DAY - ((api.now().getTime() - Date.UTC(2000, 0, 1, 16, 45)) % DAY));
  expect(todayOf(3) > todayOf(1)).toBe(true);
  await sql(
    'insert into overdue_classes (valid_from, collectibility_to, bucket_to) values ($1, $2, $3)',
    todayOf(3),
    [0, 30, 60, 90],
    NEW,
  );
  villages = (
    await sql<{ code: string }>('select code from regions where length(code) = 10 order by code limit 40')
  ).map(({ code }) => code);
  collectors = (await sql<{ id: number }>('select id from staff order by id limit 3')).map(({ id }) => id);
  await scatter(7);
  // Whatever the seed took yesterday and today: somebody who was late paid today.
  await sql(
    'update credits set overdue = 5, date_payment = $1, date_maturity = $1::date - 5 where id = (select max(id) from credits where office_id = 1 and voided_at is null)',
    todayOf(1),
  );
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** Puts every contract somewhere: each bucket, its edges, both days of it, what was taken back, and what is not known. */
async function scatter(seed: number) {
  const codes = await sql<{ code: string; office: number }>(
    'select code, office_id as office from contracts order by code',
  );
  const edges = [0, 1, 7, 8, 10, 11, 15, 30, 31, 45, 46, 60, 90, 91, 120, 121, 400, -1, -2, -3, -7, -8, -30];
  const given = codes.map(({ code, office }, index) => {
    const at = index * 7 + seed;
    const due = at % 29 === 0 ? null : addDays(todayOf(office), -(edges[at % edges.length] ?? 0));
    return {
      code,
      status: at % 17 === 0 ? 'REPOSSESSED' : at % 19 === 0 ? 'SETTLED' : 'ACTIVE',
      due,
      outstanding: due === null ? 0 : (at * 7919) % 90_000_000,
      collector: at % 3 === 0 ? null : (collectors[at % collectors.length] ?? null),
      village: at % 4 === 0 ? null : (villages[at % villages.length] ?? null),
    };
  });
  const of = (key: keyof (typeof given)[number]) => given.map((one) => one[key]);
  await sql(
    `update contracts c set status = g.status, next_due = g.due,
            -- Some were late before the line that is next.
            late_from = g.due + 1 - 31 * (g.collector is null)::int, outstanding = g.outstanding,
            collector_id = g.collector, village_code = g.village
       from unnest($1::text[], $2::text[], $3::date[], $4::bigint[], $5::int[], $6::text[])
         as g (code, status, due, outstanding, collector, village)
      where g.code = c.code`,
    of('code'),
    of('status'),
    of('due'),
    of('outstanding'),
    of('collector'),
    of('village'),
  );
}

const stored = () =>
  sql<Stored>(
    `select code, office_id as office, status, next_due::text as due, late_from::text, outstanding::float8 as outstanding,
    collector_id as collector, village_code as village, contract_type_id as type,
    exists (select from credits k where k.contract_code = code and k.overdue > 0 and k.voided_at is null
      and k.date_payment between t.today - 1 and t.today) as paid
    from contracts join unnest($1::int[], $2::date[]) as t (office, today) on t.office = office_id order by code`,
    [1, 2, 3],
    [1, 2, 3].map(todayOf),
  );

const list = async (query: string, token = director) => {
  const answer = await api.call<OverduePage>('GET', `overdue?${query}`, { token });
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
};
async function everyRow(query: string): Promise<OverdueRow[]> {
  const rows: OverdueRow[] = [];
  for (let page = 1; ; page++) {
    const next = await list(`${query}&size=100&page=${page}`);
    rows.push(...next.rows);
    if (next.rows.length < 100) return rows;
  }
}
const figuresOf = async (query = '', token = director) => {
  api.advance(KEPT_FOR);
  return (await api.call<OverdueFigures>('GET', `overdue/figures?${query}`, { token })).data;
};

const namesOf = (limits: readonly number[]) =>
  [0, ...limits.map((limit) => limit + 1)].map((from, at) => `${from}-${limits[at] ?? ''}`);
const dpdOf = ({ due, office }: Stored) =>
  due === null ? 0 : Math.max(0, daysBetween(due, todayOf(office)));
const bucketNamed = (row: Stored) => {
  const limits = todayOf(row.office) >= todayOf(3) ? NEW : OLD;
  return namesOf(limits)[limits.filter((limit) => limit < dpdOf(row)).length];
};

interface Asked {
  office?: number | undefined;
  due?: (typeof OVERDUE_DUES)[number] | undefined;
  bucket?: string | undefined;
  region?: string | undefined;
  collector?: number | typeof NONE | undefined;
  type?: number | undefined;
}
/** What the filters mean, told from the rows one by one. */
const means =
  ({ office, due, bucket, region, collector, type }: Asked) =>
  (row: Stored) => {
    const ahead = row.due === null ? null : daysBetween(todayOf(row.office), row.due);
    return (
      (bucket === REPOSSESSED_BUCKET
        ? row.status === 'REPOSSESSED'
        : (due === 'paid' && bucket === undefined) || (row.status === 'ACTIVE' && row.due !== null)) &&
      (office === undefined || row.office === office) &&
      (due === undefined ||
        (due === 'paid' && row.paid) ||
        (ahead !== null &&
          due !== 'paid' &&
          (due === 'late'
            ? ahead < 0
            : due === 'new'
              ? ahead === -1 && row.late_from === todayOf(row.office)
              : ahead >= 0 && ahead <= Number(due)))) &&
      (bucket === undefined || bucket === REPOSSESSED_BUCKET || bucketNamed(row) === bucket) &&
      (region === undefined ||
        (region === NONE ? row.village === null : Boolean(row.village?.startsWith(region)))) &&
      (collector === undefined ||
        (collector === NONE ? row.collector === null : row.collector === collector)) &&
      (type === undefined || row.type === type)
    );
  };
const addressOf = (asked: object) =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** Mostly not asked for: a few filters at a time find something. */
const maybe = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of });
const filters = () =>
  fc.record({
    office: maybe(fc.constantFrom(1, 2, 3)),
    due: maybe(fc.constantFrom(...OVERDUE_DUES)),
    bucket: maybe(fc.constantFrom(...new Set([...namesOf(OLD), ...namesOf(NEW), '3-4', REPOSSESSED_BUCKET]))),
    region: maybe(
      fc.oneof(
        fc.constant(NONE),
        fc
          .tuple(fc.nat(villages.length - 1), fc.constantFrom(2, 4, 6, 10))
          .map(([at, digits]) => (villages[at] ?? '').slice(0, digits)),
      ),
    ),
    collector: maybe(fc.constantFrom<number | typeof NONE>(NONE, ...collectors)),
    type: maybe(fc.constantFrom(1, 2)),
  });

describe('the list of what falls due and is late', () => {
  it('has exactly the rows that its filters mean, each once, on the today of its office', async () => {
    const all = await stored();
    let found = 0;
    await fc.assert(
      fc.asyncProperty(filters(), fc.constantFrom(...OVERDUE_SORTS), async (asked, sort) => {
        const rows = await everyRow(`${addressOf(asked)}&sort=${sort}`);
        const meant = all.filter(means(asked));
        expect(rows.map(({ code }) => code).sort()).toEqual(meant.map(({ code }) => code).sort());
        found += rows.length;
        const { count, outstanding } = (
          await api.call<{ count: number; outstanding: number }>(
            'GET',
            `overdue/export/count?${addressOf(asked)}`,
            { token: director },
          )
        ).data;
        expect({ count, outstanding }).toEqual({
          count: meant.length,
          outstanding: meant.reduce((sum, row) => sum + row.outstanding, 0),
        });
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(500);
    // However it stands by now: one of those that were paid has ended.
    const [ended] = all.filter(means({ due: 'paid' }));
    await sql("update contracts set status = 'SETTLED' where code = $1", ended?.code);
    const paid = (await stored()).filter(means({ due: 'paid' }));
    expect(paid.filter(({ status }) => status === 'SETTLED').map(({ code }) => code)).toContain(ended?.code);
    expect((await everyRow('due=paid')).map(({ code }) => code).sort()).toEqual(
      paid.map(({ code }) => code).sort(),
    );
  });

  it.each(['late', 'late&office=1', 'late&collector=none', 'late&region=none'])(
    'counts due=%s up to the end',
    async (query) => {
      const { rows, count, count_more } = await list(`due=${query}&size=5`);
      expect(rows).toHaveLength(5);
      expect({ count, count_more }).toEqual({
        count: (await everyRow(`due=${query}`)).length,
        count_more: false,
      });
    },
  );

  it('sorts by DPD, due day, outstanding and name, both ways', async () => {
    const keyOf: Record<(typeof OVERDUE_SORTS)[number], (row: OverdueRow) => number | string> = {
      overdue: (row) => -Date.parse(row.next_due ?? ''),
      next_due: (row) => Date.parse(row.next_due ?? ''),
      outstanding: (row) => row.outstanding ?? 0,
      customer_name: (row) => row.customer_name,
    };
    for (const sort of OVERDUE_SORTS) {
      const down = (await everyRow(`office=1&due=late&sort=${sort}&order=desc`)).map(keyOf[sort]);
      const up = (await everyRow(`office=1&due=late&sort=${sort}&order=asc`)).map(keyOf[sort]);
      expect(up, sort).toEqual(down.toReversed());
      if (sort !== 'customer_name') expect(up, sort).toEqual(up.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  it('tells where a contract stands, who collects it, and the last that was done', async () => {
    const [row] = await sql<Stored & { late_from: string }>(
      `select code, office_id as office, next_due::text as due, late_from::text, outstanding::float8 as outstanding, village_code as village
         from contracts where status = 'ACTIVE' and office_id = 1 and next_due = $1 and village_code is not null and collector_id is not null limit 1`,
      addDays(todayOf(1), -8),
    );
    const { code = '', late_from = '' } = row ?? {};
    const me = collectors[0];
    const [promise] = await sql<{ id: number }>(
      `insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by)
       values ($1, 1, $2, $3, 500000, 'CALL', now(), $4) returning id`,
      code,
      todayOf(1),
      addDays(todayOf(1), 2),
      me,
    );
    const call = (result: string, spokeTo: string, promiseId: number | null) =>
      sql(
        `insert into calls (contract_code, office_id, at, day, called_by, phone, spoke_to, result, outside_hours, promise_id)
         values ($1, 1, now(), $2, $3, '0812', $4, $5, false, $6)`,
        code,
        todayOf(1),
        me,
        spokeTo,
        result,
        promiseId,
      );
    await call('NOT_REACHED', 'NOBODY', null);
    await call('PROMISED', 'BORROWER', promise?.id ?? null);
    const letter = (step: number, stretch: string, madeOn: string) =>
      sql(
        `insert into letters (number, contract_code, office_id, step, late_from, made_on, dpd, arrears, penalty, at, written_by, paper)
         values ($1, $2, 1, $3, $4, $5, 8, 1, 0, now(), $6, '{}')`,
        `JKT/SP/2601/0000${step}`,
        code,
        step,
        stretch,
        madeOn,
        me,
      );
    await letter(1, late_from, todayOf(1));
    // A receipt that was voided since has moved the day from which it is late.
    await letter(2, addDays(late_from, 2), todayOf(1));
    // Of an earlier stretch: it says nothing of this one.
    await letter(3, addDays(late_from, -90), addDays(late_from, -60));
    const shown = (await list(`search=${code}`)).rows[0];
    expect(shown).toMatchObject({
      code,
      overdue: 8,
      bucket: '8-15',
      next_due: row?.due,
      outstanding: row?.outstanding,
      region: { code: row?.village },
      last_call: { day: todayOf(1), result: 'PROMISED' },
      promise: { due: addDays(todayOf(1), 2), amount: 500_000 },
      last_letter: { step: 2, made_on: todayOf(1), delivered_on: null },
    });
    expect(shown?.region?.district).not.toBe('');
    expect(shown?.collector?.name).not.toBe('');
  });

  it('keeps offices apart', async () => {
    expect((await everyRow('').then((rows) => new Set(rows.map((row) => row.office_id)))).size).toBe(3);
    const own = (await list('size=100', head)).rows;
    expect(new Set(own.map((row) => row.office_id))).toEqual(new Set([1]));
    for (const path of [
      'overdue?office=3',
      'overdue/figures?office=3',
      'overdue/choices?office=3',
      'overdue/export/count?office=3',
    ]) {
      expect((await api.call('GET', path, { token: head })).http, path).toBe(403);
    }
  });

  it.each([
    'office=0',
    `office=${'1'.repeat(31)}`,
    'bucket=[',
    `bucket=${'9'.repeat(31)}-`,
    'region=((',
    'region=123',
    'collector=-1',
    'due=8',
    'page=0',
    'sort=code',
  ])('refuses %s', async (query) =>
    expect((await api.call('GET', `overdue?${query}`, { token: director })).http).toBe(422),
  );
  it.each(['(((', '[%5C', '%25%25', `${'7'.repeat(31)}`, "'; --"])(
    'searches for %s without failing',
    async (search) => {
      expect((await list(`search=${search}`)).rows).toEqual([]);
    },
  );
});

describe('the figures', () => {
  it('add up to what is outstanding, and each is the rows that it filters', async () => {
    for (const seed of [1, 2, 5]) {
      await scatter(seed);
      const all = await stored();
      for (const office of [undefined, 1, 3]) {
        const figures = await figuresOf(office === undefined ? '' : `office=${office}`);
        const sumOf = (asked: Asked) => {
          const rows = all.filter(means({ ...asked, office }));
          return { accounts: rows.length, outstanding: rows.reduce((sum, row) => sum + row.outstanding, 0) };
        };
        const lines = [...figures.buckets, figures.repossessed];
        expect(figures.total).toEqual({
          accounts: lines.reduce((sum, line) => sum + line.accounts, 0),
          outstanding: lines.reduce((sum, line) => sum + line.outstanding, 0),
        });
        const owed = all.filter(
          ({ status, office: its }) => /ACTIVE|REPO/.test(status) && (office ?? its) === its,
        );
        expect(figures.total.outstanding).toBe(owed.reduce((sum, row) => sum + row.outstanding, 0));
        const names =
          office === 1
            ? namesOf(OLD)
            : office === 3
              ? namesOf(NEW)
              : [...new Set([...namesOf(OLD), ...namesOf(NEW)])];
        expect(figures.buckets.map(({ bucket }) => bucket).sort()).toEqual(names.sort());
        for (const { bucket, ...sum } of figures.buckets) expect(sum, bucket).toEqual(sumOf({ bucket }));
        expect(figures.repossessed).toEqual(sumOf({ bucket: REPOSSESSED_BUCKET }));
        expect(figures.late).toEqual(sumOf({ due: 'late' }));
        expect(figures.coming).toEqual(
          OVERDUE_DUES.filter((due) => /\d/.test(due)).map((due) => sumOf({ due })),
        );
        expect(figures.without_region).toEqual(sumOf({ region: NONE }));
        expect(figures.without_collector).toEqual(sumOf({ collector: NONE }));
      }
    }
  });

  it('are shown for fifteen seconds, and say of when they are', async () => {
    const before = await figuresOf('office=1');
    expect(before.as_of).toBe(api.now().toISOString());
    await sql(`update contracts set outstanding = outstanding + 1000 where code =
      (select code from contracts where status = 'ACTIVE' and office_id = 1 and next_due is not null limit 1)`);
    api.advance(KEPT_FOR - 1);
    const kept = await api.call<OverdueFigures>('GET', 'overdue/figures?office=1', { token: director });
    expect(kept.data).toEqual(before);
    expect((await figuresOf('office=1')).total.outstanding).toBe(before.total.outstanding + 1000);
  });

  it('say how far they are while what is owed is still calculated, as the list does', async () => {
    expect((await list('')).filling).toBeNull();
    const [{ total = 0 } = {}] = await sql<{ total: number }>('select count(*)::int as total from contracts');
    await sql(`alter table contracts disable trigger contracts_stamped`);
    await sql(
      `update contracts set outstanding = null, late_from = null where code in (select code from contracts where status = 'ACTIVE' and next_due is not null limit 3)`,
    );
    await sql(`alter table contracts enable trigger contracts_stamped`);
    const filling = { done: total - 3, total };
    expect((await list('')).filling).toEqual(filling);
    expect((await figuresOf()).filling).toEqual(filling);
    await scatter(7);
  });
});

describe('the export', () => {
  it('has every filtered row in the order of the list, and stands in the log', async () => {
    const rows = await everyRow('office=1&due=late&sort=outstanding&order=desc');
    const text = await api.file('overdue/export?office=1&due=late&sort=outstanding&order=desc', head);
    const [heading, ...lines] = text.trimEnd().split('\r\n').map(csvCells);
    const end = lines.pop();
    expect(heading?.[0]).toBe('Kontrak');
    expect(lines.map(([code]) => code)).toEqual(rows.map(({ code }) => code));
    const at = (name: string) => heading?.indexOf(name) ?? -1;
    expect(lines.map((line) => Number(line[at('Terlambat (hari)')]))).toEqual(
      rows.map(({ overdue }) => overdue),
    );
    expect(lines.map((line) => Number(line[at('Sisa pokok')]))).toEqual(
      rows.map(({ outstanding }) => outstanding),
    );
    expect(end?.[0]).toBe(`Jumlah ${rows.length} kontrak`);
    expect(Number(end?.[at('Sisa pokok')])).toBe(rows.reduce((sum, row) => sum + (row.outstanding ?? 0), 0));
    const [line] = await sql<{ summary: string }>(
      "select summary from history where action = 'OVERDUE_EXPORTED' order by id desc limit 1",
    );
    expect(line?.summary).toBe(`Mengekspor ${rows.length} kontrak jatuh tempo`);
  });

  it('needs the right to the list as well', async () => {
    const token = await api.signIn('admin.sistem');
    for (const path of ['overdue/export', 'overdue/export/count']) {
      expect((await api.call('GET', path, { token })).http, path).toBe(403);
    }
  });
});

describe('what the list can be narrowed to', () => {
  it('is who collects there or may, and every contract type', async () => {
    const { http, data, message } = await api.call<{
      collectors: { id: number; name: string }[];
      types: { id: number }[];
    }>('GET', 'overdue/choices?office=1', { token: head });
    expect(http, message).toBe(200);
    expect(data.collectors.map(({ id }) => id)).toEqual(expect.arrayContaining(collectors));
    expect(data.types.length).toBeGreaterThan(1);
  });
});

describe('what a borrower is reminded of', () => {
  it('is what is left of the instalments due, or of the next one, to the rupiah of the card', async () => {
    const codes = (
      await sql<{ code: string }>(
        "select code from contracts where status = 'ACTIVE' and office_id = 1 order by code limit 12",
      )
    ).map(({ code }) => code);
    let late = 0;
    for (const code of codes) {
      const { data: shown } = await api.call<ContractDetail>('GET', `contracts/${code}`, { token: director });
      const { data } = await api.call<OverdueReminder>('GET', `overdue/${code}/reminder`, { token: head });
      const open = shown.card.lines.filter(({ remainder }) => remainder > 0);
      const due = open.filter(({ date_maturity }) => date_maturity <= todayOf(1));
      late += due.length;
      const asked = due.length > 0 || shown.card.totals.penalty > 0 ? due : open.slice(0, 1);
      const { penalty } = shown.card.totals;
      const isDue = due.length > 0 || penalty > 0;
      expect(data, code).toMatchObject({
        ...{ code, is_due: isDue, penalty: isDue ? penalty : 0 },
        lines: asked.map(({ date_maturity, remainder }) => ({ date_maturity, remainder })),
        total: asked.reduce((sum, { remainder }) => sum + remainder, isDue ? penalty : 0),
      });
      const listed = await api.call<OverduePage>('GET', `overdue?search=${code}`, { token: head });
      expect(listed.data.rows[0]?.arrears ?? 0, code).toBe(isDue ? data.total : 0);
    }
    expect(late).toBeGreaterThan(0);
  });

  it('is told for own offices alone', async () => {
    const [{ code = '' } = {}] = await sql<{ code: string }>(
      'select code from contracts where office_id = 3 limit 1',
    );
    expect((await api.call('GET', `overdue/${code}/reminder`, { token: head })).http).toBe(403);
  });
});
