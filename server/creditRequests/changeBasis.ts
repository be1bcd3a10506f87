import type { ChangeBasis } from '@/lib/contract/changeBasis';
import { toPaymentTerms } from '../calculations/paymentTerms';
import { anyContract } from '../contracts/readContract';
import { findReceipt } from '../credits/findReceipt';
import { officeCashiers } from '../credits/officeCashiers';
import { voided } from '../credits/voidObstacle';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { changeAccount } from './changeAccount';

/** What a form calculates a change of a receipt from. 404, 403: not the caller's. 409: the receipt is void. */
export async function changeBasis(db: Db, person: SignedIn, id: string, now: Date): Promise<ChangeBasis> {
  const receipt = await findReceipt(db, person, id);
  const isVoid = voided(receipt, person.office.zone);
  if (isVoid) throw isVoid;
  const found = await anyContract(db, receipt.contractCode);
  const { today, dateStart, deposit, maxCollectorFee, hasReference, isClosed, line, receipts } =
    await changeAccount(db, found, receipt, now);
  return {
    version: receipt.version,
    today,
    date_start: dateStart,
    closed: isClosed,
    deposit,
    max_collector_fee: maxCollectorFee,
    has_reference: hasReference,
    line: line && { number: line.number, date_maturity: line.date_maturity, instalment: line.instalment },
    receipts: [...receipts],
    cashiers: (await officeCashiers(db, receipt.officeId)).map(({ text }) => text),
    rule: toPaymentTerms(found.contract),
  };
}
