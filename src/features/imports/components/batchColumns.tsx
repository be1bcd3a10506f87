import type { Column, HideBelow } from '@/components/DataTable/DataTable.types';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatInstant } from '@/lib/format/tanggal';
import { sumOf } from '../domain/batchFigures';
import { statusLabelOf } from '../domain/importText';
import { RowsAndMoney } from './RowsAndMoney';
import { TwoLines } from './TwoLines';

/** Columns of the list of statements. */
export const BATCH_COLUMNS: readonly Column<ImportBatch>[] = [
  {
    key: 'file_name',
    header: 'Berkas',
    cell: (batch) => <TwoLines first={batch.file_name} second={batch.bank} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (batch) => {
      const { tone, label } = statusLabelOf(batch);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
    width: 184,
    whole: true,
    card: 'aside',
  },
  {
    key: 'created_at',
    header: 'Diunggah',
    cell: (batch) => <TwoLines first={formatInstant(batch.created_at)} second={batch.created_by.name} />,
    width: 208,
    card: 'foot',
  },
  money('all', 'Seluruhnya', 768, (batch) => sumOf(batch)),
  money('matched', 'Cocok', 1152, (batch) => sumOf(batch, ['MATCHED'])),
  money('open', 'Perlu diperiksa', false, (batch) => sumOf(batch, ['DOUBTFUL', 'UNKNOWN'])),
  money('posted', 'Terposting', 944, (batch) => sumOf(batch, ['POSTED'])),
];

function money(
  key: string,
  header: string,
  hideBelow: HideBelow,
  sum: (batch: ImportBatch) => { rows: number; amount: number },
) {
  const cell = (batch: ImportBatch) => {
    const { rows, amount } = sum(batch);
    return rows > 0 ? <RowsAndMoney rows={rows} amount={amount} /> : null;
  };
  const card = key === 'open' ? 'footAside' : 'hidden';
  return {
    key,
    header,
    cell,
    align: 'end',
    width: 116,
    hideBelow,
    card,
    cardLabel: true,
  } satisfies Column<ImportBatch>;
}
