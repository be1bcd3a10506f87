import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Settled } from '@/lib/contract/payments';
import { useSession } from '@/lib/session/useSession';
import { space } from '@/lib/theme/tokens';
import { settlementOptions } from './api/payments.queries';
import { useTakeSettlement } from './api/useTakeSettlement';
import { PrintSheet } from './components/PrintSheet';
import { SettlementForm } from './components/SettlementForm';
import { SettlementSheet } from './components/SettlementSheet';
import { EMPTY_SETTLEMENT, settlementBody } from './domain/settlementDraft';

export interface SettlementViewProps {
  code: string;
  onClose: () => void;
  /** The settlement was taken: the contract is closed, this dialog's work done. */
  onTaken: (settled: Settled) => void;
}

/** The settlement quote of today in a dialog: to read out, to print, and with `is_credit_add` to take. */
export function SettlementView({ code, onClose, onTaken }: SettlementViewProps) {
  const mayTake = useSession()?.access.is_credit_add === 1;
  const { data, error, isFetching, refetch } = useQuery(settlementOptions(code));
  const [draft, setDraft] = useState(EMPTY_SETTLEMENT);
  const [printing, setPrinting] = useState(false);
  const { send, isPending, isConflict, problem } = useTakeSettlement(code, onTaken);
  const formId = useId();
  const handleSubmit = () => {
    const body = data && settlementBody(data, draft);
    if (body) send(body);
  };
  return (
    <Dialog
      open
      size="medium"
      title="Pelunasan dipercepat"
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Tutup</Button>
          {data && (
            <Button kind={mayTake ? 'secondary' : 'primary'} onClick={() => setPrinting(true)}>
              {mayTake ? 'Cetak penawaran' : 'Cetak'}
            </Button>
          )}
          {data && mayTake && (
            <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Menyimpan…">
              Terima & cetak
            </Button>
          )}
        </>
      }
    >
      <Parts>
        {problem && (
          <InlineAlert
            tone={isConflict ? 'warning' : 'danger'}
            title={isConflict ? 'Hitungan ini berubah' : 'Pelunasan belum tersimpan'}
          >
            {problem} Yang Anda ketik tetap ada.
          </InlineAlert>
        )}
        {data ? (
          <SettlementSheet quote={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonLines lines={8} />
        )}
        {data && mayTake && (
          <SettlementForm
            formId={formId}
            quote={data}
            draft={draft}
            busy={isPending}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
            onSubmit={handleSubmit}
          />
        )}
      </Parts>
      {printing && data && (
        <PrintSheet size="A4" onPrinted={() => setPrinting(false)}>
          <h1>Pelunasan dipercepat</h1>
          <SettlementSheet quote={data} />
        </PrintSheet>
      )}
    </Dialog>
  );
}

const Parts = styled('div')({ display: 'grid', gap: space(4) });
