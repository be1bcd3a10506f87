import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CheckField } from '@/components/CheckField/CheckField';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { RecordTable } from '@/components/RecordList/RecordTable';
import { useViews } from '@/components/TableTools/ViewsContext';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { validityOn } from '@/components/ValidityChip/validity';
import { useShownColumns } from '@/lib/address/useShownColumns';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import type { Master } from '@/lib/contract/masters';
import { masterListOptions } from './api/masters.queries';
import { masterView } from './components/masterView';
import type { MasterKind } from './domain/MasterKind';
import type { HrefOfOffice } from './domain/officePlaces';
import { MasterEditor } from './MasterEditor';
import { MasterReview } from './MasterReview';

const nowhere: HrefOfOffice = () => null;

export interface MasterListProps {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** Where what is in an office is listed. Default nowhere. */
  hrefOf?: HrefOfOffice;
}

/** A simple master: its records, and making, changing, switching and deleting them (DOMAIN, Screens: Master). */
export function MasterList({ kind, hrefOf = nowhere }: MasterListProps) {
  const { data, error, isFetching, refetch } = useQuery(masterListOptions(kind));
  const { withEnded, showEnded, open } = useOpenedRecord();
  const today = data?.today ?? '';
  const rows = data?.rows.filter((row) => withEnded || validityOn(row, today) !== 'ENDED');
  const columns = useShownColumns(kind.list);
  const views = useViews(kind.viewed, columns[0]);
  const view = useMemo(() => masterView(kind, today), [kind, today]);
  const handleRetry = () => void refetch();
  if (error && !data) return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  const hidden = (data?.rows.length ?? 0) - (rows?.length ?? 0);
  return (
    <PageParts>
      {!kind.undated && (
        <CheckField label="Tampilkan yang berakhir" checked={withEnded} onChange={showEnded} />
      )}
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <RecordTable
        view={view}
        views={views}
        columns={columns}
        rows={rows}
        onOpen={(row) => open(row.id)}
        empty={
          hidden > 0 ? (
            <EmptyState title={`Semua ${kind.noun} sudah berakhir`}>
              Tampilkan yang berakhir untuk melihatnya.
            </EmptyState>
          ) : (
            <EmptyState title={`Belum ada ${kind.noun}`}>{kind.whyEmpty}</EmptyState>
          )
        }
      />
      {kind.Picture && data && data.rows.length > 0 && <kind.Picture rows={data.rows} />}
      {data && <Opened {...{ kind, hrefOf, today }} rows={data.rows} />}
    </PageParts>
  );
}

interface OpenedProps extends Required<MasterListProps> {
  rows: readonly Master[];
  today: string;
}

/** What the address says is open: a record to read or edit, or a new one. */
function Opened({ kind, hrefOf, rows, today }: OpenedProps) {
  const { opened, editing, edit, close } = useOpenedRecord();
  const found = rows.find(({ id }) => String(id) === opened);
  // A record that somebody deletes stays open here: what was typed into it is not lost without a word.
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const row = found ?? (String(last?.id) === opened ? last : undefined);
  if (opened === 'new') return <MasterEditor {...{ kind, rows, today }} row={null} onClose={close} />;
  if (!row) return null;
  if (!editing) return <MasterReview {...{ kind, row, rows, today, hrefOf }} onEdit={edit} onClose={close} />;
  return <MasterEditor key={row.id} {...{ kind, row, rows, today }} onClose={close} />;
}
