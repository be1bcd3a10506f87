import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatFileSize } from '@/lib/format/fileSize';
import { useKeptStatement } from './api/useKeptStatement';

export interface KeptStatementProps {
  /** The statement. */
  batch: Pick<ImportBatch, 'file'>;
}

/** The file that a statement was read from, for whoever compares it; or that it was not kept. */
export function KeptStatement({ batch: { file } }: KeptStatementProps) {
  const { busy, problem, download } = useKeptStatement(file);
  if (!file) {
    return (
      <InlineAlert tone="warning" title="Berkasnya tidak disimpan">
        Cocokkan setiap baris di bawah dengan rekening di bank.
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      tone={problem === undefined ? 'info' : 'danger'}
      title={`${file.name}, ${formatFileSize(file.bytes)}`}
      action={
        <Button kind="quiet" busy={busy} busyLabel="Mengunduh…" onClick={download}>
          Unduh berkas
        </Button>
      }
    >
      {problem ??
        'Berkas asli dari pengunggahnya. Yang diposting adalah baris di bawah: cocokkan juga barisnya.'}
    </InlineAlert>
  );
}
