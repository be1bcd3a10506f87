import { useToast } from '@/components/Toast/useToast';
import type { RecordId } from '@/lib/contract/fields';
import { useRejectRequest } from './api/useRejectRequest';
import { NoRequestDialog } from './components/NoRequestDialog';
import { RejectDialog } from './components/RejectDialog';
import { kindOf, REQUEST_LABELS } from './domain/requestText';
import { useShownRequest } from './useShownRequest';

const NOT_WAITING = 'Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.';

export interface CreditRejectionProps {
  /** Id of the receipt. */
  id: RecordId;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Rejects the request that waits on a receipt, with a reason: the one that stands in the dialog, no other. */
export default function CreditRejection({ id, onClose }: CreditRejectionProps) {
  const toast = useToast();
  const { detail, shown, gone } = useShownRequest(id);
  const { send, isPending, problem } = useRejectRequest(id);
  if (!shown) {
    return (
      <NoRequestDialog
        title="Tolak permintaan"
        loading={detail.isFetching}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        onClose={onClose}
      />
    );
  }
  const { credit, request_id, request_by } = shown;
  const kind = kindOf(shown);
  const handleReject = (reason: string) => {
    // Nothing has number or version 0: without what was read nothing is rejected.
    const body = { request_id: request_id ?? 0, version: credit.version ?? 0, reason };
    send(body, {
      onSuccess: () => {
        const message = `${REQUEST_LABELS[kind].Noun} nota ${credit.invoice ?? ''} ditolak.`;
        toast.tell({ message, next: 'Peminta diberi tahu alasannya.' }, onClose);
      },
    });
  };
  return (
    <RejectDialog
      open
      invoice={credit.invoice ?? ''}
      askedBy={request_by.name || request_by.username || undefined}
      askedFor={shown.reason ?? undefined}
      kind={kind}
      busy={isPending}
      error={problem ?? (gone && !isPending ? NOT_WAITING : undefined)}
      onReject={handleReject}
      onCancel={onClose}
    />
  );
}
