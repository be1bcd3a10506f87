import type pg from 'pg';
import { overdueClassOf, classesOn } from '@/lib/arithmetic/overdueClass';
import { isWorkingDay, addDays } from '@/lib/arithmetic/calendar';
import { bucketName } from '@/lib/collection/buckets';
import { todayIn } from '../calendar/today';

/** A figure and its slice → how many, rupiah, and of what; as a test counts it row by row. */
export type ExpectedFigures = Record<string, [count: number, amount: number | null, whole: number | null]>;

type Rows = Record<string, unknown>[];

/**
 * Every figure of an office on its own today, from whole tables in plain JavaScript: nothing of it is shared with the server but
 * what a bucket is. `entered` is left to a test that follows it from day to day.
 */
export async function expectedFigures(
  pool: Pick<pg.Pool, 'query'>,
  office: { id: number; zone: string },
  now: Date,
): Promise<ExpectedFigures> {
  const all = async <T>(text: string, values: unknown[] = []) =>
    (await pool.query<Rows[number]>(text, values)).rows as T[];
  const today = todayIn(office.zone, now);
  const month = `${today.slice(0, 7)}-01`;
  const figures: ExpectedFigures = {};
  const begin = (key: string, amount: number | null = 0, whole: number | null = null) =>
    (figures[key] ??= [0, amount, whole]);
  const add = (key: string, amount: number) => {
    const found = begin(key);
    found[0] += 1;
    found[1] = (found[1] ?? 0) + amount;
  };
  const count = (key: string) => void (begin(key, null)[0] += 1);

  const versions = await all<{ valid_from: string; collectibility_to: number[]; bucket_to: number[] }>(
    'select valid_from::text as valid_from, collectibility_to, bucket_to from overdue_classes',
  );
  const classes = classesOn(versions, today) ?? { collectibility_to: [], bucket_to: [] };
  for (const to of [...classes.bucket_to, Infinity])
    begin(`bucket ${bucketName(overdueClassOf(classes, to).bucket)}`);
  for (const key of [
    'outstanding',
    'due_today',
    'late',
    'repossessed',
    'without_collector',
    'without_region',
  ])
    begin(key);
  const owed = await all<{
    status: string;
    next_due: string | null;
    outstanding: number | null;
    collector_id: number | null;
    village_code: string | null;
    class_floor: number | null;
    floor_lines: number | null;
  }>(
    `select status, next_due::text as next_due, outstanding::float8 as outstanding, collector_id, village_code, class_floor, floor_lines
       from contracts where office_id = $1 and status in ('ACTIVE', 'REPOSSESSED')`,
    [office.id],
  );
  let bad = 0;
  let badAmount = 0;
  for (const one of owed) {
    const amount = one.outstanding ?? 0;
    const late =
      one.next_due === null
        ? 0
        : Math.max(0, Math.round((Date.parse(today) - Date.parse(one.next_due)) / 86_400_000));
    if (one.status === 'ACTIVE' && one.next_due === null) continue;
    add('outstanding', amount);
    const own = classes.collectibility_to.length === 0 ? 1 : overdueClassOf(classes, late).collectibility;
    const floor = one.floor_lines ? (one.class_floor ?? 1) : 1;
    if (Math.max(own, floor) >= 3) {
      bad += 1;
      badAmount += amount;
    }
    if (one.status === 'REPOSSESSED') {
      add('repossessed', amount);
      continue;
    }
    add(`bucket ${bucketName(overdueClassOf(classes, late).bucket)}`, amount);
    if (late > 0) add('late', amount);
    if (one.next_due === today) add('due_today', amount);
    if (one.collector_id === null) add('without_collector', amount);
    if (one.village_code === null) add('without_region', amount);
  }
  figures.npf = [bad, badAmount, figures.outstanding?.[1] ?? 0];

  begin('collected');
  const receipts = await all<{ amount: number }>(
    `select (credit_payment + penalty_payment)::float8 as amount from credits
      where office_id = $1 and voided_at is null and date_payment >= $2 and date_payment <= $3`,
    [office.id, month, today],
  );
  for (const { amount } of receipts) add('collected', amount);
  begin('disbursed');
  const loans = await all<{ principal: number }>(
    `select c.principal::float8 as principal from contracts c left join restructures r on r.new_code = c.code
      where c.office_id = $1 and c.status <> 'CANCELLED' and r.new_code is null and c.date_start >= $2 and c.date_start <= $3`,
    [office.id, month, today],
  );
  for (const { principal } of loans) add('disbursed', principal);

  for (const slice of ['0-0', '1-2', '3-']) begin(`approvals ${slice}`, null);
  for (const since of await waitingSince(all, office.id)) {
    const days = Math.floor((now.getTime() - since.getTime()) / 86_400_000);
    count(`approvals ${days < 1 ? '0-0' : days < 3 ? '1-2' : '3-'}`);
  }

  const holidays = new Set(
    (await all<{ date: string }>('select date::text as date from holidays')).map(({ date }) => date),
  );
  /** Working days from the one after `day` up to yesterday. */
  const workedSince = (day: string) => {
    let worked = 0;
    for (let one = addDays(day, 1); one < today; one = addDays(one, 1))
      if (isWorkingDay(one, holidays)) worked += 1;
    return worked;
  };
  begin('tts_open');
  begin('tts_late');
  const carried = await all<{ day: string; amount: number }>(
    `select day::text as day, amount::float8 as amount from tts where office_id = $1 and state in ('OPEN', 'HANDED_IN')`,
    [office.id],
  );
  for (const { day, amount } of carried) {
    add('tts_open', amount);
    if (workedSince(day) >= 1) add('tts_late', amount);
  }

  for (const key of ['books_late', 'books_lent', 'books_ready']) begin(key, null);
  const books = await all<{ state: string; until: string | null; not_awaited_since: Date | null }>(
    'select state, until::text as until, not_awaited_since from bpkb where office_id = $1',
    [office.id],
  );
  for (const { state, until, not_awaited_since: given } of books) {
    const isOver = until !== null && until < today;
    if (state === 'NOT_RECEIVED' && given === null && isOver) count('books_late');
    if ((state === 'BORROWED' || state === 'AT_NOTARY') && isOver) count('books_lent');
    if (state === 'READY') count('books_ready');
  }

  begin('funds');
  const funds = await all<{ cash: number }>(
    `select coalesce(sum(v.cash), 0)::float8 as cash from petty_funds f join petty_vouchers v on v.office_id = f.office_id
      where f.office_id = $1 and f.active group by f.office_id`,
    [office.id],
  );
  for (const { cash } of funds) add('funds', cash);
  return figures;
}

/** Since when each request, form, commission and statement of an office waits, each kind read by itself. */
async function waitingSince(
  all: <T>(text: string, values?: unknown[]) => Promise<T[]>,
  office: number,
): Promise<Date[]> {
  const since: Date[] = [];
  const take = async (text: string) => {
    for (const { at } of await all<{ at: Date }>(text, [office])) since.push(at);
  };
  for (const table of ['contract_requests', 'drawer_requests', 'petty_requests', 'bpkb_requests'])
    await take(`select requested_at as at from ${table} where status = 'WAITING' and office_id = $1`);
  for (const [table, of, key] of [
    ['credit_requests', 'credits', 'credit_id'],
    ['vehicle_requests', 'registrations', 'registration_id'],
    ['partner_requests', 'partners', 'partner_id'],
    ['import_requests', 'import_batches', 'batch_id'],
  ])
    await take(
      `select q.requested_at as at from ${table} q join ${of} o on o.id = q.${key} where q.status = 'WAITING' and o.office_id = $1`,
    );
  await take(
    `select requested_at as at from change_requests where status = 'WAITING' and office_ids = array[$1::int]`,
  );
  await take(`select computed_at as at from commissions where state = 'COMPUTED' and office_id = $1`);
  await take(`select r.status_since as at from registrations r where r.office_id = $1 and exists (
    select from registration_transitions t join registration_statuses s on s.id = t.to_id
     where t.from_id = r.status_id and s.kind = 'APPROVED' and s.active)`);
  await take(`select coalesce(b.posted_at, b.created_at) as at from import_batches b
    where b.office_id = $1 and b.status in ('POSTING', 'POSTED') and cardinality(b.posters) > 0 and not b.before_checks
      and (b.checked_at is null or exists (select from import_rows r where r.batch_id = b.id and r.after_check and r.state = 'POSTED'))`);
  return since;
}
