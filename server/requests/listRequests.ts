import type { ContractRequest } from '@/lib/contract/requests';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { toRequest, listPendingRequests } from './requestRow';

/** Waiting requests that a person may decide, and their own, oldest first. */
export async function listRequests(db: Db, person: SignedIn): Promise<ContractRequest[]> {
  const rows = await listPendingRequests(db, person);
  const seen = rows.map((row) => toRequest(row, person));
  return seen.filter(({ may_decide, may_withdraw }) => may_decide || may_withdraw);
}
