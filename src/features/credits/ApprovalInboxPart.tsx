import { lazyOverlay } from '@/components/LazyPart/lazyPart';

/** The requests that wait for an approver, opened one after the other; nobody else asks for its code. */
export const ApprovalInboxPart = lazyOverlay(
  async () => ({ default: (await import('./ApprovalInbox')).ApprovalInbox }),
  () => undefined,
);
