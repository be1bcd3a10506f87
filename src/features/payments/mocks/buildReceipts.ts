import { receiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { LineReceipt } from '@/lib/arithmetic/replayCard';
import type { Receipt } from '@/lib/contract/credits';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import type { ReceiptPaper } from '@/lib/contract/receiptPaper';
import type { Settled, Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { addDays } from '@/lib/arithmetic/calendar';
import { settlementShares } from '@/lib/arithmetic/settlementShares';
import { buildPaymentCard } from './buildPaymentCard';

/** As Kantor Cabang has it. */
export const OFFICE = {
  name: 'Jakarta',
  address: 'Jl. Matraman Raya 118, Jakarta Timur',
  phone: '021-555-0118',
};

const AT = '2026-11-20T07:05:00.000Z';

/** What a server writes for a payment that it accepts. */
export function buildPosted(shown: PaymentCard, body: PostPayment): PostedPayment {
  const { amount, collector_payment, shares, deposit_used = 0, deposit_added = 0 } = body;
  // Banknotes pay what is owed first; what is over of them is left as deposit.
  const cash = Math.min(body.cash, amount + collector_payment);
  const paid = receiptAmounts({ shares, collector_payment, cash, deposit: deposit_used });
  const receipts = paid.map((amounts, index): Receipt => ({
    ...amounts,
    id: 900 + index,
    contract_code: shown.contract.code,
    invoice: `JKT/2611/${String(58 + index).padStart(5, '0')}`,
    date_invoice: shown.as_of,
    date_payment: body.date_payment,
    cashier: 'Sri Wahyuni',
    note: body.note,
    input_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
    request_approval: false,
    office_id: 1,
    customer_name: shown.contract.customer.name,
    version: 1,
    created_at: AT,
    updated_at: AT,
  }));
  const more = body.shares.map((share) => paidBy(share, body.date_payment));
  const deposit = shown.deposit_balance - deposit_used + deposit_added;
  const after = buildPaymentCard({ paid: 0, payments: [...shown.payments, ...more], deposit });
  return {
    receipts,
    after: { ...after, contract: { ...after.contract, version: shown.contract.version + 1 } },
  };
}

function paidBy(share: PostPayment['shares'][number], date_payment: string): LineReceipt {
  return {
    invoice: `JKT/2611/${share.credit_to}`,
    credit_to: share.credit_to,
    transaction_to: share.transaction_to,
    date_payment,
    overdue: share.overdue,
    credit: share.credit,
    credit_payment: share.credit_payment,
    credit_discount: share.credit_discount,
    penalty: share.penalty,
    penalty_payment: share.penalty_payment,
    penalty_discount: share.penalty_discount,
    given: null,
  };
}

/** A receipt's paper; a whole late instalment with its penalty. */
export function buildPaper(over: Partial<Receipt> = {}, print_count = 1): ReceiptPaper {
  const receipt: Receipt = {
    id: 900,
    credit_to: 6,
    transaction_to: 1,
    contract_code: 'JKT-2604-00118',
    invoice: 'JKT/2611/00058',
    date_invoice: '2026-11-20',
    date_maturity: '2026-10-20',
    date_payment: '2026-11-20',
    payment: 3_228_480,
    credit: 2_832_000,
    credit_discount: 0,
    credit_payment: 2_832_000,
    overdue: 31,
    penalty: 396_480,
    penalty_discount: 0,
    penalty_payment: 396_480,
    collector_payment: 0,
    cashier: 'Sri Wahyuni',
    cash: 3_228_480,
    bank: 0,
    note: '',
    input_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
    request_approval: false,
    office_id: 1,
    customer_name: 'Bambang Sutrisno',
    version: 1,
    created_at: AT,
    updated_at: AT,
    ...over,
  };
  return {
    receipt,
    print_count,
    office: OFFICE,
    plate_number: 'B 4821 TXK',
    vehicle: 'Yamaha NMAX 155',
    tenor: 12,
    rest: {
      as_of: '2026-11-20',
      instalments: 6,
      remainder: 16_992_000,
      penalty: 0,
      next_due: '2026-11-20',
    },
  };
}

/** The quote of a card, as the server calculates it. */
export function buildSettlement(shown: PaymentCard = buildPaymentCard()): Settlement {
  const { contract, as_of } = shown;
  const { quote, shares, interestForgiven } = sharesOf(shown);
  return {
    contract_code: contract.code,
    customer_name: contract.customer.name,
    as_of,
    valid_until: addDays(as_of, contract.structure.quote_days),
    ...quote,
    version: contract.version,
    receipts: shares.length,
    interest_forgiven: interestForgiven,
    quote: null,
  };
}

/** The same as a numbered quote that was given to the customer. */
export function buildQuote(shown: PaymentCard = buildPaymentCard()): Settlement {
  const given_by = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };
  return {
    ...buildSettlement(shown),
    quote: { id: 7, number: 'JKT/P2611/00007', given_by, given_at: AT },
  };
}

/** What a server writes for a settlement that it accepts. */
export function buildSettled(body: TakeSettlement, shown: PaymentCard = buildPaymentCard()): Settled {
  const { quote, shares } = sharesOf(shown);
  const { version } = shown.contract;
  const { receipts } = buildPosted(shown, {
    version,
    date_payment: shown.as_of,
    amount: quote.total - quote.fee,
    waivers: [],
    collector_payment: quote.fee,
    cash: body.cash,
    bank: body.bank,
    note: body.note,
    shares,
  });
  const after = buildPaymentCard({ paid: 12 });
  return {
    receipts: receipts.map((receipt) => ({ ...receipt, settlement_id: 1 })),
    settlement: buildSettlement(shown),
    after: { ...after, contract: { ...after.contract, status: 'SETTLED_EARLY', version: version + 1 } },
  };
}

function sharesOf({ contract, card, as_of: asOf }: PaymentCard) {
  const { settlement_fee_bp: feeBp, date_start: dateStart } = contract.structure;
  return settlementShares({ card, quoted: card, dateStart, rule: { feeBp }, asOf });
}
