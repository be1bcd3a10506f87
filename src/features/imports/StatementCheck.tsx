import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { batchOptions } from './api/imports.queries';
import { BatchHead } from './components/BatchHead';
import { FileTotal } from './components/FileTotal';
import { CheckQuestion } from './CheckQuestion';
import { FIRST_ROWS } from './domain/importAddress';
import { ImportRows, type ImportRowsProps } from './ImportRows';
import { ImportUndo } from './ImportUndo';
import { KeptStatement } from './KeptStatement';

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
  const { data: batch, error, isFetching, refetch } = useQuery(batchOptions(id));
  const [rows, setRows] = useState(FIRST_ROWS);
  const [doing, setDoing] = useState<'check' | 'undo' | null>(null);
  const back = () => setDoing(null);
  if (doing === 'undo' && batch) return <ImportUndo batch={batch} onUndone={onDecided} onClose={back} />;
  if (doing === 'check' && batch) {
    const checked = () => {
      onDecided();
      onClose();
    };
    return <CheckQuestion batch={batch} onChecked={checked} onClose={back} />;
  }
  return (
    <Dialog
      open
      size="large"
      title="Periksa mutasi"
      onClose={onClose}
      actions={
        <>
          <CancelButton>Tutup</CancelButton>
          {batch?.may_undo && (
            <Button kind="danger" onClick={() => setDoing('undo')}>
              Batalkan posting
            </Button>
          )}
          {batch?.may_check && (
            <Button kind="primary" onClick={() => setDoing('check')}>
              Cocokkan dengan bank
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
          <FileTotal batch={batch} />
          <KeptStatement batch={batch} />
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
