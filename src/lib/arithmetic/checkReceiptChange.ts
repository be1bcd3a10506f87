import type { AllocationOrder } from './allocate';
import { changeReceipt, type ChangedLine } from './changeReceipt';
import type { PenaltyRule } from './penalty';
import type { DueLine, LineReceipt, Restated } from './replayCard';
import { ON_THE_CARD, type ReceiptErrors, type ReceiptValues, type Sayings } from './receiptValues';
import { valueErrors, type ValueContext } from './valueErrors';

/** What a change of a receipt is held against. */
export interface ChangeAccount extends ValueContext {
  /** The receipt's line of the schedule; null where there is none. */
  line: DueLine | null;
  /** All that counts on that line, the receipt among it. */
  receipts: readonly LineReceipt[];
  rule: PenaltyRule;
  order: AllocationOrder;
}

/** What a change comes to. */
export interface CheckedChange {
  /** Per field, in words; empty: the card is sound with it. */
  errors: ReceiptErrors;
  /** Receipts of the line that are split again by it; null where it leaves the card alone or can't be calculated. */
  others: Restated<LineReceipt>[] | null;
}

/**
 * Holds a change against the card that results (docs/decisions/0063): with the same words in the form as it is typed, when
 * it is asked for, and again before it is applied. RangeError where the receipt is not among those that count.
 */
export function checkReceiptChange(
  account: ChangeAccount,
  before: ReceiptValues,
  after: ReceiptValues,
  say: Sayings,
): CheckedChange {
  const errors = valueErrors(before, after, account, say);
  const touchesCard = ON_THE_CARD.some((field) => after[field] !== before[field]);
  // Without a real day and a known line nothing can be calculated.
  if (!touchesCard || errors.date_payment || errors.date_maturity || errors.credit_to) {
    return { errors, others: null };
  }
  const { line, rule, order } = account;
  const money = after.credit_payment + after.penalty_payment;
  const changed = changeReceipt(
    { schedule: line ? [line] : [], receipts: account.receipts, rule, order, invoice: before.invoice },
    { ...after, money },
  );
  return {
    errors: {
      ...cardErrors(after, changed.receipt, changed.faults.length > 0, say),
      ...errors,
      ...(line && after.date_maturity !== line.date_maturity && { date_maturity: dueText(line, say) }),
      ...(money === 0 && {
        credit_payment: 'Nota harus membayar angsuran atau denda. Minta pembatalannya.',
      }),
      ...surplusError(changed, say),
    },
    others: changed.others,
  };
}

const dueText = ({ number, date_maturity }: DueLine, say: Sayings) =>
  `Angsuran ke-${number} jatuh tempo ${say.tanggal(date_maturity)} menurut jadwal.`;

/** The line that would hold more than it can take, with by how much. */
function surplusError({ faults }: ChangedLine<LineReceipt>, { rupiah }: Sayings): ReceiptErrors {
  const [fault] = faults;
  if (!fault) return {};
  const { credit_to, amount } = fault;
  return {
    credit_payment: `Angsuran ke-${credit_to} akan kelebihan ${rupiah(amount)}: angsuran dan dendanya tidak sebanyak itu.`,
  };
}

/** Fields in which the values are not what the days give. */
function cardErrors(
  after: ReceiptValues,
  due: LineReceipt,
  hasSurplus: boolean,
  { rupiah }: Sayings,
): ReceiptErrors {
  const errors: ReceiptErrors = {};
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
