import type { CardAmount, DecisionConsequences } from '@/lib/contract/consequences';
import { formatDifference, formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { labelOf } from '@/lib/labels/creditFields';
import { contractStatusLabel } from '@/lib/labels/statusLabel';

/** One value before and after, as people read it. */
export interface ConsequenceRow {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** Rows that belong together under a heading. */
export interface ConsequenceGroup {
  title: string;
  rows: ConsequenceRow[];
}

const AMOUNTS: Record<CardAmount, string> = {
  paid: 'Dibayar',
  discount: 'Potongan angsuran',
  remainder: 'Sisa angsuran',
  penalty_paid: 'Denda dibayar',
  penalty_discount: 'Potongan denda',
  penalty: 'Sisa denda',
};

/** Everything that changes on card, penalty, deposit and later receipts, in groups; the cashiers' days stand apart. */
export function consequenceGroups(found: DecisionConsequences): ConsequenceGroup[] {
  return [
    ...byLine(found),
    { title: 'Seluruh kontrak', rows: wholeContract(found) },
    ...byReceipt(found),
  ].filter((group) => group.rows.length > 0);
}

/** What changes on the whole contract and in the cashiers' days, in a few rows; the lines behind it are left out. */
export function consequencesInShort(
  found: DecisionConsequences,
): (Pick<ConsequenceRow, 'label' | 'after'> & { before?: string })[] {
  const days = found.cash.map(({ cashier, day, cash, bank }) => ({
    label: `Kas ${cashier}, ${formatDateShort(day)}`,
    after: [
      cash !== 0 && `${formatDifference(cash)} tunai`,
      bank !== 0 && `${formatDifference(bank)} transfer`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  }));
  return [...wholeContract(found), ...days];
}

/** What stays as it is though a reader may wonder, in words; null where nothing of it does. */
export function unchangedText({ card, penalty, deposit, cash }: DecisionConsequences): string | null {
  const words = [
    penalty.before === penalty.after && 'denda',
    card.status.before === card.status.after && 'status kontrak',
    card.next_due.before === card.next_due.after && 'jatuh tempo berikutnya',
    cash.length === 0 && 'kas harian',
    deposit.before === deposit.after && deposit.before > 0 && 'titipan',
  ].filter((word) => word !== false);
  return words.length > 0 ? `Tidak berubah: ${words.join(', ')}.` : null;
}

function byLine({ card }: DecisionConsequences): ConsequenceGroup[] {
  const numbers = [...new Set(card.lines.map((line) => line.number))];
  return numbers.map((number) => ({
    title: `Angsuran ke-${number}`,
    rows: card.lines
      .filter((line) => line.number === number)
      .map(({ field, before, after }) => ({ key: field, label: AMOUNTS[field], ...amounts(before, after) })),
  }));
}

function wholeContract({ card, penalty, deposit }: DecisionConsequences): ConsequenceRow[] {
  const { before, after } = card.totals;
  return [
    { key: 'remainder', label: 'Sisa angsuran', ...amounts(before.remainder, after.remainder) },
    { key: 'charged', label: 'Denda menurut aturan', ...amounts(penalty.before, penalty.after) },
    { key: 'penalty', label: 'Sisa denda', ...amounts(before.penalty, after.penalty) },
    { key: 'deposit', label: 'Titipan', ...amounts(deposit.before, deposit.after) },
    {
      key: 'status',
      label: 'Status',
      before: contractStatusLabel(card.status.before).label,
      after: contractStatusLabel(card.status.after).label,
    },
    {
      key: 'next_due',
      label: 'Jatuh tempo berikutnya',
      before: dueText(card.next_due.before),
      after: dueText(card.next_due.after),
    },
    ...(card.office ? [{ key: 'office', label: 'Kantor', ...card.office }] : []),
  ].filter((row) => row.before !== row.after);
}

function byReceipt({ later }: DecisionConsequences): ConsequenceGroup[] {
  const invoices = [...new Set(later.map((row) => row.invoice))];
  return invoices.map((invoice) => ({
    title: `Nota ${invoice} dihitung ulang`,
    rows: later
      .filter((row) => row.invoice === invoice)
      .map(({ field, before, after }) => ({ key: field, label: labelOf(field), ...amounts(before, after) })),
  }));
}

const amounts = (before: number, after: number) => ({
  before: formatNumber(before),
  after: formatNumber(after),
});

const dueText = (day: string | null) => (day === null ? 'tidak ada' : formatDateShort(day));
