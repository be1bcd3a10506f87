import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { StandingToast } from '@/components/Toast/StandingToast';
import type { Approval } from '@/lib/contract/approvals';
import {
  CREDIT_APPROVAL_SENT,
  creditApprovalSentSchema,
  creditApprovalsChannel,
} from '@/lib/contract/realtime';
import { formatNumber } from '@/lib/format/rupiah';
import { useInterruption } from '@/lib/interruption/useInterruption';
import { useRealtimeEvent } from '@/lib/realtime/RealtimeProvider';
import { useSession } from '@/lib/session/useSession';
import { approvalsOptions, dropOlderApprovals } from './api/approvals.queries';
import { creditKeys } from './api/credits.queries';
import type { SubjectLinks } from './components/SubjectLink';
import { inboxReducer, startOf } from './domain/approvalInbox';
import { requestKey, wasSettled } from './domain/approvalQueue';
import { readLater, subscribeLater } from './laterRequests';
import { standAside, useStandsAside } from './openedRecord';

const ApprovalReview = lazyOverlay(() => import('./ApprovalReview'), byOnClose);

export interface ApprovalInboxProps {
  /** Where the records that a request names are opened; what is left out is plain text. */
  links?: SubjectLinks | undefined;
}

/**
 * Opens the approval modal when a change is pushed, one at a time; above somebody's work a toast says so first
 * (docs/decisions/0123). What was missed is found at the start and after a reconnect, where the host can list it. What
 * was left for later stays so on this device, also after a reload, until another request comes; what else waits stays
 * away from a record that was opened from the modal. Mounted once, for holders of `is_credit_approval`.
 */
export function ApprovalInbox({ links }: ApprovalInboxProps) {
  const client = useQueryClient();
  const userId = useSession()?.id;
  const [{ queue, seen, done }, dispatch] = useReducer(inboxReducer, null, () => startOf(readLater()));
  const { pathname } = useLocation();
  const standsAside = useStandsAside(pathname);
  useEffect(() => subscribeLater((keys) => dispatch({ type: 'left', keys })), []);
  // `CreditSync` asks again for it with the lists, after pushes and after a reconnect.
  const waiting = useQuery(approvalsOptions()).data;
  const { phase, show } = useInterruption(queue.items.length > 0 && !standsAside);
  const isShown = phase === 'shown';
  const handleListed = useEffectEvent((now: readonly Approval[]) =>
    dispatch({ type: 'listed', waiting: now, isShown, now: performance.now() }),
  );
  useEffect(() => {
    if (waiting) handleListed(waiting);
  }, [waiting]);
  // Its code is here before it opens: nobody begins to type in between.
  useEffect(() => ApprovalReview.prefetch(), []);
  useRealtimeEvent(
    userId ? creditApprovalsChannel(userId) : null,
    CREDIT_APPROVAL_SENT,
    creditApprovalSentSchema,
    (approval) => {
      const now = performance.now();
      // What is pushed is shown wherever the reader is (SPEC 2), unless it was left or decided before.
      if (!wasSettled(queue, approval, now)) standAside(null);
      dispatch({ type: 'arrived', approval, now });
      void dropOlderApprovals(client);
    },
    () => void client.invalidateQueries({ queryKey: creditKeys.approvals() }),
  );

  const [first] = queue.items;
  if (!first || standsAside || phase === 'none') return null;
  if (!isShown) {
    return (
      <StandingToast
        tone="info"
        message={`${formatNumber(queue.items.length)} permintaan`}
        action={{ label: 'Tinjau', onClick: show }}
      />
    );
  }
  const key = requestKey(first);
  const gone = Boolean(waiting && seen.includes(key) && !waiting.some((one) => requestKey(one) === key));
  return (
    <ApprovalReview
      key={key}
      approval={first}
      gone={gone}
      position={{ place: done + 1, of: done + queue.items.length }}
      links={links}
      queue={queue.items}
      onSending={(sending) => dispatch({ type: 'sending', sending })}
      onClose={() => dispatch({ type: 'settled', approval: first, now: performance.now() })}
    />
  );
}
