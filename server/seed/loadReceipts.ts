import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import type { Connection } from '../platform/db/connect';
import { buildLoan } from './buildContract';
import { buildReceipts, delay } from './buildReceipts';
import { OFFICES, STAFF, type DemoOffice } from './company';
import { numberAndInsert, openStaging, stageLoans, type PaidLoan } from './insertReceipts';
import { Random } from './random';

const SEED = 7_206_003;
/** How far back the load reaches, months. */
const MONTHS = 60;
const LOANS_PER_ROUND = 400;
/** From here on it is quicker to build the indexes again than to keep them up to date. */
export const REBUILD_FROM = 20_000;

/** Adds `wanted` receipts over five years in one transaction, the same ones for the same database and day. */
export async function loadReceipts(
  connection: Connection,
  wanted: number,
  now: Date,
  progress: (staged: number) => void = () => undefined,
): Promise<number> {
  const client = await connection.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table credits in share row exclusive mode');
    await openStaging(client);
    const cashiers = new Map(OFFICES.map((office) => [office.id, cashierOf(office) + 1]));
    const { rows } = await client.query<{ count: string }>('select count(*) from contracts');
    let number = Number(rows[0]?.count ?? 0);
    const random = new Random(SEED + number);
    for (let staged = 0; staged < wanted;) {
      const loans: PaidLoan[] = [];
      while (loans.length < LOANS_PER_ROUND && staged < wanted) {
        const loan = paidLoan(random, ++number, now, wanted - staged);
        staged += loan.receipts.length;
        loans.push(loan);
      }
      await stageLoans(client, loans, cashiers, now);
      progress(staged);
    }
    const rebuild = wanted >= REBUILD_FROM ? await dropIndexes(client) : [];
    const added = await numberAndInsert(client);
    await client.query("set local maintenance_work_mem = '512MB'");
    for (const definition of rebuild) await client.query(definition);
    await client.query('commit');
    // Index-only scans need the visibility map, the planner its statistics.
    await client.query('vacuum analyze credits, contracts, customers');
    return added;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const cashierOf = (office: DemoOffice) =>
  STAFF.findIndex((person) => person.office === office.id && person.title === 3);

function paidLoan(random: Random, number: number, now: Date, most: number): PaidLoan {
  const office = OFFICES[number % OFFICES.length] ?? OFFICES[0];
  if (!office) throw new Error('no offices');
  const today = todayIn(office.zone, now);
  const start = addDays(addMonths(today, -random.between(1, MONTHS)), -random.between(0, 29));
  const loan = buildLoan(random, office, number, start);
  const cashier = STAFF[cashierOf(office)]?.name ?? '';
  const receipts: PaidLoan['receipts'][number][] = [];
  for (let creditTo = 1; creditTo <= loan.contract.tenor && receipts.length < most; creditTo++) {
    const due = loan.schedule[creditTo - 1]?.date_maturity ?? today;
    const paid = addDays(due, delay(random));
    if (due > today || paid > today) break;
    receipts.push(...buildReceipts(random, loan, creditTo, paid, cashier).slice(0, most - receipts.length));
  }
  return { ...loan, receipts };
}

/** Drops what is not a constraint and returns how to make it again. */
async function dropIndexes(client: Parameters<typeof openStaging>[0]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid = 'credits'::regclass and not x.indisunique`);
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  return rows.map((row) => row.definition);
}
