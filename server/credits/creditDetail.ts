import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { anyContract } from '../contracts/readContract';
import { seesOffice } from '../platform/auth/offices';
import { creditEvents } from './creditEvents';
import { findReceipt } from './findReceipt';
import { toReceipt, type ReceiptRow } from './receipt';
import { statementLineOf } from './statementLine';
import { toApproval, findPendingRequest, type RequestRow } from './pendingRequests';

/** One receipt, the line of a statement behind it, the change that waits, and its history. */
export async function creditDetail(db: Db, person: SignedIn, id: string): Promise<CreditDetail> {
  const receipt = await findReceipt(db, person, id);
  const pending = await findPendingRequest(db, receipt.id);
  return {
    credit: toReceipt(receipt),
    statement_line: await statementLineOf(db, person, receipt),
    waiting: pending ? toApproval(receipt, pending) : null,
    ...(pending && { may_decide: await mayDecide(db, person, receipt, pending) }),
    events: await creditEvents(db, receipt),
  };
}

/** Another person's request, by who sees the receipt's office and the one that its contract is in now. */
async function mayDecide(
  db: Db,
  person: SignedIn,
  { contractCode }: ReceiptRow,
  { requestedBy }: RequestRow,
): Promise<boolean> {
  if (person.access.is_credit_approval !== 1 || requestedBy === person.id) return false;
  return seesOffice(person, (await anyContract(db, contractCode)).contract.officeId);
}
