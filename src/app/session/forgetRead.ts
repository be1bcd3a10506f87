import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { QueryRoot } from '@/lib/query/queryRoots';

/** What stays as it is, by root. */
const KEPT: Partial<Record<QueryRoot, true>> = {
  // One's own, or nothing but names: no right decides about it.
  profile: true,
  notifications: true,
  'own-sessions': true,
  offices: true,
  holidays: true,
  // They show what a file would do, and are not asked for again by themselves.
  'price-preview': true,
  'region-preview': true,
  'holiday-preview': true,
};

const isRecord = ([root]: QueryKey) => !(typeof root === 'string' && root in KEPT);

/**
 * After rights or reach changed: records that no screen shows are dropped, those on screen are asked for again, and go
 * where the answer is 403 (`createQueryClient`).
 */
export function forgetRead(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isRecord(queryKey) });
  void client.invalidateQueries({ predicate: ({ queryKey }) => isRecord(queryKey) });
}
