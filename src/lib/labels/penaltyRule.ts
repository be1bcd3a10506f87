import type { Calculation } from '../contract/calculations';
import { formatPercent } from '../format/percent';
import { formatRupiah } from '../format/rupiah';

type Daily = Pick<Calculation, 'penalty_kind' | 'penalty_rate_bp' | 'penalty_per_day'>;
type Rule = Daily & Pick<Calculation, 'penalty_grace_days' | 'penalty_cap_bp'>;

/** What a day late costs: `0,5 %` or `Rp5.000`. */
export const dailyPenalty = (rule: Daily): string =>
  rule.penalty_kind === 'FIXED' ? formatRupiah(rule.penalty_per_day) : formatPercent(rule.penalty_rate_bp);

/** The whole penalty rule as a sentence for customers. */
export function penaltyRuleText(rule: Rule): string {
  if (rule.penalty_rate_bp === 0 && rule.penalty_per_day === 0) return 'Tanpa denda keterlambatan.';
  const of = rule.penalty_kind === 'FIXED' ? '' : ' dari angsuran yang belum dibayar';
  const grace =
    rule.penalty_grace_days === 0
      ? 'sejak jatuh tempo'
      : `setelah ${rule.penalty_grace_days} hari sejak jatuh tempo`;
  return `Denda ${dailyPenalty(rule)} per hari${of} ${grace}, paling tinggi ${formatPercent(rule.penalty_cap_bp)} dari angsuran.`;
}
