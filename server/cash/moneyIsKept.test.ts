import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/startApi';

/** What records money, and is never deleted. */
const KEPT = [
  'credits',
  'payments',
  'deposits',
  'waivers',
  'settlements',
  'quotes',
  'credit_requests',
  'contract_requests',
  'restructures',
  'cash_movements',
  'cashier_days',
  'cash_acts',
  'drawer_requests',
  'safe_movements',
];
/** What is never changed either. */
const FIXED = ['cash_movements', 'cash_acts', 'safe_movements', 'quotes'];

let shared: Promise<TestApi> | undefined;
const api = () => (shared ??= startApi({ until: (cleanup) => void cleanups.push(cleanup) }));
const cleanups: (() => Promise<void>)[] = [];
const refusal = async (statement: string) =>
  (await api()).connection.pool.query(statement).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('what records money is kept', () => {
  it.each(KEPT)('%s: no row is deleted, with the server’s own role', async (table) => {
    expect(await refusal(`delete from ${table}`)).toBe('42501');
    // Whichever statement: also one that finds no row, and all tables at once.
    expect(await refusal(`delete from ${table} where false`)).toBe('42501');
    expect(await refusal(`truncate ${table} cascade`)).toBe('42501');
  });

  it.each(FIXED)('%s: no row is changed', async (table) => {
    expect(await refusal(`update ${table} set id = default`)).toBe('42501');
  });

  it('a closing is only ever opened again, once', async () => {
    const { connection } = await api();
    await connection.pool.query(
      `insert into cashier_days (office_id, staff_id, day, closing, expected_cash, expected_bank, last_movement_id,
         denominations, counted_cash, explanation, closed_at, closed_by)
       values (1, 4, '2001-01-01', 1, 0, 0, 0, '{}', 0, '', now(), 4)`,
    );
    const one = "where day = '2001-01-01'";
    expect(await refusal(`update cashier_days set counted_cash = 5, explanation = 'lupa' ${one}`)).toBe(
      '42501',
    );
    const opened = `update cashier_days set reopened_at = now(), reopened_by = 3, reopen_reason = 'Salah' ${one}`;
    expect(await refusal(opened)).toBe('done');
    expect(await refusal(opened)).toBe('42501');
    await Promise.all(cleanups.map((cleanup) => cleanup()));
  });
});
