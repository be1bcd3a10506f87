import type { HttpHandler } from 'msw';
import { agentCommissions, exportAgentBatch } from '@/lib/contract/commissions';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { csvFile, mockFile } from '@/lib/mocks/mockFile';
import { buildCommission, buildPreview } from './buildCommission';
import { HEAD } from './buildPartner';

const { list, approve, takeBack, preview, pay, batches, batch } = agentCommissions;
const forbidden = () => refuse(403, 'Anda tidak punya hak untuk ini.');
const none = { rows: [], count: 0 };

/** Partner 2 asked for another account meanwhile. */
const CHANGED = buildPreview({
  payouts: buildPreview().payouts.slice(0, 1),
  total: 225_000,
  held: [
    {
      partner: { id: 2, name: 'Sumber Motor Matraman' },
      total: 300_000,
      why: 'Perubahan rekening masih menunggu persetujuan.',
    },
  ],
});

/** Named worlds of commissions of agents; each goes before the happy path. */
export const commissionScenarios = {
  listAsking: [mockEndpoint(list, never)],
  listFails: [mockEndpoint(list, () => refuse(500, ''))],
  listOffline: [mockEndpoint(list, offline)],
  listForbidden: [mockEndpoint(list, forbidden)],
  none: [mockEndpoint(list, { ...none, total: 0 })],
  /** Somebody else approved it while it was looked at. */
  approvedMeanwhile: [
    mockEndpoint(approve, ({ params }) =>
      refuse(409, 'Komisi ini sudah berubah sejak Anda membukanya.', {
        version: 2,
        current: buildCommission({
          ...{ id: Number(params.id), state: 'APPROVED', version: 2 },
          ...{ approved_by: HEAD, approved_at: '2026-11-20T06:40:00.000Z' },
        }),
      }),
    ),
  ],
  /** The first instalment was paid while it was looked at. */
  paidMeanwhile: [
    mockEndpoint(takeBack, ({ params }) =>
      refuse(409, 'Menurut skemanya komisi ini tidak ditarik kembali.', {
        current: buildCommission({
          ...{ id: Number(params.id), state: 'PAID', version: 3 },
          batch: { id: 5, number: 'JKT/KA2611/00005' },
        }),
      }),
    ),
  ],
  approveOffline: [mockEndpoint(approve, offline)],
  previewAsking: [mockEndpoint(preview, never)],
  previewFails: [mockEndpoint(preview, () => refuse(500, ''))],
  previewOffline: [mockEndpoint(preview, offline)],
  previewForbidden: [mockEndpoint(preview, forbidden)],
  nothingToPay: [mockEndpoint(preview, buildPreview({ payouts: [], total: 0, held: [] }))],
  onlyHeld: [mockEndpoint(preview, buildPreview({ payouts: [], total: 0 }))],
  approvedByCaller: [
    mockEndpoint(
      preview,
      buildPreview({ obstacle: 'Anda menyetujui komisi di dalamnya; orang lain yang membayarkannya.' }),
    ),
  ],
  payChanged: [
    mockEndpoint(pay, () =>
      refuse(409, 'Yang dibayarkan sudah berubah sejak ditampilkan. Periksa lagi.', { current: CHANGED }),
    ),
  ],
  batchesAsking: [mockEndpoint(batches, never)],
  batchesFail: [mockEndpoint(batches, () => refuse(500, ''))],
  batchesOffline: [mockEndpoint(batches, offline)],
  batchesForbidden: [mockEndpoint(batches, forbidden)],
  noBatches: [mockEndpoint(batches, none)],
  batchAsking: [mockEndpoint(batch, never)],
  batchOffline: [mockEndpoint(batch, offline)],
  batchMissing: [mockEndpoint(batch, () => refuse(404, 'Pembayaran ini tidak ada.'))],
  batchElsewhere: [mockEndpoint(batch, () => refuse(403, 'Pembayaran ini milik kantor lain.'))],
  /** The file ends before its last row. */
  exportCutOff: [mockFile(exportAgentBatch, () => csvFile(['JKT/KA2611/00005;Rahmat Hidayat'], 2))],
} satisfies Record<string, HttpHandler[]>;
