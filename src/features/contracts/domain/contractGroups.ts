import type { FactGroup } from '@/components/FactGroups/FactGroups';
import type { PaidOut } from '@/lib/contract/contractDetail';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import { formatPercent } from '@/lib/format/percent';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { IN_ADVANCE_LABELS, METHOD_LABELS, VEHICLE_KIND_LABELS } from '@/lib/labels/calculationLabels';
import { WAY_LABELS } from '@/lib/labels/disbursementLabels';
import { dailyPenalty } from '@/lib/labels/penaltyRule';

const ORDERS = { PENALTY_FIRST: 'Denda dahulu', INSTALMENT_FIRST: 'Angsuran dahulu' };

/**
 * Everything that was signed, in the order in which staff ask for it (DOMAIN, Nasabah); the numbers of the collateral
 * stand with the papers.
 */
export function contractGroups(contract: ContractFacts, paidOut: PaidOut | null): FactGroup[] {
  return [
    ...[customerGroup(contract), vehicleGroup(contract), loanGroup(contract), rulesGroup(contract)],
    ...(paidOut ? [paidOutGroup(paidOut)] : []),
  ];
}

function paidOutGroup(paid: PaidOut): FactGroup {
  const isCash = paid.way === 'CASH';
  return group('Pencairan', [
    ['Dicairkan', `${formatRupiah(paid.amount)}, ${formatDate(paid.day)}`],
    ['Cara', WAY_LABELS[paid.way]],
    ['Rekening penerima', isCash ? '' : `${paid.bank} ${paid.account} a.n. ${paid.account_holder}`],
    ['No. referensi bank', paid.reference],
    [isCash ? 'Dibayar kasir' : 'Dicairkan oleh', paid.paid_by],
  ]);
}

function customerGroup({ customer, office }: ContractFacts): FactGroup {
  return group('Nasabah', [
    ['Nama', customer.name],
    ['NIK', customer.nik],
    ['Telepon', customer.phone],
    ['Alamat', customer.address],
    ['Kantor', office.name],
  ]);
}

function vehicleGroup({ vehicle }: ContractFacts): FactGroup {
  return group('Kendaraan', [
    ['Jenis', VEHICLE_KIND_LABELS[vehicle.kind]],
    ['Kendaraan', vehicle.name],
    ['Tahun', vehicle.year === null ? '' : String(vehicle.year)],
    ['Warna', vehicle.colour],
    ['Nopol', vehicle.plate_number],
  ]);
}

function loanGroup({ structure: s }: ContractFacts): FactGroup {
  return group('Pembiayaan', [
    ['Jenis kontrak', s.contract_type ?? ''],
    ['Finance', s.finance ?? ''],
    ['Tanggal kontrak', formatDate(s.date_start)],
    ['OTR', formatRupiah(s.otr)],
    ['Uang muka', formatRupiah(s.down_payment)],
    ['Pokok', formatRupiah(s.principal)],
    ['Tenor', `${formatNumber(s.tenor)} bulan`],
    ['Angsuran', formatRupiah(s.instalment)],
    ['Angsuran pertama', IN_ADVANCE_LABELS[`${s.in_advance}`]],
    ['Tanggal jatuh tempo', s.due_day === null ? '' : `Setiap tanggal ${s.due_day}`],
  ]);
}

function rulesGroup({ structure: s }: ContractFacts): FactGroup {
  return group('Aturan kontrak', [
    ['Perhitungan', s.calculation ?? ''],
    ['Bunga', `${METHOD_LABELS[s.method]}, ${formatPercent(s.rate_bp)} per tahun`],
    ['Pembulatan', `Ke atas, ${formatRupiah(s.round_to)}`],
    ['Denda', `${dailyPenalty(s)} per hari${s.penalty_kind === 'FIXED' ? ', tetap' : ''}`],
    ['Bebas denda', `${formatNumber(s.penalty_grace_days)} hari`],
    ['Batas denda', `${formatPercent(s.penalty_cap_bp)} dari angsuran`],
    ['Urutan bayar', ORDERS[s.allocation_order]],
    ['Biaya pelunasan', `${formatPercent(s.settlement_fee_bp)} dari sisa pokok`],
  ]);
}

const group = (title: string, facts: FactGroup['facts']): FactGroup => ({
  title,
  facts: facts.filter(([, value]) => value !== ''),
});
