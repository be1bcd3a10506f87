import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { RecordId } from '@/lib/contract/fields';
import { creditDetailOptions } from './api/receipt.queries';
import { ChangeRequest } from './ChangeRequest';

export interface CreditChangeProps {
  /** Id of the receipt. */
  id: RecordId;
  /** The request was sent, or the form was left. */
  onDone: () => void;
}

/** The change request of a receipt (DOMAIN, maker and checker). Opened from the list it shows at once. */
export function CreditChange({ id, onDone }: CreditChangeProps) {
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(creditDetailOptions(client, id));
  if (!data) {
    if (!error) return <SkeletonLines lines={14} />;
    return (
      <ErrorState
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        kept="Yang pernah Anda ketik di sini tetap tersimpan."
      />
    );
  }
  // A row of the list says that a change waits, not which one: the form waits for that answer.
  if (isPlaceholderData && data.credit.request_approval) return <SkeletonLines lines={14} />;
  return <ChangeRequest key={String(id)} detail={data} onDone={onDone} />;
}
