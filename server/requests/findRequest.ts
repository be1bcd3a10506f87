import { eq } from 'drizzle-orm';
import { anyContract, holdContract, type FoundContract } from '../contracts/readContract';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contractRequests } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { requestRows, type RequestRow } from './requestRow';

const MISSING = 'Permintaan ini tidak ada.';

/** A request on a contract of the caller's office. 404: there is none. 403: another office's. */
export async function findRequest(db: Db, person: SignedIn, id: string): Promise<RequestRow> {
  const [row] = await requestRows(db, eq(contractRequests.id, idOf(id, MISSING)));
  if (!row) throw notFound(MISSING);
  requireOffice(person, row.officeId, 'Permintaan ini milik kantor lain.');
  return row;
}

/**
 * The same with its contract, which is held until the transaction ends: whoever decides stands in line here. The wall is the
 * request's office: the contract may have gone to another one since.
 */
export async function lockRequest(
  tx: Db,
  person: SignedIn,
  id: string,
): Promise<{ found: FoundContract; request: RequestRow }> {
  const { contractCode } = await findRequest(tx, person, id);
  await holdContract(tx, contractCode);
  const found = await anyContract(tx, contractCode);
  return { found, request: await findRequest(tx, person, id) };
}
