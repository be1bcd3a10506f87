import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordId } from '@/lib/contract/fields';
import { useSession } from '@/lib/session/useSession';
import { approvalsOptions } from './api/approvals.queries';
import type { SubjectLinks } from './components/SubjectLink';
import { WaitingReceipts } from './components/WaitingReceipts';
import { CreditReviewPart } from './CreditReviewPart';

export interface ContractApprovalsProps {
  /** Contract code. */
  code: string;
  /** Where the records that a request names are opened. */
  links?: SubjectLinks | undefined;
}

/**
 * What waits for an approver on the receipts of a contract, on its page and its card, and the way back to the modal.
 * Nothing where the host can't list it; nobody else asks.
 */
export function ContractApprovals({ code, links }: ContractApprovalsProps) {
  const decides = useSession()?.access.is_credit_approval === 1;
  const { data } = useQuery({ ...approvalsOptions(), enabled: decides });
  /** The receipt that was opened: it stays open when nothing waits on it any more, and says so. */
  const [reviewed, setReviewed] = useState<RecordId | null>(null);
  if (!decides) return null;
  const waiting = data?.filter(({ credit }) => credit.contract_code === code) ?? [];
  return (
    <>
      <WaitingReceipts waiting={waiting} onReview={({ credit }) => setReviewed(credit.id)} />
      {reviewed !== null && (
        <CreditReviewPart id={reviewed} links={links} onClose={() => setReviewed(null)} />
      )}
    </>
  );
}
