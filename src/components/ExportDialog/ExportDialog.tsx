import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { ExportFormat } from '@/lib/contract/fileEndpoint';
import type { ExportRun } from '@/lib/files/useFileExport';
import { formatNumber } from '@/lib/format/rupiah';
import { DownloadMenu } from './DownloadMenu';
import styles from './ExportDialog.module.css';

export interface ExportDialogProps {
  /** What a row is: 'nota'. */
  noun: string;
  /** What the list is narrowed to. */
  filters: readonly string[];
  /** Undefined while it is counted. */
  summary: { count: number } | undefined;
  /** What the rows come to, in words. */
  sum?: string | undefined;
  /** What the last row of the file holds: 'jumlah nota dan jumlah uang'. */
  endLine: string;
  /** How far the export is. */
  run: ExportRun;
  /** Why counting or fetching failed, for people. */
  problem?: string | undefined;
  /** Asked to begin, in a format. */
  onStart: (format: ExportFormat) => void;
  /** The export was stopped. */
  onCancel: () => void;
  /** Counts or fetches again. */
  onRetry: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** All filtered rows of a list as a file: how many before it starts, how far while it runs, and never half a file. */
export function ExportDialog(props: ExportDialogProps) {
  const { noun, filters, summary, sum, endLine, run, problem, onClose } = props;
  const running = run.step === 'running';
  return (
    <Dialog open title={`Export ${noun}`} busy={running} onClose={onClose} actions={<Actions {...props} />}>
      <div className={styles.root}>
        <ul aria-label="Filter">
          {filters.map((filter) => (
            <li key={filter}>{filter}</li>
          ))}
        </ul>
        {!summary && !problem && <SkeletonLines lines={2} />}
        {summary && (
          <div data-part="sum">
            <p>{summary.count === 0 ? `Tidak ada ${noun}` : `${formatNumber(summary.count)} ${noun}`}</p>
            {summary.count > 0 && sum && <p>{sum}</p>}
          </div>
        )}
        {running && summary && <Progress noun={noun} run={run} expected={summary.count} />}
        {run.step === 'done' && (
          <InlineAlert tone="success" title="Berkas lengkap">
            {formatNumber(run.rows)} {noun} tersimpan di unduhan sebagai {run.fileName}.
          </InlineAlert>
        )}
        {problem && (
          <InlineAlert tone="danger" title="Export belum selesai">
            {problem} Tidak ada berkas yang tersimpan.
          </InlineAlert>
        )}
        {summary && run.step === 'ready' && summary.count > 0 && (
          <p data-part="hint">
            XLSX untuk Excel, CSV untuk program lain. Baris terakhir berisi {endLine}; export dicatat di log.
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ProgressProps {
  noun: string;
  run: Extract<ExportRun, { step: 'running' }>;
  expected: number;
}

function Progress({ noun, run, expected }: ProgressProps) {
  const total = run.total || expected;
  return (
    <ProgressBar
      label="Menyiapkan berkas"
      value={run.rows}
      max={total}
      valueText={`${formatNumber(run.rows)} dari ${formatNumber(total)} ${noun}`}
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
        <DownloadMenu onDownload={onStart} />
      )}
    </>
  );
}
