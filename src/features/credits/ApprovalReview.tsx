import { useEffect, useEffectEvent } from 'react';
import type { Approval } from '@/lib/contract/approvals';
import { ApprovalModal } from './components/ApprovalModal';
import type { Follow, SubjectLinks } from './components/SubjectLink';
import { keepFromOtherTabs, keepLater } from './laterRequests';
import { standAside } from './openedRecord';
import { useApprovalEffect } from './useApprovalEffect';
import { useApprovalReview } from './useApprovalReview';

export interface ApprovalReviewProps {
  /** The request: values as they are, and as they are asked for (SPEC 3). */
  approval: Approval;
  /** Its place among those that wait: '1 dari 3’. */
  position?: { place: number; of: number } | undefined;
  /** All that wait in line here, this one too. Default: it alone. */
  queue?: readonly Approval[] | undefined;
  /** The server no longer lists this request: somebody else decided it. */
  gone?: boolean;
  /** Where the records that it names are opened; what is left out is plain text. */
  links?: SubjectLinks | undefined;
  /** The approval is on its way, or no longer is. */
  onSending?: (sending: boolean) => void;
  /** Asked to be closed after it was approved. Default: `onClose`. */
  onApproved?: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** One request that waits, in its modal, with the approval wired to the API. */
export default function ApprovalReview({
  approval,
  position,
  gone,
  queue = [approval],
  links,
  onSending,
  onClose,
  onApproved = onClose,
}: ApprovalReviewProps) {
  const { phase, message, approve } = useApprovalReview(approval);
  const tell = useEffectEvent((sending: boolean) => onSending?.(sending));
  useEffect(() => tell(phase === 'sending'), [phase]);
  const effect = useApprovalEffect(approval, phase === 'ready' || phase === 'failed');
  const handleFollow: Follow = (href, beside) => {
    // Kept before the record opens: a new tab reads it when it starts, and shows nothing above the record.
    if (beside) return keepFromOtherTabs(queue);
    keepLater(approval);
    standAside(href);
    onClose();
  };
  const decidedElsewhere = gone && (phase === 'ready' || phase === 'failed');
  return (
    <ApprovalModal
      open
      approval={approval}
      phase={decidedElsewhere ? 'gone' : phase}
      effect={effect}
      message={message}
      position={position}
      links={links}
      onFollow={handleFollow}
      onApprove={approve}
      onClose={() => {
        keepLater(approval);
        if (phase === 'success') onApproved();
        else onClose();
      }}
    />
  );
}
