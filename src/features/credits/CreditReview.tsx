import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Approval } from '@/lib/contract/approvals';
import type { RecordId } from '@/lib/contract/fields';
import ApprovalReview from './ApprovalReview';
import { creditDetailOptions } from './api/credits.queries';
import { requestKey } from './domain/approvalQueue';

export interface CreditReviewProps {
  id: RecordId;
  onClose: () => void;
}

/** Opens the change or void that waits on a receipt, from the list or the receipt's page. */
export default function CreditReview({ id, onClose }: CreditReviewProps) {
  const client = useQueryClient();
  const detail = useQuery({ ...creditDetailOptions(client, id), placeholderData: undefined, staleTime: 0 });
  const waiting = detail.data?.waiting;
  /** What the approver reads stays the same until it is decided, whatever the server says meanwhile. */
  const [shown, setShown] = useState<Approval | null>(null);
  if (!shown && waiting) setShown(waiting);

  if (shown) {
    const gone = detail.isSuccess && (!waiting || requestKey(waiting) !== requestKey(shown));
    return <ApprovalReview approval={shown} gone={gone} onClose={onClose} />;
  }
  return (
    <Dialog open title="APPROVE NOTA PEMBAYARAN" size="large" onClose={onClose}>
      {detail.isFetching ? (
        <SkeletonLines lines={12} />
      ) : detail.error ? (
        <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
      ) : (
        <EmptyState title="Sudah diputuskan">
          Tidak ada permintaan yang menunggu pada nota ini. Daftar sudah diperbarui.
        </EmptyState>
      )}
    </Dialog>
  );
}
