import type { CardLine } from '@/lib/arithmetic/card';
import { penaltyFor, type PenaltyRule } from '@/lib/arithmetic/penalty';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';

/** How a line's penalty was calculated, in words; empty where there is none. */
export function penaltyText(
  line: Pick<
    CardLine,
    'overdue' | 'instalment' | 'paid' | 'discount' | 'penalty' | 'penalty_paid' | 'penalty_discount'
  >,
  rule: PenaltyRule,
): string {
  if (line.penalty === 0) return '';
  const settled = line.penalty_paid + line.penalty_discount;
  const less = settled > 0 ? `, dikurangi ${formatRupiah(settled)} yang sudah dibayar atau dipotong` : '';
  if (line.paid + line.discount > 0) {
    const over = rule.penaltyKind === 'FIXED' ? 'selama angsuran belum lunas' : 'atas sisa angsuran';
    return `Dihitung harian ${over}: ${formatRupiah(line.penalty + settled)}${less}.`;
  }
  const days = Math.max(0, line.overdue - rule.penaltyGraceDays);
  const accrued = penaltyFor(rule, line.instalment, line.overdue);
  const perDay =
    rule.penaltyKind === 'FIXED'
      ? formatRupiah(rule.penaltyPerDay)
      : `${formatPercent(rule.penaltyRateBp)} × ${formatRupiah(line.instalment)}`;
  const sum = `${line.overdue} hari − ${rule.penaltyGraceDays} hari masa tenggang = ${days} hari × ${perDay}`;
  return `${sum} = ${formatRupiah(accrued)}, paling tinggi ${formatPercent(rule.penaltyCapBp)}${less}.`;
}
