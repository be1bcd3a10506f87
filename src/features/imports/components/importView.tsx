import type { Column, HideBelow } from '@/components/DataTable/DataTable.types';
import type { RowsView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { sumOf } from '../domain/batchFigures';
import { checkLabelOf, statusLabelOf } from '../domain/importText';
import { RowsAndMoney } from './RowsAndMoney';
import { TwoLines } from './TwoLines';

const COLUMNS: readonly Column<ImportBatch>[] = [
  {
    key: 'file_name',
    header: 'Berkas',
    cell: (batch) => <TwoLines first={batch.file_name} second={batch.bank} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (batch) => {
      const status = statusLabelOf(batch);
      // Of what is posted whole, the check is what is still to be done.
      const { tone, label } = (status.tone === 'paid' && checkLabelOf(batch)) || status;
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
  {
    key: 'checked_at',
    header: 'Diperiksa',
    cell: ({ checked_by: by, checked_at: at }) =>
      by && <TwoLines first={formatInstant(at)} second={`oleh ${by.name}`} />,
    width: 208,
    hideBelow: 1152,
    card: 'hidden',
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

/** How the list of statements looks, but for why it is empty; cards at 767 px and below. */
export const IMPORT_VIEW: RowsView<ImportBatch, number> = {
  caption: 'Mutasi yang diunggah',
  columns: COLUMNS,
  keyOf: (batch) => batch.id,
  tools: {
    noun: 'mutasi',
    pickName: (batch) => `Pilih ${batch.file_name}`,
    copied: {
      Berkas: (batch) => batch.file_name,
      Bank: (batch) => batch.bank,
      Status: (batch) => statusLabelOf(batch).label,
      Pemeriksaan: (batch) => checkLabelOf(batch)?.label,
      Diperiksa: (batch) =>
        batch.checked_by && `Diperiksa oleh ${batch.checked_by.name} ${formatInstant(batch.checked_at)}`,
      Diunggah: (batch) => formatInstant(batch.created_at),
      Oleh: (batch) => batch.created_by.name,
      Seluruhnya: (batch) => sumOf(batch).amount,
      Cocok: (batch) => sumOf(batch, ['MATCHED']).amount,
      'Perlu diperiksa': (batch) => sumOf(batch, ['DOUBTFUL', 'UNKNOWN']).amount,
      Terposting: (batch) => sumOf(batch, ['POSTED']).amount,
    },
    summaryOf: (batches) =>
      `Seluruhnya ${formatRupiah(batches.reduce((total, batch) => total + sumOf(batch).amount, 0))}`,
    needRows: true,
  },
  skeletonRows: 6,
  isShort: true,
  failsAlone: true,
};
