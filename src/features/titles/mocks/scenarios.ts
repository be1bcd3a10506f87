import type { HttpHandler } from 'msw';
import { changeTitle, listTitles, previewTitle } from '@/lib/contract/titles';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildWaitingChange } from '@/lib/mocks/buildWaitingChange';
import { buildPreview, buildTitle, buildTitles } from './buildTitle';

/** Named worlds for Jabatan & Hak Akses. */
export const titleScenarios = {
  asking: [mockEndpoint(listTitles, never)],
  networkGone: [mockEndpoint(listTitles, offline)],
  serverFails: [mockEndpoint(listTitles, () => refuse(500, ''))],
  forbidden: [mockEndpoint(listTitles, refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.'))],
  none: [mockEndpoint(listTitles, { rows: [], may_change: true })],
  readsOnly: [mockEndpoint(listTitles, { rows: buildTitles(), may_change: false })],
  stranding: [
    mockEndpoint(
      previewTitle,
      buildPreview({
        stranded: [
          {
            kind: 'RECEIPT',
            name: 'JKT/2611/00004',
            office_name: 'Jakarta',
            since: '2026-11-18T03:00:00.000Z',
          },
          {
            kind: 'REGISTRATION',
            name: 'F/JKT/2611/0007',
            office_name: 'Jakarta',
            since: '2026-11-19T03:00:00.000Z',
          },
        ],
        stranded_count: 23,
      }),
    ),
  ],
  lastHolder: [
    mockEndpoint(
      previewTitle,
      buildPreview({
        people: [{ username: 'admin.sistem', name: 'Lukman Hakim', office_name: 'Jakarta' }],
        obstacle:
          'Setelah ini tidak ada lagi orang aktif di semua kantor yang dapat mengatur Staff dan Jabatan & Hak Akses. Beri hak itu kepada orang lain lebih dahulu.',
      }),
    ),
  ],
  widening: [mockEndpoint(previewTitle, buildPreview({ waits: true }))],
  waits: [
    mockEndpoint(listTitles, {
      rows: buildTitles().map((title) =>
        title.id === 3 ? { ...title, waiting: buildWaitingChange() } : title,
      ),
      may_change: true,
    }),
  ],
  saveOffline: [mockEndpoint(changeTitle, offline)],
} satisfies Record<string, HttpHandler[]>;

/** Somebody else renamed Kasir, and took a right, while the form was open. */
export function changedMeanwhile(): HttpHandler[] {
  const kasir = buildTitle();
  const current = buildTitle({ name: 'Teller', access: { ...kasir.access, is_pettycash: 0 }, version: 2 });
  const stale = 'Jabatan Teller sudah berubah sejak Anda membukanya.';
  const answer = ({ body }: { body: { version: number } }) =>
    body.version === 2 ? null : refuse(409, stale, { version: body.version, current });
  return [
    mockEndpoint(previewTitle, (request) => answer(request) ?? buildPreview({ current })),
    mockEndpoint(changeTitle, (request) => answer(request) ?? { ...current, ...request.body, version: 3 }),
  ];
}
