import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { creditEvents } from './creditEvents';
import { findReceipt } from './findReceipt';
import { toReceipt } from './receipt';
import { statementLineOf } from './statementLine';
import { toApproval, findPendingRequest } from './pendingRequests';

/** One receipt, the line of a statement behind it, the change that waits, and its history. */
export async function creditDetail(db: Db, person: SignedIn, id: string): Promise<CreditDetail> {
  const receipt = await findReceipt(db, person, id);
  const pending = await findPendingRequest(db, receipt.id);
  return {
    credit: toReceipt(receipt),
    statement_line: await statementLineOf(db, person, receipt),
    waiting: pending ? toApproval(receipt, pending) : null,
    events: await creditEvents(db, receipt),
  };
}
