import type { Column } from '@/components/DataTable/DataTable.types';
import { DueDate } from '@/components/DueDate/DueDate';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ContractCard } from '@/lib/contract/contractCard';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { Holidays } from '@/lib/query/useHolidays';
import { lineStatusLabel } from '@/lib/labels/lineStatusLabel';

export type CardLine = ContractCard['lines'][number];

/**
 * Columns of a payment card. Discounts have theirs only where one was given. Where holidays are known, an open line due
 * on a day off says the working day before.
 */
export function paymentCardColumns(hasDiscount: boolean, holidays?: Holidays): Column<CardLine>[] {
  const columns: Column<CardLine>[] = [
    { key: 'number', header: 'Ke', cell: (line) => <LineNumber line={line} />, width: 52 },
    {
      key: 'date_maturity',
      header: 'Jatuh tempo',
      cell: (line) =>
        line.remainder > 0 ? (
          <DueDate date={line.date_maturity} holidays={holidays} />
        ) : (
          formatDateShort(line.date_maturity)
        ),
      width: 164,
      whole: true,
    },
    { key: 'instalment', header: 'Angsuran', ...figure((line) => line.instalment), card: 'aside' },
    { key: 'principal', header: 'Pokok', ...figure((line) => line.principal), card: 'hidden' },
    {
      key: 'interest',
      header: 'Bunga',
      ...figure((line) => line.interest),
      width: 100,
      card: 'hidden',
      hideBelow: 1152,
    },
    { key: 'paid', header: 'Dibayar', ...figure((line) => line.paid) },
    { key: 'discount', header: 'Potongan', ...figure((line) => line.discount), width: 100 },
    { key: 'remainder', header: 'Sisa', ...figure((line) => line.remainder) },
    { key: 'penalty', header: 'Denda', ...figure((line) => line.penalty) },
    {
      key: 'status',
      header: 'Status',
      cell: (line) => <LineStatusChip line={line} />,
      width: 170,
      whole: true,
    },
  ];
  return columns.filter((column) => column.key !== 'discount' || hasDiscount);
}

function figure(value: (line: CardLine) => number) {
  return {
    align: 'end' as const,
    width: 112,
    // A card leaves zeros out: they would only make it longer.
    cell: (line: CardLine) => (
      <span data-zero={value(line) === 0 || undefined}>{formatNumber(value(line))}</span>
    ),
  };
}

function LineNumber({ line }: { line: CardLine }) {
  return (
    <span data-done={(line.status === 'PAID' && line.penalty === 0) || undefined}>
      <span data-part="word">Angsuran ke-</span>
      {line.number}
    </span>
  );
}

function LineStatusChip({ line }: { line: CardLine }) {
  const { label, tone } = lineStatusLabel(line);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
