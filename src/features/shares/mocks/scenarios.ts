import type { HttpHandler } from 'msw';
import { openSharedCard, type SharedCard } from '@/lib/contract/sharedCard';
import { listShareLinks, makeShareLink, revokeShareLink, type ShareLink } from '@/lib/contract/shares';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildSharedCard } from './buildSharedCard';
import { buildShareLink, buildShareLinks, MOCK_TOKEN } from './buildShareLink';

/** What the server says of every token that opens nothing. */
export const NO_LINK = 'Tautan ini tidak berlaku. Mintalah yang baru ke kantor.';

const opens = (card: SharedCard): HttpHandler[] => [mockEndpoint(openSharedCard, card)];
const refusesCard = (status: number, message: string): HttpHandler[] => [
  mockEndpoint(openSharedCard, () => refuse(status, message)),
];

/** Named worlds of the page that a link opens; each goes before the happy path. */
export const cardScenarios = {
  onTime: opens(buildSharedCard({ paid: 9 })),
  settled: opens(buildSharedCard({ paid: 12, status: 'SETTLED' })),
  cancelled: opens(buildSharedCard({ paid: 2, status: 'CANCELLED' })),
  officeOff: opens(buildSharedCard({ office: { active: false } })),
  asking: [mockEndpoint(openSharedCard, never)],
  noLink: refusesCard(404, NO_LINK),
  throttled: [
    mockEndpoint(openSharedCard, () =>
      refuse(
        429,
        'Terlalu sering dibuka. Coba lagi dalam 40 detik.',
        { retry_after: 40 },
        { 'Retry-After': '40' },
      ),
    ),
  ],
  offline: [mockEndpoint(openSharedCard, offline)],
  broken: refusesCard(500, ''),
} satisfies Record<string, HttpHandler[]>;

/** Named worlds of a contract's links. */
export const linkScenarios = {
  none: [mockEndpoint(listShareLinks, { rows: [] })],
  asking: [mockEndpoint(listShareLinks, never)],
  fails: [mockEndpoint(listShareLinks, () => refuse(500, ''))],
  offline: [mockEndpoint(listShareLinks, offline)],
  tooMany: [
    mockEndpoint(makeShareLink, () =>
      refuse(409, 'Kontrak JKT-2603-00118 sudah memiliki 10 tautan yang berlaku. Cabut salah satu dahulu.'),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;

/** A server that keeps what is made and revoked; a new world for each story. */
export function keepingLinks(): HttpHandler[] {
  let rows: ShareLink[] = buildShareLinks();
  return [
    mockEndpoint(listShareLinks, () => ({ rows })),
    mockEndpoint(makeShareLink, () => {
      const link = buildShareLink();
      rows = [link, ...rows];
      return { link, token: MOCK_TOKEN };
    }),
    mockEndpoint(revokeShareLink, ({ params }) => {
      const over = {
        state: 'REVOKED',
        revoked_by: { username: 'rudi.hartono', name: 'Rudi Hartono' },
        revoked_at: '2026-11-20T07:05:00.000Z',
      } as const;
      rows = rows.map((row) => (row.id === Number(params.id) ? { ...row, ...over } : row));
      return rows.find((row) => row.id === Number(params.id)) ?? refuse(404, 'Tautan ini tidak ada.');
    }),
  ];
}
