import type { ChangeBasis } from '@/lib/contract/changeBasis';
import type { Receipt } from '@/lib/contract/credits';
import { buildReceipt, CASHIER_CHOICES } from './buildCredit';

type CountedReceipt = ChangeBasis['receipts'][number];

/** A receipt as it counts on its line. */
export function countedReceipt(receipt: Receipt): CountedReceipt {
  return {
    invoice: receipt.invoice ?? '',
    credit_to: receipt.credit_to ?? 1,
    transaction_to: receipt.transaction_to ?? 1,
    date_payment: receipt.date_payment ?? '',
    overdue: receipt.overdue ?? 0,
    credit: receipt.credit ?? 0,
    credit_payment: receipt.credit_payment ?? 0,
    credit_discount: receipt.credit_discount ?? 0,
    penalty: receipt.penalty ?? 0,
    penalty_payment: receipt.penalty_payment ?? 0,
    penalty_discount: receipt.penalty_discount ?? 0,
    given: null,
  };
}

/** The line of a receipt that is alone on it: 0,5 % a day, as the receipt itself was charged. */
export function buildChangeBasis(
  over: Partial<ChangeBasis> = {},
  receipt: Receipt = buildReceipt(),
): ChangeBasis {
  const counted = countedReceipt(receipt);
  const isFromTheFirstDay = counted.penalty === Math.floor((counted.credit * 5 * counted.overdue) / 1000);
  return {
    version: receipt.version,
    today: '2026-11-20',
    date_start: '2026-04-10',
    closed: false,
    deposit: receipt.deposit ?? 0,
    max_collector_fee: 25_000,
    has_reference: true,
    line: {
      number: counted.credit_to,
      date_maturity: receipt.date_maturity ?? '',
      instalment: counted.credit,
    },
    receipts: [counted],
    cashiers: CASHIER_CHOICES.map(({ name }) => name),
    rule: {
      penalty_grace_days: isFromTheFirstDay ? 0 : 3,
      penalty_kind: 'RATE',
      penalty_rate_bp: 50,
      penalty_per_day: 0,
      penalty_cap_bp: 10_000,
      allocation_order: 'PENALTY_FIRST',
    },
    ...over,
  };
}
