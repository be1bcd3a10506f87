import { lazyOverlay } from '@/components/LazyPart/lazyPart';

/** What sends a collector's visits by itself; nobody else asks for its code. */
export const FieldSyncPart = lazyOverlay(
  async () => ({ default: (await import('./FieldSync')).FieldSync }),
  () => undefined,
);
