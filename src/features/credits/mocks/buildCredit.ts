import type { Credit, Receipt } from '@/lib/contract/credits';

/** A receipt as every host sends it; its figures obey the identities of DOMAIN, Receipts. */
export function buildCredit(over: Partial<Credit> = {}): Credit {
  return {
    id: 42,
    credit_to: 7,
    transaction_to: 1,
    contract_code: 'JKT-2604-00118',
    invoice: 'JKT/2611/00042',
    date_invoice: '2026-11-20',
    date_maturity: '2026-11-10',
    date_payment: '2026-11-20',
    payment: 1_335_000,
    credit: 1_250_000,
    credit_discount: 0,
    credit_payment: 1_250_000,
    overdue: 10,
    penalty: 62_500,
    penalty_discount: 2_500,
    penalty_payment: 60_000,
    collector_payment: 25_000,
    cashier: 'Sri Wahyuni',
    cash: 335_000,
    bank: 1_000_000,
    note: '',
    input_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
    request_approval: false,
    ...over,
  };
}

/** A receipt of the embedded API. */
export function buildReceipt(over: Partial<Receipt> = {}): Receipt {
  return {
    ...buildCredit(),
    id: 42,
    office_id: 1,
    customer_name: 'Bambang Sutrisno',
    version: 3,
    created_at: '2026-11-20T02:10:00.000Z',
    updated_at: '2026-11-20T02:10:00.000Z',
    ...over,
  };
}

/** A transfer of the day before, entered on the day of the others. */
export function buildLateEntry(over: Partial<Receipt> = {}): Receipt {
  return buildReceipt({
    id: 58,
    invoice: 'JKT/2611/00058',
    customer_name: 'Kartika Maharani',
    date_payment: '2026-11-19',
    overdue: 9,
    cash: 0,
    bank: 1_335_000,
    ...over,
  });
}

/** A receipt that was voided. */
export function buildVoidReceipt(over: Partial<Receipt> = {}): Receipt {
  return buildReceipt({
    version: 4,
    voided_at: '2026-11-20T07:01:00.000Z',
    voided_by: { username: 'hendra.gunawan', name: 'Hendra Gunawan' },
    void_reason: 'Transfer ditolak bank; nasabah akan membayar ulang.',
    ...over,
  });
}

const CUSTOMERS = [
  'Bambang Sutrisno',
  'Siti Nurhaliza Putri',
  'Agus Setiawan',
  'Dewi Lestari',
  'I Made Wirawan',
  'Fransiska Tambunan',
  'Muhammad Rizky Pratama',
  'Yohana Wenda',
];
/** Whoever took money on the receipts below. */
export const CASHIERS = [
  { id: 4, username: 'sri.wahyuni', name: 'Sri Wahyuni' },
  { id: 5, username: 'rudi.hartono', name: 'Rudi Hartono' },
  { id: 6, username: 'maya.anggraini', name: 'Maya Anggraini' },
];
const cashierAt = (index: number) => {
  const { username = '', name = '' } = CASHIERS[index % CASHIERS.length] ?? {};
  return { cashier: name, cashier_by: { username, name } };
};

/** The same as the filter offers them. */
export const CASHIER_CHOICES = CASHIERS.map(({ id, name }) => ({ id, name })).toSorted((a, b) =>
  a.name.localeCompare(b.name),
);

/** As the server numbers contracts: office, year and month of the start, running number. */
function contractCode(paidNumber: number, number: number): string {
  const start = new Date(Date.UTC(2026, 10 - paidNumber, 1)).toISOString();
  return `JKT-${start.slice(2, 4)}${start.slice(5, 7)}-${String(number).padStart(5, '0')}`;
}

/** Day receipts of office 1, number 1 first: amounts, delays and names go round, so that pictures stay the same. */
export function buildReceipts(count: number): Receipt[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const paidNumber = (index % 24) + 1;
    const overdue = [0, 0, 10, 0, 3, 0, 47][index % 7] ?? 0;
    const credit = 850_000 + (index % 9) * 125_000;
    const penalty = overdue > 3 ? Math.round((credit * 5 * (overdue - 3)) / 1000) : 0;
    const payment = credit + penalty;
    const bank = index % 3 === 0 ? payment : 0;
    return buildReceipt({
      id: number,
      invoice: `JKT/2611/${String(number).padStart(5, '0')}`,
      contract_code: contractCode(paidNumber, 100 + number),
      customer_name: CUSTOMERS[index % CUSTOMERS.length] ?? '',
      credit_to: paidNumber,
      date_maturity: new Date(Date.UTC(2026, 10, 20 - overdue)).toISOString().slice(0, 10),
      payment,
      credit,
      credit_payment: credit,
      overdue,
      penalty,
      penalty_discount: 0,
      penalty_payment: penalty,
      collector_payment: 0,
      cash: payment - bank,
      bank,
      ...cashierAt(index),
      request_approval: index % 6 === 4,
    });
  });
}
