import type { Receipt } from '@/lib/contract/credits';
import type { Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { formatRupiah } from '@/lib/format/rupiah';
import type { FoundContract } from '../contracts/readContract';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { receiptChanges } from './receiptChanges';

/** A call that takes an early settlement. */
export type SettleCall = StaffCall<{ id: string }, unknown, TakeSettlement>;

/** What was agreed at the counter: the quote to the rupiah. */
export const AGREED = [
  'principal',
  'interest',
  'penalty',
  'fee',
  'total',
] as const satisfies readonly (keyof Settlement)[];

/** The agreed amounts. */
export type AgreedAmounts = Pick<Settlement, (typeof AGREED)[number]>;

/** The contract's line in the log. */
export async function logSettlement(
  { db, staff, now, origin, body }: SettleCall,
  found: FoundContract,
  of: {
    quote: AgreedAmounts;
    interestForgiven: number;
    today: string;
    receipts: number;
  },
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
      ...Object.fromEntries(AGREED.map((field) => [field, [null, quote[field]]])),
      interest_forgiven: [null, interestForgiven],
      cash: [null, body.cash],
      bank: [null, body.bank],
      ...referenceChange(body),
      as_of: [null, body.as_of],
      date_payment: [null, today],
    },
  });
}

/** A line for each receipt that the settlement wrote. */
export async function logSettlementReceipts(
  { db, staff, now, origin, body }: SettleCall,
  receipts: readonly Receipt[],
) {
  await writeHistory(
    db,
    ...receipts.map((receipt) => ({
      at: now,
      staffId: staff.id,
      action: 'PAYMENT_TAKEN',
      summary: `Menerima ${formatRupiah(receipt.payment ?? 0)} untuk angsuran ke-${receipt.credit_to} kontrak ${receipt.contract_code}, nota ${receipt.invoice}, dari pelunasan dipercepat`,
      origin,
      record: { type: 'credit', id: receipt.id },
      changes: { ...receiptChanges(receipt), ...referenceChange(body) },
    })),
  );
}

const referenceChange = ({ bank_reference = '' }: TakeSettlement): Record<string, [null, string]> =>
  bank_reference.trim() === '' ? {} : { bank_reference: [null, bank_reference.trim()] };
