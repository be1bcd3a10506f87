import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import { batchOptions } from './api/imports.queries';
import { useCheckImport } from './api/useCheckImport';
import { BatchHead } from './components/BatchHead';
import { FileTotal } from './components/FileTotal';
import { FIRST_ROWS } from './domain/importAddress';
import { ImportRows, type ImportRowsProps } from './ImportRows';
import { ImportUndo } from './ImportUndo';

export interface StatementCheckProps extends Pick<ImportRowsProps, 'hrefOfContract' | 'hrefOfReceipt'> {
  /** Id of the statement. */
  id: number;
  /** It was checked, or its receipts are void. */
  onDecided: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/**
 * A posted statement for a second person, who compares file and total with the bank: it is the bank's, or it is undone. All
 * of it is here, since who only checks has no page of statements.
 */
export function StatementCheck({
  id,
  onDecided,
  onClose,
  hrefOfContract,
  hrefOfReceipt,
}: StatementCheckProps) {
  const toast = useToast();
  const { data: batch, error, isFetching, refetch } = useQuery(batchOptions(id));
  const [rows, setRows] = useState(FIRST_ROWS);
  const [isUndoing, setUndoing] = useState(false);
  const done = () => {
    onDecided();
    onClose();
  };
  const { check, isPending, problem } = useCheckImport(batch, () =>
    toast.tell(
      {
        message: `Mutasi ${batch?.file_name} sudah dicocokkan dengan bank.`,
        next: 'Transfer yang ada di dalamnya kini dikonfirmasi.',
      },
      done,
    ),
  );
  if (isUndoing && batch)
    return <ImportUndo batch={batch} onUndone={onDecided} onClose={() => setUndoing(false)} />;
  return (
    <Dialog
      open
      size="large"
      title="Periksa mutasi"
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending}>Tutup</CancelButton>
          {batch?.may_undo && (
            <Button kind="danger" disabled={isPending} onClick={() => setUndoing(true)}>
              Batalkan posting
            </Button>
          )}
          {batch?.may_check && (
            <Button kind="primary" busy={isPending} busyLabel="Menyimpan…" onClick={check}>
              Sudah dicocokkan dengan bank
            </Button>
          )}
        </>
      }
    >
      {!batch && !error && <SkeletonLines lines={10} />}
      {!batch && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {batch && (
        <PageParts>
          <BatchHead batch={batch} />
          {problem && (
            <InlineAlert tone="danger" title="Belum tersimpan">
              {problem}
            </InlineAlert>
          )}
          <FileTotal batch={batch} />
          <ImportRows
            batch={batch}
            state={rows}
            onState={setRows}
            hrefOfContract={hrefOfContract}
            hrefOfReceipt={hrefOfReceipt}
          />
        </PageParts>
      )}
    </Dialog>
  );
}
