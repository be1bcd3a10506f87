import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { BATCH_COLUMNS } from './components/batchColumns';
import { sumOf } from './domain/batchFigures';
import { statusLabelOf } from './domain/importText';

/** Above the statements: their columns, and what can be done with chosen ones. */
export default function ImportListTools(bar: ListToolsBar<ImportBatch>) {
  return <ListTools {...bar} columns={BATCH_COLUMNS} cells={CELLS} noun="mutasi" summaryOf={summaryOf} />;
}

const summaryOf = (batches: readonly ImportBatch[]) =>
  `Seluruhnya ${formatRupiah(batches.reduce((total, batch) => total + sumOf(batch).amount, 0))}`;

const CELLS = {
  Berkas: (batch: ImportBatch) => batch.file_name,
  Bank: (batch: ImportBatch) => batch.bank,
  Status: (batch: ImportBatch) => statusLabelOf(batch).label,
  Diunggah: (batch: ImportBatch) => formatInstant(batch.created_at),
  Oleh: (batch: ImportBatch) => batch.created_by.name,
  Seluruhnya: (batch: ImportBatch) => sumOf(batch).amount,
  Cocok: (batch: ImportBatch) => sumOf(batch, ['MATCHED']).amount,
  'Perlu diperiksa': (batch: ImportBatch) => sumOf(batch, ['DOUBTFUL', 'UNKNOWN']).amount,
  Terposting: (batch: ImportBatch) => sumOf(batch, ['POSTED']).amount,
};
