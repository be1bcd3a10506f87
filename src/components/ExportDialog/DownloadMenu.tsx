import { PageMenuButton } from '@/components/PageHeader/PageMenuButton';
import type { ExportFormat } from '@/lib/contract/fileEndpoint';

export interface DownloadMenuProps {
  /** A format was chosen. */
  onDownload: (format: ExportFormat) => void;
}

/** 'Unduh', and as what: for Excel, or for other programs. */
export function DownloadMenu({ onDownload }: DownloadMenuProps) {
  return (
    <PageMenuButton
      label="Unduh"
      kind="primary"
      actions={[
        { label: 'XLSX', onSelect: () => onDownload('xlsx') },
        { label: 'CSV', onSelect: () => onDownload('csv') },
      ]}
    />
  );
}
