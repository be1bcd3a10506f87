import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type PostedGroup } from '@/lib/contract/importPosting';
import { type ImportBatch } from '@/lib/contract/imports';
import { STATEMENT_GROUP } from '@/lib/contract/statementUpload';
import { todayIn } from '../calendar/today';
import { DEMO_PASSWORD } from '../seed/company';
import { createDatabase } from '../testing/createDatabase';
import { signInTo, startProcess, type ServerProcess } from '../testing/serverProcess';
import { fileOf } from '../testing/statements';

/** Twelve groups: two kills, and enough left after them. */
const ROWS = 3_000;
const TODAY = todayIn('Asia/Jakarta', new Date());

const call = async <T>(server: ServerProcess, token: string, address: string, body: object) => {
  const response = await fetch(`${server.address}/api/${address}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: T }).data;
};

/** Lines on the contracts of Jakarta in turn, small amounts: each contract gets many. */
async function statement(client: pg.Client) {
  const { rows } = await client.query<{ code: string }>(
    `select code from contracts where office_id = 1 and status = 'ACTIVE' and next_due is not null order by code`,
  );
  return Array.from({ length: ROWS }, (_, index) => ({
    line: index + 2,
    date: TODAY,
    amount: 1_000 + (index % 7),
    description: `TRSF ${rows[index % rows.length]?.code}`,
    reference: String(index),
  }));
}

describe('a server that is killed while it posts', () => {
  it('leaves each group whole, and posting again finishes without a gap and without a double', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    onTestFinished(() => client.end());
    let server = await startProcess({ DATABASE_URL: database.url });
    let token = await signInTo(server, 'kasir.jkt', DEMO_PASSWORD);
    const lines = await statement(client);
    const { id } = await call<ImportBatch>(server, token, 'imports', fileOf('besar.csv', lines));
    for (let from = 0; from < ROWS; from += STATEMENT_GROUP) {
      await call(server, token, `imports/${id}/rows`, { rows: lines.slice(from, from + STATEMENT_GROUP) });
    }
    const matched = await countOf(client, `import_rows where state = 'MATCHED'`);
    expect(matched).toBe(ROWS);

    // Killed twice, each time in the middle of a group.
    for (let round = 0; round < 2; round++) {
      const before = await countOf(client, `import_rows where state = 'POSTED'`);
      const posting = postAll(server, token, id).catch(() => null);
      while ((await countOf(client, `import_rows where state = 'POSTED'`)) < before + 500) await sleep(5);
      await sleep(20 + 60 * round);
      await server.kill('SIGKILL');
      await posting;
      await settled(client);
      const posted = await countOf(client, `import_rows where state = 'POSTED'`);
      expect(posted).toBeLessThan(ROWS);
      expect(posted % 250).toBe(0);
      await expectWhole(client, posted);
      server = await startProcess({ DATABASE_URL: database.url });
      token = await signInTo(server, 'kasir.jkt', DEMO_PASSWORD);
    }
    const last = await postAll(server, token, id);
    expect(last).toMatchObject({ remaining: 0, batch: { status: 'POSTED' } });
    await expectWhole(client, ROWS);
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

async function postAll(server: ServerProcess, token: string, id: number): Promise<PostedGroup> {
  for (;;) {
    const group = await call<PostedGroup>(server, token, `imports/${id}/post`, {});
    if (group.remaining === 0) return group;
  }
}

/** Until PostgreSQL has noticed that the server is gone. */
async function settled(client: pg.Client): Promise<void> {
  const others = `pg_stat_activity where datname = current_database() and application_name = 'angsur'`;
  while ((await countOf(client, others)) > 0) await sleep(20);
}

async function countOf(client: pg.Client, what: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return rows[0]?.n ?? 0;
}

/** Rows, receipts, contracts, numbers and log tell the same story of `posted` rows. */
async function expectWhole(client: pg.Client, posted: number): Promise<void> {
  const { rows } = await client.query<Record<string, string | null>>(
    `
    select
      (select count(distinct import_row_id) from credits) as rows_with_receipts,
      (select count(*) from import_rows r where state = 'POSTED' and amount <> (
         select coalesce(sum(bank), 0) from credits c where c.import_row_id = r.id)) as unequal,
      (select count(*) from import_rows r where state <> 'POSTED' and exists (
         select from credits c where c.import_row_id = r.id)) as torn,
      (select count(*) from contracts k where k.office_id = 1 and version - 1 > (
         select count(*) from credits c where c.contract_code = k.code and import_row_id is not null)) as versions,
      (select max(right(invoice, 5)::int) - count(*) from credits
        where invoice like 'JKT/' || to_char($1::date, 'YYMM') || '/%') as gaps,
      (select last from invoice_numbers where office_id = 1 and month = to_char($1::date, 'YYMM'))
        - (select max(right(invoice, 5)::int) from credits
            where invoice like 'JKT/' || to_char($1::date, 'YYMM') || '/%') as ahead,
      (select count(*) from history where action = 'PAYMENT_TAKEN')
        - (select count(*) from credits where import_row_id is not null) as unlogged`,
    [TODAY],
  );
  expect(rows[0]).toEqual({
    rows_with_receipts: String(posted),
    unequal: '0',
    torn: '0',
    versions: '0',
    gaps: '0',
    ahead: 0,
    unlogged: '0',
  });
}
