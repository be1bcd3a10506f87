import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { RecordTable } from '@/components/RecordList/RecordTable';
import { SearchField } from '@/components/SearchField/SearchField';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { IMPORT_PAGE_SIZE, type ImportRow } from '@/lib/contract/importRows';
import { type ImportBatch } from '@/lib/contract/imports';
import { formatNumber } from '@/lib/format/rupiah';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { useNextRow } from './api/useNextRow';
import { rowsOptions } from './api/imports.queries';
import { ROW_VIEW } from './components/rowView';
import { StateFilter } from './components/StateFilter';
import { FIRST_ROWS, type RowsState } from './domain/importAddress';
import { RowCorrection, type RowCorrectionProps } from './RowCorrection';
import styles from './ImportRows.module.css';

export interface ImportRowsProps extends Pick<RowCorrectionProps, 'hrefOfContract' | 'hrefOfReceipt'> {
  /** The statement. */
  batch: ImportBatch;
  /** Which lines are shown, as the address keeps it. */
  state: RowsState;
  /** Another filter or page; `step`: going back leads here again. */
  onState: (state: RowsState, step: boolean) => void;
}

/** A statement's rows by state, fifty a page. */
export function ImportRows({ batch, state, onState, hrefOfContract, hrefOfReceipt }: ImportRowsProps) {
  const client = useQueryClient();
  const query = useQuery(rowsOptions(batch.id, state));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const [opened, setOpened] = useState<ImportRow | null>(null);
  const columns = useColumnChoice('baris-mutasi');
  const content = useRef<HTMLDivElement>(null);
  const { isMoving, goOn } = useNextRow(batch.id, (next) => {
    flushSync(() => setOpened(next));
    // The button that was pressed is gone: without this neither Esc nor Tab would know of the dialog.
    content.current?.focus();
  });
  const handleRetry = () => void refetch();
  return (
    <PageParts className={styles.root}>
      <StateFilter
        batch={batch}
        value={state.state}
        onChange={(next) => onState({ ...FIRST_ROWS, search: state.search, state: next }, false)}
      />
      <div data-part="search">
        <SearchField
          label="Cari baris"
          placeholder="Keterangan, kontrak, nasabah, jumlah, tanggal"
          value={state.search}
          onSearch={(search) => onState({ ...FIRST_ROWS, state: state.state, search }, false)}
        />
      </div>
      {state.line !== null && (
        <InlineAlert
          tone="info"
          action={
            <Button kind="quiet" onClick={() => onState(FIRST_ROWS, true)}>
              Tampilkan semua baris
            </Button>
          }
        >
          Hanya baris {formatNumber(state.line)} yang tampil.
        </InlineAlert>
      )}
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <RecordTable
        failure={
          error &&
          !data && (
            <ErrorState
              error={error}
              onRetry={handleRetry}
              retrying={isFetching}
              kept="Filter Anda tetap ada."
            />
          )
        }
        view={ROW_VIEW}
        columns={columns}
        ready={data !== undefined && data.count > 0}
        rows={data?.rows}
        onOpen={setOpened}
        loading={isPlaceholderData}
        empty={
          <EmptyState title="Tidak ada baris di sini">
            {state.search ? `Tidak ada yang cocok dengan “${state.search}”.` : 'Pilih status lain di atas.'}
          </EmptyState>
        }
      />
      {data && data.count > IMPORT_PAGE_SIZE && (
        <Pagination
          page={state.page}
          size={IMPORT_PAGE_SIZE}
          count={data.count}
          busy={isPlaceholderData}
          onPage={(page) => onState({ ...state, page }, true)}
          onPrefetch={(page) => void client.prefetchQuery(rowsOptions(batch.id, { ...state, page }))}
        />
      )}
      {opened && (
        <RowCorrection
          batch={batch}
          row={opened}
          hrefOfContract={hrefOfContract}
          hrefOfReceipt={hrefOfReceipt}
          contentRef={content}
          moving={isMoving}
          onNext={goOn}
          onClose={() => setOpened(null)}
        />
      )}
    </PageParts>
  );
}
