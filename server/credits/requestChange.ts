import { eq } from 'drizzle-orm';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditWrite } from '@/lib/contract/credits';
import { todayIn } from '../calendar/today';
import { contracts, offices } from '../db/schema';
import type { Db } from '../db/connect';
import { changesBetween } from '../history/changes';
import { ApiError, invalid } from '../http/ApiError';
import type { StaffCall } from '../http/route';
import { ask, receiptToAskFor } from './ask';
import { creditDetail } from './creditDetail';
import { owedBefore } from './owedBefore';
import { valuesOf, type ReceiptRow } from './receipt';
import { closedErrors } from './closedErrors';
import { ruleErrors } from './rules';

type RequestCall = StaffCall<
  { id: string },
  unknown,
  { update: CreditWrite; reason: string; version: number }
>;

/** A maker asks for other values; the receipt keeps its own until someone else approves (DOMAIN, maker and checker). */
export async function requestChange(call: RequestCall): Promise<CreditDetail> {
  const { db, staff, now, body } = call;
  const receipt = await receiptToAskFor(call);
  const changes = changesBetween(valuesOf(receipt), body.update);
  if (Object.keys(changes).length === 0)
    throw invalid({ update: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  await checkRules(db, receipt, body.update, now);
  await ask(call, receipt, { kind: 'CHANGE', values: body.update, changes });
  return creditDetail(db, staff, call.params.id);
}

/** Throws 422 with every identity that the values break. Called again before they are applied. */
export async function checkRules(tx: Db, receipt: ReceiptRow, after: CreditWrite, now: Date): Promise<void> {
  const [found] = await tx
    .select({ contract: contracts, zone: offices.zone })
    .from(contracts)
    .innerJoin(offices, eq(offices.id, receipt.officeId))
    .where(eq(contracts.code, receipt.contractCode));
  if (!found) throw new ApiError(500, 'Kontrak nota ini tidak ada.');
  const owed = await owedBefore(tx, found.contract, after);
  const before = valuesOf(receipt);
  const errors = {
    ...ruleErrors(before, after, found.contract, todayIn(found.zone, now), owed),
    ...closedErrors(found.contract.status, before, after),
  };
  const paths = Object.entries(errors).map(([field, message]) => [`update.${field}`, message] as const);
  if (paths.length > 0) throw invalid(Object.fromEntries(paths));
}
