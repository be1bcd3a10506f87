import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import type { Batch } from '@/lib/contract/commissions';
import { formatRupiah } from '@/lib/format/rupiah';
import { useFileExport } from '@/lib/files/useFileExport';
import { errorMessage } from '@/lib/http/ApiError';
import type { PartnerSide } from '../domain/partnerSide';

export interface BatchExportDialogProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** What was paid. */
  batch: Batch;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Export of one batch. Arrives when it is opened. */
export default function BatchExportDialog({ side, batch, onClose }: BatchExportDialogProps) {
  const name = `komisi-${batch.number.replaceAll('/', '-')}`;
  const { run, start, retry, cancel } = useFileExport(side.exportBatch, { batch: batch.id }, name);
  return (
    <ExportDialog
      noun="penerima"
      endLine="jumlah penerima dan jumlah uang"
      filters={[`Pembayaran komisi ${batch.number}`]}
      summary={{ count: batch.partners }}
      sum={`Jumlah ${formatRupiah(batch.total)}`}
      run={run}
      problem={run.step === 'failed' ? errorMessage(run.error) : undefined}
      onStart={start}
      onCancel={cancel}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
