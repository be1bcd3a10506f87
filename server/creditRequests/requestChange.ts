import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditWrite } from '@/lib/contract/credits';
import { anyContract } from '../contracts/readContract';
import { creditDetail } from '../credits/creditDetail';
import { valuesOf } from '../credits/receipt';
import { invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { StaffCall } from '../platform/http/route';
import { createCreditRequest, lockReceiptToRequest } from './createCreditRequest';
import { checkChange } from './checkChange';

type RequestCall = StaffCall<
  { id: string },
  unknown,
  { update: CreditWrite; reason: string; version: number }
>;

/** A maker asks for other values; the receipt keeps its own until someone else approves (DOMAIN, maker and checker). */
export async function requestChange(call: RequestCall): Promise<CreditDetail> {
  const { db, staff, now, body } = call;
  const receipt = await lockReceiptToRequest(call);
  const changes = changesBetween(valuesOf(receipt), body.update);
  if (Object.keys(changes).length === 0)
    throw invalid({ update: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  const found = await anyContract(db, receipt.contractCode);
  await checkChange(db, found, receipt, body.update, now);
  await createCreditRequest(call, receipt, { kind: 'CHANGE', values: body.update, changes });
  return creditDetail(db, staff, call.params.id);
}
