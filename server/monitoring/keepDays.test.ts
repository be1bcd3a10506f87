import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Reading } from '@/lib/contract/monitoring';
import { OFFICES } from '../seed/company';
import { startApi } from '../testing/startApi';
import { keepDays } from './keepDays';

const HOUR = 3_600_000;
/** Midnights of the three offices, west to east, in UTC. */
const ENDS = { 1: 17, 2: 16, 3: 15 } as const;

async function company() {
  const api = await startApi();
  const { pool } = api.connection;
  await pool.query(
    'alter table kept_days disable trigger all; delete from kept_days; alter table kept_days enable trigger all',
  );
  const at = (day: string, hour: number) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR);
  const keep = (now: Date) => keepDays(api.parts.connection.db, now);
  const kept = async () =>
    (
      await pool.query<{ key: string; figures: Reading[]; at: Date }>(
        `select office_id || ' ' || day as key, figures, at from kept_days order by office_id, day`,
      )
    ).rows;
  const keys = async () => (await kept()).map(({ key }) => key);
  const contracts = async (day: string) =>
    (
      await pool.query<{
        office_id: number;
        bucket: string;
        outstanding: string;
        accounts: number;
        bad: string;
      }>(
        `select office_id, bucket, sum(outstanding) as outstanding, count(*)::int as accounts,
                coalesce(sum(outstanding) filter (where class >= 3), 0) as bad
           from kept_contracts where day = $1 group by 1, 2 order by 1, 2`,
        [day],
      )
    ).rows;
  return { api, pool, at, keep, kept, keys, contracts };
}

describe('the end of a day', () => {
  it('is kept at each office’s own midnight, within an hour; later it stays a gap', async () => {
    const { at, keep, keys } = await company();
    await keep(at('2027-03-10', ENDS[3] - 0.01));
    // An hour after Jayapura's midnight it is Makassar's.
    await keep(at('2027-03-10', ENDS[2]));
    expect(await keys()).toEqual(['2 2027-03-10']);
    await keep(at('2027-03-10', ENDS[1] + 0.99));
    expect(await keys()).toEqual(['1 2027-03-10', '2 2027-03-10']);
    await keep(at('2027-03-11', ENDS[3]));
    expect(await keys()).toEqual(['1 2027-03-10', '2 2027-03-10', '3 2027-03-11']);
  });

  it('is made once by several instances, and never rewritten', async () => {
    const { api, pool, at, keep, kept } = await company();
    const now = at('2027-03-10', ENDS[2] + 0.1);
    await Promise.all([keep(now), keep(now), keep(now)]);
    const [before, ...more] = await kept();
    expect(more).toEqual([]);
    await pool.query(`update contracts set outstanding = 1 where office_id = 2 and status = 'ACTIVE'`);
    await keep(new Date(now.getTime() + 60_000));
    expect(await kept()).toEqual([before]);
    for (const write of [
      `update kept_days set figures = '[]'`,
      'delete from kept_days',
      'truncate kept_days',
      'update kept_contracts set outstanding = 0',
      'delete from kept_contracts',
      'truncate kept_contracts',
    ]) {
      for (const one of [pool, api.parts.connection.pool])
        await expect(one.query(write), write).rejects.toThrow(/never rewritten|permission denied/);
    }
  });

  it('of a month has a row of each contract that is owed on, which sums up to its figures', async () => {
    const { pool, at, keep, kept, contracts } = await company();
    await pool.query(
      `update contracts set class_floor = 4, floor_lines = 2, next_due = '2027-04-10'
        where code = (select min(code) from contracts where office_id = 1 and status = 'ACTIVE')`,
    );
    await pool.query(
      `update contracts set status = 'REPOSSESSED'
        where code = (select max(code) from contracts where office_id = 1 and status = 'ACTIVE')`,
    );
    await keep(at('2027-03-30', ENDS[1]));
    expect(await contracts('2027-03-30')).toEqual([]);
    for (const { id } of OFFICES) await keep(at('2027-03-31', ENDS[id as 1]));
    const rows = await contracts('2027-03-31');
    const days = (await kept()).filter(({ key }) => key.endsWith('03-31'));
    expect(days).toHaveLength(3);
    for (const { key, figures } of days) {
      const of = rows.filter(({ office_id: id }) => id === Number(key.split(' ')[0]));
      const sum = (what: 'outstanding' | 'accounts' | 'bad') =>
        of.reduce((all, row) => all + Number(row[what]), 0);
      const figure = (name: string) => figures.find((one) => one.figure === name);
      expect(figure('outstanding')).toMatchObject({ count: sum('accounts'), amount: sum('outstanding') });
      expect(figure('npf')).toMatchObject({ amount: sum('bad'), whole: sum('outstanding') });
      const buckets = figures.filter(({ figure: name, count }) => count > 0 && name === 'bucket');
      const taken = figure('repossessed');
      expect(Object.fromEntries(of.map((row) => [row.bucket, Number(row.outstanding)]))).toEqual({
        ...Object.fromEntries(buckets.map(({ slice, amount }) => [slice, amount])),
        ...(taken && taken.count > 0 && { repossessed: taken.amount }),
      });
    }
    expect(rows.some(({ bucket }) => bucket === 'repossessed')).toBe(true);
    const { rows: homes } = await pool.query<{ home: string }>(
      `select distinct tableoid::regclass::text as home from kept_contracts where day = '2027-03-31'`,
    );
    expect(homes).toEqual([{ home: 'kept_contracts_2027_03' }]);
  });

  it('of a month stays as it was kept, row by row, whoever writes and by whichever table', async () => {
    const { api, pool, at, keep } = await company();
    await keep(at('2027-03-31', ENDS[1]));
    const rows = async () =>
      (
        await pool.query<{ row: object }>(
          `select to_jsonb(k) as row from kept_contracts k where day = '2027-03-31' order by contract_code`,
        )
      ).rows;
    const before = await rows();
    expect(before.length).toBeGreaterThan(10);
    const one = `day = '2027-03-31' and contract_code = (select min(contract_code) from kept_contracts where day = '2027-03-31')`;
    for (const table of ['kept_contracts', 'kept_contracts_2027_03']) {
      for (const write of [
        `update ${table} set outstanding = outstanding + 1 where ${one}`,
        `update ${table} set day = '2027-04-30' where ${one}`,
        `delete from ${table} where ${one}`,
        `delete from ${table}`,
        `truncate ${table}`,
        `insert into ${table} select * from kept_contracts where ${one}
           on conflict (day, contract_code) do update set class = 5`,
      ]) {
        for (const by of [pool, api.parts.connection.pool])
          await expect(by.query(write), write).rejects.toThrow(/never rewritten|permission denied/);
      }
    }
    for (const write of [
      'drop table kept_contracts_2027_03',
      'alter table kept_contracts detach partition kept_contracts_2027_03',
      'alter table kept_contracts disable trigger all',
    ])
      await expect(api.parts.connection.pool.query(write), write).rejects.toThrow(/must be owner/);
    expect(await rows()).toEqual(before);
  });

  it('is whole or not there when whoever makes it is killed, and then made by another', async () => {
    const { api, pool, at, keep, keys, contracts } = await company();
    const now = at('2027-03-31', ENDS[2] + 0.1);
    const holder = new pg.Client({ connectionString: api.url });
    await holder.connect();
    onTestFinished(() => holder.end());
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    for (const table of ['kept_days', 'kept_contracts']) {
      await holder.query(`begin; lock table ${table} in share mode`);
      const killed = keep(now).then(
        () => 'made',
        () => 'killed',
      );
      const found = async () =>
        (await pool.query<{ pid: number }>(`select pid ${waiting}`)).rows.map(({ pid }) => pid);
      while ((await found()).length === 0) await sleep(10);
      for (const pid of await found()) await pool.query('select pg_terminate_backend($1)', [pid]);
      expect(await killed, table).toBe('killed');
      await holder.query('rollback');
      expect([await keys(), await contracts('2027-03-31')], table).toEqual([[], []]);
    }
    await keep(now);
    expect(await keys()).toEqual(['2 2027-03-31']);
    expect((await contracts('2027-03-31')).length).toBeGreaterThan(0);
  });
});
