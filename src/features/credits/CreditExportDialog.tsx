import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { countCreditExport, exportCredits } from '@/lib/contract/creditExport';
import { formatRupiah } from '@/lib/format/rupiah';
import { useListExport } from '@/lib/list/useListExport';
import { officesQuery } from '@/lib/query/officesQuery';
import { cashiersOptions, creditKeys } from './api/credits.queries';
import { listQuery, type CreditListState } from './domain/creditListState';
import { exportText } from './domain/exportText';
import { useCreditListState } from './useCreditListState';

/** Export of the list as it is narrowed in the address. Arrives when it is opened. */
export default function CreditExportDialog({
  onClose,
}: {
  /** Asked to be closed. */
  onClose: () => void;
}) {
  const { state } = useCreditListState();
  const offices = useQuery(officesQuery());
  const cashiers = useQuery(cashiersOptions(state.office));
  const run = useListExport({
    root: creditKeys.all,
    count: countCreditExport,
    file: exportCredits,
    query: exportQuery(state),
  });
  return (
    <ExportDialog
      noun="nota"
      endLine="jumlah nota dan jumlah uang"
      sum={run.summary && `Jumlah ${formatRupiah(run.summary.total_payment)}, tanpa nota yang dibatalkan`}
      filters={exportText(state, {
        office: offices.data?.find((office) => office.id === state.office)?.name,
        cashier: cashiers.data?.find((cashier) => cashier.id === state.cashier)?.name,
      })}
      {...run}
      onClose={onClose}
    />
  );
}

/** What an export asks for: the list's filters and order, without its page. */
function exportQuery(state: CreditListState) {
  const query = listQuery(state);
  delete query.page;
  delete query.size;
  return query;
}
