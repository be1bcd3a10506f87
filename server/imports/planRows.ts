import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ImportPlan } from '@/lib/contract/imports';
import type { Db } from '../db/connect';
import { importRows } from '../db/schema';
import { readAccounts } from './accounts';
import { planOf } from './plan';
import type { RowRecord } from './rowRecord';
import type { TransferAccount } from './transferAccount';

/**
 * Calculates anew what posting does with a batch's rows on these contracts, one after the other as they are posted, and
 * keeps it on the rows, or on `only` these: it is what people are shown, and posting writes nothing else. The batch is
 * held.
 */
export async function planRows(
  tx: Db,
  batchId: number,
  codes: readonly string[],
  now: Date,
  only?: ReadonlySet<number>,
): Promise<void> {
  if (codes.length === 0) return;
  const all = await rowsOn(tx, batchId, codes);
  const plans = plansOf(all, await readAccounts(tx, codes, now));
  const rows = all.filter(({ id }) => !only || only.has(id));
  if (rows.length === 0) return;
  const ids = sql.param(rows.map((row) => row.id));
  const texts = sql.param(rows.map((row) => textOf(plans.get(row.id))));
  await tx.execute(sql`
    update ${importRows} as r set plan = planned.plan
      from unnest(${ids}::bigint[], ${texts}::json[]) as planned (id, plan)
     where r.id = planned.id`);
}

/** What posting would do with a row, were it matched as given; null where it can write nothing. */
export async function planAs(
  db: Db,
  row: RowRecord & { contractCode: string },
  now: Date,
): Promise<ImportPlan | null> {
  const codes = [row.contractCode];
  const others = (await rowsOn(db, row.batchId, codes)).filter(({ id }) => id !== row.id);
  const rows = [...others, { ...row, state: 'MATCHED' as const }].sort(byPosting);
  return plansOf(rows, await readAccounts(db, codes, now)).get(row.id) ?? null;
}

const textOf = (plan: ImportPlan | null | undefined) => (plan ? JSON.stringify(plan) : null);

function rowsOn(db: Db, batchId: number, codes: readonly string[]): Promise<RowRecord[]> {
  return db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        inArray(importRows.contractCode, [...codes]),
        inArray(importRows.state, ['MATCHED', 'DOUBTFUL']),
      ),
    )
    .orderBy(asc(importRows.date), asc(importRows.line));
}

const byPosting = (a: RowRecord, b: RowRecord) =>
  a.date === b.date ? a.line - b.line : a.date < b.date ? -1 : 1;

/** By row, which are in the order of posting. A doubtful row takes nothing: it is planned as if it alone were chosen. */
function plansOf(
  rows: readonly RowRecord[],
  accounts: ReadonlyMap<string, TransferAccount>,
): Map<number, ImportPlan | null> {
  const plans = new Map<number, ImportPlan | null>();
  for (const row of rows) {
    const account = accounts.get(row.contractCode ?? '');
    const outcome = account?.calculate(row);
    if (!account || !outcome || 'problem' in outcome) {
      plans.set(row.id, null);
      continue;
    }
    plans.set(row.id, planOf(outcome));
    if (row.state === 'MATCHED' && (outcome.surplus === 0 || row.keepSurplus))
      account.take(outcome, row.date);
  }
  return plans;
}
