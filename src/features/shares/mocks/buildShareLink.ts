import type { ShareLink } from '@/lib/contract/shares';

const SARI = { username: 'kontrak.jkt', name: 'Sari Permata' };
const SRI = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };

/** A token as the server makes them. */
export const MOCK_TOKEN = 'p7Qm2xV9kTz4cR1wYb8nHs6dLf3gJa5eUo0iXtCvMzA';

/** A link that opens, made today for thirty days. */
export function buildShareLink(over: Partial<ShareLink> = {}): ShareLink {
  return {
    id: 31,
    state: 'OPEN',
    made_by: SARI,
    made_at: '2026-11-20T07:05:00.000Z',
    ends_at: '2026-12-20T07:05:00.000Z',
    revoked_by: null,
    revoked_at: null,
    openings: 0,
    last_opened_at: null,
    ...over,
  };
}

/** One that opens and was opened, one that ended by itself, one that was revoked. */
export const buildShareLinks = (): ShareLink[] => [
  buildShareLink({
    id: 24,
    made_at: '2026-11-12T02:30:00.000Z',
    ends_at: '2026-12-12T02:30:00.000Z',
    openings: 6,
    last_opened_at: '2026-11-19T12:44:00.000Z',
  }),
  buildShareLink({
    id: 19,
    state: 'REVOKED',
    made_by: SRI,
    made_at: '2026-10-02T04:00:00.000Z',
    ends_at: '2026-12-31T04:00:00.000Z',
    revoked_by: SARI,
    revoked_at: '2026-10-05T01:15:00.000Z',
  }),
  buildShareLink({
    id: 11,
    state: 'ENDED',
    made_by: SRI,
    made_at: '2026-08-03T04:00:00.000Z',
    ends_at: '2026-08-10T04:00:00.000Z',
    openings: 1,
    last_opened_at: '2026-08-03T04:20:00.000Z',
  }),
];
