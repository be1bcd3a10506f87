import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import {
  CREDIT_APPROVAL_SENT,
  creditApprovalSentSchema,
  creditApprovalsChannel,
} from '@/lib/contract/realtime';
import { useRealtimeEvent } from '@/lib/realtime/RealtimeProvider';
import { useSession } from '@/lib/session/useSession';
import { approvalsOptions } from './api/approvals.queries';
import { creditKeys } from './api/credits.queries';
import { inboxReducer, startOf } from './domain/approvalInbox';
import { requestKey } from './domain/approvalQueue';
import { readLater, subscribeLater } from './laterRequests';

const ApprovalReview = lazyOverlay(() => import('./ApprovalReview'), byOnClose);

/**
 * Opens the approval modal when a change is pushed, one at a time; what was missed is found at the start and after
 * a reconnect, where the host can list it. What was left for later stays so on this device, also after a reload, until
 * another request comes. Mounted once, for holders of `is_credit_approval`.
 */
export function ApprovalInbox() {
  const client = useQueryClient();
  const userId = useSession()?.id;
  const [{ queue, seen, done }, dispatch] = useReducer(inboxReducer, null, () => startOf(readLater()));
  useEffect(() => subscribeLater((keys) => dispatch({ type: 'left', keys })), []);
  // `CreditSync` asks again for it with the lists, after pushes and after a reconnect.
  const waiting = useQuery(approvalsOptions()).data;
  useEffect(() => {
    if (waiting) dispatch({ type: 'listed', waiting, now: performance.now() });
  }, [waiting]);
  useRealtimeEvent(
    userId ? creditApprovalsChannel(userId) : null,
    CREDIT_APPROVAL_SENT,
    creditApprovalSentSchema,
    (approval) => dispatch({ type: 'arrived', approval, now: performance.now() }),
    () => void client.invalidateQueries({ queryKey: creditKeys.approvals() }),
  );

  const [first] = queue.items;
  if (!first) return null;
  const key = requestKey(first);
  const gone = Boolean(waiting && seen.includes(key) && !waiting.some((one) => requestKey(one) === key));
  return (
    <ApprovalReview
      key={key}
      approval={first}
      gone={gone}
      position={{ place: done + 1, of: done + queue.items.length }}
      onSending={(sending) => dispatch({ type: 'sending', sending })}
      onClose={() => dispatch({ type: 'settled', approval: first, now: performance.now() })}
    />
  );
}
