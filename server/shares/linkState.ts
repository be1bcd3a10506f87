import type { ShareLink } from '@/lib/contract/shares';

/** How a link stands at a moment. */
export function linkState(
  { endsAt, revokedAt }: { endsAt: Date; revokedAt: Date | null },
  now: Date,
): ShareLink['state'] {
  if (revokedAt !== null) return 'REVOKED';
  return endsAt > now ? 'OPEN' : 'ENDED';
}
