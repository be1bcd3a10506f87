import type { HttpHandler } from 'msw';
import { openSharedCard } from '@/lib/contract/sharedCard';
import { listShareLinks, makeShareLink, revokeShareLink } from '@/lib/contract/shares';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildSharedCard } from './buildSharedCard';
import { buildShareLink, buildShareLinks, MOCK_TOKEN } from './buildShareLink';

const DAY = 86_400_000;

/** Every contract has the same links; what is written is answered and kept nowhere. Every token opens the same card. */
export const shareHandlers: HttpHandler[] = [
  mockEndpoint(listShareLinks, { rows: buildShareLinks() }),
  mockEndpoint(makeShareLink, ({ body }) => {
    const made = buildShareLink();
    const ends = new Date(Date.parse(made.made_at) + body.days * DAY).toISOString();
    return { link: { ...made, ends_at: ends }, token: MOCK_TOKEN };
  }),
  mockEndpoint(revokeShareLink, ({ params }) =>
    buildShareLink({
      id: Number(params.id),
      state: 'REVOKED',
      revoked_by: { username: 'rudi.hartono', name: 'Rudi Hartono' },
      revoked_at: '2026-11-20T07:05:00.000Z',
    }),
  ),
  mockEndpoint(openSharedCard, () => buildSharedCard()),
];
