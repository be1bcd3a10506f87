import type { CreditDetail } from '@/lib/contract/creditDetail';
import { anyContract } from '../contracts/readContract';
import { creditDetail } from '../credits/creditDetail';
import { valuesOf } from '../credits/receipt';
import { voidEffect } from '../credits/voidObstacle';
import { createCreditRequest, lockReceiptToRequest, type CreditRequestCall } from './createCreditRequest';

/** A maker asks that a receipt be voided; it counts until someone else approves (DOMAIN, Nota Cicilan). */
export async function requestVoid(call: CreditRequestCall): Promise<CreditDetail> {
  const { db, staff } = call;
  const receipt = await lockReceiptToRequest(call);
  await voidEffect(db, await anyContract(db, receipt.contractCode), receipt);
  await createCreditRequest(call, receipt, { kind: 'VOID', values: valuesOf(receipt), changes: {} });
  return creditDetail(db, staff, call.params.id);
}
