import type { ContractRow } from '@/lib/contract/contracts';
import { MAX_FOUND } from '@/lib/contract/paymentCard';
import { contractPage } from '../contracts/contractPage';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';

/** The first contracts that a search finds, as the list of contracts does; one's own office's only, unless all are. */
export async function contractsFound(
  db: Db,
  person: SignedIn,
  search: string,
  now: Date,
): Promise<{ rows: ContractRow[]; more: boolean }> {
  if (search.trim() === '') return { rows: [], more: false };
  const query = { search, page: 1, size: MAX_FOUND + 1, sort: 'customer_name', order: 'asc' } as const;
  const { rows } = await contractPage(db, person, query, now);
  return { rows: rows.slice(0, MAX_FOUND), more: rows.length > MAX_FOUND };
}
