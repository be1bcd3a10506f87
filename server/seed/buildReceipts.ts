import type { CreditWrite } from '@/lib/contract/credits';
import { addDays, addMonths, daysBetween } from '../calendar/days';
import { penaltyFor } from '../credits/penalty';
import type { Loan } from './buildContract';
import type { Random } from './random';

/** A receipt before it has its number. */
export type Unnumbered = Omit<CreditWrite, 'invoice'>;

const COLLECTION_FEE = 25_000;

/** How late people pay, days: most on time, some a few days, a few for weeks. */
export function delay(random: Random): number {
  const kind = random.next();
  if (kind < 0.55) return -random.between(0, 4);
  if (kind < 0.85) return random.between(1, 6);
  return random.between(7, 45);
}

/** The receipts of one instalment that was settled on `datePayment`: usually one, sometimes two. */
export function buildReceipts(
  random: Random,
  { contract }: Loan,
  creditTo: number,
  datePayment: string,
  cashier: string,
): Unnumbered[] {
  const dateMaturity = addMonths(contract.dateStart, creditTo);
  const single = { contract, creditTo, dateMaturity, cashier };
  if (!random.chance(0.06)) {
    return [
      receipt(random, {
        ...single,
        transactionTo: 1,
        due: contract.instalment,
        paid: contract.instalment,
        datePayment,
      }),
    ];
  }
  const first = Math.round((contract.instalment * random.between(3, 7)) / 10_000) * 1000;
  const earlier = addDays(datePayment, -random.between(1, 10));
  const rest = contract.instalment - first;
  return [
    receipt(random, {
      ...single,
      transactionTo: 1,
      due: contract.instalment,
      paid: first,
      datePayment: earlier,
    }),
    receipt(random, { ...single, transactionTo: 2, due: rest, paid: rest, datePayment }),
  ];
}

interface Payment {
  contract: Loan['contract'];
  creditTo: number;
  transactionTo: number;
  dateMaturity: string;
  datePayment: string;
  /** Rupiah due and paid for the instalment in this transaction. */
  due: number;
  paid: number;
  cashier: string;
}

function receipt(random: Random, p: Payment): Unnumbered {
  const overdue = Math.max(0, daysBetween(p.dateMaturity, p.datePayment));
  const penalty = penaltyFor(p.contract, p.due, overdue);
  const penaltyDiscount = penalty > 0 && random.chance(0.25) ? Math.floor(penalty / 2) : 0;
  const discount = p.paid === p.due && random.chance(0.04) ? Math.min(10_000, p.paid) : 0;
  const fetched = overdue > 6 && random.chance(0.4);
  const creditPayment = p.paid - discount;
  const penaltyPayment = penalty - penaltyDiscount;
  const collectorPayment = fetched ? COLLECTION_FEE : 0;
  const payment = creditPayment + penaltyPayment + collectorPayment;
  const kind = random.next();
  const bank = kind < 0.58 ? 0 : kind < 0.9 ? payment : Math.floor(payment / 2000) * 1000;
  return {
    credit_to: p.creditTo,
    transaction_to: p.transactionTo,
    contract_code: p.contract.code,
    date_invoice: p.datePayment,
    date_maturity: p.dateMaturity,
    date_payment: p.datePayment,
    payment,
    credit: p.due,
    credit_discount: discount,
    credit_payment: creditPayment,
    overdue,
    penalty,
    penalty_discount: penaltyDiscount,
    penalty_payment: penaltyPayment,
    collector_payment: collectorPayment,
    cashier: p.cashier,
    cash: payment - bank,
    bank,
    note: fetched ? 'Diambil kolektor' : '',
  };
}
