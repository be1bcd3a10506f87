import type { ReportKey } from '@/lib/contract/reportTerms';

/** Reports by what they are about, as the page offers them. */
export const REPORT_GROUPS: readonly { title: string; reports: readonly ReportKey[] }[] = [
  {
    title: 'Uang yang diterima',
    reports: ['collections', 'settlements', 'waived', 'corrections', 'transfers'],
  },
  {
    title: 'Tunggakan dan penagihan',
    reports: ['aging', 'movements', 'achievement', 'first_payment_defaults', 'unassigned', 'late_visits'],
  },
  { title: 'Pencairan, komisi, dan kas kecil', reports: ['disbursements', 'commissions', 'petty_cash'] },
  { title: 'Jaminan', reports: ['fiduciaries', 'books'] },
];
