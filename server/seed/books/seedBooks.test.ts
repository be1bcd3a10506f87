import { beforeAll, describe, expect, it } from 'vitest';
import { BPKB_STATES } from '@/lib/contract/bpkbTerms';
import { BOOK_FAULTS } from '../../testing/books';
import { COUNT_FAULTS } from '../../testing/counts';
import { companyOf } from '../../testing/demoCompany';

type Company = Awaited<ReturnType<typeof companyOf>>;
const NOW = new Date('2026-11-23T02:00:00Z');

let company: Company;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  company = await companyOf(NOW, (cleanup) => cleanups.push(cleanup));
  return () => Promise.all(cleanups.map((cleanup) => cleanup()));
});

describe('the books of the demo company', () => {
  it('stand in every state in every office, and nothing is wrong with them', async () => {
    const rows = await company.ask<{ office_id: number; states: string[] }>(
      `select office_id, array_agg(distinct state order by state) as states from bpkb group by 1 order by 1`,
    );
    const all = rows.flatMap(({ states }) => states);
    // What nobody has recorded is written when the server starts.
    for (const state of BPKB_STATES.filter((one) => one !== 'UNRECORDED')) expect(all).toContain(state);
    for (const { states } of rows)
      expect(states).toEqual(expect.arrayContaining(['MISMATCH', 'BORROWED', 'READY', 'HANDED_OVER']));
    for (const [name, sql] of Object.entries(BOOK_FAULTS)) expect(await company.ask(sql), name).toEqual([]);
  });

  it('moved in the order of time, none later than now, and their pictures are in the store', async () => {
    const moved = await company.ask<{ at: Date }>('select at from bpkb_movements order by id');
    const times = moved.map(({ at }) => at.getTime());
    expect(times.length).toBeGreaterThan(100);
    // Those of forms are written as the forms move on; books follow.
    const own = await company.ask<{ at: Date }>(
      "select at from bpkb_movements where movement <> 'AWAITED' order by id",
    );
    const since = own.map(({ at }) => at.getTime());
    expect(since).toEqual(since.toSorted((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW.getTime());
    const held = await company.ask<{ storage_key: string }>(
      "select storage_key from files where owner_type = 'bpkb_movement' order by id limit 3",
    );
    expect(held).toHaveLength(3);
    for (const { storage_key } of held) expect(await company.store.has(storage_key)).toBe(true);
  });

  it('were counted in one branch: signed, to be settled, and under way', async () => {
    const counts = await company.ask(`
      select c.state, (c.started_at at time zone 'Asia/Jakarta')::date::text as day, ended_by is not null as signed,
             array(select f.finding || coalesce(' ' || f.settlement, '') from bpkb_findings f where f.count_id = c.id order by 1) as found,
             (select count(distinct way)::int from bpkb_scans s where s.count_id = c.id) as ways
        from bpkb_counts c where office_id = 1 order by id`);
    expect(counts).toEqual([
      { state: 'FINISHED', day: '2026-10-30', signed: true, found: ['MISPLACED PUT_BACK'], ways: 2 },
      {
        state: 'CLOSED',
        day: '2026-11-19',
        signed: false,
        found: ['MISPLACED', 'MISSING', 'SURPLUS'],
        ways: 2,
      },
      { state: 'OPEN', day: '2026-11-23', signed: false, found: [], ways: 1 },
    ]);
    for (const [name, sql] of Object.entries(COUNT_FAULTS)) expect(await company.ask(sql), name).toEqual([]);
  });

  it('has one that was lent too long, and one that nobody has fetched for 90 days', async () => {
    const [found] = await company.ask(`
      select count(*) filter (where state = 'BORROWED' and until < '2026-11-23')::int as late,
             count(*) filter (where state = 'READY' and state_since < timestamptz '2026-11-23T00:00Z' - interval '90 days')::int as unfetched
        from bpkb where office_id = 1`);
    expect(found).toEqual({ late: 1, unfetched: 1 });
  });
});
