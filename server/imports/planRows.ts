import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ImportPlan } from '@/lib/contract/importRows';
import type { Db } from '../platform/db/connect';
import { importRows } from '../platform/db/schema';
import { readAccounts } from './accounts';
import { planOf } from './plan';
import type { RowRecord } from './rowRecord';
import type { TransferAccount } from './transferAccount';

/** Which rows are planned; left out: all. */
interface Wanted {
  rows: ReadonlySet<number>;
  /** Also those that are posted after one of them on the same contract: they meet another card. */
  andAfter: boolean;
}

/**
 * Calculates again what posting does with a batch's rows on these contracts, one after the other as they are posted, and
 * keeps it on the rows: it is what people are shown, and posting writes nothing else. What is matched and not wanted counts
 * as it is shown. The batch is held.
 */
export async function planRows(
  tx: Db,
  batchId: number,
  codes: readonly string[],
  now: Date,
  wanted?: Wanted,
): Promise<void> {
  if (codes.length === 0) return;
  const rows = await rowsOn(tx, batchId, codes);
  const plans = plansOf(rows, await readAccounts(tx, codes, now), wanted);
  if (plans.size === 0) return;
  const ids = sql.param([...plans.keys()]);
  const texts = sql.param([...plans.values()].map(textOf));
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
  wanted?: Wanted,
): Map<number, ImportPlan | null> {
  const plans = new Map<number, ImportPlan | null>();
  const begun = new Set<string>();
  for (const row of rows) {
    const code = row.contractCode ?? '';
    const account = accounts.get(code);
    const isWanted = !wanted || wanted.rows.has(row.id) || begun.has(code);
    if (isWanted && wanted?.andAfter) begun.add(code);
    if (!isWanted && row.state === 'DOUBTFUL') continue;
    if (account && !isWanted && row.plan?.later.length === 0) {
      if (row.plan.surplus === 0 || row.keepSurplus) account.takeShown(row.plan, row.date);
      continue;
    }
    const outcome = account?.calculate(row);
    const plan = !outcome || 'problem' in outcome ? null : planOf(outcome);
    if (isWanted) plans.set(row.id, plan);
    if (!account || !outcome || 'problem' in outcome) continue;
    if (row.state === 'MATCHED' && (outcome.surplus === 0 || row.keepSurplus))
      account.take(outcome, row.date);
  }
  return plans;
}
