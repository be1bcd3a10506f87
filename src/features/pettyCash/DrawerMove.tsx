import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { addressCodec, orNull, text } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { pettyRequestOptions } from './api/pettyCash.queries';
import type { ProofUpload } from './components/ProofUpload';
import { requestTitle } from './domain/pettyText';
import { MoveCompleting } from './MoveCompleting';

const START = { petty: null as string | null };
const CODEC = addressCodec<typeof START>({ petty: orNull(text(20)) });

export interface DrawerMoveProps {
  /** A field for a proof. */
  Upload: ProofUpload;
}

/** For a cashier without petty cash: the approved move that the address names, given from or taken into their drawer. */
export function DrawerMove({ Upload }: DrawerMoveProps) {
  const [{ petty }, change] = useAddressState(CODEC, START);
  if (petty === null) return null;
  return <Opened id={petty} Upload={Upload} onClose={() => change({ petty: null }, { replace: true })} />;
}

function Opened({ id, Upload, onClose }: DrawerMoveProps & { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(pettyRequestOptions(id));
  if (data?.may_complete) return <MoveCompleting request={data} {...{ Upload, onClose }} />;
  return (
    <Dialog open title={data ? requestTitle(data) : 'Kas kecil'} onClose={onClose}>
      {data ? (
        <EmptyState title={data.voucher ? 'Uangnya sudah berpindah' : 'Tidak ada yang perlu dilakukan'}>
          {data.voucher ? `Vouchernya ${data.voucher.number}.` : data.obstacle}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </Dialog>
  );
}
