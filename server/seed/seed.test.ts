import { describe, expect, it, onTestFinished } from 'vitest';
import { replayCard } from '@/lib/arithmetic/replayCard';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { todayIn } from '../calendar/today';
import { takenOn } from '../contracts/lineReceipts';
import { allocationOrder } from '../contracts/readContract';
import { connect } from '../platform/db/connect';
import { migrate } from '../platform/db/migrate';
import * as schema from '../platform/db/schema';
import { createDatabase } from '../testing/createDatabase';
import { OFFICES } from './company';
import { loadReceipts, REBUILD_FROM } from './loadReceipts';
import { seedDemo } from './seedDemo';

async function emptyCompany() {
  const database = await createDatabase({ empty: true });
  await Promise.all([migrate(database.url), migrate(database.url)]);
  const connection = connect(database.url);
  onTestFinished(async () => {
    await connection.close();
    await database.drop();
  });
  const ask = async (statement: string, values: unknown[] = []) =>
    (await connection.pool.query<Record<string, unknown>>(statement, values)).rows;
  return { connection, ask };
}
const GAPS = `select count(*) as gaps from (
  select count(*) as numbers, max(right(invoice, 5)::int) as highest from credits
  group by office_id, substr(invoice, 1, 8)) months where numbers <> highest`;

describe('the demo company', () => {
  it('is made once, by whoever comes first', async () => {
    const { connection, ask } = await emptyCompany();
    const made = await Promise.all([1, 2, 3].map(() => seedDemo(connection, new Date())));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(
      await ask(
        'select count(*) as people, count(distinct title_id) as titles, count(distinct office_id) as offices from staff',
      ),
    ).toEqual([{ people: '24', titles: '9', offices: '3' }]);
    expect(await ask('select name from titles where id = 4')).toEqual([{ name: 'Surveyor' }]);
  });

  it('has receipts today in every office, wherever the day has already begun', async () => {
    const { connection, ask } = await emptyCompany();
    // 23:00 in Jakarta is 01:00 of the next day in Jayapura.
    const now = new Date('2026-03-31T16:00:00Z');
    await seedDemo(connection, now);
    for (const office of OFFICES) {
      const today = todayIn(office.zone, now);
      const [row] = await ask(
        'select count(*) as receipts from credits where office_id = $1 and date_payment = $2',
        [office.id, today],
      );
      expect(Number(row?.receipts)).toBeGreaterThanOrEqual(25);
      expect(
        await ask('select 1 from credits where office_id = $1 and date_payment > $2', [office.id, today]),
      ).toEqual([]);
    }
    expect(await ask(GAPS)).toEqual([{ gaps: '0' }]);
  });

  it('splits every receipt as the days give it, and takes none before its contract', async () => {
    const { connection, ask } = await emptyCompany();
    await seedDemo(connection, new Date());
    await loadReceipts(connection, 3000, new Date());
    const contracts = await connection.db.select().from(schema.contracts);
    const taken = await takenOn(
      connection.db,
      contracts.map(({ code }) => code),
    );
    const wrong = contracts.flatMap((contract) => {
      const { restated, faults } = replayCard({
        schedule: buildSchedule(contract),
        receipts: taken.get(contract.code) ?? [],
        rule: contract,
        order: allocationOrder(contract),
      });
      return [...restated.flatMap(({ changes }) => changes), ...faults];
    });
    expect([...taken.values()].flat().length).toBeGreaterThan(3000);
    expect(wrong).toEqual([]);
    expect(
      await ask(
        'select invoice from credits join contracts on code = contract_code where date_payment < date_start',
      ),
    ).toEqual([]);
  });
});

describe('the load', () => {
  it('adds exactly what was asked for, without gaps, and puts back the indexes it dropped', async () => {
    const { connection, ask } = await emptyCompany();
    await seedDemo(connection, new Date());
    const state = async () => {
      const [row] = await ask(`select (select count(*) from credits) as receipts,
        (select array_agg(indexdef order by indexname) from pg_indexes where tablename = 'credits') as indexes`);
      return { receipts: Number(row?.receipts), indexes: row?.indexes };
    };
    const before = await state();
    expect(await loadReceipts(connection, REBUILD_FROM, new Date())).toBe(REBUILD_FROM);
    expect(await state()).toEqual({ receipts: before.receipts + REBUILD_FROM, indexes: before.indexes });
    expect(await ask(GAPS)).toEqual([{ gaps: '0' }]);
  });

  it('adds the same each time', async () => {
    const now = new Date();
    const load = async () => {
      const { connection, ask } = await emptyCompany();
      await seedDemo(connection, now);
      await loadReceipts(connection, 1000, now);
      return ask(
        'select sum(payment) as money, min(date_payment) as first, max(customer_name) as last from credits',
      );
    };
    expect(await load()).toEqual(await load());
  });
});
