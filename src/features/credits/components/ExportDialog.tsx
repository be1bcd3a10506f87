import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { CreditExportSummary } from '@/lib/contract/creditExport';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import type { ExportRun } from '../useCreditExport';
import styles from './ExportDialog.module.css';

export interface ExportDialogProps {
  /** What the list is narrowed to. */
  filters: readonly string[];
  /** Undefined while it is counted. */
  summary: CreditExportSummary | undefined;
  /** How far the export is. */
  run: ExportRun;
  /** Why counting or fetching failed, for people. */
  problem?: string | undefined;
  /** Asked to begin. */
  onStart: () => void;
  /** The export was stopped. */
  onCancel: () => void;
  /** Counts or fetches again. */
  onRetry: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** All filtered receipts as a file: how many before it starts, how far while it runs, and never half a file. */
export function ExportDialog(props: ExportDialogProps) {
  const { filters, summary, run, problem, onClose } = props;
  const running = run.step === 'running';
  return (
    <Dialog open title="Export nota" busy={running} onClose={onClose} actions={<Actions {...props} />}>
      <div className={styles.root}>
        <ul aria-label="Filter">
          {filters.map((filter) => (
            <li key={filter}>{filter}</li>
          ))}
        </ul>
        {!summary && !problem && <SkeletonLines lines={2} />}
        {summary && (
          <div data-part="sum">
            <p>{summary.count === 0 ? 'Tidak ada nota' : `${formatNumber(summary.count)} nota`}</p>
            {summary.count > 0 && (
              <p>Jumlah {formatRupiah(summary.total_payment)}, tanpa nota yang dibatalkan</p>
            )}
          </div>
        )}
        {running && summary && <Progress run={run} expected={summary.count} />}
        {run.step === 'done' && (
          <InlineAlert tone="success" title="Berkas lengkap">
            {formatNumber(run.rows)} nota tersimpan di unduhan sebagai {summary?.file_name}.
          </InlineAlert>
        )}
        {problem && (
          <InlineAlert tone="danger" title="Export belum selesai">
            {problem} Tidak ada berkas yang tersimpan.
          </InlineAlert>
        )}
        {summary && run.step === 'ready' && summary.count > 0 && (
          <p data-part="hint">
            CSV untuk Excel. Baris terakhir berisi jumlah nota dan jumlah uang; export dicatat di log.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Progress({ run, expected }: { run: Extract<ExportRun, { step: 'running' }>; expected: number }) {
  const total = run.total || expected;
  return (
    <ProgressBar
      label="Menyiapkan berkas"
      value={run.rows}
      max={total}
      valueText={`${formatNumber(run.rows)} dari ${formatNumber(total)} nota`}
    />
  );
}

function Actions({ summary, run, problem, onStart, onCancel, onRetry, onClose }: ExportDialogProps) {
  if (run.step === 'running') return <Button onClick={onCancel}>Batal</Button>;
  return (
    <>
      <Button onClick={onClose}>{run.step === 'done' ? 'Selesai' : 'Tutup'}</Button>
      {problem && (
        <Button kind="primary" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
      {!problem && run.step === 'ready' && summary !== undefined && summary.count > 0 && (
        <Button kind="primary" onClick={onStart}>
          Unduh CSV
        </Button>
      )}
    </>
  );
}
