import type { Period } from '@/lib/contract/creditListDefaults';
import { formatDate, formatMonth } from '@/lib/format/tanggal';
import type { CreditListState } from './creditListState';
import { MEANS_LABELS, STATUS_LABELS } from './filterText';

/** What an export is narrowed to, one filter a phrase. `names` of what is chosen; no office: all. */
export function exportText(
  state: CreditListState,
  names: { office: string | undefined; cashier: string | undefined },
): string[] {
  const { search, status, cashier, means } = state;
  return [
    periodText(state.period, state.date),
    ...(state.by === 'entered' && state.period !== 'all' ? ['Menurut tanggal entri'] : []),
    names.office ? `Kantor ${names.office}` : 'Semua kantor',
    ...(status ? [STATUS_LABELS[status]] : []),
    ...(cashier === null ? [] : [`Kasir ${names.cashier ?? 'terpilih'}`]),
    ...(means ? [MEANS_LABELS[means]] : []),
    ...(search ? [`Pencarian “${search}”`] : []),
  ];
}

/** Without a date the office's today is meant, which the server knows. */
function periodText(period: Period, date: string): string {
  switch (period) {
    case 'all':
      return 'Semua tanggal';
    case 'day':
      return date ? formatDate(date) : 'Hari ini';
    case 'week':
      return date ? `Minggu yang memuat ${formatDate(date)}` : 'Minggu ini';
    case 'month':
      return date ? formatMonth(date) : 'Bulan ini';
    case 'year':
      return date ? `Tahun ${date.slice(0, 4)}` : 'Tahun ini';
  }
}
