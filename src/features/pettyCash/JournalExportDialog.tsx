import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { countPettyExport, exportPettyJournal, type JournalQuery } from '@/lib/contract/pettyJournal';
import { useListExport } from '@/lib/list/useListExport';
import { pettyKeys } from './api/pettyCash.queries';
import { formatRupiah } from '@/lib/format/rupiah';
import { periodText } from '@/lib/labels/period';

export interface JournalExportDialogProps {
  /** Of which office, from which day to which. */
  of: JournalQuery;
  /** The office's name, where it is known. */
  office: string | undefined;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The journal that is on screen as a file. Arrives when it is opened. */
export default function JournalExportDialog({ of, office, onClose }: JournalExportDialogProps) {
  const run = useListExport({
    root: pettyKeys.all,
    count: countPettyExport,
    file: exportPettyJournal,
    query: of,
  });
  return (
    <ExportDialog
      noun="voucher"
      endLine="jumlah voucher, debit, kredit dan saldo akhir"
      sum={
        run.summary && `Debit ${formatRupiah(run.summary.debit)}, kredit ${formatRupiah(run.summary.credit)}`
      }
      filters={[...(office === undefined ? [] : [`Kantor ${office}`]), periodText(of)]}
      {...run}
      onClose={onClose}
    />
  );
}
