import { sql } from 'drizzle-orm';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import { bpkbOf } from '../bpkbRecords/bpkbOf';
import { overdueClassOn } from '../overdueClasses/overdueClassOn';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { stampsOf } from '../platform/history/stampsOf';
import { contractEvents } from './contractEvents';
import { toFacts } from './contractFacts';
import { contractReceipts } from './contractReceipts';
import { besideContract } from './masterNames';
import { paidOutOf } from './paidOut';
import { readContract } from './readContract';
import { isRunning } from './runningStatuses';

/** One contract with its card as of its office's today, its receipts and its history. */
export async function contractDetail(
  db: Db,
  person: SignedIn,
  code: string,
  now: Date,
): Promise<ContractDetail> {
  const account = await readContract(db, person, code, now);
  const [beside, receipts, stamps, registration, paidOut, book, overdueClass] = await Promise.all([
    besideContract(db, code),
    contractReceipts(db, code),
    stampsOf(db, [account.contract]),
    registrationOf(db, code),
    paidOutOf(db, code),
    bpkbOf(db, code),
    isRunning(account.contract.status) ? overdueClassOn(db, account.today, account.card.dpd) : null,
  ]);
  return {
    contract: { ...toFacts(account, beside, account.today), ...stamps(account.contract) },
    card: account.card,
    registration_id: registration,
    paid_out: paidOut,
    bpkb: book,
    overdue_class: overdueClass,
    as_of: account.asOf,
    receipts,
    events: await contractEvents(
      db,
      code,
      receipts.map((receipt) => receipt.id),
    ),
  };
}

/** The form that it came from, itself or as what remained of one before it. */
async function registrationOf(db: Db, code: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive chain (code) as (
      select ${code}::text collate "C"
      union
      select r.old_code from restructures r join chain on r.new_code = chain.code)
    select id from registrations where contract_code in (select code from chain)`);
  return rows[0]?.id ?? null;
}
