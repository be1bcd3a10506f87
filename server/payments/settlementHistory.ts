import type { Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { formatRupiah } from '@/lib/format/rupiah';
import type { FoundContract } from '../contracts/readContract';
import type { Changes } from '../platform/core/changes';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { transferChanges } from './logReceipts';

/** A call that takes an early settlement. */
export type SettleCall = StaffCall<{ id: string }, unknown, TakeSettlement>;

/** What was agreed at the counter: the quote to the rupiah. */
export const AGREED = ['principal', 'interest', 'penalty', 'fee', 'total'] as const;

/** The agreed amounts. */
export type AgreedAmounts = Pick<Settlement, (typeof AGREED)[number]>;

/** The agreed amounts as changed fields: each from nothing. */
export const agreedChanges = (quote: AgreedAmounts): Changes =>
  Object.fromEntries(AGREED.map((field) => [field, [null, quote[field]]]));

/** The contract's line in the log. */
export async function logSettlement(
  { db, staff, now, origin, body }: SettleCall,
  found: FoundContract,
  of: { quote: AgreedAmounts; interestForgiven: number; today: string; receipts: number },
) {
  const { quote, interestForgiven, today, receipts } = of;
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CONTRACT_SETTLED_EARLY',
    summary: `Menerima pelunasan dipercepat ${formatRupiah(quote.total)} atas kontrak ${found.contract.code}, ${receipts} nota`,
    origin,
    record: { type: 'contract', id: found.contract.code },
    changes: {
      status: [found.contract.status, 'SETTLED_EARLY'],
      ...agreedChanges(quote),
      interest_forgiven: [null, interestForgiven],
      cash: [null, body.cash],
      bank: [null, body.bank],
      ...(await transferChanges(db, body)),
      as_of: [null, body.as_of],
      date_payment: [null, today],
    },
  });
}
