import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { KeptFile } from '@/lib/contract/files';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { voucherOptions } from './api/pettyCash.queries';
import { VoucherFacts } from './components/VoucherFacts';

export interface VoucherDetailProps {
  /** The voucher. */
  id: string;
  /** The reader may write a voucher of the office now. */
  mayWrite: boolean;
  /** Address of another voucher. */
  hrefOf: (id: number) => string;
  /** Shows a kept file. */
  File: ComponentType<{ label: string; file: KeptFile }>;
  /** Asked to have it voided. */
  onVoid: (voucher: PettyVoucher) => void;
  /** A part of the expense came back. */
  onRefund: (voucher: PettyVoucher) => void;
  /** The advance is accounted for. */
  onSettle: (voucher: PettyVoucher) => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** One voucher with its proof, what it belongs to, and what can be done with it. */
export function VoucherDetail(props: VoucherDetailProps) {
  const { id, mayWrite, hrefOf, File, onVoid, onRefund, onSettle, onClose } = props;
  const { data, error, isFetching, refetch } = useQuery(voucherOptions(id));
  const isSpent =
    data?.kind === 'EXPENSE' && data.state === 'NOT_REPLENISHED' && data.void_request_id === null;
  return (
    <Dialog
      open
      size="medium"
      title={data ? `Voucher ${data.number}` : 'Voucher'}
      changed={false}
      onClose={onClose}
      actions={
        <>
          {data?.may_void && data.void_request_id === null && (
            <Button kind="quiet" onClick={() => onVoid(data)}>
              Minta pembatalan
            </Button>
          )}
          {mayWrite && data && isSpent && <Button onClick={() => onRefund(data)}>Catat pengembalian</Button>}
          {mayWrite && data?.kind === 'ADVANCE' && data.state === 'OPEN' && (
            <Button onClick={() => onSettle(data)}>Pertanggungjawabkan</Button>
          )}
          <CancelButton>Tutup</CancelButton>
        </>
      }
    >
      {data ? (
        <VoucherFacts
          voucher={data}
          hrefOf={hrefOf}
          proof={data.proof && <File label="Bukti" file={data.proof} />}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Dialog>
  );
}
