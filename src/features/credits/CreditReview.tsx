import { useToast } from '@/components/Toast/useToast';
import ApprovalReview from './ApprovalReview';
import { NoRequestDialog } from './components/NoRequestDialog';
import type { SubjectLinks } from './components/SubjectLink';
import type { RecordId } from '@/lib/contract/fields';
import { kindOf, REQUEST_LABELS } from './domain/requestText';
import { useShownRequest } from './useShownRequest';

export interface CreditReviewProps {
  /** Id of the receipt. */
  id: RecordId;
  /** Where the records that the request names are opened. */
  links?: SubjectLinks | undefined;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Opens the change or void that waits on a receipt, from the list or the receipt's page. */
export default function CreditReview({ id, links, onClose }: CreditReviewProps) {
  const { detail, shown, gone } = useShownRequest(id);
  const toast = useToast();
  if (shown) {
    const message = `${REQUEST_LABELS[kindOf(shown)].Noun} nota ${shown.credit.invoice ?? ''} disetujui.`;
    return (
      <ApprovalReview
        approval={shown}
        gone={gone}
        links={links}
        onApproved={() => toast.tell({ message, next: 'Peminta diberi tahu.' }, onClose)}
        onClose={onClose}
      />
    );
  }
  return (
    <NoRequestDialog
      title={REQUEST_LABELS.CHANGE.title}
      loading={detail.isFetching}
      error={detail.error}
      onRetry={() => void detail.refetch()}
      onClose={onClose}
    />
  );
}
