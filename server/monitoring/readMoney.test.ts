import { expect, it } from 'vitest';
import { startApi } from '../testing/startApi';
import { keepDays } from './keepDays';
import { READERS } from './readings';
import { officeDays } from './officeDays';

const MINUTE = 60_000;
/** What a change takes off a receipt, rupiah. */
const LESS = 5_000;

/** Makassar: the office whose receipts change. */
const OFFICE = 2;

it('what was entered on a day is what came, without what was voided, with what was changed, each on its own day', async () => {
  const api = await startApi();
  const { pool } = api.connection;
  const read = async (now: Date) => {
    const days = await officeDays(api.connection.db, [OFFICE], now);
    const readings = await READERS.money(api.connection.db, days, now, () => Promise.resolve(new Map()));
    return readings.get(OFFICE)?.find(({ figure }) => figure === 'entered')?.amount ?? NaN;
  };
  const { rows } = await pool.query<{ id: number; amount: number; old: boolean }>(
    `select k.id, (credit_payment + penalty_payment)::float8 as amount,
            k.created_at < ($1::timestamptz at time zone o.zone)::date::timestamp at time zone o.zone as old
       from credits k join offices o on o.id = k.office_id
      where k.office_id = $2 and k.voided_at is null and credit_payment > $3 and cash >= credit_payment order by k.id`,
    [api.now(), OFFICE, LESS],
  );
  const old = rows.filter((row) => row.old);
  const [today] = rows.filter((row) => !row.old);
  const amountOf = (nth: number) => old[nth]?.amount ?? NaN;
  const unguarded = (text: string, values: unknown[]) =>
    pool.connect().then(async (client) => {
      await client.query('begin; set local session_replication_role = replica');
      await client.query(text, values);
      await client.query('commit');
      client.release();
    });
  const voids = (id: number | undefined, at: Date) =>
    unguarded(
      `update credits set voided_at = $2, voided_by = 1, void_reason = 'Salah kontrak' where id = $1`,
      [id, at],
    );
  const changes = async (id: number | undefined, at: Date) => {
    await unguarded(
      `insert into credit_requests (credit_id, credit_version, values, reason, requested_by, requested_at, status, decided_by, decided_at, was)
       select id, version, to_json(k), 'Salah ketik', 1, $2, 'APPROVED', 2, $2, to_json(k) from credits k where id = $1`,
      [id, at],
    );
    await unguarded(
      'update credits set credit_payment = credit_payment - $2, payment = payment - $2, cash = cash - $2 where id = $1',
      [id, LESS],
    );
  };

  const now = api.now();
  const before = await read(now);
  await voids(old[0]?.id, now);
  expect(await read(now)).toBe(before - amountOf(0));
  await changes(old[1]?.id, now);
  await changes(old[1]?.id, new Date(now.getTime() + 1));
  const after = before - amountOf(0) - 2 * LESS;
  expect(await read(new Date(now.getTime() + MINUTE))).toBe(after);
  // What came and went on one day is nothing.
  await voids(today?.id, now);
  const ended = after - (today?.amount ?? NaN);
  expect(await read(now)).toBe(ended);

  // Past midnight: what is done then belongs to the next day, whenever the day before is kept.
  const { rows: nights } = await pool.query<{ at: Date }>(
    `select (($1::timestamptz at time zone zone)::date + 1)::timestamp at time zone zone as at from offices where id = $2`,
    [now, OFFICE],
  );
  const midnight = nights[0]?.at.getTime() ?? NaN;
  const later = (minutes: number) => new Date(midnight + minutes * MINUTE);
  await voids(old[2]?.id, later(1));
  await changes(old[1]?.id, later(2));
  await keepDays(api.parts.connection.db, later(3));
  const { rows: kept } = await pool.query<{ amount: number }>(
    `select (f ->> 'amount')::float8 as amount from kept_days, json_array_elements(figures) f
      where office_id = $1 and at = $2 and f ->> 'figure' = 'entered'`,
    [OFFICE, later(3)],
  );
  expect(kept).toEqual([{ amount: ended }]);
  expect(await read(later(3))).toBe(-amountOf(2) - LESS);
});
