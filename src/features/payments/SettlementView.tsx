import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { settlementOptions } from './api/payments.queries';
import { PrintSheet } from './components/PrintSheet';
import { SettlementSheet } from './components/SettlementSheet';

export interface SettlementViewProps {
  code: string;
  onClose: () => void;
}

/** The settlement quote of today in a dialog, to read out and to print. */
export function SettlementView({ code, onClose }: SettlementViewProps) {
  const { data, error, isFetching, refetch } = useQuery(settlementOptions(code));
  const [printing, setPrinting] = useState(false);
  return (
    <Dialog
      open
      size="medium"
      title="Pelunasan dipercepat"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Tutup</Button>
          {data && (
            <Button kind="primary" onClick={() => setPrinting(true)}>
              Cetak
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <SettlementSheet quote={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonLines lines={8} />
      )}
      {printing && data && (
        <PrintSheet size="A4" onPrinted={() => setPrinting(false)}>
          <h1>Pelunasan dipercepat</h1>
          <SettlementSheet quote={data} />
        </PrintSheet>
      )}
    </Dialog>
  );
}
