import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { stampsOf } from '../platform/history/stampsOf';
import { contractEvents } from './contractEvents';
import { toFacts } from './contractFacts';
import { contractReceipts } from './contractReceipts';
import { masterNames } from './masterNames';
import { readContract } from './readContract';

/** One contract with its card as of its office's today, its receipts and its history. */
export async function contractDetail(
  db: Db,
  person: SignedIn,
  code: string,
  now: Date,
): Promise<ContractDetail> {
  const account = await readContract(db, person, code, now);
  const [masters, receipts, stamps] = await Promise.all([
    masterNames(db, code),
    contractReceipts(db, code),
    stampsOf(db, [account.contract]),
  ]);
  return {
    contract: { ...toFacts(account, masters, account.asOf), ...stamps(account.contract) },
    card: account.card,
    as_of: account.asOf,
    receipts,
    events: await contractEvents(
      db,
      code,
      receipts.map((receipt) => receipt.id),
    ),
  };
}
