import type pg from 'pg';
import { classesOn, overdueClassOf } from '@/lib/arithmetic/overdueClass';
import { addMonths, isSunday } from '@/lib/arithmetic/calendar';
import { bucketName } from '@/lib/collection/buckets';
import { promiseState } from '@/lib/collection/promiseState';
import { todayIn } from '../calendar/today';

/** What a collector achieved in an office, as a test sums it row by row. Rupiah, or how many. */
export type Expected = Record<string, number>;

type Rows = Record<string, unknown>[];
interface Receipt {
  id: number;
  office_id: number;
  contract_code: string;
  date: string;
  overdue: number;
  amount: number;
  credit_payment: number;
  penalty_payment: number;
  created_at: Date;
  voided_at: Date | null;
  received_at: Date;
}
interface Change {
  credit_id: number;
  decided_at: Date;
  was: { date_payment: string; overdue: number; credit_payment: number; penalty_payment: number };
}

/**
 * Figures of every office and collector (`office collector`; nobody is `null`) in some days, read whole and summed in plain
 * JavaScript: nothing of it is shared with the server but what a bucket and a promise are.
 */
export async function expectedAchievement(
  pool: Pick<pg.Pool, 'query'>,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<Map<string, Expected>> {
  const all = async <T>(text: string) => (await pool.query<Rows[number]>(text)).rows as T[];
  const zones = new Map(
    (await all<{ id: number; zone: string }>('select id, zone from offices')).map(({ id, zone }) => [
      id,
      zone,
    ]),
  );
  const contractOffice = new Map(
    (await all<{ code: string; office_id: number }>('select code, office_id from contracts')).map((row) => [
      row.code,
      row.office_id,
    ]),
  );
  const receipts = await all<Receipt>(
    `select k.id, k.office_id, k.contract_code, k.date_payment::text as date, k.overdue,
            (k.credit_payment + k.penalty_payment)::float8 as amount, k.credit_payment::float8 as credit_payment,
            k.penalty_payment::float8 as penalty_payment, k.created_at, k.voided_at, coalesce(t.at, k.created_at) as received_at
       from credits k left join payments p on p.id = k.payment_id left join tts t on t.id = p.tts_id`,
  );
  const changes = await all<Change>(
    `select credit_id, decided_at, was from credit_requests
      where status = 'APPROVED' and was is not null order by decided_at, id`,
  );
  const history = await all<{ contract_code: string; from_day: string; collector_id: number | null }>(
    'select contract_code, from_day::text as from_day, collector_id from contract_collectors order by from_day',
  );
  const versions = await all<{ valid_from: string; collectibility_to: number[]; bucket_to: number[] }>(
    'select valid_from::text as valid_from, collectibility_to, bucket_to from overdue_classes',
  );
  const holidays = new Set(
    (await all<{ date: string }>('select date::text as date from holidays')).map(({ date }) => date),
  );

  const figures = new Map<string, Expected>();
  const add = (office: number, collector: number | null, name: string, value: number) => {
    const key = `${office} ${collector}`;
    const own = figures.get(key) ?? {};
    own[name] = (own[name] ?? 0) + value;
    figures.set(key, own);
  };
  const zoneOf = (office: number) => zones.get(office) ?? 'Asia/Jakarta';
  const byContract = groupBy(history, ({ contract_code }) => contract_code);
  const collectorOn = (code: string, day: string) =>
    (byContract.get(code) ?? []).findLast(({ from_day }) => from_day <= day)?.collector_id ?? null;
  const bucketOn = (day: string, overdue: number) => {
    const held = classesOn(versions, day);
    return held ? bucketName(overdueClassOf(held, overdue).bucket) : '0-';
  };

  // Money.
  const changesOf = groupBy(changes, ({ credit_id }) => credit_id);
  type Seen = Pick<Receipt, 'id' | 'office_id' | 'contract_code' | 'date' | 'overdue' | 'amount'>;
  const collected: Seen[] = [];
  const months = [...new Set([from.slice(0, 7), to.slice(0, 7)])];
  for (const receipt of receipts) {
    for (const month of months) {
      // A month is over for an office when its own calendar shows the next one.
      const isAfter = (at: Date) => todayIn(zoneOf(receipt.office_id), at).slice(0, 7) > month;
      const inWindow = (one: Seen | null): one is Seen =>
        one !== null &&
        one.date.slice(0, 7) === month &&
        one.date >= from &&
        one.date <= to &&
        one.amount > 0;
      const change = (changesOf.get(receipt.id) ?? []).find(({ decided_at }) => isAfter(decided_at));
      const was: Seen = change
        ? {
            ...{ id: receipt.id, office_id: receipt.office_id, contract_code: receipt.contract_code },
            ...{ date: change.was.date_payment, overdue: change.was.overdue },
            amount: change.was.credit_payment + change.was.penalty_payment,
          }
        : receipt;
      const stood =
        !isAfter(receipt.created_at) && (receipt.voided_at === null || isAfter(receipt.voided_at));
      const before = stood
        ? was.date === receipt.date && was.amount === receipt.amount
          ? receipt
          : was
        : null;
      const after = receipt.voided_at === null ? receipt : null;
      if (inWindow(before)) collected.push(before);
      if (before === after) continue;
      const later = (one: Seen | null, name: string) => {
        if (!inWindow(one)) return;
        const collector = collectorOn(one.contract_code, one.date);
        add(one.office_id, collector, `${name} ${bucketOn(one.date, one.overdue)}`, one.amount);
        add(one.office_id, collector, `${name} count`, 1);
      };
      later(before, 'voided');
      later(after, 'entered');
    }
  }
  const counted = new Set<string>();
  for (const one of collected.sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id)) {
    const collector = collectorOn(one.contract_code, one.date);
    const bucket = bucketOn(one.date, one.overdue);
    add(one.office_id, collector, `collected ${bucket}`, one.amount);
    const account = `${one.office_id} ${collector} ${one.contract_code}`;
    if (!counted.has(account)) add(one.office_id, collector, `accounts ${bucket}`, 1);
    counted.add(account);
  }

  // Plans and visits.
  const visits = await all<{
    id: string;
    contract_code: string;
    office_id: number;
    visited_by: number;
    day: string;
    corrects_id: string | null;
  }>('select id, contract_code, office_id, visited_by, day::text as day, corrects_id from visits');
  const went = new Set(
    visits.map(({ visited_by, day, contract_code }) => `${visited_by} ${day} ${contract_code}`),
  );
  for (const one of visits) {
    if (one.day < from || one.day > to || one.corrects_id !== null) continue;
    add(one.office_id, one.visited_by, 'made', 1);
  }
  const planned = await all<{ office_id: number; collector_id: number; day: string; contract_code: string }>(
    `select p.office_id, p.collector_id, p.day::text as day, r.contract_code
       from collector_plans p join plan_rows r on r.plan_id = p.id`,
  );
  for (const one of planned) {
    if (one.day < from || one.day > to) continue;
    add(one.office_id, one.collector_id, 'planned', 1);
    if (went.has(`${one.collector_id} ${one.day} ${one.contract_code}`)) {
      add(one.office_id, one.collector_id, 'visited', 1);
    }
  }

  // Promises.
  const receiptsOf = groupBy(
    receipts.filter(({ voided_at }) => voided_at === null),
    ({ contract_code }) => contract_code,
  );
  const promised = await all<{
    contract_code: string;
    office_id: number;
    written_by: number;
    made_on: string;
    due: string;
    amount: number;
    at: Date;
    replaced_at: Date | null;
  }>(
    `select contract_code, office_id, written_by, made_on::text as made_on, due::text as due, amount::float8 as amount, at, replaced_at
       from promises`,
  );
  for (const one of promised) {
    if (one.due < from || one.due > to) continue;
    const zone = zoneOf(contractOffice.get(one.contract_code) ?? 0);
    const state = promiseState(
      {
        ...{ madeOn: one.made_on, madeAt: one.at.toISOString(), due: one.due, amount: one.amount },
        replacedOn: one.replaced_at && todayIn(zone, one.replaced_at),
      },
      (receiptsOf.get(one.contract_code) ?? []).map((receipt) => ({
        ...receipt,
        date_payment: receipt.date,
        received_at: receipt.received_at.toISOString(),
      })),
      todayIn(zone, now),
      holidays,
    );
    add(one.office_id, one.written_by, state, 1);
    add(one.office_id, one.written_by, `${state} amount`, one.amount);
  }

  // Money in the field.
  const tts = await all<{
    office_id: number;
    collector_id: number;
    day: string;
    amount: number;
    state: string;
    handed_in: string | null;
  }>(
    `select t.office_id, t.collector_id, t.day::text as day, t.amount::float8 as amount, t.state, h.day::text as handed_in
       from tts t left join handovers h on h.id = t.handover_id`,
  );
  for (const one of tts) {
    if (one.day < from || one.day > to) continue;
    const name = one.state === 'VOID' ? 'void' : 'taken';
    add(one.office_id, one.collector_id, name, 1);
    add(one.office_id, one.collector_id, `${name} amount`, one.amount);
    if (name === 'taken' && one.handed_in === one.day) {
      add(one.office_id, one.collector_id, 'same day', 1);
      add(one.office_id, one.collector_id, 'same day amount', one.amount);
    }
  }

  // Targets, by working days counted one by one.
  const targets = await all<{
    office_id: number;
    collector_id: number;
    month: string;
    bucket: string;
    amount: number;
    accounts: number;
  }>(
    'select office_id, collector_id, month::text as month, bucket, amount::float8 as amount, accounts from collector_targets',
  );
  for (const { office_id, collector_id, month, bucket, amount, accounts } of targets) {
    const days: string[] = [];
    for (let day = month; day < addMonths(month, 1); day = nextDay(day)) {
      if (!isSunday(day) && !holidays.has(day)) days.push(day);
    }
    const until = days.filter((day) => day <= to).length;
    const before = days.filter((day) => day < from).length;
    if (addMonths(month, 1) <= from || month > to) continue;
    const part = (whole: number) =>
      Math.floor((whole * until) / days.length) - Math.floor((whole * before) / days.length);
    add(office_id, collector_id, `target ${bucket}`, part(amount));
    add(office_id, collector_id, `target accounts ${bucket}`, part(accounts));
  }
  return figures;
}

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
