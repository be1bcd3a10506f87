import type { SettlementStep } from '@/lib/arithmetic/settlementQuote';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';

/** A step of the quote: what it is, and how its amount came about. */
export function settlementText(step: SettlementStep): { label: string; sum: string } {
  switch (step.kind) {
    case 'PRINCIPAL_DUE':
      return { label: `Pokok angsuran ke-${step.from}`, sum: covered(step) };
    case 'PRINCIPAL_AHEAD':
      return {
        label:
          step.from === step.to
            ? `Pokok angsuran ke-${step.from}`
            : `Pokok angsuran ke-${step.from} sampai ke-${step.to}`,
        sum: covered(step),
      };
    case 'INTEREST_DUE':
      return { label: `Bunga angsuran ke-${step.number}`, sum: covered(step) };
    case 'INTEREST_RUNNING':
      return {
        label: `Bunga berjalan angsuran ke-${step.number}`,
        sum: `${formatRupiah(step.scheduled)} × ${step.days} dari ${step.daysOfMonth} hari${less(step.covered)}`,
      };
    case 'PENALTY':
      return { label: `Denda angsuran ke-${step.number}`, sum: `terlambat ${step.overdue} hari` };
    case 'FEE':
      return { label: 'Biaya pelunasan', sum: `${formatPercent(step.feeBp)} × ${formatRupiah(step.base)}` };
  }
}

const less = (amount: number) => (amount > 0 ? ` − ${formatRupiah(amount)} sudah dibayar` : '');
const covered = (step: { scheduled: number; covered: number }) =>
  step.covered > 0 ? `${formatRupiah(step.scheduled)}${less(step.covered)}` : '';
