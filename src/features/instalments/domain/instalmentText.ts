import type { Calculation } from '@/lib/contract/calculations';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatDateShort } from '@/lib/format/tanggal';
import type { InstalmentPlan, TenorPlan } from './instalmentPlan';
import type { InstalmentState } from './instalmentState';

/** What a calculation for a customer is not. */
export const SIMULATION = 'Simulasi, bukan persetujuan kredit. Belum termasuk biaya dan asuransi.';

/** What a customer gets over WhatsApp: what was asked, and the instalment of every tenor. `*…*` is bold there. */
export function tenorsText(state: InstalmentState, rules: Calculation, plan: InstalmentPlan): string {
  return [
    ...head(state, rules, plan),
    '',
    ...plan.tenors.map((tenor) => `${tenor.tenor} bulan: ${perMonth(rules, tenor)}`),
    '',
    SIMULATION,
  ].join('\n');
}

/** The same for one tenor, with every due date. */
export function scheduleText(
  state: InstalmentState,
  rules: Calculation,
  plan: InstalmentPlan,
  chosen: TenorPlan,
): string {
  return [
    ...head(state, rules, plan),
    `Tenor: ${chosen.tenor} bulan`,
    `Tanggal kontrak: ${formatDate(plan.date)}`,
    '',
    ...chosen.schedule.map(
      (line) => `${line.number}. ${formatDateShort(line.date_maturity)}  ${formatRupiah(line.instalment)}`,
    ),
    '',
    `*Jumlah: ${formatRupiah(chosen.total)}*`,
    '',
    SIMULATION,
  ].join('\n');
}

function head(state: InstalmentState, rules: Calculation, plan: InstalmentPlan): string[] {
  return [
    '*Simulasi angsuran*',
    `${rules.name}, ${formatPercent(rules.rate_bp)} per tahun`,
    ...(plan.inAdvance ? ['Angsuran pertama di muka (ADDM)'] : []),
    ...(state.from === 'otr'
      ? [`Harga OTR: ${formatRupiah(state.otr)}`, `Uang muka: ${formatRupiah(state.downPayment ?? 0)}`]
      : []),
    `Pokok: ${formatRupiah(plan.principal)}`,
  ];
}

/** `Rp1.220.000 per bulan`; says so where the last month differs. */
function perMonth({ method }: Calculation, { first, second, last }: TenorPlan): string {
  if (first === last) return `*${formatRupiah(first)}* per bulan`;
  if (second > first) {
    return `*${formatRupiah(first)}* di muka, lalu *${formatRupiah(second)}* menurun sampai *${formatRupiah(last)}*`;
  }
  if (method === 'EFFECTIVE') return `*${formatRupiah(first)}* menurun sampai *${formatRupiah(last)}*`;
  return `*${formatRupiah(first)}* per bulan, terakhir ${formatRupiah(last)}`;
}
