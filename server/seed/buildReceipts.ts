import type { CreditWrite } from '@/lib/contract/credits';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import { accruedPenalty, penaltyFor } from '@/lib/arithmetic/penalty';
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
  { contract, schedule }: Loan,
  creditTo: number,
  datePayment: string,
  cashier: string,
): Unnumbered[] {
  const line = schedule[creditTo - 1];
  if (!line) throw new Error(`${contract.code} has no instalment ${creditTo}`);
  const due = line.instalment;
  const single = { contract, creditTo, dateMaturity: line.date_maturity, cashier };
  if (!random.chance(0.06)) {
    return [
      receipt(random, {
        ...single,
        transactionTo: 1,
        due,
        paid: due,
        datePayment,
        penalty: penaltyFor(contract, due, daysLate(line.date_maturity, datePayment)),
      }),
    ];
  }
  const first = Math.round((due * random.between(3, 7)) / 10_000) * 1000;
  const earlier = addDays(datePayment, -random.between(1, 10));
  const rest = due - first;
  // What is paid early costs no penalty from then on.
  const [lateFirst, lateRest] = [earlier, datePayment].map((day) => daysLate(line.date_maturity, day)) as [
    number,
    number,
  ];
  const firstPenalty = penaltyFor(contract, due, lateFirst);
  const whole = accruedPenalty(contract, due, [
    { from: 0, to: lateFirst, outstanding: due },
    { from: lateFirst, to: lateRest, outstanding: rest },
  ]);
  return [
    receipt(random, {
      ...single,
      transactionTo: 1,
      due,
      paid: first,
      datePayment: earlier,
      penalty: firstPenalty,
    }),
    receipt(random, {
      ...single,
      transactionTo: 2,
      due: rest,
      paid: rest,
      datePayment,
      penalty: whole - firstPenalty,
    }),
  ];
}

const daysLate = (maturity: string, payment: string) => Math.max(0, daysBetween(maturity, payment));

interface Payment {
  contract: Loan['contract'];
  creditTo: number;
  transactionTo: number;
  dateMaturity: string;
  datePayment: string;
  /** Rupiah due and paid for the instalment in this transaction. */
  due: number;
  paid: number;
  /** Rupiah charged for lateness in this transaction. */
  penalty: number;
  cashier: string;
}

function receipt(random: Random, p: Payment): Unnumbered {
  const overdue = daysLate(p.dateMaturity, p.datePayment);
  const { penalty } = p;
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
