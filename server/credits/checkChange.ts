import { changeReceipt, type ChangedLine } from '@/lib/arithmetic/changeReceipt';
import type { LineReceipt } from '@/lib/arithmetic/replayCard';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { CreditWrite } from '@/lib/contract/credits';
import type { FieldErrors } from '@/lib/contract/envelope';
import { todayIn } from '../calendar/today';
import { allocationOrder, paymentsOn, type FoundContract } from '../contracts/readContract';
import type { Db } from '../db/connect';
import { invalid } from '../http/ApiError';
import { rupiah } from '../words/rupiah';
import { tanggal } from '../words/tanggal';
import { closedErrors } from './closedErrors';
import { valuesOf, type ReceiptRow } from './receipt';
import { ruleErrors } from './rules';

/** Fields that a contract's payment card is calculated from, or that say what it came to. */
const ON_THE_CARD = [
  'date_maturity',
  'date_payment',
  'overdue',
  'credit',
  'credit_discount',
  'credit_payment',
  'penalty',
  'penalty_discount',
  'penalty_payment',
] as const;

/** What a change does beside its receipt; null where it leaves the card alone. */
export type CardEffect = Pick<ChangedLine<LineReceipt>, 'others'> | null;

/**
 * Holds a change against the card that results (docs/decisions/0063), when it is asked for and again before it is applied.
 * Gives the receipts that are split anew by it. 422 names each field that is wrong (`update.x`), and the line that
 * would hold more than it can take.
 */
export async function checkChange(
  tx: Db,
  found: FoundContract,
  receipt: ReceiptRow,
  after: CreditWrite,
  now: Date,
): Promise<CardEffect> {
  const { contract, office } = found;
  const before = valuesOf(receipt);
  const today = todayIn(office.zone, now);
  const errors = {
    ...ruleErrors(before, after, { today, dateStart: contract.dateStart, deposit: receipt.deposit }),
    ...closedErrors(contract.status, before, after),
  };
  const touchesCard = ON_THE_CARD.some((field) => after[field] !== before[field]);
  // Without a real day and amounts in range nothing can be calculated.
  if (!touchesCard || isIncalculable(errors)) {
    throwIfAny(errors);
    return null;
  }
  const line = buildSchedule(contract).find((one) => one.number === receipt.creditTo);
  const account = {
    schedule: line ? [line] : [],
    receipts: await paymentsOn(tx, contract.code),
    rule: contract,
    order: allocationOrder(contract),
    invoice: receipt.invoice,
  };
  const money = after.credit_payment + after.penalty_payment;
  const changed = changeReceipt(account, { ...after, money });
  throwIfAny({
    ...cardErrors(after, changed.receipt, changed.faults.length > 0),
    ...errors,
    ...(line && after.date_maturity !== line.date_maturity && { date_maturity: dueWords(line) }),
    ...(money === 0 && { credit_payment: 'Nota harus membayar angsuran atau denda. Minta pembatalannya.' }),
    ...surplusError(changed),
  });
  return { others: changed.others };
}

const isIncalculable = (errors: FieldErrors) =>
  errors.date_payment !== undefined ||
  errors.credit_to !== undefined ||
  Object.values(errors).includes('Terlalu besar.');

function throwIfAny(errors: FieldErrors): void {
  const paths = Object.entries(errors).map(([field, message]) => [`update.${field}`, message] as const);
  if (paths.length > 0) throw invalid(Object.fromEntries(paths));
}

const dueWords = (line: { number: number; date_maturity: string }) =>
  `Angsuran ke-${line.number} jatuh tempo ${tanggal(line.date_maturity)} menurut jadwal.`;

/** The line that would hold more than it can take, with by how much. */
function surplusError({ faults }: ChangedLine<LineReceipt>): FieldErrors {
  const [fault] = faults;
  if (!fault) return {};
  const { credit_to, amount } = fault;
  return {
    credit_payment: `Angsuran ke-${credit_to} akan kelebihan ${rupiah(amount)}: angsuran dan dendanya tidak sebanyak itu.`,
  };
}

/** Fields in which the values are not what the days give. */
function cardErrors(after: CreditWrite, due: LineReceipt, hasSurplus: boolean): FieldErrors {
  const errors: FieldErrors = {};
  if (after.overdue !== due.overdue) {
    errors.overdue = `Harus ${due.overdue} hari, dari jatuh tempo sampai tanggal bayar.`;
  }
  if (after.credit !== due.credit) {
    errors.credit = `Sisa angsuran ke-${due.credit_to} sebelum nota ini: ${rupiah(due.credit)}.`;
  }
  if (after.penalty !== due.penalty) errors.penalty = `Denda menurut aturan kontrak: ${rupiah(due.penalty)}.`;
  for (const field of ['credit_discount', 'penalty_discount'] as const) {
    if (after[field] !== due[field]) errors[field] = `Paling banyak ${rupiah(due[field])}.`;
  }
  if (hasSurplus) return errors;
  for (const field of ['credit_payment', 'penalty_payment'] as const) {
    if (after[field] !== due[field]) errors[field] = `Menurut urutan kontrak: ${rupiah(due[field])}.`;
  }
  return errors;
}
