import { lazyOverlay } from '@/components/LazyPart/lazyPart';

/** What sends a keeper's codes by itself; nobody else asks for its code. */
export const CountSyncPart = lazyOverlay(
  async () => ({ default: (await import('./CountSync')).CountSync }),
  () => undefined,
);
