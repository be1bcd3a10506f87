import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CheckField } from '@/components/CheckField/CheckField';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { RecordTable } from '@/components/RecordList/RecordTable';
import { useViews } from '@/components/TableTools/ViewsContext';
import { validityOn } from '@/components/ValidityChip/validity';
import { useShownColumns } from '@/lib/address/useShownColumns';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { errorMessage } from '@/lib/http/ApiError';
import { versionsOptions } from './api/calculations.queries';
import { CalculationEditor } from './CalculationEditor';
import { CalculationReview } from './CalculationReview';
import { calculationView } from './components/calculationView';
import { CALCULATIONS_VIEWED } from './domain/calculationsViewed';
import { versionMode } from './domain/versionMode';

/** Perhitungan: how contracts are calculated, in versions by date (DOMAIN, Screens: Master). */
export function CalculationList() {
  const { data, error, isFetching, refetch } = useQuery(versionsOptions());
  const { withEnded, showEnded, open } = useOpenedRecord();
  const today = data?.today ?? '';
  const rows = data?.rows.filter((row) => withEnded || validityOn(row, today) !== 'ENDED');
  const columns = useShownColumns('perhitungan');
  const views = useViews(CALCULATIONS_VIEWED, columns[0]);
  const view = useMemo(() => calculationView(today), [today]);
  if (error && !data) {
    return <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <PageParts>
      <CheckField label="Tampilkan yang berakhir" checked={withEnded} onChange={showEnded} />
      {error && (
        <InlineAlert tone="warning" title="Daftar belum diperbarui">
          {errorMessage(error)} Yang tampil adalah data terakhir.
        </InlineAlert>
      )}
      <RecordTable
        view={view}
        views={views}
        columns={columns}
        rows={rows}
        onOpen={(row) => open(row.id)}
        empty={
          <EmptyState title="Belum ada Perhitungan">
            Tanpa Perhitungan yang berlaku tidak ada kontrak yang dapat dibuat.
          </EmptyState>
        }
      />
      {data && <Opened rows={data.rows} today={today} />}
    </PageParts>
  );
}

interface OpenedProps {
  rows: readonly CalculationMaster[];
  today: string;
}

/** What the address says is open: a version to read or edit, or a new code. */
function Opened({ rows, today }: OpenedProps) {
  const { opened, editing, edit, close } = useOpenedRecord();
  if (opened === 'new') {
    return <CalculationEditor row={null} mode="create" today={today} onClose={close} />;
  }
  const row = rows.find(({ id }) => String(id) === opened);
  if (!row) return null;
  const mode = versionMode(row, rows, today);
  if (!editing) return <CalculationReview row={row} mode={mode} onEdit={edit} onClose={close} />;
  // While it is written over, a row may stop being the newest: the form stays, and learns it from the answer.
  return (
    <CalculationEditor
      key={row.id}
      row={row}
      mode={mode === 'change' ? 'change' : 'follow'}
      before={rows.find((one) => one.code === row.code && one.valid_from < row.valid_from)}
      today={today}
      onClose={close}
    />
  );
}
