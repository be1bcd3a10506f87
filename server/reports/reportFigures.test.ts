import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueDates } from '@/lib/arithmetic/dueDates';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import type { Achievement } from '@/lib/contract/achievement';
import type { FiduciaryFigures } from '@/lib/contract/fiduciaryDeadlines';
import type { BpkbFigures } from '@/lib/contract/bpkbList';
import type { FigurePart } from '@/lib/contract/figureTerms';
import type { MonitoringFigures } from '@/lib/contract/monitoring';
import type { Report } from '@/lib/contract/reports';
import { REPORTS, type ReportKey } from '@/lib/contract/reportTerms';
import { todayIn } from '../calendar/today';
import { OFFICES } from '../seed/company';
import { writeHistoryOfAll } from '../testing/reportHistory';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
let director: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  await writeHistoryOfAll(api, 0.42);
  director = await api.signIn('direktur');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const today = () => todayIn('Asia/Jakarta', api.now());
type Row = Record<string, string | number | null>;

/** All pages of a report, by column. */
async function read(report: ReportKey, query: string) {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, message } = await api.call<Report>(
      'GET',
      `reports?report=${report}&${query}&size=100&page=${page}`,
      { token: director },
    );
    expect(message).toBe('');
    const named = (cells: readonly (string | number | null)[]): Row =>
      Object.fromEntries(data.columns.map((key, at) => [key, cells[at] ?? null]));
    rows.push(...data.rows.map(({ cells }) => named(cells)));
    if (rows.length >= data.count) return { ...data, rows, totals: named(data.totals) };
  }
}

/** What a report comes to in one office, from plain SQL of its own: `$1` office, `$2` first day, `$3` last, `$4` now. */
const PLAIN: Readonly<Partial<Record<ReportKey, string>>> = {
  collections: `
    select count(distinct (date_payment, cashier_id)) as rows, count(*) as receipts, sum(credit_payment + penalty_payment) as collected,
           sum(credit_payment) as credit, sum(penalty_payment) as penalty, sum(collector_payment) as fees, sum(counted) as payment,
           sum(cash) as cash, sum(bank) as bank, sum(deposit) as deposit
      from credits where office_id = $1 and date_payment >= $2 and date_payment <= $3 and voided_at is null`,
  disbursements: `
    select count(*) as rows, sum(principal) as principal,
           coalesce(sum((select amount from disbursements d where d.contract_code = code)), 0) as amount
      from contracts where office_id = $1 and date_start >= $2 and date_start <= $3 and status <> 'CANCELLED'
       and code not in (select new_code from restructures)`,
  settlements: `
    select count(*) as rows, sum(principal) as principal, sum(interest) as interest, sum(penalty) as penalty, sum(fee) as fee,
           sum(total) as payment, sum(interest_forgiven) as waived
      from (select s.*, coalesce((select min(id) from credits where settlement_id = s.id and voided_at is null), 0) as first from settlements s) s
     where undone_at is null
       and coalesce((select office_id from credits where id = first), (select office_id from contracts where code = contract_code)) = $1
       and coalesce((select date_payment from credits where id = first), as_of) between $2 and $3`,
  waived: `
    select count(*) as rows, sum(credit) as credit, sum(penalty) as penalty
      from (select credit_discount as credit, penalty_discount as penalty from credits
             where office_id = $1 and date_payment between $2 and $3 and voided_at is null
            union all
            select credit_discount, penalty_discount from waivers
             where date between $2 and $3 and voided_at is null and contract_code in (select code from contracts where office_id = $1)) w
     where credit <> 0 or penalty <> 0`,
  corrections: `
    select count(*) as rows, sum(before) as before, sum(after) as after
      from (select (was ->> 'credit_payment')::int + (was ->> 'penalty_payment')::int as before,
                   (values ->> 'credit_payment')::int + (values ->> 'penalty_payment')::int as after, decided_at as at
              from credit_requests where kind = 'CHANGE' and status = 'APPROVED' and credit_id in (select id from credits where office_id = $1)
            union all
            select credit_payment + penalty_payment, 0, voided_at from credits where office_id = $1 and voided_at is not null) x
     where (at at time zone (select zone from offices where id = $1))::date between $2 and $3`,
  transfers: `
    select count(*) as rows, sum(bank) as amount
      from (select bank from credits where office_id = $1 and transfer_state = 'UNCONFIRMED'
            union all
            select bank from deposits where office_id = $1 and voided_at is null and kind = 'ADDED'
               and payment_id in (select id from payments where transfer_state = 'UNCONFIRMED')) t
     where bank > 0`,
  books: `
    select count(distinct state) as rows, count(*) as books, count(*) filter (where age < 30) as recent,
           count(*) filter (where age >= 30 and age < 90) as month, count(*) filter (where age >= 90 and age < 180) as quarter,
           count(*) filter (where age >= 180) as longer
      from (select state, ($4 at time zone zone)::date - (state_since at time zone zone)::date as age
              from bpkb join offices o on o.id = office_id where office_id = $1) b`,
  commissions: `
    select count(*) as rows, sum(amount) as amount, coalesce(sum(amount) filter (where batch_id is not null), 0) as paid,
           coalesce(sum(amount) filter (where recovered_in is not null), 0) as recovered
      from commissions where office_id = $1
       and contract_code in (select code from contracts where date_start between $2 and $3)`,
  petty_cash: `
    select count(*) as rows, sum(cash) filter (where cash > 0) as debit, -sum(cash) filter (where cash < 0) as credit
      from petty_vouchers where office_id = $1 and day between $2 and $3`,
  unassigned: `
    select count(*) as rows, sum(outstanding) as outstanding from contracts
     where office_id = $1 and status = 'ACTIVE' and next_due is not null and not (collector_id is not null and village_code is not null)`,
  late_visits: `
    select count(*) as rows from visits where office_id = $1 and day between $2 and $3 and outside && array['HOURS']`,
  fiduciaries: 'select count(*) as rows from fiduciary_deadlines where office_id = $1',
};

const SPANS = {
  period: () => ({ from: addDays(today(), -200), to: addDays(today(), -10) }),
  now: () => ({ from: today(), to: today() }),
};

describe('a report agrees with plain SQL to the rupiah, in each office and in all', () => {
  it.each(Object.entries(PLAIN) as [ReportKey, string][])('%s', async (key, plain) => {
    const span = REPORTS[key].span as keyof typeof SPANS;
    const { from, to } = SPANS[span]();
    const query = span === 'now' ? '' : `from=${from}&to=${to}`;
    const whole: Record<string, number> = {};
    for (const { id } of OFFICES) {
      const said = plain
        .replaceAll('$1', String(id))
        .replaceAll('$2', `date '${from}'`)
        .replaceAll('$3', `date '${to}'`)
        .replaceAll('$4', `timestamptz '${api.now().toISOString()}'`);
      const { rows } = await api.connection.pool.query<Record<string, string>>(said);
      const expected = Object.fromEntries(
        Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
      );
      const own = await read(key, `${query}&office=${id}`);
      const { rows: count, ...sums } = expected;
      expect({ count: own.count, ...own.totals }, `office ${id}`).toMatchObject({
        count,
        ...sums,
      });
      expect(own.rows).toHaveLength(own.count);
      for (const [name, value] of Object.entries(expected)) whole[name] = (whole[name] ?? 0) + value;
      for (const [name, total] of Object.entries(own.totals)) {
        if (total !== null)
          expect(
            own.rows.reduce((sum, row) => sum + Number(row[name]), 0),
            name,
          ).toBe(total);
      }
    }
    const { rows: count, ...sums } = whole;
    const all = await read(key, query);
    expect({ count: all.count, ...all.totals }).toMatchObject({ count, ...sums });
    // A history in which nothing of it happened would prove nothing.
    expect(all.count).toBeGreaterThan(5);
  });
});

/** What Monitoring shows of a part, of an office or of all. */
const monitored = async (part: FigurePart, office?: number) =>
  (
    await api.call<MonitoringFigures>(
      'GET',
      `monitoring/figures?part=${part}${office ? `&office=${office}` : ''}`,
      {
        token: director,
      },
    )
  ).data.figures;

describe('a report agrees with the pages that show the same', () => {
  it.each([undefined, ...OFFICES.map(({ id }) => id)])(
    'what is owed and brought in, office %s',
    async (office) => {
      const of = office ? `office=${office}` : '';
      const owed = await monitored('owed', office);
      const whole = owed.find(({ figure }) => figure === 'outstanding');
      const parts = owed.filter(
        ({ figure, count }) => (figure === 'bucket' || figure === 'repossessed') && count > 0,
      );
      const aging = await read('aging', `day=${today()}&${of}`);
      expect(aging.totals).toMatchObject({ contracts: whole?.count, outstanding: whole?.amount });
      if (office) {
        expect(aging.rows.map((row) => [row['contracts'], row['outstanding']])).toEqual(
          parts.map(({ count, amount }) => [count, amount]),
        );
        const shares = aging.rows.reduce((sum, row) => sum + Number(row['share']), 0);
        expect(Math.abs(shares - 10_000)).toBeLessThan(aging.rows.length);
      }
      const unassigned = await read('unassigned', of);
      for (const [figure, lacking] of [
        ['without_collector', 'collector'],
        ['without_region', 'village'],
      ] as const) {
        const rows = unassigned.rows.filter((row) => row[lacking] === null);
        const shown = owed.find((one) => one.figure === figure);
        expect([rows.length, rows.reduce((sum, row) => sum + Number(row['outstanding']), 0)]).toEqual([
          shown?.count,
          shown?.amount,
        ]);
      }
      const money = await monitored('money', office);
      const month = `from=${today().slice(0, 7)}-01&to=${today()}&${of}`;
      const { totals: collected } = await read('collections', month);
      expect(money.find(({ figure }) => figure === 'collected')).toMatchObject({
        count: collected['receipts'],
        amount: collected['collected'],
      });
      const disbursed = await read('disbursements', month);
      expect(money.find(({ figure }) => figure === 'disbursed')).toMatchObject({
        count: disbursed.count,
        amount: disbursed.totals['principal'],
      });
    },
  );

  it.each(OFFICES.map(({ id }) => id))('books, fiduciaries and collectors, office %i', async (office) => {
    const get = async <T>(address: string) =>
      (await api.call<T>('GET', `${address}office=${office}`, { token: director })).data;
    const { rows: books } = await read('books', `office=${office}`);
    const ready = books.find(({ state }) => state === 'Siap diserahkan');
    const { tasks } = await get<BpkbFigures>('bpkb/figures?');
    const unfetched = (days: number) => tasks.find(({ task }) => task === `NOT_FETCHED_${days}`)?.count;
    const older = [Number(ready?.['month']), Number(ready?.['quarter']), Number(ready?.['longer'])];
    expect([30, 90, 180].map(unfetched)).toEqual(
      older.map((_, at) => older.slice(at).reduce((sum, one) => sum + one, 0)),
    );
    const listed = await get<FiduciaryFigures>('fiduciaries/figures?');
    const { rows: fiduciaries } = await read('fiduciaries', `office=${office}`);
    const left = (task: string) =>
      fiduciaries.filter((row) => row['task'] === task).map((row) => Number(row['left']));
    expect(left('Didaftarkan')).toEqual(left('Didaftarkan').toSorted((a, b) => a - b));
    for (const [task, figures] of [
      ['Didaftarkan', listed.register],
      ['Dihapus', listed.remove],
    ] as const) {
      expect([left(task).length, left(task).filter((days) => days < 0).length]).toEqual([
        figures.all.count,
        figures.late.count,
      ]);
    }
    const month = today().slice(0, 7);
    const page = await get<Achievement>(`achievement?period=month&date=${month}-01&size=100&`);
    const report = await read('achievement', `month=${month}&office=${office}`);
    const { totals } = page;
    expect(report.totals).toMatchObject({
      ...{
        collected: totals.collected.amount,
        accounts: totals.collected.accounts,
        visits: totals.visits.made,
      },
      ...{ target: totals.target?.amount ?? 0, planned: totals.visits.planned, tts: totals.tts.taken.amount },
      ...{
        promises: totals.promises.made.count,
        kept: totals.promises.kept.count,
        later: totals.entered_later.amount,
      },
    });
    const collected = (name: string) =>
      report.rows.find(({ collector }) => collector === name)?.['collected'] ?? 0;
    for (const { collector, collected: sum } of page.rows)
      expect(collected(collector?.name ?? 'Tanpa kolektor')).toBe(sum.amount);
  });
});

it('finds first payment defaults by the days on which line 1 was covered', async () => {
  const { rows: contracts } = await api.connection.pool.query<{
    code: string;
    office_id: number;
    date_start: string;
    due_day: number | null;
    in_advance: boolean;
    next_due: string | null;
    tenor: number;
    principal: string;
    days: string[];
  }>(`select code, office_id, date_start::text, due_day, in_advance, next_due::text, tenor, principal,
             array(select date_payment::text from credits k where k.contract_code = c.code and credit_to = 1 and voided_at is null
                      and credit_payment + credit_discount > 0
                   union all select date::text from waivers w where w.contract_code = c.code and credit_to = 1 and voided_at is null
                      and credit_discount > 0) as days
        from contracts c where status <> 'CANCELLED' and code not in (select new_code from restructures)`);
  const zones = new Map(OFFICES.map(({ id, zone }) => [id, zone]));
  const expected = contracts.flatMap((of) => {
    const [first = ''] = dueDates({
      dateStart: of.date_start,
      dueDay: of.due_day,
      inAdvance: of.in_advance,
      tenor: of.tenor,
    });
    const own = todayIn(zones.get(of.office_id) ?? '', api.now());
    const open = of.next_due === first;
    if (own <= addDays(first, 30) || !(open || of.days.some((day) => day > addDays(first, 30)))) return [];
    const covered = open ? null : (of.days.toSorted().at(-1) ?? null);
    return [[of.code, first, covered, daysBetween(first, covered ?? own)]];
  });
  const { rows, totals } = await read(
    'first_payment_defaults',
    `from=${addDays(today(), -700)}&to=${today()}`,
  );
  expect(
    rows.map((row) => [row['code'], row['first_due'], row['covered_on'], row['late']]).toSorted(),
  ).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(5);
  const codes = new Set(expected.map(([code]) => code));
  expect(totals['principal']).toBe(
    contracts
      .filter(({ code }) => codes.has(code))
      .reduce((sum, { principal }) => sum + Number(principal), 0),
  );
});

it('tells of a change what the receipt was and is, of a void what went, and who asked and decided', async () => {
  const { rows } = await read('corrections', `from=${addDays(today(), -90)}&to=${today()}`);
  const { rows: voids } = await api.connection.pool.query<{
    invoice: string;
    name: string;
    amount: string;
    at: string;
  }>(
    `select invoice, name, credit_payment + penalty_payment as amount,
            date_trunc('minute', voided_at at time zone (select zone from offices o where o.id = k.office_id))::text as at
       from credits k join staff s on s.id = voided_by where voided_at is not null`,
  );
  const told = rows.filter(({ act }) => act === 'Dibatalkan');
  expect(
    told
      .map(({ invoice, decided_by: by, before, after, at }) => [
        invoice,
        by,
        before,
        after,
        String(at).slice(0, 16),
      ])
      .toSorted(),
  ).toEqual(
    voids
      .map(({ invoice, name, amount, at }) => [invoice, name, Number(amount), 0, at.slice(0, 16)])
      .toSorted(),
  );
});

describe('how a month’s end became the next', () => {
  interface Kept {
    code: string;
    office: number;
    bucket: string;
    owed: number;
  }
  const keptOn = async (day: string) =>
    (
      await api.connection.pool.query<Kept>(
        `select contract_code as code, office_id as office, bucket, outstanding::float8 as owed from kept_contracts where day = $1`,
        [day],
      )
    ).rows;
  interface Contract {
    code: string;
    office: number;
    start: string;
    status: string;
    principal: number;
    carried_out: number | null;
    carried_in: number | null;
  }
  const SAID: Readonly<Record<string, string>> = {
    ...{ '0-0': 'Tidak terlambat', '1-7': '1–7 hari', '31-60': '31–60 hari', repossessed: 'Unit ditarik' },
  };
  type Sums = Record<
    'contracts' | 'before' | 'disbursed' | 'covered' | 'written_off' | 'moved' | 'after',
    number
  >;

  /** Contract by contract, told here once more. */
  async function expectedRows(first: string, last: string) {
    const [old, now] = [await keptOn(addDays(first, -1)), await keptOn(last)];
    const { rows: contracts } = await api.connection.pool.query<Contract>(
      `select c.code, office_id as office, date_start::text as start, status, c.principal::float8 as principal,
              (select principal from restructures where old_code = c.code)::float8 as carried_out,
              (select new_principal from restructures where new_code = c.code)::float8 as carried_in from contracts c`,
    );
    const sums = new Map<string, Sums>();
    const add = (office: number, came: string, went: string, part: Partial<Sums>) => {
      const key = `${OFFICES.find(({ id }) => id === office)?.name} ${SAID[came] ?? came} > ${SAID[went] ?? went}`;
      const sum = sums.get(key) ?? {
        contracts: 0,
        before: 0,
        disbursed: 0,
        covered: 0,
        written_off: 0,
        moved: 0,
        after: 0,
      };
      sum.contracts += 1;
      for (const name of Object.keys(part) as (keyof Sums)[]) sum[name] += part[name] ?? 0;
      sums.set(key, sum);
    };
    for (const { code, office, start, status, principal, carried_out: out, carried_in: into } of contracts) {
      const [was, is] = [old.find((one) => one.code === code), now.find((one) => one.code === code)];
      const begun = start >= first && start <= last;
      if (was && is && was.office === is.office) {
        add(was.office, was.bucket, is.bucket, {
          before: was.owed,
          covered: was.owed - is.owed,
          after: is.owed,
        });
      } else if (was && is) {
        add(was.office, was.bucket, 'Pindah kantor', { before: was.owed, moved: -was.owed });
        add(is.office, 'Pindah kantor', is.bucket, {
          moved: was.owed,
          covered: was.owed - is.owed,
          after: is.owed,
        });
      } else if (was) {
        if (out !== null)
          add(was.office, was.bucket, 'Restrukturisasi', {
            before: was.owed,
            covered: was.owed - out,
            moved: -out,
          });
        else if (status === 'WRITTEN_OFF')
          add(was.office, was.bucket, 'Hapus buku', { before: was.owed, written_off: was.owed });
        else if (status === 'CANCELLED')
          add(was.office, was.bucket, 'Batal', { before: was.owed, moved: -was.owed });
        else add(was.office, was.bucket, 'Lunas', { before: was.owed, covered: was.owed });
      } else if (is) {
        if (begun && into !== null)
          add(is.office, 'Restrukturisasi', is.bucket, {
            moved: into,
            covered: into - is.owed,
            after: is.owed,
          });
        else if (begun)
          add(is.office, 'Baru', is.bucket, {
            disbursed: principal,
            covered: principal - is.owed,
            after: is.owed,
          });
        else add(is.office, 'Lainnya', is.bucket, { moved: is.owed, after: is.owed });
      } else if (begun && status !== 'CANCELLED' && into === null) {
        if (status === 'ACTIVE' || status === 'REPOSSESSED')
          add(office, 'Baru', 'Dicatat kemudian', { disbursed: principal, moved: -principal });
        else if (out !== null)
          add(office, 'Baru', 'Restrukturisasi', {
            disbursed: principal,
            covered: principal - out,
            moved: -out,
          });
        else if (status === 'WRITTEN_OFF')
          add(office, 'Baru', 'Hapus buku', { disbursed: principal, written_off: principal });
        else add(office, 'Baru', 'Lunas', { disbursed: principal, covered: principal });
      }
    }
    return Object.fromEntries(sums);
  }

  it('adds up: opening + disbursed − covered − written off ± moved is the end, by row, office and in all', async () => {
    const last = addDays(`${today().slice(0, 7)}-01`, -1);
    const first = `${last.slice(0, 7)}-01`;
    const expected = await expectedRows(first, last);
    const all = await read('movements', `month=${first.slice(0, 7)}`);
    const sumsOf = (row: Row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !['office', 'from', 'to'].includes(name)));
    expect(
      Object.fromEntries(
        all.rows.map((row) => [`${row['office']} ${row['from']} > ${row['to']}`, sumsOf(row)]),
      ),
    ).toEqual(expected);
    const balance = (row: Row) => {
      const of = (name: keyof Sums) => Number(row[name]);
      expect(of('before') + of('disbursed') - of('covered') - of('written_off') + of('moved')).toBe(
        of('after'),
      );
    };
    for (const row of [...all.rows, all.totals]) balance(row);
    const owed = (rows: readonly Kept[], office?: number) =>
      rows
        .filter((one) => office === undefined || one.office === office)
        .reduce((sum, one) => sum + one.owed, 0);
    const [old, now] = [await keptOn(addDays(first, -1)), await keptOn(last)];
    expect([all.totals['before'], all.totals['after']]).toEqual([owed(old), owed(now)]);
    for (const { id } of OFFICES) {
      const { totals } = await read('movements', `month=${first.slice(0, 7)}&office=${id}`);
      expect([totals['before'], totals['after']]).toEqual([owed(old, id), owed(now, id)]);
      balance(totals);
    }
    const between = all.rows.filter((row) => [row['from'], row['to']].includes('Pindah kantor'));
    expect(between.length).toBeGreaterThan(2);
    expect(between.reduce((sum, row) => sum + Number(row['moved']), 0)).toBe(0);
    for (const word of ['Lunas', 'Hapus buku', 'Restrukturisasi', 'Lainnya']) {
      expect(
        Object.keys(expected).some((key) => key.includes(word)),
        word,
      ).toBe(true);
    }
  });
});
