import { Money } from '@/components/Money/Money';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { AchievedAccount } from '@/lib/contract/achievement';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { AccountListState } from '../domain/accountList';
import { codeColumn, collectorColumn, customerColumn } from './rowColumns';

/** How accounts look: who still has to pay first. */
export const ACCOUNT_VIEW: ListView<AchievedAccount, AccountListState, string> = {
  caption: 'Akun',
  isShort: true,
  keyOf: ({ contract_code, collector }) => `${contract_code} ${collector?.id ?? ''}`,
  nameOf: ({ customer_name, contract_code }) => `${customer_name}, ${contract_code}`,
  columns: [
    customerColumn(),
    codeColumn(),
    {
      ...{ key: 'state', header: 'Keadaan', width: 206, whole: 'line', card: 'leadAside' },
      cell: (row) => <Standing row={row} />,
    },
    {
      ...{ key: 'due', header: 'Jatuh tempo', width: 108, whole: 'line', card: 'hidden' },
      cell: ({ next_due }) => formatDateShort(next_due),
    },
    {
      ...{ key: 'village', header: 'Kelurahan', minWidth: 130, whole: true, hideBelow: 1152, card: 'foot' },
      cell: ({ village }) => village ?? 'Belum berwilayah',
    },
    collectorColumn(),
    {
      ...{ key: 'installment', header: 'Angsuran', align: 'end', width: 116 },
      ...{ card: 'footAside', cardLabel: true },
      cell: ({ installment }) => <Money value={installment} />,
    },
    {
      ...{ key: 'paid', header: 'Terkumpul', align: 'end', width: 116, card: 'aside' },
      cell: ({ paid }) => <Money value={paid} />,
    },
  ],
  emptyWords: ({ show }) => ({
    title: show === 'paid' ? 'Belum ada akun yang membayar' : 'Tidak ada akun yang harus membayar',
    why: 'Akun muncul di sini bila terlambat, jatuh tempo dalam 3 hari, atau membayar pada periode ini.',
  }),
};

/** Paid in the period, or how late it is by now. */
function Standing({ row: { paid, held, dpd } }: { row: AchievedAccount }) {
  if (paid > 0) return <StatusChip tone="paid">{held ? 'Sudah bayar' : 'Bayar, lalu berpindah'}</StatusChip>;
  if (!held || dpd === null) return <StatusChip tone="neutral">Berpindah</StatusChip>;
  if (dpd > 0) return <StatusChip tone="overdue">Terlambat {formatNumber(dpd)} hari</StatusChip>;
  return (
    <StatusChip tone="due">
      {dpd === 0 ? 'Jatuh tempo hari ini' : `${formatNumber(-dpd)} hari lagi`}
    </StatusChip>
  );
}
