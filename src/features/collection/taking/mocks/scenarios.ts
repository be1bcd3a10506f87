import type { HttpHandler } from 'msw';
import {
  getRepossession,
  listRunningOrders,
  withdrawRepossessionOrder,
  writeUnitRecord,
  type Repossession,
} from '@/lib/contract/repossessions';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildOrder,
  buildRefusal,
  buildRepossession,
  buildTaken,
  buildUnitRecord,
} from '../../contract/mocks/buildRepossession';

const FOREIGN = 'Surat tugas penarikan diminta oleh supervisor kolektor.';

/** SP3 and the certificate of the fiduciary are missing. */
export function buildMissing(): Repossession {
  const letter = 'Penyampaian SP3 JKT/SP/2611/00012 belum dicatat. Catat dulu.';
  const fiduciary =
    'Nomor dan tanggal sertifikat fidusia belum dicatat, atau fidusianya sudah dihapus. Catat dulu.';
  const texts: Partial<Record<string, string>> = { LETTER: letter, FIDUCIARY: fiduciary };
  return buildRepossession({
    conditions: buildRepossession().conditions.map((one) => {
      const text = texts[one.key];
      return text === undefined ? one : { ...one, met: false, text };
    }),
    obstacle: `${letter} ${fiduciary}`,
  });
}

/** An order runs: no other is asked for. */
export function buildRunning(): Repossession {
  const text =
    'Surat tugas JKT/ST/2611/00007 masih berjalan sampai 1 Desember 2026. Tunggu BAST-nya, atau cabut dulu.';
  return buildRepossession({
    conditions: buildRepossession().conditions.map((one) =>
      one.key === 'ORDER' ? { ...one, met: false, text } : one,
    ),
    ...{ obstacle: text, orders: [buildOrder()] },
  });
}

/** The borrower refused: only a ruling is a basis from now on. */
export function buildRefused(): Repossession {
  const text = 'Nasabah menolak menyerahkan unit. Dasar surat tugas berikutnya putusan pengadilan.';
  const refusal = buildRefusal({ outside: ['HOURS'] });
  return buildRepossession({
    ruling_only: true,
    conditions: buildRepossession().conditions.map((one) =>
      one.key === 'BASIS'
        ? { ...one, text: 'Nasabah pernah menolak menyerahkan unit: dasarnya hanya putusan pengadilan.' }
        : one,
    ),
    orders: [
      buildOrder({ state: 'REFUSED', state_text: text, withdraw_obstacle: text, handover: refusal }),
      buildOrder({
        ...{ id: 5, number: 'JKT/ST/2610/00005', state: 'WITHDRAWN' },
        ...{ valid_from: '2026-10-12', valid_until: '2026-10-26' },
        state_text: 'Surat tugas JKT/ST/2610/00005 dicabut Dewi Anggraini pada 14 Oktober 2026, 09:20.',
        withdraw_obstacle: 'Sudah dicabut.',
        withdrawn: {
          by: { username: 'spv.jkt', name: 'Dewi Anggraini' },
          ...{ at: '2026-10-14T02:20:00.000Z', reason: 'Nasabah membayar satu angsuran' },
        },
      }),
    ],
  });
}

/** Taken before there were orders: nobody knows how. */
export const buildLegacy = (): Repossession => buildTaken({ orders: [], unit_records: [] });

/** Stored, looked at, and sold by two. */
export function buildSold(): Repossession {
  const sold = 'Unit ini sudah dijual.';
  return buildTaken({
    unit_records: [
      buildUnitRecord({
        ...{ id: 6, kind: 'SOLD', day: '2026-11-20', place: '', person: 'Lelang Sentosa', price: 9_750_000 },
        approved_by: { username: 'penyetuju.jkt', name: 'Hendra Wijaya' },
      }),
      buildUnitRecord({ id: 4, kind: 'CONDITION', place: '', note: 'Aki diganti, siap dilelang' }),
      buildUnitRecord(),
    ],
    unit_kinds: (['STORED', 'CONDITION', 'RETURNED', 'SOLD'] as const).map((kind) => ({
      ...{ kind, obstacle: sold },
    })),
  });
}

const answers = (taking: Repossession): HttpHandler[] => [mockEndpoint(getRepossession, taking)];

/** Named worlds of taking a unit; each goes before the happy path. */
export const takingScenarios = {
  conditionsMissing: answers(buildMissing()),
  orderRuns: answers(buildRunning()),
  refusedRulingOnly: answers(buildRefused()),
  taken: answers(buildTaken()),
  sold: answers(buildSold()),
  legacy: answers(buildLegacy()),
  notLate: answers(
    buildRepossession({
      ...{ status: 'ACTIVE', obstacle: 'Tidak ada angsuran yang terlambat, jadi unit tidak ditarik.' },
      conditions: buildRepossession().conditions.map((one) =>
        one.key === 'LATE'
          ? { ...one, met: false, text: 'Tidak ada angsuran yang terlambat, jadi unit tidak ditarik.' }
          : one,
      ),
    }),
  ),
  /** Whoever only reads. */
  foreign: answers({
    ...buildRunning(),
    ...{ obstacle: FOREIGN, collectors: [] },
    orders: [
      buildOrder({ withdraw_obstacle: 'Surat tugas dicabut oleh supervisor kolektor atau penyetuju.' }),
    ],
  }),
  foreignAsking: answers(buildRepossession({ obstacle: FOREIGN, collectors: [] })),
  asking: [mockEndpoint(getRepossession, never)],
  fails: [mockEndpoint(getRepossession, () => refuse(500, ''))],
  offline: [mockEndpoint(getRepossession, offline)],
  noSuchCall: [mockEndpoint(getRepossession, () => refuse(404, 'Alamat ini tidak ada.'))],
  withdrawnMeanwhile: [
    mockEndpoint(withdrawRepossessionOrder, () =>
      refuse(409, 'Unit sudah diserahkan dengan surat tugas JKT/ST/2611/00007.'),
    ),
    ...answers(buildRunning()),
  ],
  unitNotSaved: [mockEndpoint(writeUnitRecord, offline), ...answers(buildTaken())],
} satisfies Record<string, HttpHandler[]>;

/** Named worlds of the list of orders that run; each goes before the happy path. */
export const runningOrderScenarios = {
  nothing: [mockEndpoint(listRunningOrders, { rows: [], count: 0 })],
  slow: [mockEndpoint(listRunningOrders, never)],
  fails: [mockEndpoint(listRunningOrders, () => refuse(500, ''))],
  offline: [mockEndpoint(listRunningOrders, offline)],
  forbidden: [
    mockEndpoint(listRunningOrders, () => refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.')),
  ],
  withoutCall: [mockEndpoint(listRunningOrders, () => refuse(404, 'Alamat ini tidak ada.'))],
} satisfies Record<string, HttpHandler[]>;
